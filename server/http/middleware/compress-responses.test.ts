import { get as openRequest, type IncomingHttpHeaders } from 'node:http'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import express, { type Request, type Response } from 'express'
import request from 'supertest'
import { afterEach, describe, expect, it } from 'vitest'
import { createLog } from '#runtime/log.ts'
import { readConfig } from '../../config/config.ts'
import { blockSecretLeaks } from '../../egress/block-secret-leaks.ts'
import { Secret } from '../../session/vault/secret.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { compressResponses } from './compress-responses.ts'

const page = `<p>${'What’s on tonight. '.repeat(500)}</p>`
const shared = 'private, no-cache'
const personal = 'private, no-store'
const fromScript = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'empty' }
const fromLink = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'document' }
const canary = 'CANARY-b7Qf/2x+Lk9_vTzP0aWmYd83'

const createApp = (send: (response: Response, request: Request) => unknown, tripwire = false) => {
  const lines: string[] = []
  const app = express()
  app.set('etag', false)
  app.use(compressResponses())
  const config = readConfig({})
  if (tripwire)
    app.use(blockSecretLeaks({ config, log: createLog(config, { write: (line) => void lines.push(line) }) }))
  app.use((incoming, response) => void send(response, incoming))
  return { app, lines }
}

const getPage = async (cacheControl: string | undefined, headers: Record<string, string>, path = '/') => {
  const { app } = createApp((response) => {
    if (cacheControl) response.set('Cache-Control', cacheControl)
    response.type('html').send(page)
  })
  const response = await request(app).get(path).set('Accept-Encoding', 'gzip, deflate, br').set(headers)
  expect(response.text).toBe(page)
  return response.headers
}

describe('compressResponses', () => {
  it.each<[string, string | undefined, Record<string, string>, string, string | undefined]>([
    ['a shared page', shared, {}, '/', 'br'],
    ['a shared page that repeats a search term', shared, { 'Sec-Fetch-Site': 'cross-site' }, '/?query=a', 'br'],
    ['a personal page after a link of the shop', personal, fromLink, '/', 'br'],
    ['a personal page that the shopper opens', personal, { 'Sec-Fetch-Site': 'none' }, '/', 'br'],
    ['a call by a script of the shop', personal, fromScript, '/', 'br'],
    ['a call by a script of the shop, with a query', personal, fromScript, '/?page=2', 'br'],
    ['a personal page that another site opens', personal, { 'Sec-Fetch-Site': 'cross-site' }, '/', undefined],
    ['a personal page that another subdomain opens', personal, { 'Sec-Fetch-Site': 'same-site' }, '/', undefined],
    ['a personal page for a client that does not say who asks', personal, {}, '/', undefined],
    ['a personal page with text in its address', personal, fromLink, '/?returnTo=a', undefined],
    ['an email link with its token', personal, { 'Sec-Fetch-Site': 'none' }, '/?token=a', undefined],
    ['a response that does not say whose it is', undefined, { 'Sec-Fetch-Site': 'cross-site' }, '/', undefined],
  ])('%s: by what an attacker could learn from its length [S1]', async (_name, cacheControl, headers, path, coding) => {
    expect((await getPage(cacheControl, headers, path))['content-encoding']).toBe(coding)
  })

  it.each([
    ['br;q=0, gzip', 'gzip'],
    ['gzip, br;q=0.1', 'br'],
    ['identity', undefined],
    ['zstd', undefined],
  ])('uses only a coding that the client accepts: %s', async (accepted, coding) => {
    const headers = await getPage(shared, { 'Accept-Encoding': accepted })
    expect(headers['content-encoding']).toBe(coding)
  })

  it('compresses a body whose headers are sent first, as express-session does', async () => {
    const { app } = createApp((response) => {
      response.set({ 'Cache-Control': shared, 'Content-Length': String(Buffer.byteLength(page)) }).type('html')
      response.writeHead(200)
      response.write(page.slice(0, -1))
      response.end(page.slice(-1))
    }, true)
    const { headers, text } = await request(app).get('/').set('Accept-Encoding', 'br, gzip;q=0')
    expect([headers['content-encoding'], headers['content-length']]).toEqual(['br', undefined])
    expect(text).toBe(page)
  })

  it('names the length of the compressed body, and that it varies', async () => {
    const headers = await getPage(shared, {})
    expect(headers.vary).toBe('Accept-Encoding')
    expect(Number(headers['content-length'])).toBeLessThan(page.length / 10)
  })

  it.each<[string, (response: Response) => unknown]>([
    ['a short body', (response) => response.type('html').send('short')],
    ['an image', (response) => response.type('png').send(Buffer.alloc(5_000))],
    ['events', (response) => response.type('text/event-stream').send(page)],
    ['a body that must not be changed', (response) => response.set('Cache-Control', 'no-transform').send(page)],
    ['a body with an ETag', (response) => response.set('ETag', '"a"').send(page)],
    ['a body that is compressed already', (response) => response.set('Content-Encoding', 'identity').send(page)],
    ['a part of a file', (response) => response.status(206).type('txt').send(page)],
    ['a file with headers of its own', (response) => response.writeHead(200, { 'Content-Type': 'text/css' }).end(page)],
  ])('leaves %s as it is', async (_name, send) => {
    const { app } = createApp((response) => send(response.set('Cache-Control', shared)))
    const { headers } = await request(app).get('/').set('Accept-Encoding', 'br')
    expect(headers['content-encoding'] ?? 'identity').toBe('identity')
  })

  it('sends no body for HEAD', async () => {
    const { app } = createApp((response) => response.set('Cache-Control', shared).type('html').send(page))
    const { headers, text } = await request(app).head('/').set('Accept-Encoding', 'br')
    expect([headers['content-length'], headers['content-encoding'], text]).toEqual([
      String(Buffer.byteLength(page)),
      undefined,
      undefined,
    ])
  })
})

