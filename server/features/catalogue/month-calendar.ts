import type {
  CalendarDay,
  CalendarFilters,
  CalendarEvent,
  EventCalendar,
} from '#shared/api/catalogue/catalogue-schemas.ts'
import type { Language, Preferences } from '#shared/rules/preferences.ts'
import type { EventInformationResource } from '../../upstream/resources/catalogue.ts'
import {
  companyTimeZone,
  getLocalDay,
  formatCalendarDay,
  formatEventDate,
  formatMonth,
  formatWeekdays,
} from '../../presentation/event-date.ts'
import type { ContentSource } from '../../upstream/content-source.ts'
import { toMonthFacet, formatMonthKey, toVenueFacet } from './event-facets.ts'
import { fetchAllEvents, fetchEvents } from './event-queries.ts'

type Month = { year: number; month: number }

const toMonthKey = ({ year, month }: Month) => formatMonthKey(year, month)

const parseMonthKey = (key: string): Month => {
  const [year = 0, month = 0] = key.split('-').map(Number)
  return { year, month }
}

const getAdjacentMonth = (key: string, step: 1 | -1): string => {
  const { year, month } = parseMonthKey(key)
  const adjacent = new Date(Date.UTC(year, month - 1 + step, 1))
  return formatMonthKey(adjacent.getUTCFullYear(), adjacent.getUTCMonth() + 1)
}

const toCalendarEvent = (
  { sku, slug, name, venue, saleStatus, dates }: EventInformationResource,
  language: Language,
): CalendarEvent => {
  const { starts, doors } = formatEventDate(dates, language)
  return {
    sku,
    slug,
    name,
    venue: { slug: venue.slug, name: venue.name, city: venue.city },
    status: saleStatus,
    starts,
    doors,
  }
}

/** Assigns each event to the day on which it starts in the venue's time zone. */
const toCalendarDays = (
  key: string,
  events: readonly EventInformationResource[],
  language: Language,
): CalendarDay[] => {
  const { year, month } = parseMonthKey(key)
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const eventsByDate = Map.groupBy(events, ({ dates }) => dates.startsAt.slice(0, 10))
  return Array.from({ length }, (_, index) => {
    const day = index + 1
    const date = `${key}-${String(day).padStart(2, '0')}`
    const eventsOfDay = (eventsByDate.get(date) ?? []).map((event) => toCalendarEvent(event, language))
    return { date, day, long: formatCalendarDay(date, language), events: eventsOfDay }
  })
}

/** Returns no link beyond the first and last month with events, so that crawlers do not follow empty years. */
const toMonthLink = (key: string, months: readonly Month[], language: Language): EventCalendar['next'] => {
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last || key < toMonthKey(first) || key > toMonthKey(last)) return null
  const { year, month } = parseMonthKey(key)
  return { value: key, label: formatMonth(year, month, language) }
}

/** Loads one month of events day by day; without a month, the first month that has events. */
export const loadMonthCalendar = async (
  api: ContentSource,
  { month: requestedMonth, venue }: CalendarFilters,
  { language }: Preferences,
  now: number,
): Promise<EventCalendar> => {
  const shownMonth =
    requestedMonth ?? (await findFirstMonth(api, language, venue)) ?? new Date(now).toISOString().slice(0, 7)
  const { year, month } = parseMonthKey(shownMonth)
  const { events, facets, total } = await fetchAllEvents(api, language, { year, month, venue })
  const weekday = new Date(Date.UTC(year, month - 1, 1)).getUTCDay()
  return {
    month: shownMonth,
    today: getLocalDay(now, companyTimeZone),
    label: formatMonth(year, month, language),
    weekdays: formatWeekdays(language),
    leadingDays: (weekday + 6) % 7,
    days: toCalendarDays(shownMonth, events, language),
    total,
    previous: toMonthLink(getAdjacentMonth(shownMonth, -1), facets.months, language),
    next: toMonthLink(getAdjacentMonth(shownMonth, 1), facets.months, language),
    months: toMonthFacet(facets.months, language),
    venues: toVenueFacet(facets.venues),
  }
}

const findFirstMonth = async (api: ContentSource, language: Language, venue: string | undefined) => {
  const { facets } = await fetchEvents(api, language, { page: 1, itemsPerPage: 1, venue })
  const [first] = facets.months
  return first && toMonthKey(first)
}
