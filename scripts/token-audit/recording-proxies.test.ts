import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as ask, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '#server/testing/start-test-server.ts'
import { startRecorder, type Recorder } from '../../e2e/security/recorder.ts'
import { findPassErrors } from '../../e2e/security/report-pass.ts'
import { createSecretWatch, type SecretWatch } from '../../e2e/security/secret-watch.ts'
import { watchShop } from '../../e2e/security/shop-watch.ts'
import { startUpstreamProxy } from '../../e2e/security/upstream-proxy.ts'

const token = `eyJhbGciOiJIUzI1NiJ9.${Buffer.from('{"id":"a user","guest_user":true}').toString('base64url')}.${randomBytes(32).toString('base64url')}`
const session = `s:${randomBytes(32).toString('base64url')}.${randomBytes(32).toString('base64')}`

type FakeResponse = {
  status?: number
  headers?: Record<string, string | string[]>
  chunks: (string | Buffer)[]
  trailers?: Record<string, string>
}

let fakeResponse: FakeResponse
let shop: TestServer
let watch: SecretWatch
let recorder: Recorder

beforeEach(async () => {
  shop = await startTestServer(async (request, response) => {
    for await (const _chunk of request);
    response.writeHead(fakeResponse.status ?? 200, fakeResponse.headers)
    for (const chunk of fakeResponse.chunks) {
      response.write(chunk)
      await new Promise((resolve) => setImmediate(resolve))
    }
    response.addTrailers(fakeResponse.trailers ?? {})
    response.end()
  })
  watch = createSecretWatch()
  watch.registerSecrets([['token', token]])
  recorder = await startRecorder({ targetUrl: shop.url, watch })
})

afterEach(async () => {
  await recorder.close()
  await shop.close()
})

const sendRequest = (
  path: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
) =>
  new Promise<{ message: IncomingMessage; body: Buffer }>((resolve, reject) => {
    const request = ask(
      recorder.url + path,
      { method: options.method ?? 'GET', headers: options.headers ?? {} },
      (message) => {
        const chunks: Buffer[] = []
        message
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', () => resolve({ message, body: Buffer.concat(chunks) }))
      },
    )
    request.on('error', reject)
    request.end(options.body)
  })

const findLeaks = async (given: FakeResponse, path = '/basket', options = {}) => {
  fakeResponse = given
  await sendRequest(path, options)
  await recorder.waitUntilIdle()
  return watch.getLeaks().map(({ place }) => place)
}

const page = `<!doctype html><p>${token}</p>`
/** What a browser has received of a compressed page when it leaves. */
const cutOff = (compress: (text: string) => Buffer) =>
  compress(page + randomBytes(20_000).toString('base64')).subarray(0, -1_000)
const base64WithoutPadding = (text: string): string => {
  const base64 = gzipSync(text).toString('base64')
  return base64.endsWith('=') ? base64WithoutPadding(`${text}${randomBytes(1).toString('hex')}`) : base64
}
const pdf = Buffer.concat([
  Buffer.from('%PDF-1.3\n1 0 obj\n<< /Length 9 >>\nstream\n'),
  deflateSync(page),
  Buffer.from('\nendstream\nendobj\n'),
])