describe('a compressed stream', () => {
  let server: TestServer
  afterEach(() => server.close())

  /** Opens a response, and decompresses what has arrived. */
  const open = async (coding: 'br' | 'gzip', app: express.Express) => {
    server = await startTestServer(app)
    let text = ''
    const decoder = coding === 'br' ? createBrotliDecompress() : createGunzip()
    decoder.on('data', (chunk: Buffer) => (text += chunk.toString())).on('error', () => {})
    const headers = await new Promise<IncomingHttpHeaders>((resolve, reject) => {
      openRequest(server.url, { headers: { 'accept-encoding': coding } }, (received) => {
        received.on('error', () => {}).pipe(decoder)
        resolve(received.headers)
      }).on('error', reject)
    })
    return { headers, getText: () => text }
  }

  it.each(['br', 'gzip'] as const)('arrives part by part, whatever is still to come: %s', async (coding) => {
    let finish = () => {}
    const { app } = createApp((response) => {
      response.set('Cache-Control', shared).type('html')
      response.write('<head>')
      response.write(page)
      finish = () => response.end('<p>late</p>')
    })
    const { headers, getText } = await open(coding, app)
    expect(headers).toMatchObject({ 'content-encoding': coding, vary: 'Accept-Encoding' })
    expect(headers['content-length']).toBeUndefined()
    await expect.poll(getText).toBe(`<head>${page}`)
    finish()
    await expect.poll(getText).toBe(`<head>${page}<p>late</p>`)
  })

  it('waits for a client that reads slowly, and loses nothing', async () => {
    const chunk = Array.from({ length: 20_000 }, () => Math.random().toString(36)).join()
    let waits = 0
    const { app } = createApp(async (response) => {
      response.set('Cache-Control', shared).type('html')
      for (let count = 0; count < 20; count += 1)
        if (!response.write(chunk)) {
          waits += 1
          await new Promise((resolve) => response.once('drain', resolve))
        }
      response.end()
    })
    const { getText } = await open('br', app)
    await expect.poll(() => getText().length, { timeout: 10_000 }).toBe(20 * chunk.length)
    expect(waits).toBeGreaterThan(0)
  })

  it('is inspected by the tripwire before it is compressed [V5]', async () => {
    const { app, lines } = createApp(async (response) => {
      response.set('Cache-Control', shared).type('html')
      response.write(page)
      await new Promise((resolve) => setTimeout(resolve, 20))
      response.write(new Secret(canary).reveal())
      response.end(page)
    }, true)
    const { getText } = await open('br', app)
    await expect.poll(() => lines.join('')).toContain('egress.secret_found')
    expect(getText()).not.toContain('CANARY')
  })

  it('is one generic response without compression when its first bytes contain a secret [V5]', async () => {
    const { app } = createApp((response) => {
      response.set({ 'Cache-Control': shared, 'X-Debug': new Secret(canary).reveal() }).type('html')
      response.write(page)
      response.end()
    }, true)
    server = await startTestServer(app)
    const response = await fetch(server.url)
    expect(response.status).toBe(500)
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(await response.text()).toMatch(/^500 Internal error/)
  })
})
