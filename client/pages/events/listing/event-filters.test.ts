import { expect, test } from 'vitest'
import { anyOption } from '../../../features/filtered-lists/any-option.ts'
import {
  toCalendarInput,
  changeFilter,
  hasListingFilters,
  listingPath,
  readListingParams,
  readListingView,
} from './event-filters.ts'

const readParams = (search: string) => readListingParams(new URLSearchParams(search))

test('readListingParams reads valid parameters', () => {
  expect(readParams('page=3&year=2027&month=2027-02&venue=saltworks')).toEqual({
    page: 3,
    year: '2027',
    month: '2027-02',
    venue: 'saltworks',
  })
  expect(readParams('')).toEqual({ page: 1 })
})

test('readListingParams ignores empty and invalid parameters', () => {
  expect(readParams('year=&month=&venue=')).toEqual({ page: 1 })
  expect(readParams('page=-4&year=27&month=2027-13&venue=%3Cb%3E')).toEqual({ page: 1 })
  expect(readParams('page=0')).toEqual({ page: 1 })
  expect(readParams('page=9999')).toEqual({ page: 1000 })
})

test('readListingParams drops a year that contradicts the month', () => {
  expect(readParams('year=2026&month=2027-02')).toEqual({ page: 1, month: '2027-02' })
})

test('changeFilter returns to page 1', () => {
  expect(changeFilter({ page: 4, venue: 'saltworks' }, 'month', '2027-02')).toEqual({
    page: 1,
    venue: 'saltworks',
    month: '2027-02',
  })
})

test('changeFilter drops an older filter that contradicts the new one', () => {
  expect(changeFilter({ page: 1, month: '2026-12' }, 'when', 'tonight')).toEqual({ page: 1, when: 'tonight' })
  expect(changeFilter({ page: 1, when: 'tonight' }, 'month', '2026-12')).toEqual({ page: 1, month: '2026-12' })
  expect(changeFilter({ page: 1, year: '2026' }, 'month', '2027-01')).toEqual({ page: 1, month: '2027-01' })
})

test('a day excludes month and tonight, and the calendar shows its month', () => {
  expect(readParams('day=2026-11-20&when=tonight&venue=saltworks')).toEqual({
    page: 1,
    venue: 'saltworks',
    day: '2026-11-20',
  })
  expect(readParams('day=2026-11-20&month=2026-12')).toEqual({ page: 1, month: '2026-12' })
  expect(readParams('day=tomorrow')).toEqual({ page: 1 })
  const filters = { page: 2, day: '2026-11-20', venue: 'saltworks' }
  expect(listingPath(filters)).toBe('/whats-on?venue=saltworks&day=2026-11-20&page=2')
  expect(listingPath(filters, 'calendar')).toBe('/whats-on?month=2026-11&venue=saltworks&view=calendar')
  expect(changeFilter(filters, 'month', '2026-12')).toEqual({ page: 1, month: '2026-12', venue: 'saltworks' })
  expect(changeFilter(filters, 'day', anyOption)).toEqual({ page: 1, venue: 'saltworks' })
  expect(hasListingFilters({ page: 1, day: '2026-11-20' })).toBe(true)
})

test('changeFilter removes a filter when the value is "any"', () => {
  const cleared = changeFilter({ page: 2, venue: 'saltworks' }, 'venue', anyOption)
  expect(hasListingFilters(cleared)).toBe(false)
  expect(listingPath(cleared)).toBe('/whats-on')
})

test('listingPath omits default values and has a fixed order', () => {
  expect(listingPath({ page: 1 })).toBe('/whats-on')
  expect(listingPath({ page: 2, venue: 'saltworks', month: '2027-02' }, 'list')).toBe(
    '/whats-on?month=2027-02&venue=saltworks&page=2&view=list',
  )
})

test('readListingParams reads what listingPath writes', () => {
  const filters = { page: 3, year: '2027', venue: 'tallow-hall', when: 'weekend', genre: 'jazz' } as const
  const search = new URL(listingPath(filters, 'list'), 'http://shop').searchParams
  expect(readListingParams(search)).toEqual(filters)
  expect(readListingView(search)).toBe('list')
})

test('toCalendarInput keeps month and venue and drops page and year', () => {
  const filters = { page: 3, year: '2027', month: '2027-02', venue: 'saltworks' }
  expect(listingPath(filters, 'calendar')).toBe('/whats-on?month=2027-02&venue=saltworks&view=calendar')
  expect(toCalendarInput(filters)).toEqual({ month: '2027-02', venue: 'saltworks' })
  expect(toCalendarInput({ page: 1 })).toEqual({})
  expect(readListingView(new URLSearchParams('view=calendar'))).toBe('calendar')
  expect(readListingView(new URLSearchParams('view=tapestry'))).toBe('posters')
})
