import { once } from 'node:events'
import { connect as connectH2 } from 'node:http2'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { recordMeasurement } from '#server/testing/record-measurement.ts'
import { createRegistration } from '#server/testing/customer.ts'
import { createShopperBrowser } from '#server/testing/shopper-browser.ts'
import type { Replica } from '#server/testing/start-replicas.ts'
import { startShoppers } from '#server/testing/start-shoppers.ts'
import { sendBytes } from './testing/send-bytes.ts'
import { canRetryBodies } from './testing/start-proxy.ts'
import { getHost, startProxiedShop } from './testing/start-proxied-shop.ts'

vi.setConfig({ testTimeout: 60_000 })

// Each replica has an address of its own, because the Caddyfile expects all at one port. Only Linux has more than one
// loopback address.
const isNotLinux = process.platform !== 'linux'
let shop: Awaited<ReturnType<typeof startProxiedShop>>
beforeAll(async () => {
  if (!isNotLinux) shop = await startProxiedShop()
})
afterAll(async () => shop?.close())

const countRequests = (replica: Replica, path: string) =>
  replica
    .log()
    .split('\n')
    .filter((line) => line.includes('"msg":"request"') && line.includes(`"path":"${path}"`)).length
const findErrorLines = ({ log }: Replica) =>
  log()
    .split('\n')
    .filter((line) => /"level":(50|60)/.test(line))

const sendRawRequest = (servername: string, ...lines: string[]) => sendBytes({ ...shop.proxy.tls, servername }, lines)

