import request from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { startApp } from '../testing/start-app.ts'
import { startBff, type TestBff } from '../testing/start-bff.ts'

type Seen = { address: string; secure: boolean; host: string }

/** The real IP address of the client in this test. */
const loopbackAddress = '127.0.0.1'

/** A proxy that appends the IP address of its client to X-Forwarded-For, like every proxy. */
const startProxy = (target: string, itsClient: string): Promise<TestServer> =>
  startTestServer(async (request, response) => {
    const before = request.headers['x-forwarded-for']
    const headers = {
      ...(request.headers as Record<string, string>),
      'x-forwarded-for': before === undefined ? itsClient : `${String(before)}, ${itsClient}`,
    }
    const upstreamResponse = await fetch(target + request.url, { headers })
    response.end(await upstreamResponse.text())
  })

describe.each([0, 1, 2])('with %i trusted proxies', (hops) => {
  let bff: TestBff
  const proxies: TestServer[] = []

  beforeAll(async () => {
    bff = await startBff({
      env: { TRUSTED_PROXY_HOPS: String(hops) },
      routes: (app, contextOf) => {
        app.get(
          '/seen',
          (request, response) =>
            void response.json({
              address: contextOf(request).clientIp,
              secure: request.secure,
              host: request.hostname,
            }),
        )
      },
    })
    let target = bff.url
    // The outer proxy gets requests from 203.0.113.7, each inner one from the proxy before it.
    for (let index = hops; index > 0; index -= 1) {
      const proxy = await startProxy(target, index === 1 ? '203.0.113.7' : '10.0.0.1')
      proxies.push(proxy)
      target = proxy.url
    }
  })
  afterAll(async () => {
    await Promise.all(proxies.map((proxy) => proxy.close()))
    await bff.close()
  })

  const readSeen = async (headers: Record<string, string>) => {
    const entrance = proxies.at(-1)?.url ?? bff.url
    return (await (await fetch(`${entrance}/seen`, { headers })).json()) as Seen
  }
  const client = hops === 0 ? loopbackAddress : '203.0.113.7'

  it.each<[string, Record<string, string>]>([
    ['sends no header', {}],
    ['claims one IP address', { 'x-forwarded-for': '198.51.100.1' }],
    ['claims as many as there are proxies', { 'x-forwarded-for': '198.51.100.1, 198.51.100.2' }],
    ['claims many', { 'x-forwarded-for': Array.from({ length: 20 }, (_, index) => `198.51.100.${index}`).join(', ') }],
    ['claims this machine', { 'x-forwarded-for': '127.0.0.1, ::1' }],
    ['claims an invalid one', { 'x-forwarded-for': 'unknown, , <script>' }],
    [
      'uses other headers',
      {
        forwarded: 'for=198.51.100.1',
        'x-real-ip': '198.51.100.1',
        'true-client-ip': '198.51.100.1',
        'cf-connecting-ip': '198.51.100.1',
      },
    ],
  ])('a browser that %s is counted by its own IP address [S43 S42]', async (_name, headers) => {
    expect((await readSeen(headers)).address).toBe(client)
  })

  it('https is accepted from a proxy only [S43 S12]', async () => {
    expect((await readSeen({ 'x-forwarded-proto': 'https' })).secure).toBe(hops > 0)
    expect((await readSeen({})).secure).toBe(false)
  })
})

describe('with one trusted proxy', () => {
  it('a browser that bypasses it can claim any IP address: only the proxy may reach the port [S43]', async () => {
    const bff = await startBff({
      env: { TRUSTED_PROXY_HOPS: '1' },
      routes: (app, contextOf) =>
        void app.get('/seen', (request, response) => void response.json(contextOf(request).clientIp)),
    })
    expect(
      await (await fetch(`${bff.url}/seen`, { headers: { 'x-forwarded-for': '198.51.100.1, 198.51.100.2' } })).json(),
    ).toBe('198.51.100.2')
    await bff.close()
  })
})

describe('the app that ships', () => {
  it('trusts the configured number of proxies, and no more [S43]', async () => {
    const shop = await startApp({
      COMMERCE_API_URL: 'http://127.0.0.1:9',
      TRUSTED_PROXY_HOPS: '2',
      LOG_CLIENT_ADDRESS: 'plain',
    })
    // A form of another site is rejected, and the log names its client.
    await request(shop.app).post('/sign-in').set('X-Forwarded-For', '198.51.100.1, 198.51.100.2, 198.51.100.3')
    expect(shop.log()).toContain('"client":"198.51.100.2"')
    await shop.close()
  })
})
