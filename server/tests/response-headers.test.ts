import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import { createHttpServer } from '../http/create-http-server.ts'
import { createOrder } from '../testing/create-order.ts'
import { createRegistration } from '../testing/person.ts'
import { sendRawRequest, parseRawResponse, type RawResponse } from '../testing/raw-response.ts'
import { sendRawBytes } from '../testing/send-raw-bytes.ts'
import { startServer, type TestServer } from '../testing/serve.ts'
import { startApp, type StartedApp } from '../testing/start-app.ts'
import { startCommerceApi } from '../testing/start-commerce-api.ts'
import { startFaultyGateway, type FaultyGateway } from '../testing/start-faulty-gateway.ts'

// One answer of every kind there is, from the server that ships, as a browser behind one proxy of ours gets it.

let upstream: Awaited<ReturnType<typeof startCommerceApi>>
let gateway: FaultyGateway
let shop: StartedApp
let server: TestServer
let broken: TestServer
let cookie: string
let order: string

const https = 'X-Forwarded-Proto: https'
const own = ['Sec-Fetch-Site: same-origin', 'X-Requested-With: stagedoor']
const json = 'Content-Type: application/json'
const form = 'Content-Type: application/x-www-form-urlencoded'

const ask = (method: string, target: string, headers: readonly string[] = [], body = '') =>
  sendRawRequest(server.port, method, target, [https, ...headers], body)
const get = (target: string, ...headers: string[]) => ask('GET', target, headers)
const bff = (method: string, target: string, body: unknown, ...headers: string[]) =>
  ask(method, target, [...own, json, ...headers], JSON.stringify(body))
const post = (target: string, body: string, ...headers: string[]) =>
  ask('POST', target, ['Sec-Fetch-Site: same-origin', form, ...headers], body)
const raw = async (bytes: string) => parseRawResponse(await sendRawBytes(server.port, bytes))
const signedIn = () => `Cookie: ${cookie}`

const sessionOf = ({ headers }: RawResponse) =>
  headers
    .getSetCookie()
    .find((line) => line.startsWith('__Host-sid='))!
    .split(';')[0]!

const listen = (app: ReturnType<typeof createApp>) =>
  startServer(
    createHttpServer({
      app,
      config: { ...shop.deps.config, headersTimeoutMs: 2_000, requestTimeoutMs: 3_000 },
      isAccepting: () => true,
    }),
  )

beforeAll(async () => {
  upstream = await startCommerceApi()
  gateway = await startFaultyGateway(upstream.url)
  const address = { PUBLIC_URL: 'https://shop.example.com', TRUSTED_PROXY_HOPS: '1' }
  shop = await startApp({
    COMMERCE_API_URL: gateway.url,
    REDIS_TIMEOUT_MS: '5000',
    LIMIT_SIGN_IN_ACCOUNT: '2/15m',
    SECURITY_CONTACT: 'mailto:security@example.com',
    ...address,
  })
  server = await listen(createApp(shop.deps))
  const failing = () => Promise.reject(new Error('CANARY-INSIDE'))
  broken = await listen(
    createApp({ ...shop.deps, dispatch: failing, orderReader: { ...shop.deps.orderReader, openOrder: failing } }),
  )
  const registered = await bff('POST', '/bff/users', createRegistration())
  cookie = sessionOf(registered)
  order = (await createOrder(upstream, { userId: JSON.parse((await get('/bff/session', signedIn())).body).id })).id
  const { ticketTypes } = JSON.parse((await get('/bff/events/open-night')).body)
  expect(
    (await bff('POST', '/bff/basket/lines', { items: [{ sku: ticketTypes[0].sku, quantity: 1 }] }, signedIn())).status,
  ).toBe(200)
  await vi.waitFor(async () => expect((await get('/whats-on')).headers.has('etag')).toBe(true), {
    timeout: 30_000,
    interval: 100,
  })
})
afterAll(async () => {
  await Promise.all([server.close(), broken.close()])
  await shop.close()
  await gateway.close()
  await upstream.close()
})

const late = async (target: string) => {
  gateway.holdCall = (call) =>
    call.includes('related') || call.includes('orders') ? new Promise((resolve) => setTimeout(resolve, 100)) : undefined
  const answer = await get(target, signedIn())
  gateway.holdCall = () => undefined
  return answer
}

const without = async (asking: () => Promise<RawResponse>, status: true | number = true) => {
  gateway.failCall = () => status
  const answer = await asking()
  gateway.failCall = () => false
  return answer
}

