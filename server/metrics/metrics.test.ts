import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import request from 'supertest'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { endpoints } from '#shared/api/endpoints.ts'
import { bffHeader } from '../http/middleware/protect-from-csrf.ts'
import { startTestServer } from '../testing/start-test-server.ts'
import { createShopperBrowser } from '../testing/shopper-browser.ts'
import { startApp, type StartedApp } from '../testing/start-app.ts'

const pictures = await mkdtemp(join(tmpdir(), 'metrics-'))
let shop: StartedApp
let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  shop = await startApp({
    METRICS_PORT: '0',
    BUILD_REVISION: 'f00dfeed',
    IMAGE_CACHE_DIR: pictures,
    LOG_LEVEL: 'silent',
    UPSTREAM_TIMEOUT_MS: '15000',
    REDIS_TIMEOUT_MS: '5000',
  })
  server = await startTestServer(shop.app)
}, 60_000)
afterAll(async () => {
  await server.close()
  await shop.close()
  await rm(pictures, { recursive: true, force: true })
})

const scrape = async () => (await shop.deps.metrics.scrape()).text

/** The value of the only series with these labels, in any order; undefined when there is none. */
const readMetric = async (name: string, labels: Record<string, string> = {}) => {
  const expectedLabels = Object.entries(labels).map(([label, value]) => `${label}="${value}"`)
  const lines = (await scrape())
    .split('\n')
    .filter(
      (line) =>
        (line.startsWith(`${name}{`) || line.startsWith(`${name} `)) &&
        expectedLabels.every((expectedLabel) => line.includes(expectedLabel)),
    )
  return lines.length === 1 ? Number(lines[0]!.split(' ').at(-1)) : undefined
}

const listSeries = async () => (await scrape()).split('\n').filter((line) => line !== '' && !line.startsWith('#'))

const createShopper = () => createShopperBrowser(server.url)

it('requests are counted by route pattern, method and status class', async () => {
  const { get } = createShopper()
  await get('/whats-on/no-such-night')
  await get('/bff/events')
  await get('/healthz')
  expect(await readMetric('http_requests_total', { route: '/whats-on/:slug', method: 'GET', status: '4xx' })).toBe(1)
  expect(await readMetric('http_requests_total', { route: '/bff/events', method: 'GET', status: '2xx' })).toBe(1)
  expect(await readMetric('http_requests_total', { route: 'health', method: 'GET', status: '2xx' })).toBe(1)
  expect(await readMetric('http_request_duration_seconds_count', { route: '/bff/events' })).toBe(1)
  expect(await readMetric('http_requests_in_flight')).toBe(0)
})

it('cached and rendered pages are counted apart, under the same pattern', async () => {
  const { get } = createShopper()
  let requestCount = 0
  // The storefront caches the page shortly after it has sent it.
  await vi.waitFor(async () => {
    await get('/venues')
    requestCount++
    expect(await readMetric('cache_lookups_total', { cache: 'pages', outcome: 'hit' })).toBe(1)
  }, 10_000)
  expect(requestCount).toBeGreaterThan(1)
  expect(await readMetric('http_requests_total', { route: '/venues', method: 'GET', status: '2xx' })).toBe(requestCount)
  expect(await readMetric('cache_lookups_total', { cache: 'pages', outcome: 'miss' })).toBeGreaterThan(0)
  expect(await readMetric('cache_lookups_total', { cache: 'data', outcome: 'miss' })).toBeGreaterThan(0)
})

it('calls are counted by group, guests and security events in total, even when none is logged', async () => {
  const { post } = createShopper()
  const failed = await post('/bff/session', { email: 'nobody@example.com', password: 'CANARY-wrong' })
  await post('/bff/basket/lines', { items: [{ sku: 'EV-open-night-standing', quantity: 1 }] })
  expect(failed.status).toBe(401)
  expect(await readMetric('upstream_calls_total', { group: 'passwords', outcome: '4xx' })).toBe(1)
  expect(await readMetric('upstream_calls_total', { group: 'catalogue and content', outcome: '2xx' })).toBeGreaterThan(
    0,
  )
  expect(await readMetric('upstream_call_duration_seconds_count', { group: 'token service' })).toBeGreaterThan(0)
  expect(await readMetric('guest_sessions_total')).toBeGreaterThan(0)
  expect(await readMetric('security_events_total', { event: 'auth.sign_in_failed' })).toBe(1)
  expect(await readMetric('security_events_total', { event: 'auth.refresh_failed', reason: 'rejected' })).toBe(0)
  expect(await readMetric('limits_refused_total', { limit: 'guestSessionsIp' })).toBe(0)
})

