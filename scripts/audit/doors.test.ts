import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request as ask, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { serve, type Served } from '#server/testing/serve.ts'
import { openRecorder, type Recorder } from '../../e2e/proofs/recorder.ts'
import { faultsOf } from '../../e2e/proofs/report-pass.ts'
import { createSecretWatch, type SecretWatch } from '../../e2e/proofs/secret-watch.ts'
import { watchShop } from '../../e2e/proofs/shop-watch.ts'
import { openUpstreamGate } from '../../e2e/proofs/upstream-gate.ts'

const token = `eyJhbGciOiJIUzI1NiJ9.${Buffer.from('{"id":"a user","guest_user":true}').toString('base64url')}.${randomBytes(32).toString('base64url')}`
const session = `s:${randomBytes(32).toString('base64url')}.${randomBytes(32).toString('base64')}`

type Answer = { status?: number; headers?: Record<string, string | string[]>; chunks: (string | Buffer)[]; trailers?: Record<string, string> }

let answer: Answer
let shop: Served
let watch: SecretWatch
let recorder: Recorder

beforeEach(async () => {
  shop = await serve(async (request, response) => {
    for await (const _chunk of request);
    response.writeHead(answer.status ?? 200, answer.headers)
    for (const chunk of answer.chunks) {
      response.write(chunk)
      await new Promise((resolve) => setImmediate(resolve))
    }
    response.addTrailers(answer.trailers ?? {})
    response.end()
  })
  watch = createSecretWatch()
  watch.learn([['token', token]])
  recorder = await openRecorder({ targetUrl: shop.url, watch })
})

afterEach(async () => {
  await recorder.close()
  await shop.close()
})

const get = (path: string, options: { method?: string; headers?: Record<string, string>; body?: string } = {}) =>
  new Promise<{ message: IncomingMessage; body: Buffer }>((resolve, reject) => {
    const request = ask(recorder.url + path, { method: options.method ?? 'GET', headers: options.headers ?? {} }, (message) => {
      const chunks: Buffer[] = []
      message.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => resolve({ message, body: Buffer.concat(chunks) }))
    })
    request.on('error', reject)
    request.end(options.body)
  })

const leaksOf = async (given: Answer, path = '/basket', options = {}) => {
  answer = given
  await get(path, options)
  await recorder.settled()
  return watch.leaks().map(({ place }) => place)
}

const page = `<!doctype html><p>${token}</p>`
const base64WithoutPadding = (text: string): string => {
  const base64 = gzipSync(text).toString('base64')
  return base64.endsWith('=') ? base64WithoutPadding(`${text}${randomBytes(1).toString('hex')}`) : base64
}
const pdf = Buffer.concat([Buffer.from('%PDF-1.3\n1 0 obj\n<< /Length 9 >>\nstream\n'), deflateSync(page), Buffer.from('\nendstream\nendobj\n')])

