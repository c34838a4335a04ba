import type { IncomingMessage, RequestListener } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sendRawGet, sendRawBytes } from '../testing/send-raw-bytes.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { startApp, type StartedApp } from '../testing/start-app.ts'

// The whole shop in front of an API that records every request. `media/media-proxy.test.ts` tests the proxy alone.

let upstream: TestServer
let shop: StartedApp
let server: TestServer
let upstreamRequests: IncomingMessage[] = []
let handler: RequestListener

const canary = 'CANARY-UPSTREAM-5d21'

const notFound: RequestListener = (_request, response) =>
  void response.writeHead(404, { 'content-type': 'application/json' }).end('{}')

beforeAll(async () => {
  upstream = await startTestServer((request, response) => {
    upstreamRequests.push(request)
    handler(request, response)
  })
  shop = await startApp({ COMMERCE_API_URL: upstream.url, PAGE_CACHE_SECONDS: '0', DATA_CACHE_SECONDS: '0' })
  server = await startTestServer(shop.app)
})
beforeEach(() => {
  upstreamRequests = []
  handler = notFound
})
afterAll(async () => {
  await server.close()
  await shop.close()
  await upstream.close()
})

const listTargets = () => upstreamRequests.map(({ method, url }) => `${method} ${url}`)
const parseStatus = (raw: string) => Number(raw.split(' ')[1])

// This test must come first, while the shop has no earlier response of the API that it could use instead.
test.each(['/media/a.jpg', '/_next/image?url=%2Fmedia%2Fa.jpg&w=640&q=75', '/bff/events', '/whats-on', '/about-us'])(
  'a redirect of the API leads nowhere: %s [S5 S40]',
  async (target) => {
    handler = (_request, response) => void response.writeHead(302, { location: `${upstream.url}/auth?${canary}` }).end()
    const raw = await sendRawGet(server.port, target)
    expect(listTargets().filter((call) => call.includes('/auth'))).toEqual([])
    expect([502, 503]).toContain(parseStatus(raw))
    expect(raw).not.toContain(canary)
  },
)

const prefixes = ['/media/', '/media/a.jpg/', '/_next/image/', '/assets/', '/bff/', '/', '/whats-on/']
const traversals = [
  '../auth',
  '../../auth',
  '%2e%2e/auth',
  '..%2fauth',
  '%2e%2e%2fauth',
  '..%5cauth',
  '..;/auth',
  '.%2e/token/refresh',
  '/auth',
  '..//auth',
  '..\\auth',
  '%252e%252e/auth',
]

describe('the session calls of the commerce API', () => {
  test.each(prefixes.flatMap((prefix) => traversals.map((climb) => prefix + climb)))(
    'cannot be reached by %s [S3]',
    async (target) => {
      await sendRawGet(server.port, target, ['Authorization: Bearer x'])
      await sendRawBytes(
        server.port,
        `POST ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nSec-Fetch-Site: same-origin\r\nX-Requested-With: stagedoor\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
      )
      expect(listTargets().filter((call) => !call.startsWith('GET ') || /^GET \/(auth|token)/.test(call))).toEqual([])
    },
  )

  test.each([
    'http://127.0.0.1/auth',
    'http://shop.example/token/refresh',
    '//auth',
    '/auth',
    '/token/refresh',
    '/api/../auth',
    '/media/%2e%2e/%2e%2e/auth',
    '*',
  ])('cannot be reached by naming them: %s [S3]', async (target) => {
    await sendRawGet(server.port, target)
    expect(listTargets().filter((call) => /^\S+ \/(auth|token)/.test(call))).toEqual([])
  })
})

test('only images and documents are proxied, and only to be read [S4]', async () => {
  for (const target of [
    '/media/a.svg',
    '/media/a.html',
    '/media/a',
    '/media/sub/a.jpg',
    '/media/a.jpg?x=1',
    'http://127.0.0.1:1/media/a.jpg',
  ]) {
    expect(parseStatus(await sendRawGet(server.port, target)), target).toBe(404)
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const raw = await sendRawBytes(
      server.port,
      `${method} /media/a.jpg HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    )
    expect(parseStatus(raw), method).toBe(405)
  }
  expect(listTargets().filter((call) => call.includes('/media'))).toEqual([])
  await sendRawGet(server.port, '/media/a.jpg')
  expect(listTargets()).toEqual(['GET /media/a.jpg'])
})

test.each(['/media/a.jpg', '/_next/image?url=%2Fmedia%2Fa.jpg&w=640&q=75', '/bff/events', '/whats-on', '/about-us'])(
  'headers of a browser are not passed on: %s [S6]',
  async (target) => {
    const canaryHeaders = [
      'Cookie: sid=CANARY-IN',
      'Authorization: Bearer CANARY-IN',
      'Proxy-Authorization: Basic CANARY-IN',
      'X-Forwarded-For: CANARY-IN',
      'X-Forwarded-Host: CANARY-IN',
      'X-Forwarded-Proto: CANARY-IN',
      'Forwarded: for=CANARY-IN',
      'X-Real-IP: CANARY-IN',
      'Referer: http://CANARY-IN/',
      'Origin: http://CANARY-IN',
      'User-Agent: CANARY-IN',
      'X-Request-Id: CANARY-IN;',
      'X-Anything: CANARY-IN',
    ]
    await sendRawGet(server.port, target, canaryHeaders)
    expect(upstreamRequests.length).toBeGreaterThan(0)
    for (const { headers, url } of upstreamRequests) expect(JSON.stringify([url, headers])).not.toContain('CANARY-IN')
    for (const { headers } of upstreamRequests) expect(headers.host).toBe(new URL(upstream.url).host)
  },
)

test.each([
  '/media/a.jpg',
  '/_next/image?url=%2Fmedia%2Fb.jpg&w=640&q=75',
  '/bff/events',
  '/whats-on',
  '/search?query=open',
])('a well-formed request id is passed on, to find the request in the log of the API: %s', async (target) => {
  await sendRawGet(server.port, target, ['X-Request-Id: followed-0001'])
  expect(upstreamRequests.length).toBeGreaterThan(0)
  expect(upstreamRequests.map(({ headers }) => headers['x-request-id'])).toEqual(
    upstreamRequests.map(() => 'followed-0001'),
  )
})

test.each(['/media/a.jpg', '/bff/content?path=about-us', '/about-us'])(
  'only listed headers of the API are passed on: %s [S7]',
  async (target) => {
    handler = (_request, response) => {
      const secret = {
        'set-cookie': `a=${canary}`,
        authorization: `Bearer ${canary}`,
        location: `/${canary}`,
        'x-powered-by': canary,
        server: canary,
        link: canary,
        'www-authenticate': canary,
        'access-control-allow-origin': '*',
        via: canary,
      }
      response
        .writeHead(200, {
          'content-type': target.startsWith('/media') ? 'image/jpeg' : 'application/ld+json',
          ...secret,
        })
        .end('{}')
    }
    const raw = await sendRawGet(server.port, target)
    expect(upstreamRequests.length).toBeGreaterThan(0)
    expect(raw).not.toContain(canary)
    expect(raw.toLowerCase()).not.toContain('access-control-allow-origin')
  },
)

test('no page and no response names the API', async () => {
  for (const target of [
    '/media/a.jpg',
    '/bff/events',
    '/whats-on',
    '/about-us',
    '/_next/image?url=%2Fmedia%2Fa.jpg&w=640&q=75',
  ]) {
    expect(await sendRawGet(server.port, target), target).not.toContain(new URL(upstream.url).host)
  }
})
