import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SearchListing, SuggestedEvent } from '#shared/api/search/search-schemas.ts'
import { startTestServer } from '../../testing/start-test-server.ts'
import { startBff, type TestBff } from '../../testing/start-bff.ts'
import { startFixtureApi } from '#reference-api/testing/start-fixture-api.ts'
import { startFaultyGateway, type FaultyGateway } from '../../testing/start-faulty-gateway.ts'

let api: Awaited<ReturnType<typeof startFixtureApi>>
let bff: TestBff

beforeAll(async () => {
  api = await startFixtureApi()
  bff = await startBff({ env: { COMMERCE_API_URL: api.url } })
})
afterAll(async () => {
  await bff.close()
  await api.close()
})

const fetchBff = async <T>(path: string, { url = bff.url, language = 'en' } = {}) => {
  const response = await fetch(`${url}/bff${path}`, { headers: { cookie: `currentLanguage=${language}` } })
  return { status: response.status, headers: response.headers, body: (await response.json()) as T }
}
const search = async (query: string, language?: string) =>
  (await fetchBff<SearchListing>(`/search?${query}`, language ? { language } : {})).body
const suggest = async (query: string, language?: string) =>
  (
    await fetchBff<{ events: SuggestedEvent[]; total: number }>(
      `/search/suggestions?query=${encodeURIComponent(query)}`,
      language ? { language } : {},
    )
  ).body

const joinText = (parts: { text: string }[]) => parts.map(({ text }) => text).join('')

describe('suggestions', () => {
  test('are at most 3 events, and the count of each type', async () => {
    const { events, total } = await suggest('folk')
    expect(events).toHaveLength(3)
    expect(total).toBeGreaterThan(3)
    const record = await suggest('first pressing')
    expect(record.events).toEqual([])
    expect(record.total).toBeGreaterThan(0)
  })

  test('highlight matches as parts, not as markup', async () => {
    const { events } = await suggest('berl')
    expect(events[0]).toMatchObject({ slug: 'berlin-night', venue: { city: 'Berlin' }, status: 'on_sale' })
    expect(events[0]!.highlightedName).toEqual([
      { text: 'berl', highlighted: true },
      { text: 'in night', highlighted: false },
    ])
    expect(events[0]!.date.starts).toBe('00:30')
  })

  test('are empty for an empty query, without an upstream call', async () => {
    expect(await suggest('  ')).toEqual({ events: [], total: 0 })
  })
})

describe('results', () => {
  test('are events, products, pages and articles, presented by type', async () => {
    const found = await search('query=open%20night')
    expect(found.resultTypes[0]).toBe('event')
    expect(found.events[0]?.slug).toBe('open-night')
    expect(found.events[0]?.price).toMatchObject({ amount: 2000, currency: 'GBP', isFromPrice: true })

    const { products } = await search('query=first%20pressing')
    expect(products[0]).toMatchObject({ path: '/products/first-pressing', type: 'record', price: { amount: 2199 } })
    const { contentPages } = await search('query=about%20us')
    expect(contentPages[0]?.path).toBe('/about-us')
  })

  test('are in the shopper’s language', async () => {
    expect(joinText((await search('query=erstpressung', 'de')).products[0]!.name)).toBe('Erstpressung')
    expect((await search('query=erstpressung')).total).toBe(0)
  })

  test('are filtered by facets, each of which keeps its other options', async () => {
    const all = await search('query=folk')
    const { venues, months, types } = all.facets
    expect(types.find(({ value }) => value === 'event')?.count).toBe(all.total)
    expect(venues.map(({ label }) => label).toSorted()).toEqual(['The Lamphouse', 'Trafohalle'])
    const berlin = venues.find(({ value }) => value === 'trafohalle')!
    const narrowed = await search('query=folk&venue=trafohalle')
    expect(narrowed.total).toBe(berlin.count)
    expect(narrowed.facets.venues).toEqual(venues)
    expect(narrowed.facets.months.length).toBeLessThan(months.length)
    expect((await search(`query=folk&month=${months[0]!.value}`)).total).toBe(months[0]!.count)
    expect(months.map(({ value }) => value)).toEqual(months.map(({ value }) => value).toSorted())
  })

  test('are 20 per page; a page beyond the last shows the last', async () => {
    const first = await search('query=note')
    expect(first.total).toBeGreaterThan(20)
    expect(first.pages).toBe(Math.ceil(first.total / 20))
    expect(first.articles.length + first.events.length + first.products.length + first.contentPages.length).toBe(20)
    expect(await search('query=note&page=40')).toMatchObject({ page: first.pages })
  })

  test.each(['', 'query=', 'query=%20', 'query=a&query=b'])('are empty for %j, without an error', async (query) => {
    expect(await search(query)).toMatchObject({ total: 0, events: [] })
  })

  test.each([
    'query=folk&page=-1',
    'query=folk&page=x',
    'query=folk&venue=%3Cscript%3E',
    'query=folk&month=2026-13',
    'query=folk&type=user',
  ])('ignore invalid parameters: %s', async (query) => {
    expect((await search(query)).total).toBe((await search('query=folk')).total)
  })

  test('use at most 200 characters of the query', async () => {
    expect((await fetchBff(`/search?query=${'folk'.repeat(500)}`)).status).toBe(200)
  })
})

