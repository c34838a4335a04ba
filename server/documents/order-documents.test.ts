import type { IncomingMessage, RequestListener } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createOrderReader } from '../features/orders/order-reader.ts'
import { createTestOrder } from '../testing/create-test-order.ts'
import { createCustomer } from '../testing/customer.ts'
import { recordMeasurement } from '../testing/record-measurement.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { startBff, type TestBff } from '../testing/start-bff.ts'
import { createOrderToken } from '#reference-api/store/orders/order-tokens.ts'
import { warmUpPdfWorker } from '#reference-api/documents/render-in-worker.ts'
import { startFixtureApi } from '#reference-api/testing/start-fixture-api.ts'
import { startRedis, type TestRedis } from '../testing/start-redis.ts'
import { createSilentCommerceApi } from '../testing/create-silent-commerce-api.ts'
import { createOrderDocuments } from './order-documents.ts'

/** Long enough to draw a ticket on a busy machine, short enough for a test. */
const totalTimeoutMs = 3_000

let redis: TestRedis
let api: Awaited<ReturnType<typeof startFixtureApi>>
/** A gateway between shop and API: a test sees upstream requests and may respond to them itself. */
let gateway: TestServer
let bff: TestBff
let upstreamRequests: IncomingMessage[] = []
let handler: RequestListener | undefined

beforeAll(async () => {
  warmUpPdfWorker()
  ;[redis, api] = await Promise.all([startRedis(), startFixtureApi()])
  gateway = await startTestServer(async (request, response) => {
    upstreamRequests.push(request)
    if (handler) return handler(request, response)
    const { host: _host, connection: _connection, ...headers } = request.headers
    const received = await fetch(api.url + request.url, { headers: headers as Record<string, string> })
    response
      .writeHead(received.status, Object.fromEntries(received.headers))
      .end(Buffer.from(await received.arrayBuffer()))
  })
  bff = await startBff({
    env: { REDIS_URL: redis.url, COMMERCE_API_URL: api.url, TRUSTED_PROXY_HOPS: '1' },
    routes: (app, getContext, { limits, clientCalls }) => {
      const log = { debug: () => {}, info: () => {}, warn: () => {} }
      const commerceApi = createSilentCommerceApi(api.url)
      const config = { commerceApiUrl: gateway.url, upstreamTimeoutMs: 10_000 }
      app.use(
        createOrderDocuments({
          config,
          orderReader: createOrderReader(commerceApi, Date.now),
          limits,
          clientCalls,
          getContext,
          log,
          totalTimeoutMs,
          maxBytes: 1_000_000,
        }),
      )
    },
  })
})
afterAll(async () => {
  await bff.close()
  await Promise.all([gateway.close(), redis.close(), api.close()])
})
beforeEach(() => {
  upstreamRequests = []
  handler = undefined
})

const customer = async () => {
  const { browser } = await createCustomer(bff)
  const { body } = await browser.get('/bff/session')
  return { browser, userId: body.id as string }
}

const guestWithOrder = async () => {
  const contact = {
    email: `bea-${crypto.randomUUID()}@example.com`,
    firstName: 'Bea',
    lastName: 'Yer',
    telephone: null,
  }
  const { id, number } = await createTestOrder(api, { contact })
  const browser = bff.browser()
  const token = await createOrderToken(api.db, { id, email: contact.email }, new Date())
  expect((await browser.post('/bff/order-links', { token })).status).toBe(200)
  return { browser, id, number }
}

