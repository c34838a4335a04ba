import { createServer } from 'node:http'
import express from 'express'
import request from 'supertest'
import { expect, test } from 'vitest'
import { createLog } from '#runtime/log.ts'
import { defaultPreferences } from '#shared/rules/preferences.ts'
import type { MatchedPageSettings } from '#client/entry-server.tsx'
import { noMetrics } from '../metrics/metrics.ts'
import { sendRawBytes, sendRawGet } from '../testing/send-raw-bytes.ts'
import { startTestServer } from '../testing/start-test-server.ts'
import { createPageCache } from './page-cache.ts'
import { toPageKey } from './to-page-key.ts'
import { serveCachedPages } from './serve-cached-pages.ts'

const publicUrl = 'https://shop.example.com'
const parameters = ['month', 'view', 'page']
/** Its parser knows two-digit page numbers only. */
const listSearch = {
  parse: (search: URLSearchParams) =>
    String(new URLSearchParams([...search].filter(([name, value]) => name !== 'page' || /^\d\d$/.test(value)))),
  match: async (search: URLSearchParams) => String(search),
  hasUnsetFields: (search: URLSearchParams) => [...search.values()].includes(''),
}
const settings: MatchedPageSettings = {
  path: '/whats-on',
  kind: 'public',
  theme: 'dark',
  namespaces: [],
  parameters,
  prefetchable: true,
  listSearch,
}

/** Creates an app that caches the English listing for ten seconds, and renders everything else anew. */
const createCachingApp = async () => {
  let time = 1_000_000
  const cache = createPageCache(10, () => time)
  const key = toPageKey({
    url: new URL('/whats-on?month=2027-01&view=list', publicUrl),
    settings,
    preferences: { ...defaultPreferences, currency: 'GBP' },
    isLanguageInUrl: false,
  })
  await cache.set(key, '<p>kept</p>', { 'Content-Security-Policy': 'of the page' }, { route: '/whats-on' })
  const everythingElse = express()
  everythingElse.use((_request, response) => void response.send('made anew'))
  const lines: string[] = []
  const counted: unknown[] = []
  const app = serveCachedPages(
    {
      cache,
      renderer: { peekSettings: (path: string) => (path === '/whats-on' ? settings : undefined) },
      config: { publicUrl, secure: true, indexing: true, logCacheHitsPerSecond: 1, currencies: ['GBP', 'EUR'] },
      metrics: { ...noMetrics, startRequest: () => (request) => void counted.push(request) },
      log: createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) }),
    },
    everythingElse,
  )
  return {
    app,
    counted,
    lines: () => lines.map((line) => JSON.parse(line) as unknown),
    pass: (milliseconds: number) => void (time += milliseconds),
  }
}

const pagePath = '/whats-on?month=2027-01&view=list'

test('a fresh cached page is sent at once, with its own policy and the other security headers [S32]', async () => {
  const { app } = await createCachingApp()
  const page = await request(app).get(pagePath).set('Cookie', 'sid=s%3Asomebody; theme=loud')
  expect(page.text).toBe('<p>kept</p>')
  expect(page.headers).toMatchObject({
    'content-security-policy': 'of the page',
    'strict-transport-security': expect.stringContaining('max-age='),
    'x-content-type-options': 'nosniff',
    'content-encoding': 'gzip',
  })
})

test('a cached page is not sent again to a browser that has it', async () => {
  const { app } = await createCachingApp()
  const { headers } = await request(app).get(pagePath)
  const page = await request(app).get(pagePath).set('If-None-Match', headers.etag!)
  expect(page.status).toBe(304)
  expect(page.headers).toMatchObject({ etag: headers.etag, 'x-content-type-options': 'nosniff' })
})

