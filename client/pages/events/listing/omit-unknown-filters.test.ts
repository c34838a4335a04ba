import { expect, test } from 'vitest'
import { readListingParams } from './event-filters.ts'
import { omitUnknownFilters } from './omit-unknown-filters.ts'

const readFilters = (search: string) => {
  const { page: _page, ...filters } = readListingParams(new URLSearchParams(search))
  return filters
}

test('omitUnknownFilters drops what no event and no venue has', () => {
  const toValues = (...values: string[]) => values.map((value) => ({ value }))
  const all = { months: toValues('2026-11', '2027-02', '2027-05'), genres: toValues('jazz', 'folk') }
  const venues = [{ slug: 'saltworks' }]
  const omit = (search: string) => {
    return omitUnknownFilters(readFilters(search), all, venues)
  }
  const known = 'year=2027&month=2027-01&venue=saltworks&genre=folk'
  expect(omit(known)).toEqual({ year: '2027', month: '2027-01', venue: 'saltworks', genre: 'folk' })
  expect(omit('day=2027-05-31&when=tonight')).toEqual({ day: '2027-05-31' })
  expect(omit('when=weekend&venue=nowhere&genre=polka')).toEqual({ when: 'weekend' })
  for (const search of ['year=2025', 'year=2028', 'month=2026-10', 'month=2027-06', 'day=2026-10-31', 'day=2031-01-01'])
    expect(omit(search), search).toEqual({})
  const unknown = readFilters('year=2031&venue=nowhere&genre=polka')
  expect(omitUnknownFilters(unknown, undefined, undefined)).toEqual(unknown)
  expect(omitUnknownFilters(unknown, { months: [], genres: [] }, [])).toEqual({})
})
