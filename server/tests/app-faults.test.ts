import request from 'supertest'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import { recordMeasurement } from '../testing/record-measurement.ts'
import { startFaultyShop } from '../testing/start-faulty-shop.ts'
import { createShopperBrowser } from '../testing/shopper-browser.ts'

const { gateway, shop, server, close } = await startFaultyShop({
  env: () => ({
    PAGE_CACHE_SECONDS: '1',
    DATA_CACHE_SECONDS: '1',
    TRUSTED_PROXY_HOPS: '1',
    LIMIT_WISHLISTS_IP: '2/1m',
  }),
})
afterAll(close)
const shopper = createShopperBrowser(server.url)

beforeAll(async () => {
  const { ticketTypes } = (await shopper.get('/bff/events/open-night')).body
  expect((await shopper.post('/bff/basket/lines', { items: [{ sku: ticketTypes[0].sku, quantity: 2 }] })).status).toBe(
    200,
  )
})
afterEach(() => {
  gateway.failCall = () => false
  gateway.holdCall = () => undefined
})

const get = (path: string) => request(shop.app).get(path)
const postForm = (path: string, fields: object) =>
  request(shop.app).post(path).set('Sec-Fetch-Site', 'same-origin').type('form').send(fields)
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

test('a client has forty requests in progress at most, and leaves room for others [S42]', async () => {
  const released = Promise.withResolvers<void>()
  gateway.holdCall = () => released.promise
  const statuses: number[] = []
  const fetchDay = async (index: number) => {
    const day = new Date(Date.UTC(2027, 0, 1 + index)).toISOString().slice(0, 10)
    const { status } = await get(`/bff/events?day=${day}`).set('X-Forwarded-For', '198.51.100.7')
    statuses.push(status)
  }
  const fetchDays = Promise.all(Array.from({ length: 60 }, (_, index) => fetchDay(index)))
  await expect.poll(() => statuses.length, { timeout: 3_000 }).toBe(20)
  gateway.holdCall = () => undefined
  const other = await get('/bff/events?day=2027-12-24').set('X-Forwarded-For', '198.51.100.8')
  expect(other.status).toBe(200)
  released.resolve()
  await fetchDays
  expect(statuses).toEqual([...Array<number>(20).fill(429), ...Array<number>(40).fill(200)])
})

test('a page over a limit asks to wait, and says how long', async () => {
  const readPage = async () => get('/wishlists/shared/unknown?lng=en')
  for (const status of [404, 404]) expect((await readPage()).status).toBe(status)
  const page = await readPage()
  expect({ status: page.status, retryAfter: Number(page.headers['retry-after']) > 5 }).toEqual({
    status: 429,
    retryAfter: true,
  })
  expect(page.text).toContain('Wait a minute and try again.')
})

// This group must come first, because the circuit opens after several failures of the API.
describe('while a part of a page is unavailable', () => {
  test('a page without its menus is sent, and not cached [S38]', async () => {
    gateway.failCall = (call) => call.includes('/menus')
    // Requests German, because no earlier test has put the German menus into the cache.
    const degraded = await get('/whats-on?lng=de')
    expect(degraded.status).toBe(200)
    gateway.failCall = () => false
    const complete = await get('/whats-on?lng=de')
    const links = ({ text }: { text: string }) => [...text.matchAll(/<a /g)].length
    expect(links(complete)).toBeGreaterThan(links(degraded))
  })

  test('a page without its form is sent, and not cached', async () => {
    gateway.failCall = (call) => call.includes('/forms/')
    const degraded = await get('/contact-us?lng=de')
    expect(degraded.status).toBe(200)
    expect(degraded.text).toContain('Das Formular ist gerade nicht da')
    gateway.failCall = () => false
    await vi.waitFor(async () => expect((await get('/contact-us?lng=de')).text).toContain('Nachricht abschicken'), {
      timeout: 12_000,
      interval: 500,
    })
  })
})