describe('with the index down', () => {
  let down: TestBff
  beforeAll(async () => {
    const closedServer = await startTestServer((_request, response) => void response.end())
    await closedServer.close()
    down = await startBff({ env: { COMMERCE_API_URL: api.url, SEARCH_HOST: closedServer.url } })
  })
  afterAll(() => down.close())

  test('search is unavailable, and everything else works', async () => {
    for (const path of ['/search?query=folk', '/search/suggestions?query=folk']) {
      const response = await fetchBff<{ code: string }>(path, { url: down.url })
      expect(response).toMatchObject({
        status: 503,
        body: { code: 'upstream_unavailable', message: 'Temporarily unavailable' },
      })
      expect(response.headers.get('retry-after')).toBe('5')
    }
    expect((await fetchBff('/events', { url: down.url })).status).toBe(200)
    expect((await fetchBff('/home', { url: down.url })).status).toBe(200)
  })

  test('its breaker opens, and not that of the catalogue', async () => {
    for (let times = 0; times < 10; times += 1) await fetchBff(`/search?query=folk${times}`, { url: down.url })
    expect(down.log.text()).toContain('search index: circuit open')
    expect((await fetchBff('/events?venue=trafohalle', { url: down.url })).status).toBe(200)
    expect(down.log.text()).not.toMatch(/commerce API.*circuit open/)
  })
})

describe('with an index that', () => {
  let gateway: FaultyGateway
  let faulty: TestBff
  beforeAll(async () => {
    gateway = await startFaultyGateway(api.url)
    faulty = await startBff({
      env: {
        COMMERCE_API_URL: api.url,
        SEARCH_HOST: gateway.url,
        SEARCH_API_KEY: 'not-the-stagedoor-demo-search-key',
        SEARCH_TIMEOUT_MS: '300',
      },
    })
  })
  afterAll(async () => {
    await faulty.close()
    await gateway.close()
  })

  test('rejects the key, the response reveals nothing of it [S2]', async () => {
    const response = await fetchBff<object>('/search?query=folk', { url: faulty.url })
    expect(response).toMatchObject({ status: 503, body: { code: 'upstream_unavailable' } })
    expect(JSON.stringify(response.body)).not.toMatch(/key|\b403\b|Application/i)
    expect(faulty.log.text()).not.toContain('stagedoor-demo-search-key')
  })

  test('is slow, the response comes at the deadline', async () => {
    let letGo = () => {}
    gateway.holdCall = () => new Promise<void>((resolve) => (letGo = resolve))
    const started = performance.now()
    expect((await fetchBff('/search?query=slow', { url: faulty.url })).status).toBe(503)
    expect(performance.now() - started).toBeLessThan(2_000)
    letGo()
    gateway.holdCall = () => undefined
  })
})

test('searches beyond the limit of an IP address are rejected with the time to wait [S42]', async () => {
  const limited = await startBff({ env: { COMMERCE_API_URL: api.url, LIMIT_SEARCH_IP: '2/1m' } })
  const statuses = []
  for (const query of ['a', 'b', 'c'])
    statuses.push((await fetchBff(`/search?query=night${query}`, { url: limited.url })).status)
  expect(statuses).toEqual([200, 200, 429])
  expect((await fetchBff('/events', { url: limited.url })).status).toBe(200)
  await limited.close()
})
