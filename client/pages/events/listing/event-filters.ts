import type { EventFilters } from '#shared/api/catalogue/catalogue-schemas.ts'
import { anyOption } from '../../../features/filtered-lists/any-option.ts'
import { filterKeyPattern, readFilterValue } from '../../../features/filtered-lists/read-filter-value.ts'

/**
 * The listing's filters from the URL. They always have the same shape, so that loader and page share a cached query.
 */
export type ListingParams = { page: number } & Pick<EventFilters, 'year' | 'month' | 'venue' | 'day' | 'when' | 'genre'>
export type FilterName = 'month' | 'venue' | 'genre' | 'day' | 'when'
export type ListingView = 'posters' | 'list' | 'calendar'

/** Ignores invalid parameters. A month overrides a contradicting year, a day and "tonight", which a day overrides. */
export const readListingParams = (search: URLSearchParams): ListingParams => {
  const page = Number(readFilterValue(search, 'page', /^\d{1,4}$/) ?? 1)
  const month = readFilterValue(search, 'month', /^\d{4}-(0[1-9]|1[0-2])$/)
  const year = readFilterValue(search, 'year', /^\d{4}$/)
  const venue = readFilterValue(search, 'venue', filterKeyPattern)
  const genre = readFilterValue(search, 'genre', filterKeyPattern)
  const day = month ? undefined : readFilterValue(search, 'day', /^\d{4}-\d\d-\d\d$/)
  const when = search.get('when')
  return {
    page: Math.min(Math.max(page, 1), 1000),
    ...(year && (!month || month.startsWith(year)) ? { year } : {}),
    ...(month ? { month } : {}),
    ...(venue ? { venue } : {}),
    ...(day ? { day } : {}),
    ...(!month && !day && (when === 'tonight' || when === 'weekend') ? { when } : {}),
    ...(genre ? { genre } : {}),
  }
}

export const readListingView = (search: URLSearchParams): ListingView => {
  const view = search.get('view')
  return view === 'list' || view === 'calendar' ? view : 'posters'
}

/** A calendar shows one whole month, so only month and venue remain. The month of a day is that day's. */
export const toCalendarInput = ({ month, day, venue }: ListingParams) => {
  const shownMonth = month ?? day?.slice(0, 7)
  return { ...(shownMonth ? { month: shownMonth } : {}), ...(venue ? { venue } : {}) }
}

/** A list has at most one of these filters: choosing one unsets the others. */
const timeFilters: readonly FilterName[] = ['month', 'day', 'when']

/** The filters after a change (`anyOption` unsets one): on page 1, without filters that contradict the new one. */
export const changeFilter = (filters: ListingParams, name: FilterName, value: string): ListingParams => {
  const { page: _page, ...rest } = filters
  const changed: ListingParams = { ...rest, page: 1, [name]: value === anyOption ? undefined : value }
  if (timeFilters.includes(name)) for (const other of timeFilters) if (other !== name) delete changed[other]
  const { year, month } = changed
  if (year && month && !month.startsWith(year)) delete changed.year
  return changed
}

export const hasListingFilters = ({ year, month, venue, day, when, genre }: ListingParams) =>
  Boolean(year ?? month ?? venue ?? day ?? when ?? genre)

/** The listing's URL: parameters in a fixed order, without default values. */
export const listingPath = (params: ListingParams, view: ListingView = 'posters'): string => {
  const wholeMonth = view === 'calendar'
  const { page, year, day, when, genre } = params
  const { month, venue } = wholeMonth ? toCalendarInput(params) : params
  const search = new URLSearchParams()
  if (year && !wholeMonth) search.set('year', year)
  if (month) search.set('month', month)
  if (venue) search.set('venue', venue)
  if (day && !wholeMonth) search.set('day', day)
  if (when && !wholeMonth) search.set('when', when)
  if (genre && !wholeMonth) search.set('genre', genre)
  if (page > 1 && !wholeMonth) search.set('page', String(page))
  if (view !== 'posters') search.set('view', view)
  const text = search.toString()
  return text ? `/whats-on?${text}` : '/whats-on'
}