describe('the door before the storefront', () => {
  it.each<[string, Answer, string]>([
    ['a body', { chunks: [page] }, 'body'],
    ['two chunks', { chunks: [page.slice(0, 60), page.slice(60)] }, 'body'],
    ['gzip', { headers: { 'content-encoding': 'gzip' }, chunks: [gzipSync(page)] }, 'body'],
    ['brotli', { headers: { 'content-encoding': 'br' }, chunks: [brotliCompressSync(page)] }, 'body'],
    ['one encoding in another', { headers: { 'content-encoding': 'gzip, br' }, chunks: [brotliCompressSync(gzipSync(page))] }, 'body'],
    ['a file that is gzip itself', { chunks: [gzipSync(page)] }, 'body'],
    ['a PDF', { chunks: [pdf] }, 'body'],
    ['base64 of what gzip has packed', { chunks: [`<i data-state="${gzipSync(page).toString('base64')}">`] }, 'body'],
    ['base64 of what gzip has packed, in a comment', { chunks: [`<!--${base64WithoutPadding(page)}-->`] }, 'body'],
    ['base64 of what was deflated', { chunks: [`<i data-state='${deflateSync(page).toString('base64url')}'>`] }, 'body'],
    ['a list of bytes', { chunks: [JSON.stringify({ seen: Buffer.from(token) })] }, 'body'],
    ['a header', { headers: { etag: `"${Buffer.from(token).toString('hex')}"` }, chunks: [] }, 'header etag'],
    ['an address to go on to', { status: 303, headers: { location: `/?t=${token}` }, chunks: [] }, 'header location'],
    ['a trailer', { chunks: ['<p>Hello</p>'], trailers: { 'X-Late': token } }, 'trailer x-late'],
    ['a cookie', { headers: { 'set-cookie': ['currentLanguage=en', `seen=${token}`] }, chunks: [] }, 'header set-cookie (seen)'],
  ])('sees a secret in %s [S1 V6]', async (_, given, place) => {
    expect(await leaksOf(given, `/basket?q=1`)).toEqual([`GET /basket?q: ${place}`])
  })

  it('passes on what was said, byte by byte, and as it was said', async () => {
    const body = randomBytes(200_000)
    answer = { status: 418, headers: { 'X-Odd': 'Unicode', 'Set-Cookie': ['a=1', 'b=2'], 'content-encoding': 'gzip' }, chunks: [body.subarray(0, 1), body.subarray(1)] }
    const passed = await get('/x')
    expect(passed.body.equals(body)).toBe(true)
    expect(passed.message.statusCode).toBe(418)
    expect(passed.message.rawHeaders).toEqual(expect.arrayContaining(['X-Odd', 'Unicode', 'Set-Cookie', 'a=1', 'Set-Cookie', 'b=2']))
    await recorder.settled()
    expect(recorder.counts()).toEqual({ responses: 1, bytes: body.length, unreadable: ['GET /x'] })
  })

  it('lets the session’s id come as its cookie, and in no other way [S1 V6]', async () => {
    const cookie = `sid=${encodeURIComponent(session)}; Path=/; HttpOnly`
    expect(await leaksOf({ headers: { 'set-cookie': cookie }, chunks: ['<p>Hello</p>'] })).toEqual([])
    const id = session.slice(2).split('.')[0]!
    expect(await leaksOf({ headers: { 'set-cookie': cookie }, chunks: [`<p data-session="${id}">`] })).toEqual(['GET /basket: body'])
  })

  it('lets neither a password nor the token of a mailed link come back, and says no value of an address [S1 S8 V6]', async () => {
    const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'email=a%40b.c&password=correct+horse+battery' }
    expect(await leaksOf({ chunks: ['<input value="correct horse battery">'] }, '/sign-in', form)).toEqual(['POST /sign-in: body'])
    const link = randomBytes(24).toString('base64url')
    expect(await leaksOf({ chunks: [`<a href="/set-password?token=${link}">`] }, `/set-password?token=${link}`)).toContain('GET /set-password?token: body')
    expect(JSON.stringify(await leaksOf({ chunks: [token] }, `/whats-on/${token}`))).not.toContain(token)
  })

  it('looks at what a browser got that left in the middle, and waits for no more [V6]', async () => {
    answer = { chunks: [page, randomBytes(4_000_000), randomBytes(4_000_000), randomBytes(4_000_000)] }
    await new Promise<void>((resolve) => {
      const request = ask(`${recorder.url}/left`, (message) => {
        message.once('data', () => request.destroy())
        message.once('error', () => undefined)
        message.once('close', () => resolve())
      })
      request.on('error', () => undefined)
      request.end()
    })
    await expect.poll(() => watch.leaks().map(({ place }) => place)).toEqual(['GET /left: body'])
    await recorder.settled()
  })

  it('finds nothing where there is nothing', async () => {
    expect(await leaksOf({ headers: { etag: '"x"' }, chunks: [randomBytes(1_000_000).toString('base64')] })).toEqual([])
  })
})

describe('the door before the commerce API', () => {
  it('learns what goes through it before the storefront has it, and can say worse things than the API [V6]', async () => {
    const learnt: string[] = []
    const gate = await openUpstreamGate(shop.url, (secrets) => learnt.push(...secrets.map(([kind]) => kind)))
    answer = { chunks: [JSON.stringify({ token, refresh_token: 'r'.repeat(43), member: [{ '@type': 'Basket', id: 'b' }, { number: 'PX-1', key: 'k' }, { '@type': 'Ticket', code: 'c' }] })] }
    await fetch(`${gate.url}/baskets/an-id/totals`, { headers: { authorization: `Bearer ${token}`, 'order-key': 'k' } })
    expect(learnt).toEqual(['basket id', 'token', 'order key', 'token', 'refresh token', 'basket id', 'order key', 'ticket code'])
    gate.fail(/GET \/baskets/, ({ secrets }) => ({ status: 500, body: secrets.join(' ') }))
    const bad = await fetch(`${gate.url}/baskets/an-id`, { headers: { authorization: `Bearer ${token}` } })
    expect([bad.status, await bad.text()]).toEqual([500, `an-id ${token}`])
    await gate.close()
  })
})

describe('a pass', () => {
  it('fails also where the storefront’s own tripwire had to keep a secret back [V6]', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'pass-'))
    await mkdir(join(dataDir, 'logs'))
    const watched = await watchShop({ name: 'a pass', dataDir, storefrontPort: 9, apiUrl: shop.url })
    const lines = ['not JSON', '{"level":30,"msg":"request"}', '{"level":50,"event":"egress.secret_found","route":"/bff/basket","kind":"token","encoding":"hex","place":"body"}']
    await writeFile(join(dataDir, 'logs', 'storefront.log'), lines.map((line) => `${line}\n`).join(''))
    expect(faultsOf(await watched.finish())).toEqual(['a pass: a secret (token, hex) in body of /bff/basket, stopped by the tripwire'])
    await watched.close()
    await rm(dataDir, { recursive: true })
  })
})
