import { algoliasearch } from 'algoliasearch'
import { describe, expect, it, vi } from 'vitest'
import type { SearchQueryResult } from '#shared/wire/search.ts'
import { startApiUnderTest, isRemote } from '../../testing/api-under-test.ts'
import { createFixtureContent } from '../../testing/fixture-content.ts'
import { searchQueue } from './search-router.ts'

const api = startApiUnderTest({ now: () => new Date('2026-11-20T12:00:00Z') })
const key = 'stagedoor-demo-search-key'

/** The official client of the hosted index, used as documented. */
const createClient = (apiKey = key, appId = 'stagedoor') =>
  algoliasearch(appId, apiKey, { hosts: [{ url: new URL(api.url).host, accept: 'readWrite', protocol: 'http' }] })

const searchIndex = async (searchParams: object, indexName = 'stagedoor_en') =>
  (await createClient().searchSingleIndex({ indexName, searchParams })) as unknown as SearchQueryResult

describe('the search index', () => {
  it('returns hits in the format of the specification to the official client', async () => {
    const { hits, ...otherFields } = await searchIndex({ query: 'berlin' })
    expect(otherFields).toMatchObject({
      index: 'stagedoor_en',
      nbHits: 1,
      page: 0,
      nbPages: 1,
      hitsPerPage: 20,
      query: 'berlin',
      exhaustiveNbHits: true,
    })
    expect(otherFields.processingTimeMS).toBeGreaterThan(0)
    expect(otherFields.params).toContain('query=berlin')
    expect(hits[0]).toMatchObject({
      type: 'event',
      slug: 'berlin-night',
      resources: { location: '/whats-on/berlin-night', description: 'A night.' },
      attributes: { product_name: 'berlin night', venue_names: ['Trafohalle'] },
      venue: 'trafohalle > Trafohalle',
      month: hits[0]!.date!.slice(0, 7),
      event: { saleStatus: 'on_sale', dates: { timeZone: 'Europe/Berlin' } },
      _highlightResult: {
        attributes: { product_name: { value: '<em>berlin</em> night', matchLevel: 'full', matchedWords: ['berlin'] } },
      },
    })
    expect(hits[0]!.date).toMatch(/T00:30:00\+0[12]:00$/)
    expect(hits[0]!.priceRanges[0]).toMatchObject({
      currency: 'GBP',
      minimum: { gross: 2000 },
      maximum: { gross: 3000 },
    })
  })

  it('runs several queries at once, each in its language and with the requested tags', async () => {
    const requests = [
      { indexName: 'stagedoor_de', query: 'erst', highlightPreTag: '[', highlightPostTag: ']' },
      { indexName: 'stagedoor_en', query: 'first pressing' },
    ]
    const { results } = (await createClient().search({ requests })) as unknown as { results: SearchQueryResult[] }
    expect(results.map(({ hits }) => hits[0]?.attributes.product_name)).toEqual(['Erstpressung', 'First Pressing'])
    expect(results[0]!.hits[0]!._highlightResult.attributes.product_name.value).toBe('[Erst]pressung')
  })

  it('counts facets and filters by them with AND and OR', async () => {
    const allHits = await searchIndex({ query: '', facets: ['*'], hitsPerPage: 0 })
    expect(allHits.hits).toEqual([])
    expect(allHits.nbPages).toBe(0)
    const { type, venue_slug: venues } = allHits.facets!
    const { events, products, pages } = createFixtureContent()
    expect(type).toMatchObject({ event: events.length, product: products.length, page: pages.length })
    expect(Object.values(type!).reduce((sum, count) => sum + count)).toBe(allHits.nbHits)

    const filteredHits = await searchIndex({ query: '', facetFilters: ['type:event', 'venue_slug:trafohalle'] })
    expect(filteredHits.nbHits).toBe(venues!.trafohalle)
    expect(filteredHits.hits.every(({ attributes }) => attributes.venue_names.includes('Trafohalle'))).toBe(true)
    expect((await searchIndex({ query: '', facetFilters: [['type:product', 'type:page']] })).nbHits).toBe(
      products.length + pages.length,
    )
    expect((await searchIndex({ query: '', facetFilters: ['unknown:x'] })).nbHits).toBe(0)
  })

  it('returns 20 hits a page by default, and each hit on one page only', async () => {
    const pages = await Promise.all([0, 1, 2].map((page) => searchIndex({ query: '', page, hitsPerPage: 5 })))
    const ids = pages.flatMap(({ hits }) => hits.map(({ objectID }) => objectID))
    expect(new Set(ids).size).toBe(15 > pages[0]!.nbHits ? pages[0]!.nbHits : 15)
    expect(pages[0]).toMatchObject({ hitsPerPage: 5, nbPages: Math.ceil(pages[0]!.nbHits / 5) })
    expect((await searchIndex({ query: '', page: 900 })).hits).toEqual([])
  })

  it('returns the current sale status of each event', async () => {
    const { hits } = await searchIndex({ query: '', facetFilters: ['type:event'] })
    const saleStatuses = Object.fromEntries(hits.map(({ slug, event }) => [slug, event?.saleStatus]))
    expect(saleStatuses).toMatchObject({
      'full-house': 'sold_out',
      'last-tickets': 'few_left',
      never: 'cancelled',
      elsewhere: 'moved',
      soon: 'announced',
    })
  })
})