describe.skipIf(isNotLinux)('the proxy that ships', () => {
  it('serves HTTP/2 with its own authority, and every replica finds basket and customer by a __Host- cookie [S12]', async () => {
    const session = connectH2(shop.shopUrl, {
      ...shop.proxy.tls,
      servername: 'shop.localhost',
      ALPNProtocols: ['h2', 'http/1.1'],
    })
    const [headers] = await once(session.request({ ':path': '/whats-on' }), 'response')
    expect({
      status: headers[':status'],
      alpnProtocol: session.alpnProtocol,
      server: headers.server,
      via: headers.via,
    }).toEqual({ status: 200, alpnProtocol: 'h2', server: undefined, via: undefined })
    expect(headers['strict-transport-security']).toMatch(/max-age=/)
    session.destroy()
    const fetchRequestId = (id: string) =>
      shop.proxy
        .createFetch()(`${shop.shopUrl}/bff/session`, { headers: { 'x-request-id': id } })
        .then((response) => response.headers.get('x-request-id'))
    expect([await fetchRequestId('a-request-of-mine-1'), await fetchRequestId('<odd>')]).toEqual([
      'a-request-of-mine-1',
      expect.stringMatching(/^[\da-f-]{36}$/),
    ])

    const guest = createShopperBrowser(shop.shopUrl, shop.proxy.createFetch())
    const added = await guest.post('/bff/basket/lines', { items: [{ sku: 'EV-open-night-standing', quantity: 2 }] })
    expect(added.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-sid=[^;]+; (?=.*Path=\/(;|$))(?=.*HttpOnly)(?=.*Secure)(?=.*SameSite=Lax)(?!.*Domain)/,
      ),
    ])
    const customer = createShopperBrowser(shop.shopUrl, shop.proxy.createFetch('127.0.0.1', false))
    expect((await customer.post('/bff/users', createRegistration())).status).toBe(200)
    for (const replica of shop.replicas) {
      await expect
        .poll(
          async () => {
            expect((await guest.get('/bff/basket')).body.count).toBe(2)
            expect((await customer.get('/bff/session')).body.guest).toBe(false)
            return Math.min(countRequests(replica, '/bff/basket'), countRequests(replica, '/bff/session'))
          },
          { timeout: 10_000 },
        )
        .toBeGreaterThan(1)
    }
  })

  it('passes a page on while the shop renders it', async () => {
    let release = () => {}
    const untilReleased = new Promise<void>((resolve) => (release = resolve))
    shop.gateway.holdCall = (call) =>
      call.includes('search-event-information') && call.includes('venue=') ? untilReleased : undefined
    const response = await shop.proxy.createFetch()(`${shop.shopUrl}/whats-on/berlin-night`)
    const reader = response
      .body!.pipeThrough(new TextDecoderStream() as unknown as TransformStream<Uint8Array, string>)
      .getReader()
    let shell = ''
    while (!shell.includes('</h1>')) shell += (await reader.read()).value ?? ''
    release()
    shop.gateway.holdCall = () => undefined
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) shell += piece.value
    expect(shell).toMatch(/<\/html>$/)
    // A buffering proxy would pass the shell on only after the shop had given up the streamed part.
    expect(shell).not.toContain('$RX("')
  })

  it('passes the address and scheme of a client on, and drops those that the client claims [S43 S37 S42]', async () => {
    const forgedHeaders = {
      'x-forwarded-proto': 'http',
      'x-forwarded-host': 'evil.example',
      forwarded: 'for=198.51.100.1;proto=http;host=evil.example',
      'x-real-ip': '198.51.100.1',
    }
    const signInFrom = async (address: string, claimed: string) => {
      const browser = createShopperBrowser(shop.shopUrl, shop.proxy.createFetch(address))
      const wrongCredentials = { email: `${crypto.randomUUID()}@example.com`, password: 'a wrong password' }
      return browser.send('POST', '/bff/session', wrongCredentials, {
        headers: { ...forgedHeaders, 'x-forwarded-for': claimed },
      })
    }
    const statuses: number[] = []
    for (let time = 1; time <= 4; time++) statuses.push((await signInFrom('127.0.0.2', `198.51.100.${time}`)).status)
    expect(statuses).toEqual([401, 401, 401, 429])
    expect((await signInFrom('127.0.0.3', '127.0.0.2')).status).toBe(401)
    // If the shop took the request for plain HTTP, it would send no cookie.
    const browser = createShopperBrowser(shop.shopUrl, shop.proxy.createFetch())
    const added = await browser.send(
      'POST',
      '/bff/basket/lines',
      { items: [{ sku: 'VOUCHER-25', quantity: 1 }] },
      { headers: forgedHeaders },
    )
    expect({ status: added.status, sessionCookieLength: browser.getSessionCookie()?.length }).toEqual({
      status: 200,
      sessionCookieLength: expect.any(Number),
    })
    const page = await browser.send('GET', '/whats-on/open-night', undefined, { headers: forgedHeaders })
    expect(page.text).toContain(`<link rel="canonical" href="${shop.shopUrl}/`)
    expect(page.text).not.toContain('evil.example')
  })

  it('serves only the payment page and webhooks of the commerce API, and closes connections for another host [S3]', async () => {
    const fetch = shop.proxy.createFetch()
    const status = async (path: string, init: RequestInit = {}) => (await fetch(shop.payUrl + path, init)).status
    expect(await status('/webhooks/payments/sandbox', { method: 'POST', body: '{}' })).toBe(400)
    expect((await (await fetch(`${shop.payUrl}/sandbox/pay/nobody`)).text()).length).toBeGreaterThan(0)
    for (const path of [
      ...['/', '/healthz', '/readyz', '/docs', '/auth', '/baskets', '/search-event-information', '/operator/events'],
      ...['/sandbox/pay', '/sandbox/', '/webhooks/'],
    ])
      expect(await status(path), path).toBe(404)
    const alternativePaths = [
      '/sandbox/pay/../../healthz',
      '/sandbox/pay/%2e%2e/%2e%2e/healthz',
      '/sandbox/pay/..%2f..%2fhealthz',
      '/sandbox/pay/..;/..;/healthz',
      '//healthz',
      '/sandbox/pay//../../../healthz',
      '/./healthz',
      `${shop.api.url}/healthz`,
      '/sandbox/pay/%252e%252e/%252e%252e/healthz',
      '/orders/..%2fsandbox%2fpay%2fx',
      '/countries/../sandbox/pay/x',
      '/users/..%2fwebhooks%2fpayments%2fx',
      '/1/indexes/..%2f..%2fwebhooks%2fpayments%2fx/query',
      '/sandbox/pay/../../webhooks/payments/sandbox',
      '/webhooks/payments/',
      '/webhooks/payments/sandbox/x',
      '/%77ebhooks/payments/sandbox',
    ]
    for (const path of alternativePaths) {
      const { status, body } = await sendRawRequest(
        'pay.localhost',
        `GET ${path} HTTP/1.1`,
        `Host: ${new URL(shop.payUrl).host}`,
      )
      // A request that names another host in its target gets no response.
      expect(status, path).toBe(path.startsWith('http') ? NaN : 404)
      // The proxy's own response is empty, one of the API is not.
      expect(body, path).toBe('')
    }
    expect(
      (
        await sendRawRequest(
          'shop.localhost',
          'GET /sandbox/pay/nobody HTTP/1.1',
          `Host: ${new URL(shop.shopUrl).host}`,
        )
      ).body,
    ).toContain('PX Live')
    for (const host of [
      'evil.example',
      `evil.example:${shop.proxy.tls.port}`,
      'storefront:3000',
      'reference-api',
      '127.0.0.1',
    ])
      expect((await sendRawRequest('shop.localhost', 'GET /healthz HTTP/1.1', `Host: ${host}`)).status, host).toBeNaN()
    await expect(sendRawRequest('evil.example', 'GET / HTTP/1.1', 'Host: evil.example')).rejects.toThrow()
  })

  it('fails no request when a replica stops and another starts, and no GET when a replica is killed [F25]', async () => {
    const [stopped, killed] = shop.replicas as [Replica, Replica]
    const shoppers = await startShoppers(shop.shopUrl, shop.proxy.createFetch('127.0.0.4'))
    const exit = once(stopped.process, 'exit')
    stopped.process.kill('SIGTERM')
    // A container engine removes the address only after the process has ended.
    if (!canRetryBodies()) shop.knownAddresses.delete(getHost(stopped))
    const fresh = await shop.startNextReplica()
    const startedAt = performance.now()
    await vi.waitFor(() => expect(countRequests(fresh, '/bff/basket')).toBeGreaterThan(0), { timeout: 10_000 })
    const elapsedMs = Math.round(performance.now() - startedAt)
    expect((await exit)[0]).toBe(0)
    shop.knownAddresses.delete(getHost(stopped))
    const counted = shoppers.done.requests
    await vi.waitFor(() => expect(shoppers.done.requests).toBeGreaterThan(counted + 20), { timeout: 20_000 })
    await shoppers.stop()
    expect([shoppers.wrongResponses, shop.replicas.flatMap(findErrorLines)]).toEqual([[], []])

    const [statuses, truncated]: [string[], string[]] = [[], []]
    let isOver = false
    const fetch = shop.proxy.createFetch('127.0.0.5')
    const fetchStatus = async (path: string) => {
      const response = await fetch(shop.shopUrl + path)
      // The proxy cannot repeat a response that the killed replica had begun.
      await response.text().catch((error: Error) => truncated.push(`${path} ${String(error.cause ?? error)}`))
      return `${path} ${response.status}`
    }
    const browseUntilOver = async () => {
      while (!isOver)
        for (const path of ['/bff/basket', '/whats-on', '/whats-on/open-night'])
          statuses.push(await fetchStatus(path).catch((error: Error) => `${path} ${String(error.cause ?? error)}`))
    }
    const browsing = Promise.all([browseUntilOver(), browseUntilOver(), browseUntilOver(), browseUntilOver()])
    const waitForResponses = (times: number) =>
      vi.waitFor(() => expect(statuses.length).toBeGreaterThan(times), { timeout: 20_000 })
    await waitForResponses(20)
    killed.process.kill('SIGKILL')
    await waitForResponses(statuses.length + 40)
    isOver = true
    await browsing
    shop.knownAddresses.delete(getHost(killed))
    expect(statuses.filter((response) => !response.endsWith(' 200'))).toEqual([])
    expect(truncated.length).toBeLessThanOrEqual(4)
    recordMeasurement(
      'F25',
      `behind the shipped Caddy: 0 of ${shoppers.done.requests} requests failed while a replica was stopped, 0 of ${statuses.length} GETs while one was killed, ${truncated.length} of which ended early; a new one was used after ${elapsedMs} ms`,
    )
  })

  it('responds 503 with Retry-After when no replica runs, and logs no query, header, token or whole address', async () => {
    for (const { process } of shop.replicas) process.kill('SIGKILL')
    shop.knownAddresses.clear()
    const fetch = shop.proxy.createFetch('127.0.0.6')
    const headers = {
      authorization: 'Bearer CANARY',
      cookie: '__Host-sid=CANARY',
      referer: `${shop.shopUrl}/?CANARY`,
      'user-agent': 'CANARY',
      'x-forwarded-for': '198.51.100.7',
    }
    const urls = [
      `${shop.shopUrl}/whats-on?token=CANARY`,
      `${shop.shopUrl}/bff/basket?CANARY`,
      `${shop.payUrl}/sandbox/pay/CANARY?CANARY`,
      `${shop.shopUrl}/wishlists/shared/CANARY`,
      `${shop.shopUrl}/%77ishlists/shared/CANARY`,
      `${shop.shopUrl}/wishlists//shared/CANARY`,
    ]
    const [page, call, payment] = await Promise.all(urls.map((url) => fetch(url, { headers })))
    const texts = await Promise.all([page!, call!].map((response) => response.text()))
    for (const response of [page!, call!]) {
      expect({
        status: response.status,
        retryAfter: response.headers.get('retry-after'),
        server: response.headers.get('server'),
      }).toEqual({ status: 503, retryAfter: '5', server: null })
      expect(response.headers.get('cache-control')).toContain('no-store')
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    }
    expect(texts[0]).toMatch(/lang="en"[^]*lang="de"/)
    expect(JSON.parse(texts[1]!)).toMatchObject({ status: 503, code: 'upstream_unavailable' })
    // The proxy logs requests to the payment page, too.
    expect(payment!.status).toBe(404)
    const findLogLines = () =>
      shop.proxy
        .log()
        .split('\n')
        .filter((line) => line.includes('"remote_ip":"127.0.0.0"') && /"status":(503|404)/.test(line))
    await expect
      .poll(() =>
        urls.filter((url) =>
          findLogLines().some((line) => line.includes(`"uri":"${new URL(url).pathname.replace('CANARY', '')}"`)),
        ),
      )
      .toEqual(urls)
    expect(shop.proxy.log()).not.toMatch(/CANARY|198\.51\.100|127\.0\.0\.6/)
  })
})
