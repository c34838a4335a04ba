import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { recordMeasurement } from '../../testing/record-measurement.ts'
import { createShopperBrowser, type ShopperBrowser } from '../../testing/shopper-browser.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { startApp, type StartedApp } from '../../testing/start-app.ts'

// The whole shop in front of an API whose responses each test writes. Within the time limit, a shopper must get a
// complete error of the shop.

const timeoutMs = 700
const maxBytes = 200_000
const canary = 'CANARY-UPSTREAM-71c4'

let upstream: TestServer
let shop: StartedApp
let server: TestServer
let shopper: ShopperBrowser
let requestCount = 0
let handler: RequestListener

const send =
  (body: Buffer | string, { status = 200, type = 'application/ld+json', headers = {} } = {}): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': type, ...headers }).end(body)

const createCollection = (...members: unknown[]) => ({
  '@type': 'hydra:Collection',
  'hydra:totalItems': members.length,
  'hydra:member': members,
})

/** Writes without end, as fast as the client reads. */
const flood = (request: IncomingMessage, response: ServerResponse, head: string, block: Buffer) => {
  response.write(head)
  const writeMore = () => {
    while (!request.socket.destroyed) if (!response.write(block)) return void response.once('drain', writeMore)
  }
  writeMore()
}

beforeAll(async () => {
  upstream = await startTestServer((request, response) => {
    requestCount += 1
    handler(request, response)
  })
  shop = await startApp({
    COMMERCE_API_URL: upstream.url,
    PAGE_CACHE_SECONDS: '0',
    DATA_CACHE_SECONDS: '0',
    UPSTREAM_TIMEOUT_MS: String(timeoutMs),
    UPSTREAM_MAX_BYTES: String(maxBytes),
  })
  server = await startTestServer(shop.app)
  shopper = createShopperBrowser(server.url)
  handler = send('{}')
  // The first page of a process takes longer than later ones.
  await shopper.get('/whats-on')
})
beforeEach(async () => {
  // Sends a good response between the cases, so that no circuit opens and each case sends a call.
  handler = send(JSON.stringify(createCollection()))
  await expect.poll(async () => (await shopper.get('/bff/countries')).status, { timeout: 10_000 }).toBe(200)
  requestCount = 0
})
afterAll(async () => {
  await server.close()
  await shop.close()
  await upstream.close()
})

/** Requests a page and an endpoint. Both responses must be complete, and must not quote the API's response. */
const expectFailure = async (listener: RequestListener) => {
  handler = listener
  const started = performance.now()
  const [page, endpoint] = await Promise.all([shopper.get('/whats-on'), shopper.get('/bff/events')])
  const ms = Math.round(performance.now() - started)
  expect(requestCount).toBeGreaterThan(0)
  expect({
    status: page.status,
    retryAfter: page.headers.get('retry-after'),
    contentType: page.headers.get('content-type'),
  }).toEqual({ status: 503, retryAfter: '5', contentType: 'text/html; charset=utf-8' })
  expect(page.text.trimEnd()).toMatch(/^<!doctype html>[^]*<\/html>$/i)
  expect(page.text.match(/<h1/g), 'one headline: that of the error').toHaveLength(1)
  expect({ status: endpoint.status, body: endpoint.body }).toEqual({
    status: 503,
    body: {
      status: 503,
      code: 'upstream_unavailable',
      message: 'Temporarily unavailable',
      requestId: expect.any(String),
    },
  })
  for (const response of [page, endpoint])
    expect(response.text + JSON.stringify([...response.headers])).not.toContain(canary)
  return ms
}

it.each<[string, RequestListener]>([
  [
    'its body',
    (request, response) => {
      response.writeHead(200, { 'content-type': 'application/ld+json' })
      const slowWrites = setInterval(() => response.write(' '), 20)
      request.socket.once('close', () => clearInterval(slowWrites))
    },
  ],
  [
    'its headers',
    ({ socket }) => {
      socket.write('HTTP/1.1 200 OK\r\n')
      const slowWrites = setInterval(() => socket.write(`X-Slow: ${canary}\r\n`), 20)
      socket.once('close', () => clearInterval(slowWrites))
    },
  ],
])('an API that sends %s too slowly is given up at the total deadline [F21]', async (what, listener) => {
  const ms = await expectFailure(listener)
  expect(ms, 'it would send for ever').toBeLessThan(10_000)
  recordMeasurement(
    'F21',
    `an API that sends ${what} byte by byte: page and /bff respond with 503 after ${ms} ms of the ${timeoutMs} allowed`,
  )
})

