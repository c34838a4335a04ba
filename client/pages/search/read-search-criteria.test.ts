import { describe, expect, test } from 'vitest'
import { searchPath } from '../../features/search/search-path.ts'
import { chooseFacet, hasFacets, readSearchCriteria } from './read-search-criteria.ts'

const readCriteria = (search: string) => readSearchCriteria(new URLSearchParams(search))

describe('the search in the URL', () => {
  test('is read and written in a fixed order without default values', () => {
    const search = readCriteria('page=2&genre=post-punk&month=2026-12&venue=saltworks&type=event&query=%20fe%20')
    expect(search).toEqual({
      query: 'fe',
      page: 2,
      type: 'event',
      venue: 'saltworks',
      month: '2026-12',
      genre: 'post-punk',
    })
    expect(searchPath(search)).toBe('/search?query=fe&type=event&venue=saltworks&month=2026-12&genre=post-punk&page=2')
    expect(searchPath(readCriteria(''))).toBe('/search')
  })

  test.each([
    'type=user',
    'month=2026-13',
    'venue=%3Cb%3E',
    'page=-2',
    'page=999',
    'genre=A%20B',
    'venue=any&genre=any&month=any',
    'query=',
  ])('is read without the invalid %s', (search) => {
    const { page, ...rest } = readCriteria(search)
    expect(rest).toEqual({ query: '' })
    expect(page).toBe(1)
  })

  test('is cut to the maximum length of a query', () => {
    expect(readCriteria(`query=${'x'.repeat(900)}`).query).toHaveLength(200)
  })
})

test('chooseFacet returns to page 1 and can unset the facet', () => {
  const chosen = chooseFacet(readCriteria('query=fe&page=3'), 'venue', 'saltworks')
  expect(chosen).toEqual({ query: 'fe', page: 1, venue: 'saltworks' })
  expect(hasFacets(chosen)).toBe(true)
  expect(hasFacets(chooseFacet(chosen, 'venue', 'any'))).toBe(false)
})