test('a cached page has the id of its request, and metrics count each although the log does not list each', async () => {
  const { app, counted, lines } = await createCachingApp()
  const ids = []
  for (const id of ['request-0001', 'request-0002', 'odd'])
    ids.push((await request(app).get(`${pagePath}&token-like=1`).set('X-Request-Id', id)).headers['x-request-id'])
  expect(ids).toEqual(['request-0001', 'request-0002', expect.stringMatching(/^[\da-f-]{36}$/)])
  const isListed = { requestId: 'request-0001', path: '/whats-on', status: 200, msg: 'request' }
  expect(lines()).toEqual([expect.objectContaining(isListed)])
  const isCounted = { route: '/whats-on', method: 'GET', status: 200, isWhole: true }
  await expect.poll(() => counted).toEqual([1, 2, 3].map(() => expect.objectContaining(isCounted)))
})

test.each([
  ['a URL with a token, which must send no referrer', `${pagePath}&token=secret`],
  ['a URL with another host', `http://elsewhere.example.com${pagePath}`],
])('%s is left to Express', async (_name, target) => {
  const { app } = await createCachingApp()
  const server = await startTestServer(app)
  expect(await sendRawGet(server.port, target)).toContain('made anew')
  await server.close()
})

test.each([
  ['without a host', []],
  ['with two hosts', ['Host: a', 'Host: b']],
])('a request %s is left to Express, which rejects it', async (_name, hosts) => {
  const { app } = await createCachingApp()
  const server = await startTestServer(createServer({ requireHostHeader: false }, app))
  const lines = [`GET ${pagePath} HTTP/1.1`, 'Connection: close', ...hosts, '', '']
  expect(await sendRawBytes(server.port, lines.join('\r\n'))).toContain('made anew')
  await server.close()
})

test.each([
  ['parameters of a campaign', `${pagePath}&utm_source=letter&utm_campaign=x&fbclid=1&gclid=2&msclkid=3&mc_cid=4`],
  ['an invented parameter', '/whats-on?x=1&month=2027-01&view=list'],
  ['a message for scripts', `${pagePath}&done=signed-in`],
  ['another order', '/whats-on?view=list&month=2027-01'],
  ['other escapes', '/whats-on?month=2027%2D01&view=%6cist&'],
  ['a repeated parameter', `${pagePath}&month=2027-02`],
  ['an unknown language', `${pagePath}&lng=xx`],
  ['a value that the parser rejects', `${pagePath}&page=a.`],
])('%s is the same cache entry', async (_name, path) => {
  const { app } = await createCachingApp()
  expect((await request(app).get(path)).text).toBe('<p>kept</p>')
})

test('a path that was not rendered lately is left to the page handler', async () => {
  const { app } = await createCachingApp()
  expect((await request(app).get('/whats-on/a-night')).text).toBe('made anew')
})

test.each([
  ['another URL', () => '/whats-on?month=2027-02&view=list', {}],
  ['a value that the parser reads', () => `${pagePath}&page=12`, {}],
  ['an unset field of a plain form', () => `${pagePath}&page=`, {}],
  ['the language in the URL', () => `${pagePath}&lng=en`, {}],
  ['another language', () => pagePath, { Cookie: 'currentLanguage=de' }],
  ['another currency', () => pagePath, { Cookie: 'preferredCurrency=EUR' }],
  ['prices without tax', () => pagePath, { Cookie: 'incTax=false' }],
])('%s is another cache entry', async (_name, path, headers) => {
  const { app } = await createCachingApp()
  expect((await request(app).get(path()).set(headers)).text).toBe('made anew')
})

test('a stale page is left to the page handler', async () => {
  const { app, pass } = await createCachingApp()
  pass(9_999)
  expect((await request(app).get(pagePath)).text).toBe('<p>kept</p>')
  pass(1)
  expect((await request(app).get(pagePath)).text).toBe('made anew')
})

test('a form, and a GET with a body, never get a cached page', async () => {
  const { app } = await createCachingApp()
  expect((await request(app).post(pagePath).type('form').send({ a: '1' })).text).toBe('made anew')
  expect((await request(app).get(pagePath).type('form').send({ a: '1' })).text).toBe('made anew')
})
