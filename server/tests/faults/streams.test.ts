import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createCustomer } from '../../testing/customer.ts'
import { recordMeasurement } from '../../testing/record-measurement.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { createShopperBrowser, type ShopperBrowser } from '../../testing/shopper-browser.ts'
import { startApp, type StartedApp } from '../../testing/start-app.ts'
import { startFixtureApi } from '#reference-api/testing/start-fixture-api.ts'
import { startFaultyGateway, type FaultyGateway } from '../../testing/start-faulty-gateway.ts'
import { startTcpProxy, type TcpProxy } from '../../testing/start-tcp-proxy.ts'
import { startRedis, type TestRedis } from '../../testing/start-redis.ts'

/** In milliseconds: the latency of Redis, and the time that pages wait for streamed data. */
const redisDelayMs = 2_000
const streamTimeoutMs = 1_500

let upstream: Awaited<ReturnType<typeof startFixtureApi>>
let gateway: FaultyGateway
let redis: TestRedis
let link: TcpProxy
let shops: StartedApp[]
let server: TestServer
let serverWithTimeout: TestServer

const startShop = (env: Record<string, string> = {}) =>
  startApp({
    COMMERCE_API_URL: gateway.url,
    REDIS_URL: `redis://127.0.0.1:${link.port}`,
    REDIS_TIMEOUT_MS: '5000',
    UPSTREAM_TIMEOUT_MS: '20000',
    STREAM_LISTS_AFTER_MS: '4',
    ...env,
  })

beforeAll(async () => {
  ;[upstream, redis] = await Promise.all([startFixtureApi(), startRedis()])
  ;[gateway, link] = await Promise.all([
    startFaultyGateway(upstream.url),
    startTcpProxy(Number(new URL(redis.url).port)),
  ])
  shops = await Promise.all([startShop(), startShop({ STREAM_TIMEOUT_MS: String(streamTimeoutMs) })])
  ;[server, serverWithTimeout] = (await Promise.all(shops.map(({ app }) => startTestServer(app)))) as [
    TestServer,
    TestServer,
  ]
})
afterEach(() => {
  gateway.failCall = () => false
  gateway.holdCall = () => undefined
  link.delayMs = 0
})
afterAll(async () => {
  await Promise.all([server.close(), serverWithTimeout.close()])
  for (const shop of shops) await shop.close()
  await Promise.all([gateway.close(), link.close()])
  await Promise.all([upstream.close(), redis.close()])
})

const createSignedInBrowser = async () =>
  (await createCustomer({ browser: () => createShopperBrowser(server.url) })).browser

/** Whether a call loads data that a page may stream. */
const isLate = (call: string) => /^GET \/(users-addresses|wishlists)\b|search-event-information.*venue=/.test(call)

const holdLateParts = () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  const heldCalls: string[] = []
  gateway.holdCall = (call) => {
    if (!isLate(call)) return undefined
    heldCalls.push(call)
    return released
  }
  return { heldCalls, release: () => release() }
}

/** Opens a page and reads it until its headline has arrived. `readRest` resolves to the rest. */
const openPage = async (url: string, browser?: ShopperBrowser) => {
  const response = await fetch(url, { redirect: 'manual', headers: { cookie: browser?.getCookieHeader() ?? '' } })
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  let shell = ''
  while (!shell.includes('</h1>')) shell += (await reader.read()).value ?? ''
  const readRest = async () => {
    let text = ''
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) text += piece.value
    return text
  }
  return { response, shell, readRest }
}

const expireToken = async () => {
  const [vault = ''] = await redis.client.keys('stagedoor:{*}:vault')
  await redis.client.hset(vault, 'receivedAt', '0')
}

const failRefresh = (call: string) => (call === 'POST /token/refresh' ? 401 : false)

describe('a page of a customer while its data streams', () => {
  it('ends as soon as the data has arrived, however slow Redis is [F13]', async () => {
    const browser = await createSignedInBrowser()
    const { heldCalls, release } = holdLateParts()
    const { response, readRest } = await openPage(`${server.url}/account`, browser)
    expect(response.status).toBe(200)
    // The held calls load addresses and wishlists. Neither needs Redis any more.
    await expect.poll(() => heldCalls.length, { timeout: 10_000 }).toBe(2)
    link.delayMs = redisDelayMs
    const released = performance.now()
    release()
    const text = await readRest()
    const ms = Math.round(performance.now() - released)
    expect(text).toMatch(/stagedoorStreamedQueries[^]*<\/html>$/)
    expect(ms).toBeLessThan(redisDelayMs / 2)
    recordMeasurement(
      'F13',
      `the last ${text.length} characters of the account page ${ms} ms after the API responded, with Redis ${redisDelayMs} ms late`,
    )
  })

  it('refreshes the token before the first byte; when that is rejected, redirects to the sign-in page with a guest session [F12]', async () => {
    await redis.client.flushall()
    const browser = await createSignedInBrowser()
    const cookie = browser.getSessionCookie()
    await expireToken()
    gateway.failCall = failRefresh
    const { release } = holdLateParts()
    const response = await browser.get('/account')
    release()
    expect({ status: response.status, location: response.headers.get('location') }).toEqual({
      status: 302,
      location: '/sign-in?returnTo=%2Faccount',
    })
    expect(browser.getSessionCookie()).not.toBe(cookie)
    expect((await browser.get('/bff/session')).body).toMatchObject({ guest: true })
    recordMeasurement(
      'F12',
      'a refresh that is rejected: 302 to the sign-in page with a new cookie, before the first byte',
    )
  })

  it('keeps its session when the API rejects it later, and loses it with the next response [F12]', async () => {
    await redis.client.flushall()
    const browser = await createSignedInBrowser()
    const { release } = holdLateParts()
    const { response, readRest } = await openPage(`${server.url}/account`, browser)
    expect({ status: response.status, setCookie: response.headers.getSetCookie() }).toEqual({
      status: 200,
      setCookie: [],
    })
    gateway.failCall = (call) => (isLate(call) || call.startsWith('GET /users-orders') ? 401 : failRefresh(call))
    release()
    expect(await readRest()).toMatch(/<\/html>$/)
    expect((await redis.client.keys('stagedoor:{*}:*')).map((name) => name.split(':').at(-1))).toEqual(
      expect.arrayContaining(['record', 'vault']),
    )
    expect(await redis.client.keys('*:ended')).toEqual([])
    const cookie = browser.getSessionCookie()
    const next = await browser.get('/bff/orders')
    expect({ status: next.status, code: next.body.code, setCookieCount: next.headers.getSetCookie().length }).toEqual({
      status: 401,
      code: 'unauthenticated',
      setCookieCount: 1,
    })
    expect(browser.getSessionCookie()).not.toBe(cookie)
    expect((await browser.get('/bff/session')).body).toMatchObject({ guest: true })
    recordMeasurement(
      'F12',
      'a session rejected after the first byte: it stays until the next response, which sets the new cookie',
    )
  })
})