it.each<[string, RequestListener]>([
  [
    'in the middle of its body',
    (_request, response) =>
      void response
        .writeHead(200, { 'content-length': '5000' })
        .write(`{"hydra:member":[{"name":"${canary}`, () => response.destroy()),
  ],
  [
    'between two chunks',
    (_request, response) => void response.writeHead(200).write('{"hydra:totalItems":0,', () => response.destroy()),
  ],
  ['in its headers', ({ socket }) => void socket.end('HTTP/1.1 200 OK\r\nContent-')],
  ['before its first byte', ({ socket }) => void socket.destroy()],
])('an API that disconnects %s leads to an error, not to a hang or half a page [F22]', async (what, listener) => {
  const ms = await expectFailure(listener)
  recordMeasurement('F22', `cut ${what}: 503 after ${ms} ms`)
})

it.each<[string, RequestListener]>([
  ['an HTML page', send(`<!doctype html><h1>${canary}</h1>`, { type: 'text/html' })],
  ['HTML declared as JSON', send(`<h1>${canary}</h1>`)],
  ['random bytes', send(Buffer.from(Array.from({ length: 5_000 }, (_, at) => (at * 7919) % 256)))],
  ['another shape', send(JSON.stringify({ 'hydra:member': { name: canary }, 'hydra:totalItems': '3' }))],
  ['members of another shape', send(JSON.stringify(createCollection({ sku: 1, name: { en: canary } })))],
  ['a member without its fields', send(JSON.stringify(createCollection({ '@id': `/products/${canary}` })))],
  ['members under __proto__', send(`{"__proto__":${JSON.stringify(createCollection())}}`)],
  ['null', send('null')],
  ['an empty body', send('')],
  [
    'bytes that are not UTF-8',
    send(
      Buffer.concat([
        Buffer.from('{"hydra:totalItems":0,"hydra:member":[],"x":"'),
        Buffer.from([0xff, 0x00]),
        Buffer.from('"}'),
      ]),
    ),
  ],
  ['endlessly nested brackets', send('['.repeat(maxBytes - 1))],
  ['more bytes than the limit', send(JSON.stringify({ ...createCollection(), x: 'x'.repeat(maxBytes) }))],
  ['a gzip bomb', send(gzipSync(Buffer.alloc(50_000_000)), { headers: { 'content-encoding': 'gzip' } })],
  ['a redirect', send('', { status: 302, headers: { location: `/${canary}` } })],
  ['an unknown status', send(canary, { status: 799 })],
])('an API that sends %s leads to an error of the shop and no partial page [F23]', async (_what, listener) => {
  await expectFailure(listener)
})

it('endless responses are cut at the limit, and memory stays constant [F23]', async () => {
  handler = (request, response) => {
    response.writeHead(200, { 'content-type': 'application/ld+json' })
    flood(request, response, '{"x":"', Buffer.alloc(64_000, 'x'))
  }
  const concurrentCount = 20
  const readMemory = () => process.memoryUsage().rss
  const before = readMemory()
  let most = before
  const sampling = setInterval(() => (most = Math.max(most, readMemory())), 5)
  const responses = await Promise.all(
    Array.from({ length: concurrentCount }, (_, number) => shopper.get(`/bff/events/without-end-${number}`)),
  )
  clearInterval(sampling)
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([503]))
  const megabytes = (bytes: number) => Math.round(bytes / 2 ** 20)
  const reasons = shop
    .log()
    .split('\n')
    .filter((line) => line.includes('"area":"storefront"'))
    .slice(-concurrentCount)
  expect(
    reasons.filter((line) => line.includes('"status":"too_large 200"')),
    'ended by the cap, not by the deadline',
  ).toHaveLength(concurrentCount)
  expect(megabytes(most - before)).toBeLessThan(150)
  recordMeasurement(
    'F23',
    `${concurrentCount} responses without end at once: each cut at ${maxBytes / 1_000} kB, memory at most ${megabytes(most - before)} MB more`,
  )
})

it.each([
  ['an object', { violations: { propertyPath: 'email', message: canary } }],
  ['a list of objects instead of texts', { violations: [{ propertyPath: { a: 1 }, message: [canary] }] }],
  ['not a list', { violations: 'x', 'hydra:description': { en: canary } }],
  ['incomplete', { violations: [{ message: canary }, { propertyPath: 'email' }] }],
])('violations that are %s lead to a rejection without them [F23]', async (_what, body) => {
  handler = send(JSON.stringify({ '@type': 'ConstraintViolationList', ...body }), { status: 422 })
  const {
    status,
    body: response,
    text,
  } = await shopper.post('/bff/password-reset/mail', { email: `ada-${crypto.randomUUID()}@example.com` })
  expect(requestCount).toBeGreaterThan(0)
  expect({ status, code: response.code, message: response.message, fields: response.fields }).toEqual({
    status: 422,
    code: 'rejected',
    message: 'The request was rejected.',
    fields: undefined,
  })
  expect(text).not.toContain(canary)
})