const tooOften = async () => {
  const guess = { email: 'often@example.com', password: 'a wrong password' }
  for (let time = 0; time < 2; time++) await bff('POST', '/bff/session', guess)
  return bff('POST', '/bff/session', guess)
}

const etagOf = async (target: string) => (await get(target)).headers.get('etag')!
const again = async (target: string) => get(target, `If-None-Match: ${await etagOf(target)}`)
const asset = () => shop.deps.frontend.assets.entry
const picture = '/media/poster-01.jpg'
const optimised = '/_next/image?url=%2Fmedia%2Fposter-01.jpg&w=640&q=75'
const report = (body: string) => ask('POST', '/reports/csp', ['Content-Type: application/csp-report'], body)

type Policy = 'nothing' | 'nonce' | 'hashes'
type Kind = { status: number; policy: Policy; caching: string; answer: () => Promise<RawResponse> }

const kind = (status: number, policy: Policy, caching: string, answer: () => Promise<RawResponse>): Kind => ({
  status,
  policy,
  caching,
  answer,
})

const secret = 'private, no-store'
const asked = 'private, no-cache'
const forGood = 'public, max-age=31536000, immutable'
const aDay = 'public, max-age=86400'
const fiveMinutes = 'public, max-age=300'
const never = 'no-store'