describe('while the commerce API is down', () => {
  test('cached pages are shown, all others are 503 with a time to retry [F20]', async () => {
    for (const path of ['/', '/whats-on', '/whats-on/open-night']) expect((await get(path)).status, path).toBe(200)
    gateway.failCall = () => true
    await wait(1_200)
    for (const path of ['/', '/whats-on', '/whats-on/open-night', '/bff/events', '/sign-in', '/bff/session']) {
      expect((await get(path)).status, path).toBe(200)
    }
    for (const path of ['/whats-on/full-house', '/no/content/yet', '/bff/events/soon', '/bff/content?path=unknown']) {
      const page = await get(path)
      expect(
        { status: page.status, retryAfter: page.headers['retry-after'], cacheControl: page.headers['cache-control'] },
        path,
      ).toEqual({ status: 503, retryAfter: '5', cacheControl: 'private, no-store' })
    }
    for (const path of ['/basket', '/bff/basket']) {
      const response = await shopper.get(path)
      expect({ status: response.status, retryAfter: response.headers.get('retry-after') }, path).toEqual({
        status: 503,
        retryAfter: '5',
      })
    }
    const signIn = await postForm('/sign-in', { email: 'ada@example.com', password: 'wrong' })
    expect({ status: signIn.status, retryAfter: signIn.headers['retry-after'], type: signIn.type }).toEqual({
      status: 503,
      retryAfter: '5',
      type: 'text/html',
    })
    expect((await get('/healthz')).status).toBe(200)
  })

  test('no response reveals where it is or what failed [S10]', async () => {
    gateway.failCall = () => true
    for (const path of ['/whats-on/closed', '/bff/events/closed', '/media/poster-01.jpg']) {
      const { text = '', body } = await get(path)
      expect(`${text}${JSON.stringify(body)}`, path).not.toMatch(/127\.0\.0\.1|at file:|UpstreamError|node_modules/)
    }
  })
})

test('a failure before the context of a request is a page too, and reveals nothing', async () => {
  const frontend = { ...shop.deps.frontend, serveAssets: () => Promise.reject(new Error('CANARY in the disk')) }
  const page = await request(createApp({ ...shop.deps, frontend })).get('/somewhere')
  expect({ status: page.status, type: page.type, cacheControl: page.headers['cache-control'] }).toEqual({
    status: 500,
    type: 'text/html',
    cacheControl: 'private, no-store',
  })
  expect(page.text).toContain(page.headers['x-request-id'])
  expect(page.text).not.toMatch(/CANARY|node_modules|at file:/)
  expect(shop.log()).toContain('CANARY in the disk')
})

test.each([
  ['en', 'If you write to us about this, the number is '],
  ['de', 'Wenn du uns dazu schreibst: Die Nummer ist '],
])(
  'an error page shows its request id in %s, with and without scripts, and so does its header',
  async (language, words) => {
    const app = createApp({ ...shop.deps, dispatch: () => Promise.reject(new Error('CANARY in the code')) })
    const sendVenuesRequest = (id: string) => request(app).get(`/venues?lng=${language}`).set('X-Request-Id', id)
    const page = await sendVenuesRequest('a-well-formed-id')
    expect({ status: page.status, requestId: page.headers['x-request-id'] }).toEqual({
      status: 500,
      requestId: 'a-well-formed-id',
    })
    expect(page.text.replaceAll('<!-- -->', '')).toContain(`${words}a-well-formed-id`)
    const malformedResponse = await sendVenuesRequest('not="well-formed"')
    expect(malformedResponse.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(malformedResponse.text.replaceAll('<!-- -->', '')).toContain(
      words + malformedResponse.headers['x-request-id'],
    )
    expect(`${page.text}${malformedResponse.text}`).not.toMatch(/CANARY|not=/)
  },
)

describe('while Redis does not respond', () => {
  test.each([
    ['paused', 'F2', async () => shop.redis.pause(), async () => shop.redis.resume(), 2],
    ['gone', 'F1', () => shop.redis.kill(), () => shop.redis.restart(), 0],
  ] as const)(
    'because it is %s, shoppers with a session get a 503 within a second, and all others are served [F1 F2]',
    async (failureLabel, row, stop, goOn, basketCount) => {
      await stop()
      const waits: number[] = []
      try {
        for (const path of [
          '/',
          '/whats-on',
          '/whats-on/open-night',
          '/bff/session',
          '/bff/basket',
          '/basket',
          '/sign-in',
        ]) {
          expect((await get(path)).status, path).toBe(200)
        }
        for (const path of ['/bff/session', '/bff/basket', '/basket', '/sign-in', '/account']) {
          const started = performance.now()
          const response = await shopper.get(path)
          expect(response.status, path).toBe(503)
          expect(Number(response.headers.get('retry-after')), path).toBeGreaterThan(0)
          waits.push(Math.round(performance.now() - started))
          expect(waits.at(-1), path).toBeLessThan(1_000)
        }
        expect((await shopper.get('/whats-on')).status).toBe(200)
        const signIn = await postForm('/sign-in', { email: 'ada@example.com', password: 'long enough' })
        expect([401, 503]).toContain(signIn.status)
        expect(signIn.headers['set-cookie']).toBeUndefined()
        expect((await get('/readyz')).status).toBe(503)
      } finally {
        await goOn()
      }
      const since = performance.now()
      await vi.waitFor(
        async () => expect((await shopper.get('/bff/session')).body).toEqual({ guest: true, basketCount }),
        { timeout: 10_000 },
      )
      const back = Math.round(performance.now() - since)
      recordMeasurement(
        row,
        `${failureLabel}: 7 of 7 pages and calls without a session got 200; with one 503 and Retry-After, the slowest after ${Math.max(...waits)} ms; served again ${back} ms after it was back`,
      )
    },
  )
})
