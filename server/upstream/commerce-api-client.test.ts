import { setTimeout as wait } from 'node:timers/promises'
import type { IncomingMessage, RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { inspect } from 'node:util'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Secret } from '../session/vault/secret.ts'
import { createSilentCommerceApi } from '../testing/create-silent-commerce-api.ts'
import { recordMeasurement } from '../testing/record-measurement.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { UpstreamError, type CommerceRequest } from './commerce-api.ts'
import { createCommerceApiClient } from './commerce-api-client.ts'

const schema = z.object({ a: z.number() })
const { signal } = new AbortController()

let upstream: TestServer
let api: ReturnType<typeof createCommerceApiClient>
let upstreamRequests: IncomingMessage[]
let respond: RequestListener
let logged: string

const json =
  (status: number, body: unknown): RequestListener =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': 'application/ld+json' }).end(JSON.stringify(body))

const catchUpstreamError = async (running: Promise<unknown>): Promise<UpstreamError> => {
  const error = await running.then(
    () => undefined,
    (caught: unknown) => caught,
  )
  expect(error).toBeInstanceOf(UpstreamError)
  return error as UpstreamError
}

const post = (requestOptions: Partial<CommerceRequest<z.infer<typeof schema>>> = {}) =>
  api.send({ method: 'POST', path: '/baskets', body: { b: 2 }, language: 'en', schema, signal, ...requestOptions })

beforeEach(async () => {
  upstreamRequests = []
  logged = ''
  respond = json(200, { a: 1 })
  upstream = await startTestServer((request, response) => {
    upstreamRequests.push(request)
    respond(request, response)
  })
  const log = pino({ level: 'debug' }, { write: (line: string) => void (logged += line) })
  api = createCommerceApiClient({
    baseUrl: upstream.url,
    timeoutMs: 2_000,
    maxBytes: 10_000,
    dataCacheSeconds: 10,
    log,
  })
})

afterEach(async () => {
  await api.close()
  await upstream.close()
})

describe('a call to the commerce API', () => {
  test.each([
    ...['/orders/..', '/orders/.', '/addresses/../users', '/orders/%2e%2e', '/orders/%252e%252e', '/orders/..%2fusers'],
    ...['/orders/a\\b', '/orders/a;b', '/orders//b', '/orders/', '/orders/a?b', '/orders/a#b', '/orders/a\0'],
  ])('whose path is not made of ids is a 404 that the API never sees: %j [S3 S4]', async (path) => {
    expect(await catchUpstreamError(post({ path }))).toMatchObject({ kind: 'status', status: 404 })
    expect(upstreamRequests).toEqual([])
    expect(
      await catchUpstreamError(Promise.resolve().then(() => api.readCached({ path, language: 'en', schema }))),
    ).toMatchObject({ kind: 'status', status: 404 })
    expect(upstreamRequests).toEqual([])
  })

  test('sends token and language, and nothing else [S6]', async () => {
    let body = ''
    respond = async (request, response) => {
      body = await text(request)
      response.writeHead(201).end('{"a":1,"unknown":true}')
    }
    expect(await post({ token: new Secret('the-token'), language: 'de' })).toEqual({ a: 1 })
    expect(JSON.parse(body)).toEqual({ b: 2 })
    const { headers } = upstreamRequests[0]!
    expect(headers).toMatchObject({
      authorization: 'Bearer the-token',
      'accept-language': 'de',
      'content-type': 'application/json',
    })
    expect(Object.keys(headers).sort()).toEqual([
      ...[
        'accept',
        'accept-language',
        'authorization',
        'connection',
        'content-length',
        'content-type',
        'host',
        'user-agent',
      ],
    ])
  })

  test('writes lists and leaves out what is undefined', async () => {
    const query = { skus: ['a b', 'c'], page: 2, expandDates: true, venue: undefined }
    await api.send({ method: 'GET', path: '/x', query, language: 'en', schema, signal })
    expect(upstreamRequests[0]!.url).toBe('/x?expandDates=true&page=2&skus%5B%5D=a+b&skus%5B%5D=c')
    expect(upstreamRequests[0]!.headers).not.toHaveProperty('authorization')
    expect(upstreamRequests[0]!.headers).not.toHaveProperty('content-type')
  })

  test('logs no token and no basket id [S9]', async () => {
    await api.send({
      method: 'GET',
      path: '/baskets/basket-canary',
      token: new Secret('token-canary'),
      language: 'en',
      schema,
      signal,
    })
    expect(logged).toContain('"area":"baskets"')
    expect(logged).not.toContain('canary')
  })
})

