import type { RequestListener } from 'node:http'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import express from 'express'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { toOptimizedImageUrl } from '#shared/rules/image-optimizer.ts'
import { sendRawGet } from '../testing/send-raw-bytes.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { createImageOptimizer } from './image-optimizer.ts'

let print: Buffer
let upstream: TestServer
let shop: TestServer
let cacheDir: string
let upstreamRequests: string[]
let result: RequestListener

const send =
  (body: Buffer, type = 'image/jpeg'): RequestListener =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': type }).end(body)

const openShop = () => {
  const log = pino({ level: 'silent' })
  const config = {
    commerceApiUrl: upstream.url,
    upstreamTimeoutMs: 1_500,
    imageCacheDir: cacheDir,
    ipv6Factors: { site: 3, organisation: 10 },
  }
  const app = express().set('trust proxy', 1)
  return startTestServer(app.use('/_next/image', createImageOptimizer({ config, log })))
}

beforeAll(async () => {
  print = await sharp({ create: { width: 500, height: 400, channels: 3, background: '#aa3311' } })
    .jpeg()
    .toBuffer()
})

beforeEach(async () => {
  upstreamRequests = []
  result = send(print)
  upstream = await startTestServer((request, response) => {
    upstreamRequests.push(`${request.method} ${request.url}`)
    result(request, response)
  })
  cacheDir = await mkdtemp(join(tmpdir(), 'optimizer-'))
  shop = await openShop()
})

afterEach(async () => {
  await shop.close()
  await upstream.close()
  await rm(cacheDir, { recursive: true, force: true })
})

const get = (width: number, accept = 'image/avif,image/webp,*/*', init: RequestInit = {}) =>
  fetch(shop.url + toOptimizedImageUrl('/media/poster-01.jpg', width), {
    ...init,
    headers: { accept, ...init.headers },
  })

const measureImage = async (response: Response) => {
  const { width, height, format, compression } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  return { width, height, format: compression === 'av1' ? 'avif' : format }
}

describe('an optimized image', () => {
  test.each([
    ['image/avif,image/webp,*/*', 'avif'],
    ['image/webp,*/*', 'webp'],
    ['*/*', 'jpeg'],
  ])('for a browser that accepts %s is %s', async (accept, format) => {
    const response = await get(256, accept)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(`image/${format}`)
    expect(response.headers.get('vary')).toBe('Accept')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await measureImage(response)).toEqual({ width: 256, height: 205, format })
  })

  test('is never larger than its original', async () => {
    expect(await measureImage(await get(3840, '*/*'))).toEqual({ width: 500, height: 400, format: 'jpeg' })
  })

  test('is generated once for concurrent requests and over a restart', async () => {
    const bodies = await Promise.all(Array.from({ length: 10 }, async () => (await get(128)).arrayBuffer()))
    expect(new Set(bodies.map(({ byteLength }) => byteLength)).size).toBe(1)
    expect(upstreamRequests).toEqual(['GET /media/poster-01.jpg'])
    await shop.close()
    shop = await openShop()
    expect((await get(128)).status).toBe(200)
    expect(upstreamRequests).toHaveLength(1)
    expect(await readdir(cacheDir)).toHaveLength(1)
  })

  test('waits for few images of a client that has filled its part of the queue [S42]', async () => {
    const held = Promise.withResolvers<void>()
    result = (request, response) => void held.promise.then(() => send(print)(request, response))
    const open = (number: number, address: string) =>
      fetch(shop.url + toOptimizedImageUrl(`/media/poster-${number}.jpg`, 64), {
        headers: { 'x-forwarded-for': address },
      }).then(({ status }) => status)
    const isFull = Promise.withResolvers<void>()
    const flood = Array.from({ length: 53 }, async (_, index) => {
      const status = await open(index, '198.51.100.1')
      if (status === 503) isFull.resolve()
      return status
    })
    await isFull.promise
    const queued = upstreamRequests.length
    const ownImage = open(100, '203.0.113.7')
    const anyImageOfFlood = Promise.all([49, 50, 51].map((number) => open(number, '203.0.113.8')))
    await wait(100)
    held.resolve()
    expect([await ownImage, ...(await anyImageOfFlood)]).toEqual([200, 200, 200, 200])
    expect(upstreamRequests.length - queued).toBeLessThan(25)
    expect((await Promise.all(flood)).filter((status) => status === 200)).toHaveLength(52)
  })

  test('responds to HEAD without a body and a matching ETag with 304', async () => {
    const head = await get(128, '*/*', { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(0)
    expect(await head.text()).toBe('')
    const target = toOptimizedImageUrl('/media/poster-01.jpg', 128)
    expect(await sendRawGet(shop.port, target, [`If-None-Match: ${head.headers.get('etag')}`])).toMatch(
      /^HTTP\/1\.1 304 /,
    )
  })
})

describe('the optimizer rejects', () => {
  test.each([
    '?url=http://169.254.169.254/media/a.jpg&w=640&q=75',
    '?url=/media/a.jpg&w=641&q=75',
    '/x?url=/media/a.jpg&w=640&q=75',
    '',
  ])('%s with 400 and without an upstream call [S40]', async (rest) => {
    expect(await sendRawGet(shop.port, `/_next/image${rest}`)).toMatch(/^HTTP\/1\.1 400 /)
    expect(upstreamRequests).toEqual([])
  })

  test.each<[string, () => RequestListener, number]>([
    ['what is not there', () => (_request, response) => void response.writeHead(404).end(), 404],
    ['a failing upstream', () => (_request, response) => void response.writeHead(500).end('canary'), 502],
    [
      'a redirect',
      () => (_request, response) => void response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
      502,
    ],
    ['what does not say it is a picture', () => send(print, 'text/html'), 502],
    ['what is no picture', () => send(Buffer.from('canary canary canary')), 502],
    [
      'an SVG under another name',
      () => send(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
      502,
    ],
    ['half a picture', () => send(print.subarray(0, 400)), 502],
    [
      'an upstream that breaks off',
      () => (_request, response) => {
        response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': 10_000 }).write(print)
        setTimeout(() => response.destroy(), 20)
      },
      502,
    ],
    ['an upstream that never responds', () => () => {}, 502],
    [
      '10 GB',
      () => (request, response) => {
        response.writeHead(200, { 'content-type': 'image/jpeg' })
        const block = Buffer.alloc(1 << 20)
        const writeMore = () => {
          while (!request.socket.destroyed) if (!response.write(block)) return void response.once('drain', writeMore)
        }
        writeMore()
      },
      502,
    ],
  ])('%s, without details, and stores nothing [S40]', async (_what, misbehave, status) => {
    result = misbehave()
    const response = await get(640)
    expect(response.status).toBe(status)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toMatch(/^(Not found|Temporarily unavailable)$/)
    expect(await readdir(cacheDir)).toEqual([])
    result = send(print)
    expect((await get(640)).status).toBe(200)
  })

  test('an image with too many pixels [S40]', async () => {
    result = send(
      await sharp({ create: { width: 9000, height: 5000, channels: 3, background: '#000' } })
        .png()
        .toBuffer(),
      'image/png',
    )
    expect((await get(640)).status).toBe(502)
  })

  test('other methods', async () => {
    const response = await get(640, '*/*', { method: 'POST' })
    expect({ status: response.status, allow: response.headers.get('allow') }).toEqual({
      status: 405,
      allow: 'GET, HEAD',
    })
  })
})
