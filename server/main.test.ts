import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Agent, get as httpGet, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bffHeader } from './http/middleware/protect-from-csrf.ts'
import { recordMeasurement } from './testing/record-measurement.ts'
import { createShopperBrowser } from './testing/shopper-browser.ts'
import { startFixtureApi } from '#reference-api/testing/start-fixture-api.ts'
import { startFaultyGateway, type FaultyGateway } from './testing/start-faulty-gateway.ts'
import { startRedis, type TestRedis } from './testing/start-redis.ts'
import { startReplicas, type Replica } from './testing/start-replicas.ts'

vi.setConfig({ testTimeout: 60_000 })

const limits = { headers: 1_500, request: 3_000 }

let upstream: Awaited<ReturnType<typeof startFixtureApi>>
let gateway: FaultyGateway
let redis: TestRedis
let replicas: [Replica, Replica]

beforeAll(async () => {
  ;[upstream, redis] = await Promise.all([startFixtureApi(), startRedis()])
  gateway = await startFaultyGateway(upstream.url)
  const env = {
    COMMERCE_API_URL: gateway.url,
    REDIS_URL: redis.url,
    SESSION_SECRETS: randomBytes(32).toString('base64'),
    SESSION_KEYS: randomBytes(32).toString('base64'),
    HEADERS_TIMEOUT_MS: String(limits.headers),
    REQUEST_TIMEOUT_MS: String(limits.request),
    SHUTDOWN_DELAY_MS: '2000',
    METRICS_PORT: '0',
    // On a busy machine a request that waits must not fail.
    UPSTREAM_TIMEOUT_MS: '15000',
    REDIS_TIMEOUT_MS: '5000',
    // A page whose suggestions are cached would not stream.
    DATA_CACHE_SECONDS: '0',
  }
  replicas = (
    await Promise.all([startReplicas(1, env), startReplicas(1, { ...env, EGRESS_TRIPWIRE: 'false' })])
  ).flat() as [Replica, Replica]
})
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.stop()))
  await Promise.all([gateway.close(), redis.close()])
  await upstream.close()
})

const failures = ({ log }: Replica) =>
  log()
    .split('\n')
    .filter((line) => /"level":(50|60)/.test(line))

/** Sends `start`, then single bytes, until the other side closes the connection. */
const sendSlowly = (url: string, start: string) =>
  new Promise<{ ms: number; response: string }>((resolve, reject) => {
    const startedAt = performance.now()
    let response = ''
    let timer: NodeJS.Timeout | undefined
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => {
      if (!start) return
      socket.write(start)
      timer = setInterval(() => socket.write('a'), 150)
    })
    const patience = setTimeout(() => socket.destroy(new Error('The server did not close the connection')), 20_000)
    let reason: Error | undefined
    socket.on('data', (chunk) => void (response += chunk))
    socket.on('error', (error: NodeJS.ErrnoException) => void (reason = error.code === undefined ? error : undefined))
    socket.on('close', () => {
      clearInterval(timer)
      clearTimeout(patience)
      if (reason) reject(reason)
      else resolve({ ms: Math.round(performance.now() - startedAt), response })
    })
  })

const postBody = (path: string, type: string) =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: shop.example',
    'Sec-Fetch-Site: same-origin',
    `${bffHeader.name}: ${bffHeader.value}`,
    `Content-Type: ${type}`,
    'Content-Length: 5000',
    '',
    '',
  ].join('\r\n')

test('a replica without the egress tripwire logs that when it starts [S50 V5]', () => {
  expect(replicas[0].log()).not.toContain('egress.tripwire_off')
  expect(replicas[1].log()).toMatch(/"event":"egress.tripwire_off","outcome":"unknown","deployment":"demo"/)
})