describe('a rejection', () => {
  test('has the API’s message and violations', async () => {
    const violations = [{ propertyPath: 'email', message: 'Taken.' }]
    respond = json(422, { '@type': 'ConstraintViolationList', 'hydra:description': 'email: Taken.', violations })
    expect(await catchUpstreamError(post())).toMatchObject({
      kind: 'status',
      status: 422,
      message: 'email: Taken.',
      violations,
    })
  })

  test('does not contain the call’s secrets, whatever the API responds [S1]', async () => {
    const token = 'eyJhbGciOiJub25lIn0.CANARY.CANARY'
    const id = 'CANARY-basket-0123456789'
    const violations = [
      { propertyPath: 'lines[0].quantity', message: 'Only 3 tickets are left.' },
      { propertyPath: `/baskets/${id}`, message: 'Gone.' },
      { propertyPath: 'lines', message: `Not in ${id}` },
    ]
    respond = json(422, { 'hydra:description': `Token ${token} may not change /baskets/${id}`, violations })
    const rejection = await catchUpstreamError(
      post({ method: 'PUT', path: `/baskets/${id}`, token: new Secret(token) }),
    )
    expect(rejection).toMatchObject({ status: 422, message: '', violations: [violations[0]] })
    expect(inspect(rejection, { depth: 9 })).not.toContain('CANARY')

    const long = `Bearer.${'CANARY-0123456789-'.repeat(20)}`
    const pieces = [
      `${'Refused. '.repeat(48)}${long}`,
      Buffer.from(long).toString('base64'),
      encodeURIComponent(`${id}?`),
      Buffer.from(id).toString('hex'),
    ]
    for (const message of pieces) {
      respond = json(422, { 'hydra:description': message, violations: [{ propertyPath: 'lines', message }] })
      expect(
        await catchUpstreamError(post({ method: 'PUT', path: `/baskets/${id}`, token: new Secret(long) })),
      ).toMatchObject({
        message: '',
        violations: [],
      })
    }

    respond = json(401, { message: 'CANARY-refresh-0123456789 was used before' })
    const body = { refresh_token: 'CANARY-refresh-0123456789' }
    expect(inspect(await catchUpstreamError(post({ path: '/token/refresh', body })), { depth: 9 })).not.toContain(
      'CANARY',
    )
  })

  test('that is no JSON is not logged [S9]', async () => {
    respond = (_request, response) => void response.writeHead(200).end('{"token":"x"CANARY-token}')
    expect(inspect(await catchUpstreamError(post()), { depth: 9 })).not.toContain('CANARY')
  })

  test('of the auth calls has their message', async () => {
    respond = json(401, { message: 'Invalid credentials.' })
    expect(await catchUpstreamError(post())).toMatchObject({
      status: 401,
      message: 'Invalid credentials.',
      violations: [],
    })
  })

  test.each([
    ['no JSON', '<html>Bad gateway</html>'],
    ['nothing', ''],
    ['a bare word', '"no"'],
    ['violations of an odd shape', '{"violations":{"email":"Taken."},"hydra:description":7}'],
    ['violations without a path', '{"violations":[{"message":"Taken."}]}'],
  ])('that is %s keeps its status [F23]', async (_what, body) => {
    respond = (_request, response) => void response.writeHead(422).end(body)
    expect(await catchUpstreamError(post())).toMatchObject({ kind: 'status', status: 422, message: '', violations: [] })
  })

  test.each([301, 302, 307])('is the result of a redirect (%i)', async (status) => {
    respond = (_request, response) => void response.writeHead(status, { location: '/elsewhere' }).end()
    expect(await catchUpstreamError(post())).toMatchObject({ kind: 'status', status })
    expect(upstreamRequests).toHaveLength(1)
  })
})

