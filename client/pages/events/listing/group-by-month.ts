import type { EventListItem } from '#shared/api/catalogue/catalogue-schemas.ts'

/** `key` is `YYYY-MM` in the venue's time zone. */
type EventMonth = { key: string; name: string; year: string; events: EventListItem[] }

type MonthLabel = { value: string; label: string }

/** "December 2026" without its year; a month without a label gets its short name from the date. */
const getMonthName = (labels: MonthLabel[], key: string, { date }: EventListItem) =>
  labels
    .find(({ value }) => value === key)
    ?.label.replace(date.year, '')
    .trim() ?? date.month

/** Expects events sorted by date. */
export const groupByMonth = (events: EventListItem[], labels: MonthLabel[]): EventMonth[] => {
  const months: EventMonth[] = []
  for (const event of events) {
    const key = event.date.iso.slice(0, 7)
    const last = months.at(-1)
    if (last?.key === key) last.events.push(event)
    else months.push({ key, name: getMonthName(labels, key, event), year: event.date.year, events: [event] })
  }
  return months
}
