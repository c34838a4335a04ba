import { expect, test, vi } from 'vitest'
import { listSearches } from './list-searches.ts'
import { pageParameters } from './page-parameters.ts'

const list = {
  pages: 3,
  months: [{ value: '2026-12' }, { value: '2027-05' }],
  genres: [{ value: 'jazz' }],
  formats: [{ value: 'vinyl' }],
  rooms: [{ value: 'saltworks' }],
  venues: [{ slug: 'saltworks' }],
}

const createFind = () =>
  vi.fn(async (name: string, input: { path?: string }) =>
    name === 'getContent' ? { page: { productCategory: input.path === 'px-records' ? 'records' : null } } : list,
  )

/** The query of a page as the parser reads it, and as the catalogue matches it. */
const toQueries = async (route: string, path: string, query: string, find: unknown = createFind()) => {
  const { parse, match } = listSearches[route]!
  const parsed = parse(new URLSearchParams(query))
  return [parsed, await match(new URLSearchParams(parsed), path, find as never)]
}

test('every public page with a parameter has a parser', () => {
  const personal =
    /^\/(search|product-comparison|checkout|sign-in|register|set-password|verify-email|undo-email|newsletter|orders|account|wishlists|preferences)/
  expect(Object.keys(pageParameters).filter((path) => !personal.test(path))).toEqual(Object.keys(listSearches))
})

test.each([
  ['/whats-on', '/whats-on', 'genre=x.&page=0&view=tiles&year=1&month=2027-13&venue=%3Cb%3E&day=x&when=never'],
  ['/category/*', '/category/records', 'format=x.&room=_&order=best&page=-1'],
  ['/articles/*', '/articles/news', 'page=1.5'],
  ['*', '/px-records', 'format=x.&room=_&order=best&page=1e9'],
])('a value that the parser of %s rejects counts as missing', async (route, path, query) => {
  const find = createFind()
  expect((await toQueries(route, path, query, find))[0]).toBe('')
})

test.each([
  ['/whats-on', '/whats-on', 'genre=polka&venue=nowhere&month=2031-01', ''],
  ['/whats-on', '/whats-on', 'view=list&page=900&genre=jazz&when=weekend', 'when=weekend&genre=jazz&page=3&view=list'],
  ['/category/*', '/category/records', 'order=name&format=tape&room=nowhere', 'order=name'],
  ['/category/*', '/category/records', 'page=999&room=saltworks&format=vinyl', 'format=vinyl&room=saltworks&page=3'],
  ['/articles/*', '/articles/news', 'page=999', 'page=3'],
  ['*', '/px-records', 'format=tape&page=2', 'page=2'],
  ['*', '/about-us', 'format=vinyl&order=name&page=2', ''],
  ['*', '/no%20content', 'format=vinyl&order=name', ''],
])('%s at %s reads %s as %s', async (route, path, query, matched) => {
  expect((await toQueries(route, path, query))[1]).toBe(matched)
})

test('made-up values cause no further calls', async () => {
  const find = createFind()
  for (const value of ['a', 'b', 'c'])
    for (const page of [500, 600])
      await toQueries('/whats-on', '/whats-on', `genre=${value}&venue=${value}&page=${page}`, find)
  expect(new Set(find.mock.calls.map((call) => JSON.stringify(call)))).toEqual(
    new Set(['["getEvents",{"page":1}]', '["getVenues",{}]']),
  )
})

test.each(Object.keys(listSearches))('all values of %s count while the catalogue is unknown', async (route) => {
  const query = route === '/articles/*' ? 'page=9' : 'genre=polka&format=tape&page=9'
  const [parsed, matched] = await toQueries(route, '/px-records', query, async () => undefined)
  expect(matched).toBe(parsed)
  expect(parsed).not.toBe('')
})