const kinds: Record<string, Kind> = {
  'a public page': kind(200, 'hashes', asked, () => get('/venues?first')),
  'a public page from the cache': kind(200, 'hashes', asked, () => get('/whats-on')),
  'the head of a page': kind(200, 'hashes', asked, () => ask('HEAD', '/whats-on')),
  'a public page that streams': kind(200, 'nonce', secret, () => late('/whats-on/open-night')),
  'a personal page': kind(200, 'nonce', secret, () => get('/basket', signedIn())),
  'a personal page that streams': kind(200, 'nonce', secret, () => late('/account')),
  'a page that sets a cookie': kind(303, 'nothing', secret, () => post('/preferences', 'language=de&returnTo=%2F')),
  'a page that is known already': kind(304, 'hashes', asked, () => again('/whats-on')),
  'a redirect to sign in': kind(302, 'nothing', secret, () => get('/account')),
  'a form that was taken': kind(303, 'nothing', secret, () => post('/sign-out', 'returnTo=%2F')),
  'a form that was not': kind(401, 'nonce', secret, () => post('/sign-in', 'email=a%40example.com&password=wrong')),
  'a form from elsewhere': kind(403, 'hashes', secret, () =>
    ask('POST', '/sign-out', ['Sec-Fetch-Site: cross-site', form], 'a=b'),
  ),
  'a page that is not there': kind(404, 'hashes', asked, () => get('/no/such/page')),
  'a method no page has': kind(405, 'hashes', secret, () => ask('PUT', '/whats-on', own)),
  'OPTIONS of a page': kind(405, 'hashes', secret, () =>
    ask('OPTIONS', '/whats-on', ['Origin: https://evil.example', 'Access-Control-Request-Method: POST']),
  ),
  'TRACE of a page': kind(405, 'hashes', secret, () => ask('TRACE', '/whats-on', own)),
  'a form of unknown length': kind(411, 'hashes', secret, () =>
    ask('POST', '/sign-in', ['Sec-Fetch-Site: same-origin', form, 'Transfer-Encoding: chunked']),
  ),
  'a form that is too long': kind(413, 'hashes', secret, () =>
    ask('POST', '/sign-in', ['Sec-Fetch-Site: same-origin', form, 'Content-Length: 999999']),
  ),
  'a form of another type': kind(415, 'hashes', secret, () =>
    ask('POST', '/sign-in', ['Sec-Fetch-Site: same-origin', 'Content-Type: text/plain'], 'a'),
  ),
  'a page without its API': kind(503, 'hashes', secret, () => without(() => get('/venues/px-london?unseen'))),
  'a page that failed inside': kind(500, 'hashes', secret, async () =>
    sendRawRequest(broken.port, 'GET', `/orders/${order}/tickets.pdf`, [https]),
  ),

  'an endpoint': kind(200, 'nothing', secret, () => get('/bff/session', signedIn())),
  'an endpoint that sets a cookie': kind(200, 'nothing', secret, () => bff('POST', '/bff/users', createRegistration())),
  'input that is not valid': kind(400, 'nothing', secret, () => bff('POST', '/bff/session', {})),
  'JSON that is none': kind(400, 'nothing', secret, () => ask('POST', '/bff/session', [...own, json], '{')),
  'a customer’s endpoint for a guest': kind(401, 'nothing', secret, () => get('/bff/orders')),
  'a call without our header': kind(403, 'nothing', secret, () =>
    ask('POST', '/bff/session', ['Sec-Fetch-Site: same-origin', json], '{}'),
  ),
  'an endpoint that is not there': kind(404, 'nothing', secret, () => get('/bff/nope')),
  'a method no endpoint has': kind(405, 'nothing', secret, () => bff('PUT', '/bff/session', {})),
  'a preflight': kind(405, 'nothing', secret, () =>
    ask('OPTIONS', '/bff/session', ['Origin: https://evil.example', 'Access-Control-Request-Method: POST']),
  ),
  'something to be agreed to': kind(409, 'nothing', secret, () =>
    bff('PUT', '/bff/preferences', { currency: 'EUR' }, signedIn()),
  ),
  'a call of unknown length': kind(411, 'nothing', secret, () =>
    ask('POST', '/bff/session', [...own, json, 'Transfer-Encoding: chunked']),
  ),
  'a call that is too long': kind(413, 'nothing', secret, () =>
    ask('POST', '/bff/session', [...own, json, 'Content-Length: 999999']),
  ),
  'a call that is no JSON': kind(415, 'nothing', secret, () => ask('POST', '/bff/session', [...own, form], 'a=b')),
  'a call the API refuses': kind(422, 'nothing', secret, () =>
    bff('POST', '/bff/basket/lines', { items: [{ sku: 'none', quantity: 1 }] }, signedIn()),
  ),
  'one call too many': kind(429, 'nothing', secret, tooOften),
  'an endpoint that failed inside': kind(500, 'nothing', secret, () =>
    sendRawRequest(broken.port, 'GET', '/bff/session', [https]),
  ),
  'an endpoint without its API': kind(503, 'nothing', secret, () => without(() => get('/bff/events/closed'))),

  'an asset': kind(200, 'nothing', forGood, () => get(asset())),
  'an asset that is known already': kind(304, 'nothing', forGood, () => again(asset())),
  'an asset, resumed': kind(200, 'nothing', forGood, () => get(asset(), 'Range: bytes=9-1')),
  'an asset that is not there': kind(404, 'hashes', asked, () => get('/assets/none.js')),
  'an asset, written to': kind(405, 'hashes', secret, () => ask('DELETE', asset(), own)),
  'the icon': kind(200, 'nothing', aDay, () => get('/favicon.svg')),
  'an optimised picture': kind(200, 'nothing', forGood, () => get(optimised)),
  'an optimised picture that is known already': kind(304, 'nothing', forGood, () => again(optimised)),
  'a picture nobody makes': kind(400, 'nothing', never, () => get('/_next/image?url=%2Fetc%2Fpasswd&w=640&q=75')),
  'an optimised picture that is not there': kind(404, 'nothing', never, () =>
    get('/_next/image?url=%2Fmedia%2Fnone.jpg&w=640&q=75'),
  ),
  'an optimised picture, written to': kind(405, 'nothing', never, () => ask('POST', '/_next/image', own, 'a')),
  'an optimised picture without its API': kind(502, 'nothing', never, () =>
    without(() => get('/_next/image?url=%2Fmedia%2Fposter-02.jpg&w=640&q=75')),
  ),
  'a picture': kind(200, 'nothing', 'public, max-age=86400, stale-while-revalidate=604800', () => get(picture)),
  'a picture that is known already': kind(304, 'nothing', 'public, max-age=86400, stale-while-revalidate=604800', () =>
    without(() => get(picture, 'If-None-Match: "a"'), 304),
  ),
  'a picture asked for with a body': kind(400, 'nothing', never, () => ask('GET', picture, [], 'a')),
  'a picture that is not there': kind(404, 'nothing', never, () => get('/media/none.jpg')),
  'a picture, written to': kind(405, 'nothing', never, () => ask('POST', picture, own, 'a')),
  'a picture without its API': kind(502, 'nothing', never, () => without(() => get(picture))),
  'the tickets of an order': kind(200, 'nothing', secret, () => get(`/orders/${order}/tickets.pdf`, signedIn())),
  'tickets of others': kind(404, 'hashes', secret, () => get(`/orders/${order}/tickets.pdf`)),
  'a night for the calendar': kind(200, 'nothing', 'public, max-age=300', () =>
    get('/whats-on/open-night/calendar.en.ics'),
  ),
  'the feed': kind(200, 'nothing', fiveMinutes, () => get('/feeds/whats-on.en.xml')),
  'the feed that is known already': kind(304, 'nothing', fiveMinutes, () => again('/feeds/whats-on.en.xml')),
  'a feed without its API': kind(503, 'nothing', never, () => without(() => get('/feeds/whats-on.de.xml'))),
  'the rules for robots': kind(200, 'nothing', fiveMinutes, () => get('/robots.txt')),
  'whom to tell of a weakness': kind(200, 'nothing', fiveMinutes, () => get('/.well-known/security.txt')),
  'the sitemap': kind(200, 'nothing', fiveMinutes, () => get('/sitemap.xml')),
  'the card of a shared link': kind(200, 'nothing', fiveMinutes, () => get('/share/px-live.en.jpg')),
  'a sign of life': kind(200, 'nothing', never, () => get('/healthz')),
  'a sign of readiness': kind(200, 'nothing', never, () => get('/readyz')),
  'a report that was taken': kind(204, 'nothing', never, () => report('{}')),
  'a report that is none': kind(400, 'nothing', never, () => report('{')),
  'a report that is too long': kind(413, 'nothing', never, () => report(`"${'x'.repeat(11_000)}"`)),
  'reports, read': kind(405, 'hashes', secret, () => ask('PUT', '/reports/csp', own)),

  'a request that cannot be read': kind(400, 'nothing', never, () => raw('GET / HTTP/1.1\r\nHost : x\r\n\r\n')),
  'a request that is none': kind(400, 'nothing', never, () => raw('\u0016\u0003\u0001\u0002\r\n\r\n')),
  'a request without a host': kind(400, 'hashes', secret, () =>
    raw('GET /whats-on HTTP/1.1\r\nConnection: close\r\n\r\n'),
  ),
  'a request with two hosts': kind(400, 'nothing', secret, () =>
    raw('GET /bff/session HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n'),
  ),
  'a request that never ends': kind(408, 'nothing', never, () => raw('GET /whats-on HTTP/1.1\r\nHost: x\r\n')),
  'a request that expects too much': kind(417, 'nothing', never, () =>
    raw('GET / HTTP/1.1\r\nHost: x\r\nExpect: miracles\r\n\r\n'),
  ),
  'a request with too long a head': kind(431, 'nothing', never, () =>
    raw(`GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`),
  ),
}

