import type { EventFilters } from '#shared/api/catalogue/catalogue-schemas.ts'
import { anyValue } from '../../../features/listings/any-value.ts'

/**
 * What the address says about the listing: always filled in the same way, so that loader and page ask for the same
 * thing.
 */
export type Filters = { page: number } & Pick<EventFilters, 'year' | 'month' | 'venue'>
export type FilterName = 'year' | 'month' | 'venue'
export type View = 'posters' | 'list' | 'calendar'

const matching = (pattern: RegExp, value: string | null) => (value !== null && pattern.test(value) ? value : undefined)

/** Forgives what people type into the address bar. A month knows its year, so a year that contradicts it is dropped. */
export const readFilters = (search: URLSearchParams): Filters => {
  const page = Number(matching(/^\d{1,4}$/, search.get('page')) ?? 1)
  const month = matching(/^\d{4}-(0[1-9]|1[0-2])$/, search.get('month'))
  const year = matching(/^\d{4}$/, search.get('year'))
  const named = matching(/^[a-z0-9-]{1,80}$/, search.get('venue'))
  const venue = named === anyValue ? undefined : named
  return {
    page: Math.min(Math.max(page, 1), 1000),
    ...(year && (!month || month.startsWith(year)) ? { year } : {}),
    ...(month ? { month } : {}),
    ...(venue ? { venue } : {}),
  }
}

export const readView = (search: URLSearchParams): View => {
  const view = search.get('view')
  return view === 'list' || view === 'calendar' ? view : 'posters'
}

/** What a calendar is asked for: it shows one month, whole. */
export const calendarInput = ({ month, venue }: Filters) => ({
  ...(month ? { month } : {}),
  ...(venue ? { venue } : {}),
})

/**
 * The filters after one was changed (`anyValue` unsets it): back to page 1, and without what the new choice
 * contradicts.
 */
export const changeFilter = (filters: Filters, name: FilterName, value: string): Filters => {
  const { page: _page, ...rest } = filters
  const changed: Filters = { ...rest, page: 1, [name]: value === anyValue ? undefined : value }
  const { year, month } = changed
  if (year && month && !month.startsWith(year)) delete changed[name === 'year' ? 'month' : 'year']
  return changed
}

export const isFiltered = ({ year, month, venue }: Filters) => Boolean(year ?? month ?? venue)

/** The listing's address: parameters in one order, nothing that says nothing. */
export const listingPath = ({ page, year, month, venue }: Filters, view: View = 'posters'): string => {
  const search = new URLSearchParams()
  const wholeMonth = view === 'calendar'
  if (year && !wholeMonth) search.set('year', year)
  if (month) search.set('month', month)
  if (venue) search.set('venue', venue)
  if (page > 1 && !wholeMonth) search.set('page', String(page))
  if (view !== 'posters') search.set('view', view)
  const text = search.toString()
  return text ? `/whats-on?${text}` : '/whats-on'
}

const fields = ['year', 'month', 'venue', 'page', 'view']

/**
 * The address without what a plain form sends along although it is not set; undefined when there is nothing to tidy.
 * What is not the listing's stays.
 */
export const tidyAddress = (search: URLSearchParams): string | undefined => {
  if (!fields.some((name) => ['', anyValue].includes(search.get(name) ?? 'none'))) return undefined
  const [path, kept] = listingPath(readFilters(search), readView(search)).split('?', 2)
  const tidy = new URLSearchParams(kept)
  for (const [name, value] of search) if (!fields.includes(name) && name !== 'lng') tidy.append(name, value)
  return tidy.size > 0 ? `${path}?${tidy}` : path
}
