import { once } from 'node:events'
import { createServer, type AddressInfo, type Server as TcpServer } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHttpServer } from '../http/create-http-server.ts'
import { sendRawBytes } from '../testing/send-raw-bytes.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { startApp, type StartedApp } from '../testing/start-app.ts'

// The API uses raw sockets, so that tests see the shop's requests as bytes that no parser has corrected.

const picture = Buffer.from('the bytes of one picture')

let upstream: TcpServer
let received = ''
let shop: StartedApp
let server: TestServer

beforeAll(async () => {
  upstream = createServer((socket) => {
    socket.on('error', () => {})
    socket.on('data', (bytes) => {
      received += bytes.toString('latin1')
      // Responds once for each request head: an upstream that gets two requests sends two responses.
      for (const _end of bytes.toString('latin1').matchAll(/\r\n\r\n/g)) {
        socket.write(
          `HTTP/1.1 200 OK\r\nContent-Type: image/jpeg\r\nContent-Length: ${picture.length}\r\n\r\n${picture.toString()}`,
        )
      }
    })
  }).listen(0, '127.0.0.1')
  await once(upstream, 'listening')
  shop = await startApp({
    COMMERCE_API_URL: `http://127.0.0.1:${(upstream.address() as AddressInfo).port}`,
    REDIS_TIMEOUT_MS: '5000',
  })
  server = await startTestServer(
    createHttpServer({
      app: shop.app,
      config: { ...shop.deps.config, headersTimeoutMs: 2_000, requestTimeoutMs: 3_000 },
      isAccepting: () => true,
    }),
  )
})
beforeEach(() => void (received = ''))
afterAll(async () => {
  await server.close()
  await shop.close()
  upstream.close()
})

