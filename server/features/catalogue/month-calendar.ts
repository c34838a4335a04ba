import type {
  CalendarDay,
  CalendarFilters,
  CalendarNight,
  EventCalendar,
} from '#shared/api/catalogue/catalogue-schemas.ts'
import type { Language, Preferences } from '#shared/rules/preferences.ts'
import { formatEventDate, formatLongDate, formatMonth, formatWeekdays } from '../../presentation/event-date.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import type { EventInformation } from '../../upstream/schemas/catalogue.ts'
import { monthFacet, monthKey, venueFacet } from './event-facets.ts'
import { everySearched, searchEvents } from './event-queries.ts'

type Month = { year: number; month: number }

const keyOf = ({ year, month }: Month) => monthKey(year, month)

const parse = (key: string): Month => {
  const [year = 0, month = 0] = key.split('-').map(Number)
  return { year, month }
}

const neighbour = (key: string, step: 1 | -1): string => {
  const { year, month } = parse(key)
  const moved = new Date(Date.UTC(year, month - 1 + step, 1))
  return monthKey(moved.getUTCFullYear(), moved.getUTCMonth() + 1)
}

const night = ({ sku, slug, name, venue, saleStatus, dates }: EventInformation, language: Language): CalendarNight => {
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

/** The calendar of the venue decides on which day a night is: its date is the one that its time is given with. */
const daysOf = (key: string, events: readonly EventInformation[], language: Language): CalendarDay[] => {
  const { year, month } = parse(key)
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const nights = Map.groupBy(events, ({ dates }) => dates.startsAt.slice(0, 10))
  return Array.from({ length }, (_, index) => {
    const day = index + 1
    const date = `${key}-${String(day).padStart(2, '0')}`
    const onIt = (nights.get(date) ?? []).map((event) => night(event, language))
    return { date, day, long: formatLongDate(`${date}T12:00:00Z`, 'UTC', language), nights: onIt }
  })
}

/** Links lead no further than there are nights, so that nobody, and no crawler, leafs through empty years. */
const linkTo = (key: string, months: readonly Month[], language: Language): EventCalendar['next'] => {
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last || key < keyOf(first) || key > keyOf(last)) return null
  const { year, month } = parse(key)
  return { value: key, label: formatMonth(year, month, language) }
}

/** One month of the programme, day by day. Without a month, the first that has nights. */
export const readCalendar = async (
  api: Pick<CommerceApi, 'read'>,
  { month: wanted, venue }: CalendarFilters,
  { language }: Preferences,
  now: number,
): Promise<EventCalendar> => {
  const asked = wanted ?? (await firstMonth(api, language, venue)) ?? new Date(now).toISOString().slice(0, 7)
  const { year, month } = parse(asked)
  const { events, facets, total } = await everySearched(api, language, { year, month, venue })
  const weekday = new Date(Date.UTC(year, month - 1, 1)).getUTCDay()
  return {
    month: asked,
    label: formatMonth(year, month, language),
    weekdays: formatWeekdays(language),
    leadingDays: (weekday + 6) % 7,
    days: daysOf(asked, events, language),
    total,
    previous: linkTo(neighbour(asked, -1), facets.months, language),
    next: linkTo(neighbour(asked, 1), facets.months, language),
    months: monthFacet(facets.months, language),
    venues: venueFacet(facets.venues),
  }
}

const firstMonth = async (api: Pick<CommerceApi, 'read'>, language: Language, venue: string | undefined) => {
  const { facets } = await searchEvents(api, language, { page: 1, itemsPerPage: 1, venue })
  const [first] = facets.months
  return first && keyOf(first)
}
