import type { z } from 'zod'
import type {
  CalendarDay,
  CalendarFilters,
  CalendarEvent,
  EventCalendar,
} from '#shared/api/catalogue/catalogue-schemas.ts'
import type { Language, Preferences } from '#shared/rules/preferences.ts'
import type { CalendarEventResource, EventCalendarResource } from '../../upstream/resources/catalogue.ts'
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
import { fetchEventCalendar } from './event-queries.ts'

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
  { slug, name, lang, venue, saleStatus, dates }: CalendarEventResource,
  language: Language,
): CalendarEvent => {
  const { starts } = formatEventDate(dates, language)
  return { slug, name, lang, venue: venue.name, status: saleStatus, starts }
}

/** Every day of a month, also those without events, which the API leaves out. */
const toCalendarDays = (
  { year, month, days }: Pick<z.infer<typeof EventCalendarResource>, 'year' | 'month' | 'days'>,
  language: Language,
): CalendarDay[] => {
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const daysByDate = new Map(days.map((day) => [day.date, day]))
  return Array.from({ length }, (_, index) => {
    const day = index + 1
    const date = `${formatMonthKey(year, month)}-${String(day).padStart(2, '0')}`
    const { total = 0, events = [] } = daysByDate.get(date) ?? {}
    const long = formatCalendarDay(date, language)
    return { date, day, long, total, events: events.map((event) => toCalendarEvent(event, language)) }
  })
}

/** Returns no link beyond the first and last month with events, so that crawlers do not follow empty years. */
const toMonthLink = (key: string, months: readonly Month[], language: Language): EventCalendar['next'] => {
  const [first, last] = [months[0], months.at(-1)]
  if (!first || !last || key < toMonthKey(first) || key > toMonthKey(last)) return null
  const { year, month } = parseMonthKey(key)
  return { value: key, label: formatMonth(year, month, language) }
}

const shownDays = 4 * 7

/** How many days of the next month complete four weeks from the week of this month's first event; 0 without events. */
const countFollowingDays = (days: readonly CalendarDay[], leadingDays: number): number => {
  const firstDay = days.findIndex(({ total }) => total > 0)
  if (firstDay < 0) return 0
  const daysOfWeek = (leadingDays + firstDay) % 7
  return Math.max(0, shownDays - (days.length - firstDay + daysOfWeek))
}

/** Loads one month of events day by day; without a month, the first month that has events. */
export const loadMonthCalendar = async (
  api: ContentSource,
  { month: requestedMonth, venue }: CalendarFilters,
  { language }: Preferences,
  now: number,
): Promise<EventCalendar> => {
  const requested = requestedMonth === undefined ? {} : parseMonthKey(requestedMonth)
  const calendar = await fetchEventCalendar(api, language, { ...requested, venue })
  const { year, month, total, facets } = calendar
  const shownMonth = toMonthKey(calendar)
  const leadingDays = (new Date(Date.UTC(year, month - 1, 1)).getUTCDay() + 6) % 7
  const days = toCalendarDays(calendar, language)
  const previous = toMonthLink(getAdjacentMonth(shownMonth, -1), facets.months, language)
  const next = toMonthLink(getAdjacentMonth(shownMonth, 1), facets.months, language)
  const followingCount = next && !previous ? countFollowingDays(days, leadingDays) : 0
  const following =
    next && followingCount > 0
      ? toCalendarDays(await fetchEventCalendar(api, language, { ...parseMonthKey(next.value), venue }), language)
      : []
  return {
    month: shownMonth,
    today: getLocalDay(now, companyTimeZone),
    label: formatMonth(year, month, language),
    weekdays: formatWeekdays(language),
    leadingDays,
    days,
    following: following.slice(0, followingCount),
    total,
    previous,
    next,
    months: toMonthFacet(facets.months, language),
    venues: toVenueFacet(facets.venues),
  }
}