/** The calls that load the list of a page, and nothing else of it. */
const listCalls =
  /^GET \/products\/(next-events|search-event-information|event-calendar)|^GET \/(products|articles)-by-category/

const latePages = ['/', '/whats-on?genre=rock', '/whats-on?view=calendar', '/category/shop/records', '/articles/notes']

const holdLists = (calls = listCalls) => {
  const released = Promise.withResolvers<void>()
  gateway.holdCall = (call) => (calls.test(call) ? released.promise : undefined)
  return released.resolve
}

describe('a page whose list is late', () => {
  it.each(latePages)('sends head and shell of %s before the list, with a link to the whole page', async (path) => {
    const release = holdLists()
    const { response, shell, readRest } = await openPage(server.url + path)
    expect(response.status).toBe(200)
    expect(shell).toMatch(/<noscript><meta http-equiv="refresh" content="0;url=[^"]*complete=1">/)
    release()
    const rest = await readRest()
    const [state] = /<script type="application\/json" id="page-state">.*?<\/script>/s.exec(shell + rest)!
    expect(state).not.toMatch(/"endpointName":"(getHome|getEvents|getCalendar|getProducts|getArticles)"/)
    expect(shell + rest).toMatch(/<a [^>]*href="[^"]*complete=1"/)
    expect(rest).toMatch(/stagedoorStreamedQueries\?\?=\[\]\)\.push\([^]*<\/html>$/)
    // The whole page is then in the cache.
    await expect.poll(async () => (await fetch(server.url + path)).headers.get('etag')).toMatch(/^W/)
    // Without JavaScript it would otherwise lead to itself without end.
    expect(await (await fetch(server.url + path)).text()).not.toContain('complete=1')
  })

  it.each([
    ['a crawler', '/whats-on?lng=de', 'Googlebot'],
    ['the link of a browser without JavaScript', '/?lng=de&complete=1', 'test'],
  ])('waits for it for %s', async (_visitor, path, userAgent) => {
    const release = holdLists()
    const response = fetch(server.url + path, { headers: { 'user-agent': userAgent } })
    const winner = await Promise.race([response, new Promise((resolve) => setTimeout(resolve, 200, 'waiting'))])
    expect(winner).toBe('waiting')
    release()
    const text = await (await response).text()
    expect(text).not.toContain('stagedoorStreamedQueries??=[]).push')
    expect(text).not.toContain('complete=1')
  })

  it.each(['/category/none', '/articles/none'])(
    'has status 404 for %s, which the list does not decide',
    async (path) => {
      const release = holdLists(/-by-category/)
      const response = await fetch(server.url + path)
      release()
      expect(response.status).toBe(404)
    },
  )

  it('has status 503 when the list fails at once; a list that fails later is not cached', async () => {
    gateway.failCall = (call) => listCalls.test(call)
    expect((await fetch(`${server.url}/whats-on?complete=1&when=weekend`)).status).toBe(503)
    const release = holdLists()
    const { response, readRest } = await openPage(`${server.url}/whats-on?genre=jazz`)
    release()
    const rest = await readRest()
    expect(response.status).toBe(200)
    expect(rest).not.toContain('stagedoorStreamedQueries??=[]).push')
    expect(rest).toMatch(/<\/html>$/)
    gateway.failCall = () => false
    expect(await (await fetch(`${server.url}/whats-on?genre=jazz&complete=1`)).text()).toContain(
      '"endpointName":"getEvents"',
    )
  })
})

it('a page whose data never arrives ends at the deadline, and the browser requests the data itself [F29]', async () => {
  const { release } = holdLateParts()
  const { response, shell, readRest } = await openPage(`${serverWithTimeout.url}/whats-on/open-night`)
  const startedAt = performance.now()
  const text = shell + (await readRest())
  const ms = Math.round(performance.now() - startedAt)
  expect(response.status).toBe(200)
  expect(ms).toBeLessThan(streamTimeoutMs + 5_000)
  expect(text).toMatch(/\$RX\("[^]*<\/html>$/)
  expect(text).not.toContain('stagedoorStreamedQueries??=[]).push')
  release()
  gateway.holdCall = () => undefined
  await expect
    .poll(async () => (await fetch(`${serverWithTimeout.url}/whats-on/open-night`)).text(), { timeout: 10_000 })
    .not.toContain('$RX("')
  recordMeasurement(
    'F29',
    `the page ends ${ms} ms after its headline, with a limit of ${streamTimeoutMs} ms, and is not cached`,
  )
})