it('counters start at zero, so that their first event shows as an increase', async () => {
  for (const group of ['token service', 'accounts and orders', 'files', 'search index']) {
    for (const outcome of ['5xx', 'timeout', 'unreachable', 'circuit_open'])
      expect(await readMetric('upstream_calls_total', { group, outcome }), `${group} ${outcome}`).toBe(0)
    expect(await readMetric('upstream_call_duration_seconds_count', { group })).toBeGreaterThanOrEqual(0)
  }
  await createShopper().get('/venues')
  expect(await readMetric('http_requests_total', { route: '/venues', method: 'GET', status: '5xx' })).toBe(0)
  expect(await readMetric('cache_lookups_total', { cache: 'images', outcome: 'hit' })).toBe(0)
  for (const outcome of ['refreshed', 'elsewhere', 'rejected', 'ended', 'failed'])
    expect(await readMetric('session_refreshes_total', { outcome })).toBe(0)
})

it('images are counted by cache outcome, and their calls to the API', async () => {
  const { get } = createShopper()
  for (let time = 0; time < 2; time++) await get('/_next/image?url=%2Fmedia%2Fposter-01.jpg&w=640&q=75')
  await get('/media/poster-01.jpg')
  expect(await readMetric('cache_lookups_total', { cache: 'images', outcome: 'miss' })).toBe(1)
  expect(await readMetric('cache_lookups_total', { cache: 'images', outcome: 'hit' })).toBe(1)
  expect(await readMetric('upstream_calls_total', { group: 'files', outcome: '2xx' })).toBe(2)
})

it('names and types follow the conventions of Prometheus', async () => {
  const text = await scrape()
  const types = [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].map(([, name, type]) => ({ name: name!, type: type! }))
  expect(types.length).toBeGreaterThan(30)
  expect(types.filter(({ name, type }) => name.endsWith('_total') !== (type === 'counter'))).toEqual([])
  expect(types.filter(({ type, name }) => type === 'histogram' && !name.endsWith('_seconds'))).toEqual([])
  for (const { name } of types) expect(text).toMatch(new RegExp(`^# HELP ${name} \\S`, 'm'))
  const ownMetrics = types.map(({ name }) => name).filter((name) => !/^(nodejs|process)_/.test(name))
  const documented = readFileSync('docs/monitoring.md', 'utf8')
  expect(ownMetrics.filter((name) => !documented.includes(`| \`${name}\` |`))).toEqual([])
})

it('metrics show the process and whether Redis responds', async () => {
  expect(await readMetric('redis_up')).toBe(1)
  expect(await readMetric('stagedoor_build_info', { revision: 'f00dfeed' })).toBe(1)
  expect(await readMetric('upstream_circuit_open', { group: 'baskets and checkout' })).toBe(0)
  expect(await readMetric('nodejs_eventloop_lag_seconds')).toBeGreaterThanOrEqual(0)
  expect(await readMetric('process_resident_memory_bytes')).toBeGreaterThan(0)
})

const oddRequests = (from: number, count: number) =>
  Array.from({ length: count }, (_one, index) => `canary${from + index}`).flatMap((canary) => [
    request(shop.app).get(`/${canary}`),
    request(shop.app).get(`/whats-on/${canary}?${canary}=${canary}&email=${canary}@example.com`),
    request(shop.app).get(`/BFF/${canary}`),
    request(shop.app).get(`/bff/events/${canary}`),
    request(shop.app).get(`/media/${canary}/../${canary}`),
    request(shop.app).get(`/_next/image?url=/media/${canary}.jpg&w=640&q=75`),
    request(shop.app).get(`/assets/${canary}.js`),
    request(shop.app).get(`/orders/${canary}/tickets.pdf`),
    request(shop.app).post(`/sign-in/${canary}`).set('Origin', `https://${canary}.example`),
    request(shop.app)
      .post(`/bff/${canary}`)
      .set(bffHeader.name, bffHeader.value)
      .send({ [canary]: canary }),
    request(shop.app).propfind(`/${canary}`).set('X-Request-Id', canary),
  ])

it('unusual requests add no series and no label values', async () => {
  await Promise.all(oddRequests(0, 1))
  await Promise.all(oddRequests(1, 1))
  const before = await listSeries()
  for (let from = 2; from < 22; from += 4) await Promise.all(oddRequests(from, 4))
  const after = await listSeries()
  const listRoutes = (lines: string[]) =>
    lines.flatMap((line) => /^http_request_duration_seconds_count\{route="([^"]*)"/.exec(line)?.[1] ?? []).toSorted()
  expect(listRoutes(after)).toEqual(listRoutes(before))
  // The 220 requests to unknown URLs may only add another outcome of a cache or a call.
  expect(after.length - before.length).toBeLessThan(20)
  expect(after.join('\n')).not.toMatch(/canary/i)
  const routes = new Set(listRoutes(after))
  const declared = new Set(Object.values(endpoints).map(({ path }) => `/bff${path}`))
  for (const route of routes)
    expect(
      declared.has(route) ||
        /^(\/[\w:/*-]*|\*|none|health|assets|images|media|documents|calendars|seo|social-images|csp-reports)$/.test(
          route,
        ),
    ).toBe(true)
  expect(routes.size).toBeGreaterThan(8)
}, 60_000)