describe('the recording proxy before the storefront', () => {
  it.each<[string, FakeResponse, string]>([
    ['a body', { chunks: [page] }, 'body'],
    ['two chunks', { chunks: [page.slice(0, 60), page.slice(60)] }, 'body'],
    ['gzip', { headers: { 'content-encoding': 'gzip' }, chunks: [gzipSync(page)] }, 'body'],
    ['brotli', { headers: { 'content-encoding': 'br' }, chunks: [brotliCompressSync(page)] }, 'body'],
    ['gzip that breaks off', { headers: { 'content-encoding': 'gzip' }, chunks: [cutOff(gzipSync)] }, 'body'],
    ['brotli that breaks off', { headers: { 'content-encoding': 'br' }, chunks: [cutOff(brotliCompressSync)] }, 'body'],
    [
      'one encoding in another',
      { headers: { 'content-encoding': 'gzip, br' }, chunks: [brotliCompressSync(gzipSync(page))] },
      'body',
    ],
    ['a file that is gzip itself', { chunks: [gzipSync(page)] }, 'body'],
    ['a PDF', { chunks: [pdf] }, 'body'],
    ['base64 of what gzip has packed', { chunks: [`<i data-state="${gzipSync(page).toString('base64')}">`] }, 'body'],
    ['base64 of what gzip has packed, in a comment', { chunks: [`<!--${base64WithoutPadding(page)}-->`] }, 'body'],
    [
      'base64 of what was deflated',
      { chunks: [`<i data-state='${deflateSync(page).toString('base64url')}'>`] },
      'body',
    ],
    ['a list of bytes', { chunks: [JSON.stringify({ seen: Buffer.from(token) })] }, 'body'],
    ['a header', { headers: { etag: `"${Buffer.from(token).toString('hex')}"` }, chunks: [] }, 'header etag'],
    ['an address to go on to', { status: 303, headers: { location: `/?t=${token}` }, chunks: [] }, 'header location'],
    ['a trailer', { chunks: ['<p>Hello</p>'], trailers: { 'X-Late': token } }, 'trailer x-late'],
    [
      'a cookie',
      { headers: { 'set-cookie': ['currentLanguage=en', `seen=${token}`] }, chunks: [] },
      'header set-cookie (seen)',
    ],
  ])('sees a secret in %s [S1 V6]', async (_, given, place) => {
    expect(await findLeaks(given, `/basket?q=1`)).toEqual([`GET /basket?q: ${place}`])
  })

  it('passes requests and responses on unchanged', async () => {
    const body = randomBytes(200_000)
    fakeResponse = {
      status: 418,
      headers: { 'X-Odd': 'Unicode', 'Set-Cookie': ['a=1', 'b=2'], 'content-encoding': 'gzip' },
      chunks: [body.subarray(0, 1), body.subarray(1)],
    }
    const passed = await sendRequest('/x')
    expect(passed.body.equals(body)).toBe(true)
    expect(passed.message.statusCode).toBe(418)
    expect(passed.message.rawHeaders).toEqual(
      expect.arrayContaining(['X-Odd', 'Unicode', 'Set-Cookie', 'a=1', 'Set-Cookie', 'b=2']),
    )
    await recorder.waitUntilIdle()
    expect(recorder.getCounts()).toEqual({ responses: 1, bytes: body.length, unreadable: ['GET /x'] })
  })

  it('accepts the session id as a cookie, and reports it anywhere else [S1 V6]', async () => {
    const cookie = `sid=${encodeURIComponent(session)}; Path=/; HttpOnly`
    expect(await findLeaks({ headers: { 'set-cookie': cookie }, chunks: ['<p>Hello</p>'] })).toEqual([])
    const id = session.slice(2).split('.')[0]!
    expect(await findLeaks({ headers: { 'set-cookie': cookie }, chunks: [`<p data-session="${id}">`] })).toEqual([
      'GET /basket: body',
    ])
  })

  it('reports a password or the token of an email link in a response, without repeating it [S1 S8 V6]', async () => {
    const form = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'email=a%40b.c&password=correct+horse+battery',
    }
    expect(await findLeaks({ chunks: ['<input value="correct horse battery">'] }, '/sign-in', form)).toEqual([
      'POST /sign-in: body',
    ])
    const link = randomBytes(24).toString('base64url')
    expect(
      await findLeaks({ chunks: [`<a href="/set-password?token=${link}">`] }, `/set-password?token=${link}`),
    ).toContain('GET /set-password?token: body')
    expect(JSON.stringify(await findLeaks({ chunks: [token] }, `/whats-on/${token}`))).not.toContain(token)
  })

  it('searches the part of a response that an aborted request received [V6]', async () => {
    fakeResponse = { chunks: [page, randomBytes(4_000_000), randomBytes(4_000_000), randomBytes(4_000_000)] }
    await new Promise<void>((resolve) => {
      const request = ask(`${recorder.url}/left`, (message) => {
        message.once('data', () => request.destroy())
        message.once('error', () => undefined)
        message.once('close', () => resolve())
      })
      request.on('error', () => undefined)
      request.end()
    })
    await expect.poll(() => watch.getLeaks().map(({ place }) => place)).toEqual(['GET /left: body'])
    await recorder.waitUntilIdle()
  })

  it('finds nothing in a response without secrets', async () => {
    expect(await findLeaks({ headers: { etag: '"x"' }, chunks: [randomBytes(1_000_000).toString('base64')] })).toEqual(
      [],
    )
  })
})

describe('the recording proxy before the commerce API', () => {
  it('learns secrets before the storefront receives them, and can change responses [V6]', async () => {
    const learntKinds: string[] = []
    const proxy = await startUpstreamProxy(shop.url, (secrets) => learntKinds.push(...secrets.map(([kind]) => kind)))
    fakeResponse = {
      chunks: [
        JSON.stringify({
          token,
          refresh_token: 'r'.repeat(43),
          member: [
            { '@type': 'Basket', id: 'b' },
            { number: 'PX-1', key: 'k' },
            { '@type': 'Ticket', code: 'c' },
          ],
        }),
      ],
    }
    await fetch(`${proxy.url}/baskets/an-id/totals`, {
      headers: { authorization: `Bearer ${token}`, 'order-key': 'k' },
    })
    expect(learntKinds).toEqual([
      'basket id',
      'token',
      'order key',
      'token',
      'refresh token',
      'basket id',
      'order key',
      'ticket code',
    ])
    proxy.setFault(/GET \/baskets/, ({ secrets }) => ({ status: 500, body: secrets.join(' ') }))
    const bad = await fetch(`${proxy.url}/baskets/an-id`, { headers: { authorization: `Bearer ${token}` } })
    expect({ status: bad.status, body: await bad.text() }).toEqual({ status: 500, body: `an-id ${token}` })
    await proxy.close()
  })
})

describe('a pass', () => {
  it('fails when the storefront’s own tripwire stopped a secret [V6]', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'pass-'))
    await mkdir(join(dataDir, 'logs'))
    const watched = await watchShop({ name: 'a pass', dataDir, storefrontPort: 9, apiUrl: shop.url })
    const lines = [
      'not JSON',
      '{"level":30,"msg":"request"}',
      '{"level":50,"event":"egress.secret_found","route":"/bff/basket","kind":"token","encoding":"hex","place":"body"}',
    ]
    await writeFile(join(dataDir, 'logs', 'storefront.log'), lines.map((line) => `${line}\n`).join(''))
    expect(findPassErrors(await watched.finish())).toEqual([
      'a pass: a secret (token, hex) in body of /bff/basket, stopped by the tripwire',
    ])
    await watched.close()
    await rm(dataDir, { recursive: true })
  })
})