const headers = { 'x-algolia-application-id': 'stagedoor', 'x-algolia-api-key': key, 'content-type': 'text/plain' }
const send = (path: string, body: unknown) => api.sendRequest('POST', path, { body: JSON.stringify(body), headers })

it.skipIf(isRemote)('a search is rejected while the queue is full', async () => {
  const path = '/1/indexes/stagedoor_en/query'
  const running = Promise.withResolvers<void>()
  void searchQueue.execute(() => running.promise)
  const waiting = Array.from({ length: searchQueue.queueSlots }, () => send(path, { query: 'berlin' }))
  await vi.waitFor(() => expect(searchQueue.queueSlots).toBe(0))
  expect(await send(path, { query: 'berlin' })).toMatchObject({ status: 429, body: { status: 429 } })
  running.resolve()
  for (const { status } of await Promise.all(waiting)) expect(status).toBe(200)
})

describe('a search without valid credentials', () => {
  it.each([
    ['another key', () => createClient('wrong-wrong-wrong')],
    ['another application', () => createClient(key, 'somebody')],
  ])('is rejected: %s', async (_who, client) => {
    await expect(client().searchSingleIndex({ indexName: 'stagedoor_en' })).rejects.toMatchObject({
      status: 403,
      message: 'Invalid Application-ID or API key',
    })
  })

  it('is accepted with the key in the URL', async () => {
    const path = `/1/indexes/stagedoor_en/query?x-algolia-application-id=stagedoor&x-algolia-api-key=${key}`
    expect(await api.sendRequest('POST', path, { body: { query: 'first pressing' } })).toMatchObject({
      status: 200,
      body: { nbHits: 1 },
    })
    expect(await api.sendRequest('POST', '/1/indexes/stagedoor_en/query', { body: {} })).toMatchObject({
      status: 403,
      body: { status: 403 },
    })
  })
})

describe('the search index rejects', () => {
  it.each([
    ['an index there is not', '/1/indexes/other_en/query', {}, 404],
    ['a path there is not', '/1/indexes/stagedoor_en/settings', {}, 404],
    ['a parameter it does not know', '/1/indexes/stagedoor_en/query', { filters: 'a:b' }, 400],
    ['a query of a thousand letters', '/1/indexes/stagedoor_en/query', { query: 'x'.repeat(1000) }, 400],
    ['a thousand hits at once', '/1/indexes/stagedoor_en/query', { hitsPerPage: 1000 }, 400],
    [
      'eleven queries at once',
      '/1/indexes/*/queries',
      { requests: Array.from({ length: 11 }, () => ({ indexName: 'stagedoor_en' })) },
      400,
    ],
    [
      'more than 20 kB',
      '/1/indexes/stagedoor_en/query',
      { facetFilters: Array.from({ length: 600 }, () => 'x'.repeat(50)) },
      413,
    ],
  ])('%s', async (_what, path, body, status) => {
    expect(await send(path, body)).toMatchObject({ status, body: { status, message: expect.any(String) } })
  })

  it('malformed JSON', async () => {
    expect(await api.sendRequest('POST', '/1/indexes/stagedoor_en/query', { body: '{bad', headers })).toMatchObject({
      status: 400,
      body: { status: 400 },
    })
  })

  it.skipIf(isRemote)('no unusual but valid query', async () => {
    for (const query of [
      '"',
      '\\',
      '../..',
      '%',
      '*',
      '(',
      "'; drop table products; --",
      '\u0000',
      '🎷',
      'a'.repeat(500),
      'x '.repeat(200),
    ]) {
      expect((await send('/1/indexes/stagedoor_en/query', { query })).status, query).toBe(200)
    }
  })
})
