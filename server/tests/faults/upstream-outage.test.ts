import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { recordMeasurement } from '../../testing/record-measurement.ts'
import { createShopperBrowser, type ShopperBrowser } from '../../testing/shopper-browser.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { startApp, type StartedApp } from '../../testing/start-app.ts'
import { startBff } from '../../testing/start-bff.ts'
import { startFixtureApi } from '#reference-api/testing/start-fixture-api.ts'
import { startFaultyGateway, type FaultyGateway } from '../../testing/start-faulty-gateway.ts'
import { startScriptedApi } from '../../testing/scripted-api.ts'

// Each case has its own app with closed circuits. All share one API behind one gateway.

let upstream: Awaited<ReturnType<typeof startFixtureApi>>
let gateway: FaultyGateway
let shop: StartedApp
let server: TestServer
let shopper: ShopperBrowser
let upstreamCalls: string[] = []

/** Long enough for a busy machine, and short enough for a test to wait for. */
const longTimeoutMs = 10_000
const shortTimeoutMs = 800

/** Opens a shop without caches, except the cache that serves stale data while the API fails. */
const openShop = async (upstreamMs = longTimeoutMs) => {
  upstreamCalls = []
  gateway.failCall = () => false
  gateway.holdCall = (call) => void upstreamCalls.push(call)
  shop = await startApp({
    COMMERCE_API_URL: gateway.url,
    PAGE_CACHE_SECONDS: '0',
    DATA_CACHE_SECONDS: '0',
    UPSTREAM_TIMEOUT_MS: String(upstreamMs),
    REDIS_TIMEOUT_MS: '5000',
  })
  server = await startTestServer(shop.app)
  shopper = createShopperBrowser(server.url)
}
const closeShop = async () => {
  await server.close()
  await shop.close()
}

beforeAll(async () => {
  upstream = await startFixtureApi()
  gateway = await startFaultyGateway(upstream.url)
})
afterAll(async () => {
  await gateway.close()
  await upstream.close()
})

const timeRequest = async (path: string) => {
  const started = performance.now()
  const response = await shopper.get(path)
  return { ...response, ms: Math.round(performance.now() - started) }
}

const succeeds = (path: string) =>
  vi.waitFor(async () => expect((await shopper.get(path)).status, path).toBe(200), { timeout: 15_000, interval: 200 })

const findCircuitLines = (state: string) =>
  [...shop.log().matchAll(new RegExp(`"msg":"([^"]+): circuit ${state}"`, 'g'))].map(([, name]) => name)

it('a failing part of the API affects no other part, and gets no calls for a while [F20]', async () => {
  await openShop()
  try {
    gateway.failCall = (call) => call === 'POST /orders/look-up'
    const lookUpOrder = (number: number) =>
      shopper.post('/bff/order-look-ups', { email: `ada-${number}@example.com`, number: 'PX-00000000' })
    for (let number = 0; number < 11; number += 1) expect((await lookUpOrder(number)).status).toBe(503)
    expect(upstreamCalls.filter((call) => call === 'POST /orders/look-up')).toHaveLength(8)
    expect(findCircuitLines('open')).toEqual(['commerce API, accounts and orders'])
    await succeeds('/whats-on/full-house')
    expect(
      (await shopper.post('/bff/basket/lines', { items: [{ sku: 'EV-open-night-standing', quantity: 1 }] })).status,
    ).toBe(200)
    recordMeasurement(
      'F20',
      '11 look-ups of orders that fail ask the API 8 times; programme, sessions and baskets go on',
    )
  } finally {
    await closeShop()
  }
})

describe.each<[string, number, () => unknown]>([
  ['responds with 500', longTimeoutMs, () => (gateway.failCall = () => true)],
  [
    'never responds',
    shortTimeoutMs,
    () =>
      (gateway.holdCall = (call) => {
        upstreamCalls.push(call)
        return new Promise(() => {})
      }),
  ],
  ['refuses connections', longTimeoutMs, () => gateway.close()],
])('a commerce API that %s', (name, upstreamMs, fail) => {
  const cachedPaths = ['/', '/whats-on', '/whats-on/open-night', '/about-us', '/bff/events']

  beforeAll(() => openShop(upstreamMs))
  afterAll(closeShop)

  it('keeps cached pages available; all else is 503 with a time to retry, at once while the circuit is open [F20]', async () => {
    for (const path of cachedPaths) await succeeds(path)
    const line = { items: [{ sku: 'EV-open-night-standing', quantity: 1 }] }
    await vi.waitFor(async () => expect((await shopper.post('/bff/basket/lines', line)).status).toBe(200), {
      timeout: 15_000,
    })
    await fail()

    const first = await timeRequest('/whats-on')
    expect(first.status).toBe(200)
    expect(first.text).toContain('/whats-on/open-night')
    for (let number = 0; number < 8; number += 1) {
      const unknown = await timeRequest(`/bff/events/unheard-of-${number}`)
      expect({
        status: unknown.status,
        code: unknown.body.code,
        retryAfter: unknown.headers.get('retry-after'),
      }).toEqual({ status: 503, code: 'upstream_unavailable', retryAfter: '5' })
    }
    expect(findCircuitLines('open')).toEqual(['commerce API, catalogue and content'])

    const before = upstreamCalls.length
    let slowest = 0
    for (const path of cachedPaths) {
      const cachedPage = await timeRequest(path)
      expect(cachedPage.status, path).toBe(200)
      expect(cachedPage.text.length, path).toBeGreaterThan(100)
      slowest = Math.max(slowest, cachedPage.ms)
    }
    const unknown = await timeRequest('/whats-on/full-house')
    expect({
      status: unknown.status,
      retryAfter: unknown.headers.get('retry-after'),
      cacheControl: unknown.headers.get('cache-control'),
    }).toEqual({ status: 503, retryAfter: '5', cacheControl: 'private, no-store' })
    expect(unknown.text.trimEnd()).toMatch(/<\/html>$/)
    // One call may probe the open circuit if the requests take long.
    expect(upstreamCalls.length - before, 'calls while the circuit is open').toBeLessThanOrEqual(1)
    expect((await shopper.get('/bff/session')).body).toEqual({ guest: true, basketCount: 1 })
    expect([(await shopper.get('/bff/basket')).status, (await shopper.get('/healthz')).status]).toEqual([503, 200])
    recordMeasurement(
      'F20',
      `${name}: a page seen before after ${first.ms} ms, and within ${slowest} ms once the circuit is open; others 503 in ${unknown.ms} ms`,
    )
  })
})

it('an outage of the token service signs no customer out, however often they try [F16 V4]', async () => {
  const api = await startScriptedApi()
  let clock = 0
  const bff = await startBff({ env: { COMMERCE_API_URL: api.url }, now: () => Date.now() + clock })
  try {
    const browser = bff.browser()
    await browser.post('/bff/session', { email: 'ada@example.com', password: 'right' })
    clock = 16 * 60_000
    api.script('POST /token/refresh', () => ({ status: 500 }))
    for (let times = 0; times < 12; times += 1)
      expect((await browser.get('/probe')).body.code).toBe('session_unavailable')
    expect(api.count('POST /token/refresh')).toBe(8)
    expect((await browser.get('/bff/session')).body).toMatchObject({ guest: false, firstName: 'Ada' })
    recordMeasurement('F16', '12 requests in an outage: 8 refreshes asked for, 12 times 503, still signed in')
  } finally {
    await bff.close()
    await api.close()
  }
})
