import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { capabilityNames } from '#shared/wire/capabilities.ts'
import type { SearchHit } from '#shared/wire/search.ts'
import { startTestServer } from '../testing/start-test-server.ts'
import { createSearchIndexClient, type SearchIndexClient } from './search-index-client.ts'

let requests: { url: string; headers: IncomingMessage['headers']; body: { requests: Record<string, unknown>[] } }[]
let respond: (response: ServerResponse) => void
let host: Awaited<ReturnType<typeof startTestServer>>
let index: SearchIndexClient
let logged: string

const json =
  (body: unknown, status = 200) =>
  (response: ServerResponse) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const record: Omit<SearchHit, '_highlightResult'> = {
  objectID: 'page-1',
  type: 'page',
  slug: 'faqs',
  resources: { location: '/faqs', description: 'Questions.' },
  attributes: { product_name: 'FAQs', venue_names: [] },
  date: null,
  month: null,
  venue: null,
  venue_slug: null,
  genre: null,
  genre_slug: null,
  productType: null,
  event: null,
  priceRanges: [],
  media: [],
}
const result = (hits: unknown[] = [record]) => ({ hits, nbHits: hits.length, nbPages: 1, page: 0 })

const open = (
  limits: { timeoutMs?: number; maxBytes?: number; dataCacheSeconds?: number } = {},
  apiCapabilities = new Set(capabilityNames),
) => {
  const { timeoutMs = 2_000, maxBytes = 100_000, dataCacheSeconds = 10 } = limits
  const log = pino({ level: 'debug' }, { write: (line: string) => void (logged += line) })
  const search = { host: host.url, appId: 'APP', apiKey: 'canary-key-of-the-index', index: 'shop', timeoutMs }
  return createSearchIndexClient({
    config: { search, upstreamMaxBytes: maxBytes, dataCacheSeconds, apiCapabilities },
    log,
  })
}

beforeEach(async () => {
  requests = []
  logged = ''
  respond = json({ results: [result()] })
  host = await startTestServer(async (request, response) => {
    requests.push({ url: request.url!, headers: request.headers, body: JSON.parse(await text(request)) as never })
    respond(response)
  })
  index = open()
})
afterEach(async () => {
  await index.close()
  await host.close()
})

const search = (query = 'x') => index.search([{ query, hitsPerPage: 20 }], 'de')
const failure = (running: Promise<unknown>) => expect(running).rejects

test('a record without details is shown when the index has none', async () => {
  const { objectID, slug, resources, attributes, date } = record
  const plainRecord = { objectID, slug, resources, attributes, date }
  respond = json({ results: [result([plainRecord])] })
  expect((await search())[0]).toMatchObject({ hits: [] })
  await index.close()
  index = open({}, new Set())
  expect((await search())[0]).toMatchObject({ hits: [{ slug: 'faqs', event: null, priceRanges: [], media: [] }] })
})

test('a query has key and application in headers, and the index of its language', async () => {
  expect((await search())[0]).toMatchObject({ total: 1, hits: [{ slug: 'faqs' }] })
  expect(requests[0]!.url).toMatch(/^\/1\/indexes\/\*\/queries/)
  expect(requests[0]!.headers).toMatchObject({
    'x-algolia-application-id': 'APP',
    'x-algolia-api-key': 'canary-key-of-the-index',
  })
  expect(requests[0]!.body.requests).toEqual([
    expect.objectContaining({
      indexName: 'shop_de',
      query: 'x',
      hitsPerPage: 20,
      removeWordsIfNoResults: 'allOptional',
    }),
  ])
  expect(logged).not.toContain('canary')
})

test('concurrent equal queries share one call, and a different one has its own', async () => {
  await Promise.all([search(), search(), search()])
  await search()
  expect(requests).toHaveLength(1)
  await search('y')
  expect(requests).toHaveLength(2)
})

test('an invalid record is left out and logged', async () => {
  respond = json({ results: [result([record, { ...record, resources: null }, 'what'])] })
  expect((await search())[0]!.hits).toHaveLength(1)
  expect(logged).toContain('a record of the search index cannot be shown')
})

test('an index without room for more searches opens no circuit', async () => {
  respond = json({ message: 'Too many requests', status: 429 }, 429)
  const texts = Array.from({ length: 12 }, (_item, number) => `busy ${number}`)
  for (const text of texts) await failure(search(text)).toMatchObject({ status: 503, isBusy: true })
  respond = json({ results: [result()] })
  expect(await search('there is room again')).toHaveLength(1)
})

describe('a failure is an UpstreamError without the message of the index:', () => {
  test.each([
    ['a rejected key', json({ message: 'Invalid Application-ID or API key', status: 403 }, 403)],
    ['no such index', json({ message: 'Index does not exist', status: 404 }, 404)],
    ['a fault', json({}, 500)],
    ['brackets without end', (response: ServerResponse) => void response.writeHead(200).end('['.repeat(50_000))],
    ['HTML', (response: ServerResponse) => void response.writeHead(200).end('<html>')],
    ['another shape', json({ results: [{ hits: 'none' }] })],
    ['fewer results than queries', json({ results: [] })],
    ['a redirect', (response: ServerResponse) => void response.writeHead(302, { location: '/elsewhere' }).end()],
    [
      'a cut line',
      (response: ServerResponse) =>
        void response.writeHead(200, { 'content-length': '99' }).write('{', () => response.destroy()),
    ],
  ])('%s', async (_what, response) => {
    respond = response
    await failure(search()).toMatchObject({
      name: 'UpstreamError',
      status: 0,
      message: expect.not.stringContaining('Application-ID'),
    })
    expect(requests.length).toBeLessThanOrEqual(2)
  })

  test('a response beyond the size cap [F23]', async () => {
    index = open({ maxBytes: 1_000 })
    respond = json({ results: [result(Array.from({ length: 50 }, () => record))] })
    await failure(search()).toMatchObject({ kind: 'unreachable' })
  })

  test('a response that is slower than the deadline [F21]', async () => {
    index = open({ timeoutMs: 250 })
    let slowWrites: ReturnType<typeof setInterval> | undefined
    respond = (response) => {
      response.writeHead(200)
      slowWrites = setInterval(() => response.write(' '), 20)
    }
    const started = performance.now()
    await failure(search()).toMatchObject({ kind: 'timeout' })
    expect(performance.now() - started).toBeLessThan(1_500)
    clearInterval(slowWrites)
  })
})

test('the circuit opens after consecutive failures [F20]', async () => {
  respond = json({}, 500)
  for (let times = 0; times < 8; times += 1) await failure(search(`q${times}`)).toMatchObject({ name: 'UpstreamError' })
  const before = requests.length
  await failure(search('another')).toMatchObject({ kind: 'unreachable', message: 'The circuit is open' })
  expect(requests).toHaveLength(before)
})

test('cached results are served while the index is down, and many queries evict the least used [F20]', async () => {
  index = open({ dataCacheSeconds: 0.001 })
  await search('kept')
  respond = json({}, 500)
  await expect.poll(async () => (await search('kept'))[0]?.total).toBe(1)
})
