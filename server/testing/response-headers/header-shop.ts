import { vi } from 'vitest'
import { createApp } from '../../app.ts'
import { createHttpServer } from '../../http/create-http-server.ts'
import { createTestOrder } from '../create-test-order.ts'
import { createRegistration } from '../customer.ts'
import { sameOrigin, sendRawRequest, parseRawResponse, type ParsedResponse } from '../raw-response.ts'
import { sendRawBytes } from '../send-raw-bytes.ts'
import { startTestServer, type TestServer } from '../start-test-server.ts'
import { startApp, type StartedApp } from '../start-app.ts'
import { startFixtureApi } from '#reference-api/testing/start-fixture-api.ts'
import { startFaultyGateway, type FaultyGateway } from '../start-faulty-gateway.ts'

export { sameOrigin }
export const jsonContentType = 'Content-Type: application/json'
export const formContentType = 'Content-Type: application/x-www-form-urlencoded'
const https = 'X-Forwarded-Proto: https'

const getSessionCookie = ({ headers }: ParsedResponse) =>
  headers
    .getSetCookie()
    .find((line) => line.startsWith('__Host-sid='))!
    .split(';')[0]!

const listen = ({ deps }: StartedApp, app: ReturnType<typeof createApp>) =>
  startTestServer(
    createHttpServer({
      app,
      config: { ...deps.config, headersTimeoutMs: 2_000, requestTimeoutMs: 3_000 },
      isAccepting: () => true,
    }),
  )

/**
 * The shipped server behind one trusted proxy, with a commerce API that a test can slow down or stop. A customer is
 * signed in, and has an order and a ticket in the basket. The page cache contains `/whats-on`. Start it before any
 * request.
 */
export const createHeaderShop = () => {
  let upstream: Awaited<ReturnType<typeof startFixtureApi>>
  let gateway: FaultyGateway
  let shop: StartedApp
  let server: TestServer
  /** A second server, whose endpoints and documents always fail. */
  let failingServer: TestServer
  let cookie: string
  let orderId: string

  const send = (method: string, target: string, headers: readonly string[] = [], body = '') =>
    sendRawRequest(server.port, method, target, [https, ...headers], body)
  const get = (target: string, ...headers: string[]) => send('GET', target, headers)
  const sendJson = (method: string, target: string, body: unknown, ...headers: string[]) =>
    send(method, target, [...sameOrigin, jsonContentType, ...headers], JSON.stringify(body))
  const postForm = (target: string, body: string, ...headers: string[]) =>
    send('POST', target, ['Sec-Fetch-Site: same-origin', formContentType, ...headers], body)
  const cookieHeader = () => `Cookie: ${cookie}`

  const startServers = async () => {
    upstream = await startFixtureApi()
    gateway = await startFaultyGateway(upstream.url)
    shop = await startApp({
      COMMERCE_API_URL: gateway.url,
      REDIS_TIMEOUT_MS: '5000',
      LIMIT_SIGN_IN_ACCOUNT: '2/15m',
      SECURITY_CONTACT: 'mailto:security@example.com',
      PUBLIC_URL: 'https://shop.example.com',
      TRUSTED_PROXY_HOPS: '1',
    })
    server = await listen(shop, createApp(shop.deps))
    const fail = () => Promise.reject(new Error('CANARY-INSIDE'))
    const orderReader = { ...shop.deps.orderReader, openOrder: fail }
    failingServer = await listen(shop, createApp({ ...shop.deps, dispatch: fail, orderReader }))
  }

  const createCustomer = async () => {
    cookie = getSessionCookie(await sendJson('POST', '/bff/users', createRegistration()))
    const { id } = JSON.parse((await get('/bff/session', cookieHeader())).body)
    orderId = (await createTestOrder(upstream, { userId: id })).id
    const { ticketTypes } = JSON.parse((await get('/bff/events/open-night')).body)
    const items = [{ sku: ticketTypes[0].sku, quantity: 1 }]
    const { status } = await sendJson('POST', '/bff/basket/lines', { items }, cookieHeader())
    if (status !== 200) throw new Error(`The basket got ${status}`)
  }

  return {
    send,
    get,
    sendJson,
    postForm,
    cookieHeader,
    orderId: () => orderId,
    assetPath: () => shop.deps.frontend.assets.entry,
    start: async () => {
      await startServers()
      await createCustomer()
      const isCached = async () => {
        if (!(await get('/whats-on')).headers.has('etag')) throw new Error('/whats-on is not cached yet')
      }
      await vi.waitFor(isCached, { timeout: 30_000, interval: 100 })
    },
    close: async () => {
      await Promise.all([server.close(), failingServer.close()])
      await shop.close()
      await gateway.close()
      await upstream.close()
    },
    sendRaw: async (bytes: string) => parseRawResponse(await sendRawBytes(server.port, bytes)),
    getFailing: (target: string) => sendRawRequest(failingServer.port, 'GET', target, [https]),
    getStreamed: async (target: string) => {
      gateway.holdCall = (call) =>
        call.includes('venue=') || call.includes('orders')
          ? new Promise((resolve) => setTimeout(resolve, 100))
          : undefined
      const response = await get(target, cookieHeader())
      gateway.holdCall = () => undefined
      return response
    },
    /** Sends the request while the API responds with `status`, or with true closes the connection. */
    withoutApi: async (request: () => Promise<ParsedResponse>, status: true | number = true) => {
      gateway.failCall = () => status
      const response = await request()
      gateway.failCall = () => false
      return response
    },
    exceedRateLimit: async () => {
      const credentials = { email: 'often@example.com', password: 'a wrong password' }
      for (let time = 0; time < 2; time++) await sendJson('POST', '/bff/session', credentials)
      return sendJson('POST', '/bff/session', credentials)
    },
    /** Requests the target twice; the second request has the ETag of the first. */
    getUnchanged: async (target: string) => get(target, `If-None-Match: ${(await get(target)).headers.get('etag')!}`),
    sendCspReport: (body: string) => send('POST', '/reports/csp', ['Content-Type: application/csp-report'], body),
  }
}

export type HeaderShop = ReturnType<typeof createHeaderShop>
