import { createServer } from 'node:http'
import { once } from 'node:events'
import { connect as connectH2 } from 'node:http2'
import { connect } from 'node:tls'
import { setTimeout as wait } from 'node:timers/promises'
import { randomInt } from 'node:crypto'
import getPort from 'get-port'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startLimiter } from './testing/start-limiter.ts'
import { startNameServer } from './testing/start-name-server.ts'
import { startProxy } from './testing/start-proxy.ts'

// Each service has a loopback address of its own, which only Linux provides.
const isNotLinux = process.platform !== 'linux'
const network = `127.${randomInt(16, 255)}.${randomInt(255)}`
const limiterHost = `${network}.2`
const apiHost = `${network}.3`
const port = String(isNotLinux ? 0 : await getPort())
const shopUrl = `https://shop.localhost:${port}`

/** Requests that the storefront has received, by path. */
const received: Record<string, number> = {}
const storefront = createServer((request, response) => {
  received[request.url!] = (received[request.url!] ?? 0) + 1
  const body = request.url === '/not-taken' ? Buffer.alloc(300_000) : 'from the storefront'
  request.resume().on('end', () => response.end(body))
})

let proxy: Awaited<ReturnType<typeof startProxy>>
const closing: (() => unknown)[] = []
beforeAll(async () => {
  if (isNotLinux) return
  await once(storefront.listen(3000, `${network}.1`), 'listening')
  const nameServer = await startNameServer(new Set([`${network}.1`]))
  const limiter = await startLimiter(limiterHost, { PROXY_RATE_ALL: '700' })
  proxy = await startProxy({
    HTTPS_PORT: port,
    PUBLIC_URL: shopUrl,
    PAYMENT_WEBHOOK_ORIGIN: `https://pay.localhost:${port}`,
    PROXY_HEALTH_PORT: String(await getPort()),
    STOREFRONT_HOST: 'storefront',
    LIMITER_HOST: limiterHost,
    REFERENCE_API_HOST: apiHost,
    PROXY_RESOLVERS: `resolvers udp/${nameServer.address}`,
  })
  closing.push(proxy.close, limiter.close, nameServer.close, () => storefront.close().closeAllConnections())
})
afterAll(async () => {
  for (const close of closing) await close()
})

type LimitedResponse = { status: number; retryAfter: string | null; text: string; policy: string | null }
const send = async (fetch: typeof globalThis.fetch, path: string, init: RequestInit = {}): Promise<LimitedResponse> => {
  const response = await fetch(shopUrl + path, init)
  const { headers, status } = response
  return {
    status,
    retryAfter: headers.get('retry-after'),
    policy: headers.get('content-security-policy'),
    text: await response.text(),
  }
}

/** Sends this many requests, eight at a time; returns how many responses had each status. */
const sendMany = async (count: number, request: () => Promise<{ status: number }>) => {
  const statuses: number[] = []
  while (statuses.length < count) {
    const batch = Array.from({ length: Math.min(8, count - statuses.length) }, request)
    statuses.push(...(await Promise.all(batch)).map(({ status }) => status))
  }
  return Object.fromEntries(
    [...new Set(statuses)].map((status) => [status, statuses.filter((one) => one === status).length]),
  )
}