test('a client that sends headers or a body too slowly, or nothing, is disconnected and delays no other [F26]', async () => {
  const [replica] = replicas
  const starts = {
    head: 'GET / HTTP/1.1\r\nHost: shop.example\r\nX-Slow: ',
    call: postBody('/bff/session', 'application/json'),
    form: postBody('/sign-in', 'application/x-www-form-urlencoded'),
    nothing: '',
  }
  const slow = Object.values(starts).flatMap((start) =>
    Array.from({ length: 15 }, () => sendSlowly(replica.url, start)),
  )
  let areSlow = true
  const cut = Promise.all(slow).finally(() => (areSlow = false))
  const waits: number[] = []
  while (areSlow) {
    const startedAt = performance.now()
    expect((await fetch(`${replica.url}/whats-on`)).status).toBe(200)
    waits.push(Math.round(performance.now() - startedAt))
    await wait(50)
  }
  const ends = await cut
  const durations = ends.map(({ ms }) => ms)
  // Allows one second until the next check, and a margin for a busy machine.
  expect(Math.max(...durations)).toBeLessThan(limits.request + 4_000)
  for (const { response } of ends) expect(response).toMatch(/^$|^HTTP\/1\.1 408 /)
  expect(ends.filter(({ response }) => response !== '').length).toBeGreaterThan(0)
  expect(failures(replica)).toEqual([])
  recordMeasurement(
    'F26',
    `${ends.length} slow connections cut after ${Math.min(...durations)} to ${Math.max(...durations)} ms, with limits of ${limits.headers} and ${limits.request} ms; ${waits.length} pages meanwhile, the slowest after ${Math.max(...waits)} ms`,
  )
})

const open = (url: string, agent: Agent) =>
  new Promise<IncomingMessage>((resolve, reject) => httpGet(url, { agent }, resolve).on('error', reject))

test('a shop that gets two stop signals fails /readyz, finishes open requests, and exits with 0 despite an idle connection [F25]', async () => {
  const [, shop] = replicas
  let release = () => {}
  const apiReleased = new Promise<void>((resolve) => (release = resolve))
  gateway.holdCall = (call) =>
    call === 'POST /baskets' || (call.includes('search-event-information') && call.includes('venue='))
      ? apiReleased
      : undefined
  const agent = new Agent({ keepAlive: true })
  const page = await open(`${shop.url}/whats-on/open-night`, agent)
  expect(page.statusCode).toBe(200)
  let isWhole = false
  const body = text(page).finally(() => (isWhole = true))
  await redis.client.flushall()
  const browser = createShopperBrowser(shop.url)
  const adding = browser.post('/bff/basket/lines', { items: [{ sku: 'EV-open-night-standing', quantity: 2 }] })

  const exit = once(shop.process, 'exit')
  const stoppedAt = performance.now()
  shop.process.kill('SIGTERM')
  await vi.waitFor(
    async () =>
      expect(await (await fetch(`${shop.url}/readyz`)).json()).toMatchObject({ status: 'down', accepting: false }),
    { timeout: 2_000 },
  )
  const unreadyMs = Math.round(performance.now() - stoppedAt)
  shop.process.kill('SIGTERM')
  await vi.waitFor(() => expect(fetch(`${shop.url}/healthz`)).rejects.toThrow(), { timeout: 8_000 })
  expect(isWhole).toBe(false)
  // Metrics stay available while the process accepts no new requests.
  const metrics = `http://127.0.0.1:${/"port":(\d+),"msg":"metrics are served"/.exec(shop.log())?.[1]}/metrics`
  expect(await (await fetch(metrics)).text()).toMatch(/^http_requests_in_flight 2$/m)
  release()
  expect(await body).toMatch(/<\/html>$/)
  const added = await adding
  expect({ status: added.status, count: added.body?.count }).toEqual({ status: 200, count: 2 })
  // Redis stayed available to the requests in flight.
  const [vault = ''] = await redis.client.keys('stagedoor:{*}:vault')
  expect(await redis.client.hget(vault, 'basketCount')).toBe('2')
  expect((await exit)[0]).toBe(0)
  await expect(fetch(metrics)).rejects.toThrow()
  const ended = Math.round(performance.now() - stoppedAt)
  expect(ended).toBeLessThan(12_000)
  expect(failures(shop)).toEqual([])
  recordMeasurement(
    'F25',
    `not ready after ${unreadyMs} ms, a page and a call in flight finished, basket saved, exit 0 after ${ended} ms (2000 of them for the balancer)`,
  )
  agent.destroy()
})