test('a customer’s tickets are a private file that no cache stores [S38]', async () => {
  const { browser, userId } = await customer()
  const { id, number } = await createTestOrder(api, { userId })
  const { status, headers, text } = await browser.get(`/orders/${id}/tickets.pdf`)
  expect(status).toBe(200)
  expect(text.startsWith('%PDF-')).toBe(true)
  expect(headers.get('content-type')).toBe('application/pdf')
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${number}-tickets.pdf"`)
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test('one ticket is a file of its own, under its own order only', async () => {
  const { browser, userId } = await customer()
  const [{ id }, other] = [await createTestOrder(api, { userId }), await createTestOrder(api, { userId })]
  const ticket = async (order: string) =>
    (await browser.get(`/bff/orders/${order}`)).body.lines[0].tickets[0].id as string
  expect((await browser.get(`/orders/${id}/tickets/${await ticket(id)}.pdf`)).text.startsWith('%PDF-')).toBe(true)
  upstreamRequests = []
  expect((await browser.get(`/orders/${id}/tickets/${await ticket(other.id)}.pdf`)).status).toBe(404)
  expect(upstreamRequests).toEqual([])
})

test('a guest gets the calendar of an order by its key, in the guest’s language', async () => {
  const { browser, id, number } = await guestWithOrder()
  browser.cookies.set('currentLanguage', 'de')
  const { text, headers } = await browser.get(`/orders/${id}/calendar.ics`)
  expect(text).toContain('BEGIN:VCALENDAR')
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(headers.get('content-disposition')).toContain(`${number}-abende.ics`)
  const [{ headers: sent } = {} as IncomingMessage] = upstreamRequests
  expect(Object.keys(sent).sort()).toEqual([
    'accept',
    'accept-encoding',
    'accept-language',
    'connection',
    'host',
    'order-key',
    'user-agent',
    'x-request-id',
  ])
  expect(sent['accept-language']).toBe('de')
})

test('the upstream request has the token and no header of the browser [S6]', async () => {
  const { browser, userId } = await customer()
  const { id } = await createTestOrder(api, { userId })
  await browser.send('GET', `/orders/${id}/tickets.pdf`, undefined, {
    headers: { 'x-forwarded-for': '10.0.0.1', range: 'bytes=0-1', authorization: 'Bearer canary' },
  })
  expect(Object.keys(upstreamRequests[0]!.headers).sort()).toEqual([
    'accept',
    'accept-encoding',
    'accept-language',
    'authorization',
    'connection',
    'host',
    'user-agent',
    'x-request-id',
  ])
  expect(JSON.stringify(upstreamRequests[0]!.headers)).not.toMatch(/canary|10\.0\.0|sid=/)
})

test('other sessions get 404 without an upstream call [S4]', async () => {
  const { userId } = await customer()
  const { id } = await createTestOrder(api, { userId })
  const guests = await guestWithOrder()
  const other = await customer()
  for (const browser of [bff.browser(), other.browser, guests.browser])
    expect((await browser.get(`/orders/${id}/tickets.pdf`)).status).toBe(404)
  expect((await other.browser.get(`/orders/${guests.id}/tickets.pdf`)).status).toBe(404)
  expect((await guests.browser.get(`/orders/${guests.id}/vouchers.pdf`)).status, 'there are no vouchers in it').toBe(
    404,
  )
  expect(upstreamRequests).toEqual([])
})

test('only a file of the expected type passes, with headers of the shop [S7]', async () => {
  const { browser, id } = await guestWithOrder()
  handler = (_request, response) => {
    response.writeHead(200, {
      'content-type': 'application/pdf',
      'set-cookie': 'a=canary',
      authorization: 'canary',
      'x-key': 'canary',
      'content-disposition': 'inline; filename=canary',
    })
    response.end('%PDF-1.4')
  }
  const { headers } = await browser.get(`/orders/${id}/tickets.pdf`)
  expect(JSON.stringify([...headers])).not.toContain('canary')
  handler = (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end('<script>canary</script>')
  const html = await browser.get(`/orders/${id}/tickets.pdf`)
  expect(html.status).toBe(502)
  expect(html.text).not.toContain('canary')
  handler = (_request, response) => void response.writeHead(302, { location: 'http://api.internal/' }).end()
  expect((await browser.get(`/orders/${id}/tickets.pdf`)).status).toBe(502)
})

test('a busy API makes an error that says when to try again', async () => {
  const { browser, id } = await guestWithOrder()
  handler = (_request, response) => void response.writeHead(503, { 'retry-after': '2' }).end('{}')
  const { status, headers } = await browser.get(`/orders/${id}/tickets.pdf`)
  expect([status, headers.get('retry-after')]).toEqual([503, '5'])
})

test('PDFs are limited per IP address, calendars are not [S42]', async () => {
  const { browser, id } = await guestWithOrder()
  handler = (_request, response) => void response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.4')
  const fetchFrom = (address: string, name: string) =>
    browser.send('GET', `/orders/${id}/${name}`, undefined, { headers: { 'x-forwarded-for': address } })
  for (let i = 0; i < 60; i++) expect((await fetchFrom('198.51.100.7', 'tickets.pdf')).status).toBe(200)
  expect((await fetchFrom('198.51.100.7', 'tickets.pdf')).status).toBe(429)
  expect((await fetchFrom('198.51.100.7', 'vouchers.pdf')).status, 'the order is not even read').toBe(429)
  expect(upstreamRequests).toHaveLength(60)
  expect((await fetchFrom('198.51.100.8', 'tickets.pdf')).status).toBe(200)
  handler = undefined
  expect((await fetchFrom('198.51.100.7', 'calendar.ics')).status).toBe(200)
})

test('a document takes one of its client’s places for API calls until the API has rendered it', async () => {
  const { browser, id } = await guestWithOrder()
  const fetchTickets = () =>
    browser.send('GET', `/orders/${id}/tickets.pdf`, undefined, { headers: { 'x-forwarded-for': '198.51.100.9' } })
  const rendered = Promise.withResolvers<void>()
  handler = (_request, response) =>
    void rendered.promise.then(() =>
      response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': '9' }).write('%PDF-1.4'),
    )
  const first = Array.from({ length: 6 }, fetchTickets)
  await expect.poll(() => upstreamRequests.length).toBe(6)
  expect((await fetchTickets()).status).toBe(503)
  expect(upstreamRequests).toHaveLength(6)
  // These files have begun and never end. Their reader has the places back.
  rendered.resolve()
  const other = fetchTickets()
  await expect.poll(() => upstreamRequests.length).toBe(7)
  expect((await Promise.allSettled([...first, other])).map(({ status }) => status)).toEqual(Array(7).fill('rejected'))
})

test('a file that arrives too slowly is cut off at the total deadline [F21]', async () => {
  const { browser, id } = await guestWithOrder()
  handler = (request, response) => {
    response.writeHead(200, { 'content-type': 'application/pdf' })
    const slowWrites = setInterval(() => response.write('%'), 20)
    request.socket.once('close', () => clearInterval(slowWrites))
  }
  const started = performance.now()
  await expect(browser.get(`/orders/${id}/tickets.pdf`)).rejects.toThrow()
  recordMeasurement(
    'F21',
    `a ticket that is sent byte by byte is cut off after ${Math.round(performance.now() - started)} ms of the ${totalTimeoutMs} allowed`,
  )
  await expect.poll(() => upstreamRequests.at(-1)?.socket.destroyed).toBe(true)
})

test('a file that breaks off is an error, never half a ticket that looks complete [F22]', async () => {
  const { browser, id } = await guestWithOrder()
  handler = (_request, response) => {
    response
      .writeHead(200, { 'content-type': 'application/pdf' })
      .write('%PDF-1.4', () => setTimeout(() => response.destroy(), 20))
  }
  await expect(browser.get(`/orders/${id}/tickets.pdf`)).rejects.toThrow()
})

test('an endless file is cut off at the size cap [F23]', async () => {
  const { browser, id } = await guestWithOrder()
  handler = (request, response) => {
    response.writeHead(200, { 'content-type': 'application/pdf' })
    const block = Buffer.alloc(64_000)
    const writeMore = () => {
      while (!request.socket.destroyed) if (!response.write(block)) return void response.once('drain', writeMore)
    }
    writeMore()
  }
  await expect(browser.get(`/orders/${id}/tickets.pdf`)).rejects.toThrow()
  await expect.poll(() => upstreamRequests.at(-1)?.socket.destroyed).toBe(true)
})