const policies: Record<Policy, RegExp> = {
  nothing: /^default-src 'none'; frame-ancestors 'none'$/,
  nonce: /^default-src 'none'; script-src 'nonce-[\w+/=]{24}' 'strict-dynamic'; style-src 'self' 'nonce-[\w+/=]{24}'; /,
  hashes:
    /^default-src 'none'; script-src 'sha256-[\w+/=]{44}' 'sha256-[\w+/=]{44}' 'strict-dynamic'; style-src 'self'; /,
}

/** What the rest of a page's policy is, whichever way its scripts are let run. */
const restOfPolicy =
  "img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self' https://pay.example.com; object-src 'none'; base-uri 'none'; " +
  "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types boot html; report-uri /reports/csp; report-to csp"

test.each(Object.entries(kinds))(
  '%s has every header of ours, its policy, its caching and no CORS [S10 S29 S30 S32 S38]',
  async (name, { status, policy, caching, answer }) => {
    const { status: got, headers, body } = await answer()
    expect(got, body.slice(0, 300)).toBe(status)
    expect(Object.fromEntries(headers)).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      // Cards are made to be shown by other sites, and nothing else is.
      'cross-origin-resource-policy': name === 'the card of a shared link' ? 'cross-origin' : 'same-origin',
      'permissions-policy': expect.stringMatching(/^accelerometer=\(\), camera=\(\)/),
      'reporting-endpoints': 'csp="/reports/csp"',
      'content-security-policy': expect.stringMatching(policies[policy]),
      'cache-control': caching,
    })
    if (policy !== 'nothing') expect(headers.get('content-security-policy')).toContain(restOfPolicy)
    expect([...headers.keys()].filter((header) => /^access-control|^server$|^x-powered-by$/.test(header))).toEqual([])
    const sets = headers.getSetCookie()
    if (sets.length > 0) expect(headers.get('cache-control')).toBe(secret)
    expect(
      sets.filter(
        (line) => line.startsWith('__Host-') && !/; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/.test(line),
      ),
    ).toEqual([])
    expect(body).not.toContain('CANARY')
  },
)