test.each([['no JSON at all'], ['{"a":"one"}'], ['{}'], ['null'], [''], ['{"a":1']])(
  'a response of %j is invalid [F23]',
  async (body) => {
    respond = (_request, response) => void response.writeHead(200).end(body)
    expect(await catchUpstreamError(post())).toMatchObject({ kind: 'invalid', status: 200 })
  },
)

test('an empty response is valid when the schema expects none', async () => {
  respond = (_request, response) => void response.writeHead(204).end()
  await api.send({ method: 'PUT', path: '/x', body: {}, language: 'en', schema: z.unknown(), signal })
  expect(upstreamRequests).toHaveLength(1)
})

describe('public reads', () => {
  const read = (path = '/menus', language: 'en' | 'de' = 'en') =>
    api.readCached({ path, query: { code: 'header' }, language, schema })

  test('are fetched once for concurrent readers of one language', async () => {
    await Promise.all([read(), read(), read('/menus', 'de'), read()])
    await read()
    expect(upstreamRequests.map(({ headers }) => headers['accept-language']).sort()).toEqual(['de', 'en'])
  })

  test('return the fields of the caller’s schema', async () => {
    respond = json(200, { a: 1, b: 2 })
    expect(await read()).toEqual({ a: 1 })
    const otherSchema = z.object({ b: z.number() })
    expect(
      await api.readCached({ path: '/menus', query: { code: 'header' }, language: 'en', schema: otherSchema }),
    ).toEqual({
      b: 2,
    })
  })

  test('are served from memory while the API is down [F20]', async () => {
    const apiWithTimeout = createSilentCommerceApi(upstream.url, { dataCacheSeconds: 0.01 })
    const readCached = () => apiWithTimeout.readCached({ path: '/x', language: 'en', schema })
    await readCached()
    respond = json(500, {})
    await wait(80)
    expect(await readCached()).toEqual({ a: 1 })
    await expect.poll(() => upstreamRequests.length).toBe(2)
    await apiWithTimeout.close()
  })
})

describe('while the API fails', () => {
  const failures = 8

  test('the circuit of the failing part opens, and no other [F20]', async () => {
    respond = (request, response) => json(request.url === '/baskets' ? 500 : 200, { a: 1 })(request, response)
    for (let times = 0; times < failures; times += 1) expect((await catchUpstreamError(post())).status).toBe(500)
    expect(upstreamRequests).toHaveLength(failures)
    expect(await catchUpstreamError(post())).toMatchObject({ kind: 'unreachable', status: 0 })
    expect(upstreamRequests).toHaveLength(failures)
    expect(logged.match(/circuit open/g)).toHaveLength(1)
    expect(logged).toContain('commerce API, baskets and checkout: circuit open')
    for (const path of ['/auth', '/storefront/product/x', '/orders/look-up'])
      expect(await post({ path }), path).toEqual({ a: 1 })
    expect(upstreamRequests).toHaveLength(failures + 3)
    recordMeasurement(
      'F20',
      `left alone after ${failures} failures in a row, while 3 other parts of the API were asked on`,
    )
  })

  test('rejections and aborted calls do not count as failures', async () => {
    respond = json(422, {})
    for (let times = 0; times <= failures; times += 1) await catchUpstreamError(post())
    respond = () => {}
    for (let times = 0; times <= failures; times += 1) {
      await expect(post({ signal: AbortSignal.timeout(5) })).rejects.not.toBeInstanceOf(UpstreamError)
    }
    respond = json(200, { a: 1 })
    expect(await post()).toEqual({ a: 1 })
  })
})

test('a ping succeeds for any response', async () => {
  respond = json(404, {})
  await api.ping(signal)
  await upstream.close()
  expect(await catchUpstreamError(api.ping(signal))).toMatchObject({ kind: 'unreachable' })
})