const send = (bytes: string) => sendRawBytes(server.port, bytes)
const parseStatuses = (raw: string) => [...raw.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
/** The request lines that reached the API. */
const listApiRequests = () => [...received.matchAll(/^([A-Z]+ \S+) HTTP\/1\.1\r$/gm)].map(([, line]) => line)
/** The lines of the shop's log about hidden requests. */
const listShopRequests = () =>
  shop
    .log()
    .split('\n')
    .flatMap((line) => (/"path":"\/smuggled/.test(line) ? [line] : []))

const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n'
const chunk = (text: string, size = text.length.toString(16)) => `${size}\r\n${text}\r\n0\r\n\r\n`
const length = (text: string) => `Content-Length: ${text.length}`

/** Bodies whose length two parsers may read differently: header lines, and a body that hides a request. */
const smugglingAttempts: [string, string, string][] = [
  ['a length and chunks', `${length(smuggled)}\r\nTransfer-Encoding: chunked`, `0\r\n\r\n${smuggled}`],
  ['chunks and a length', 'Transfer-Encoding: chunked\r\nContent-Length: 4', chunk(smuggled)],
  ['two lengths', `Content-Length: 0\r\n${length(smuggled)}`, smuggled],
  ['a list of lengths', `Content-Length: 0, ${smuggled.length}`, smuggled],
  ['a length with a sign', `Content-Length: +${smuggled.length}`, smuggled],
  ['a negative length', 'Content-Length: -1', smuggled],
  ['a length in hexadecimal', `Content-Length: 0x${smuggled.length.toString(16)}`, smuggled],
  ['a length in words', `Content-Length: ${smuggled.length} bytes`, smuggled],
  ['a length without end', `Content-Length: ${'9'.repeat(40)}`, smuggled],
  ['a blank before the colon of a length', `Content-Length : ${smuggled.length}`, smuggled],
  ['a folded length', `Content-Length:\r\n ${smuggled.length}`, smuggled],
  ['a blank before the colon of an encoding', 'Transfer-Encoding : chunked', `0\r\n\r\n${smuggled}`],
  ['a folded encoding', 'Transfer-Encoding:\r\n chunked', `0\r\n\r\n${smuggled}`],
  ['an encoding in capitals', 'TRANSFER-ENCODING: CHUNKED', chunk(smuggled)],
  ['an encoding in small letters', 'transfer-encoding: chunked', chunk(smuggled)],
  ['an encoding after a tab', 'Transfer-Encoding:\tchunked', chunk(smuggled)],
  ['an encoding with an odd letter', 'Transfer-Encoding: \u000bchunked', `0\r\n\r\n${smuggled}`],
  ['an unknown encoding', 'Transfer-Encoding: xchunked', `0\r\n\r\n${smuggled}`],
  ['an encoding in quotes', 'Transfer-Encoding: "chunked"', `0\r\n\r\n${smuggled}`],
  ['an encoding that is none', 'Transfer-Encoding: identity', `0\r\n\r\n${smuggled}`],
  ['chunks that are not last', 'Transfer-Encoding: chunked, identity', `0\r\n\r\n${smuggled}`],
  ['chunks twice', 'Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked', `0\r\n\r\n${smuggled}`],
  ['an empty encoding', 'Transfer-Encoding:', `0\r\n\r\n${smuggled}`],
  ['an encoding as an extension', 'X: y\rTransfer-Encoding: chunked', `0\r\n\r\n${smuggled}`],
  ['a chunk with an extension', 'Transfer-Encoding: chunked', `1;a="\r\n"\r\nx\r\n0\r\n\r\n${smuggled}`],
  ['a chunk with too large a size', 'Transfer-Encoding: chunked', `fffffffffffffffff\r\n${smuggled}`],
  ['a chunk with a signed size', 'Transfer-Encoding: chunked', chunk(smuggled, `+${smuggled.length.toString(16)}`)],
  [
    'a chunk with a size in hexadecimal',
    'Transfer-Encoding: chunked',
    chunk(smuggled, `0x${smuggled.length.toString(16)}`),
  ],
  ['chunks that end with bare line feeds', 'Transfer-Encoding: chunked', `1\nx\n0\n\n${smuggled}`],
  ['trailers', 'Transfer-Encoding: chunked', `0\r\nContent-Length: 9\r\n\r\n${smuggled}`],
  ['a head with bare line feeds', `X: y\n${length(smuggled)}`, smuggled],
  ['a header with a bare return', `X: y\r\r\n${length(smuggled)}`, smuggled],
  ['a header with a zero byte', `X: \u0000\r\n${length(smuggled)}`, smuggled],
  ['a header without a name', `: y\r\n${length(smuggled)}`, smuggled],
]

const targets = [
  'POST /bff/session',
  'POST /sign-in',
  'GET /bff/session',
  'GET /whats-on?smuggling',
  'GET /media/a.jpg',
  'GET /orders/1/tickets.pdf',
  'GET /robots.txt',
  'GET /favicon.svg',
  'POST /reports/csp',
  'GET /_next/image?url=%2Fmedia%2Fb.jpg&w=640&q=75',
]
const about = ['Sec-Fetch-Site: same-origin', 'X-Requested-With: stagedoor', 'Content-Type: application/json'].join(
  '\r\n',
)

/** A valid request that follows the attempt and ends the connection. */
const last = 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'

test.each(smugglingAttempts)('%s: the shop and the API read it as one request [S49]', async (_name, header, body) => {
  const before = listShopRequests().length
  for (const target of targets) {
    const raw = await send(`${target} HTTP/1.1\r\nHost: x\r\n${about}\r\n${header}\r\n\r\n${body}${last}`)
    // The shop rejects most attempts and closes their connection. The others get one response, followed by that of the
    // valid request.
    const [, ...more] = parseStatuses(raw)
    expect(more.length > 0 ? [more, raw.slice(raw.lastIndexOf('HTTP/1.1'))] : [], target).toEqual(
      more.length > 0 ? [[200], expect.stringContaining('{"status":"up"}')] : [],
    )
  }
  expect(listShopRequests().length).toBe(before)
  expect(received).not.toContain('smuggled')
})

test('well-formed requests on one connection get their responses one by one [S49]', async () => {
  const healthRequest = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n'
  expect(parseStatuses(await send(healthRequest + healthRequest + last))).toEqual([200, 200, 200])
  expect(parseStatuses(await send(healthRequest + smuggled + last))).toHaveLength(3)
  expect(listShopRequests()).toHaveLength(1)
})

test('images requested in sequence get separate requests and their own responses [S49]', async () => {
  for (let time = 0; time < 3; time++)
    expect(await send(`GET /media/poster-${time}.jpg HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).toContain(
      picture.toString(),
    )
  expect(listApiRequests()).toEqual(['0', '1', '2'].map((time) => `GET /media/poster-${time}.jpg`))
})