describe.skipIf(isNotLinux)('rates of the proxy that ships', () => {
  it('reject the changes of one client past 200 in ten seconds, with Retry-After, and let others pass', async () => {
    const [attacker, shopper] = [proxy.createFetch('127.0.1.1'), proxy.createFetch('127.0.1.2')]
    const change = (fetch: typeof globalThis.fetch) => send(fetch, '/bff/basket/lines', { method: 'POST', body: '{}' })
    expect(await sendMany(200, () => change(attacker))).toEqual({ 200: 200 })
    const rejected = await change(attacker)
    expect(rejected).toMatchObject({
      status: 429,
      retryAfter: '10',
      policy: expect.stringContaining("default-src 'none'"),
    })
    expect(JSON.parse(rejected.text)).toMatchObject({ status: 429, code: 'too_many_requests', retryAfter: 10 })
    // Reads have a higher limit, and the limits of other clients are untouched.
    expect(await send(attacker, '/whats-on')).toMatchObject({ status: 200, text: 'from the storefront' })
    expect((await change(shopper)).status).toBe(200)
  })

  it('let a payment provider send more notifications than pages, but no more than all requests of a client', async () => {
    const api = createServer((request, response) => void request.resume().on('end', () => response.end()))
    await once(api.listen(4000, apiHost), 'listening')
    try {
      const fetch = proxy.createFetch('127.0.1.4')
      const notify = () =>
        fetch(`https://pay.localhost:${port}/webhooks/payments/sandbox`, { method: 'POST', body: '{}' })
      expect(await sendMany(703, notify)).toEqual({ 200: 700, 429: 3 })
    } finally {
      api.close().closeAllConnections()
    }
  })

  it('reject pages past 500 in ten seconds with a page of both languages, and count files apart', async () => {
    const crawler = proxy.createFetch('127.0.1.3')
    expect(await sendMany(505, () => send(crawler, '/whats-on'))).toEqual({ 200: 500, 429: 5 })
    const rejected = await send(crawler, '/whats-on')
    expect(rejected).toMatchObject({ status: 429, retryAfter: '10' })
    expect(rejected.text).toMatch(/lang="en"[^]*lang="de"/)
    // The crawler has sent 506 requests; the limit with files is 700.
    expect(await sendMany(199, () => send(crawler, '/assets/a.js'))).toEqual({ 200: 194, 429: 5 })
  })

  /** Asks the limiter about a request as the proxy does; by default about a change. */
  const sendRequest = (address: string, method = 'POST', uri = '/bff/session') =>
    fetch(`http://${limiterHost}:8080/`, {
      headers: { 'x-forwarded-for': address, 'x-forwarded-method': method, 'x-forwarded-uri': uri },
    })

  it.each([
    [
      'files',
      '198.51.100.1',
      { 200: 600 },
      ['/assets/a-B_9.js', '/media/a-1.jpg', '/_next/image?url=%2Fmedia%2Fa.jpg&w=640&q=75'],
    ],
    [
      'pages',
      '198.51.100.2',
      { 200: 500, 429: 100 },
      [
        ...['/assets/../whats-on?page=7', '/assets/', '/assets/a/b', '/assets/%2e%2e/a', '/assetsx', '/assets/..'],
        ...[
          '/media/../whats-on',
          '/media/./a',
          '/_next/images/x',
          '/_next/imageNope',
          '/_next/imagex/../../search?query=a',
        ],
      ],
    ],
  ])('count paths of %s as such', async (_kind, address, statuses, paths) => {
    let count = 0
    expect(await sendMany(600, () => sendRequest(address, 'GET', paths[count++ % paths.length]))).toEqual(statuses)
  })

  describe('of IPv6', () => {
    it('count the addresses of one /64 as one client', async () => {
      let last = 0
      expect(await sendMany(201, () => sendRequest(`2001:db8:1:2::${(last += 1).toString(16)}`))).toEqual({
        200: 200,
        429: 1,
      })
      expect((await sendRequest('2001:db8:1:3::1')).status).toBe(200)
    })

    it('give one /56 three times and one /48 four times as much, of which rejected requests spend nothing', async () => {
      const [site, neighbour] = ['2001:db8:2:1200', '2001:db8:2:12ff']
      expect(await sendMany(900, () => sendRequest(`${site}::1`))).toEqual({ 200: 200, 429: 700 })
      expect((await sendRequest(`${neighbour}::1`)).status).toBe(200)
      let network = 0
      const requestFromNextNetwork = () =>
        sendRequest(`2001:db8:3:12${((network += 1) % 256).toString(16).padStart(2, '0')}::1`)
      expect(await sendMany(610, requestFromNextNetwork)).toEqual({ 200: 602, 429: 8 })
      expect((await sendRequest('2001:db8:3:1300::1')).status).toBe(200)
      const requestFromNextSite = () => sendRequest(`2001:db8:4:${((network += 1) % 256).toString(16)}00::1`)
      expect(await sendMany(820, requestFromNextSite)).toEqual({ 200: 803, 429: 17 })
      expect((await sendRequest('2001:db8:5::1')).status).toBe(200)
    })
  })

  describe('and places at a storefront', () => {
    const shopper = () => send(proxy.createFetch('127.0.3.1'), '/')
    const connectFrom = (localAddress: string, protocol: 'http/1.1' | 'h2') => {
      const options = { ...proxy.tls, servername: 'shop.localhost', localAddress, ALPNProtocols: [protocol] }
      return connect(options)
    }

    it('are not taken by bodies that arrive slowly', async () => {
      const sockets = Array.from({ length: 210 }, (_, index) => {
        const socket = connectFrom(`127.0.3.${2 + (index % 3)}`, 'http/1.1')
        const lines = ['POST /slow-body HTTP/1.1', `Host: shop.localhost:${port}`, 'Content-Length: 900', '', '{']
        return socket.on('error', () => {}).once('secureConnect', () => socket.write(lines.join('\r\n')))
      })
      try {
        await Promise.all(sockets.map((socket) => once(socket, 'secureConnect')))
        expect(await shopper()).toMatchObject({ status: 200 })
        await wait(500)
        expect(received['/slow-body']).toBeUndefined()
      } finally {
        for (const socket of sockets) socket.destroy()
      }
    })

    it('are not taken by a client that takes no bytes of its responses', async () => {
      const session = connectH2(shopUrl, {
        settings: { initialWindowSize: 1 },
        createConnection: () => connectFrom('127.0.3.5', 'h2'),
      })
      try {
        await once(session, 'connect')
        for (let count = 0; count < 210; count += 1)
          session
            .request({ ':path': '/not-taken' })
            .pause()
            .on('error', () => {})
        await expect.poll(() => received['/not-taken'], { timeout: 10_000 }).toBeGreaterThanOrEqual(200)
        await wait(200)
        expect(await shopper()).toMatchObject({ status: 200 })
        expect(received['/not-taken']).toBe(210)
      } finally {
        session.destroy()
      }
    })
  })
})
