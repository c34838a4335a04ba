import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import express from 'express'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { recordMeasurement } from '../testing/record-measurement.ts'
import { sendRawGet, sendRawBytes } from '../testing/send-raw-bytes.ts'
import { startServer, type TestServer } from '../testing/serve.ts'
import { createMediaProxy } from './media-proxy.ts'

const picture = Buffer.from('picture bytes')
const maxBytes = 200_000
const totalTimeoutMs = 1_000

let upstream: TestServer
let shop: TestServer
let seen: IncomingMessage[]
let answer: RequestListener
let logged: string

const sendPicture = (_request: IncomingMessage, response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': picture.length, etag: '"v1"' })
  response.end(picture)
}

beforeEach(async () => {
  seen = []
  logged = ''
  answer = sendPicture
  upstream = await startServer((request, response) => {
    seen.push(request)
    answer(request, response)
  })
  const log = pino({}, { write: (line: string) => void (logged += line) })
  const app = express()
  app.use(
    '/media',
    createMediaProxy({
      config: { commerceApiUrl: upstream.url, upstreamTimeoutMs: 1_000 },
      log,
      totalTimeoutMs,
      maxBytes,
    }),
  )
  app.use((_request, response) => void response.status(404).send('no such page'))
  shop = await startServer(app)
})

afterEach(async () => {
  await shop.close()
  await upstream.close()
})

const statusOf = (response: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1])

describe('the media proxy', () => {
  test('serves a picture of the commerce API', async () => {
    const response = await fetch(`${shop.url}/media/poster-01.jpg`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    expect(response.headers.get('etag')).toBe('"v1"')
    expect(Buffer.from(await response.arrayBuffer())).toEqual(picture)
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /media/poster-01.jpg'])
  })

  test('answers HEAD without a body, and 304 to who has it already', async () => {
    const head = await fetch(`${shop.url}/media/poster-01.jpg`, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
    answer = (request, response) => {
      response
        .writeHead(request.headers['if-none-match'] === '"v1"' ? 304 : 200, { etag: '"v1"', 'set-cookie': 'a=b' })
        .end()
    }
    const again = await sendRawGet(shop.port, '/media/poster-01.jpg', ['If-None-Match: "v1"'])
    expect(statusOf(again)).toBe(304)
    expect(again.toLowerCase()).not.toContain('set-cookie')
  })

  test.each([
    '/media/../auth',
    '/media/../token/refresh',
    '/media/./poster-01.jpg',
    '/media/%2e%2e/auth',
    '/media/%2E%2E/auth',
    '/media/..%2fauth',
    '/media/%2e%2e%2fauth',
    '/media/..;/auth',
    '/media//auth',
    '//media/poster-01.jpg',
    '/media/..\\auth',
    '/media\\..\\auth',
    '/media/poster-01.jpg/../../auth',
    '/media/poster-01.jpg%00.pdf',
    '/media/poster-01.jpg?next=/auth',
    '/media/poster-01.jpg#x',
    '/media/poster-01.jpg;x=/auth',
    '/media/logo.svg',
    '/media/page.html',
    '/media/.jpg',
    '/media/a.b.jpg',
    '/media/Poster.JPG',
    '/MEDIA/poster-01.jpg',
    '/media/sub/poster-01.jpg',
    '/media/',
    '/media',
    'http://shop.example/media/poster-01.jpg',
    'http://169.254.169.254/media/poster-01.jpg',
    'http://shop.example/auth',
    '/auth',
    '/token/refresh',
    '*',
  ])('never sends %s up [S3 S4]', async (target) => {
    const response = await sendRawGet(shop.port, target)
    expect([400, 404]).toContain(statusOf(response))
    expect(seen).toEqual([])
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])('never sends a %s up [S4]', async (method) => {
    const response = await sendRawBytes(
      shop.port,
      `${method} /media/poster-01.jpg HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    )
    expect(statusOf(response)).toBe(405)
    expect(seen).toEqual([])
  })

  test.each([
    ['Content-Length: 29', 'GET /auth HTTP/1.1\r\nHost: x\r\n'],
    ['Transfer-Encoding: chunked', '1d\r\nGET /auth HTTP/1.1\r\nHost: x\r\n\r\n0\r\n\r\n'],
  ])('refuses a read with a body (%s), so that nothing can be smuggled in it [S49]', async (header, body) => {
    const response = await sendRawBytes(
      shop.port,
      `GET /media/poster-01.jpg HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${header}\r\n\r\n${body}`,
    )
    expect(statusOf(response)).toBe(400)
    expect(seen).toEqual([])
  })
})

describe('what goes up', () => {
  test.each([[], ['Expect: 100-continue'], ['Connection: upgrade', 'Upgrade: websocket']])(
    'is the same few headers, whatever came (%s) [S6]',
    async (...extra) => {
      await sendRawGet(shop.port, '/media/poster-01.jpg', [
        'Cookie: __Host-session=canary',
        'Authorization: Bearer canary',
        'Proxy-Authorization: Basic canary',
        'X-Forwarded-For: 10.0.0.1',
        'X-Forwarded-Host: evil.example',
        'X-Forwarded-Proto: https',
        'Forwarded: for=10.0.0.1',
        'X-Real-IP: 10.0.0.1',
        'X-HTTP-Method-Override: DELETE',
        'Range: bytes=0-1',
        'Referer: https://shop.example/account',
        'X-Custom: canary',
        ...extra,
      ])
      expect(seen).toHaveLength(1)
      expect(Object.keys(seen[0]!.headers).sort()).toEqual([
        'accept',
        'accept-encoding',
        'connection',
        'host',
        'user-agent',
      ])
      expect(seen[0]!.headers.host).toBe(`127.0.0.1:${upstream.port}`)
      expect(seen[0]!.rawHeaders.join(' ')).not.toMatch(/canary|evil|10\.0\.0\.1/)
    },
  )
})

describe('what comes down', () => {
  test('has only the headers that are listed [S7]', async () => {
    answer = (_request, response) => {
      response.writeHead(200, {
        'content-type': 'image/jpeg',
        'content-length': picture.length,
        'last-modified': 'Fri, 20 Nov 2026 10:00:00 GMT',
        'set-cookie': 'upstream=canary',
        authorization: 'Bearer canary',
        location: 'http://api.internal/canary',
        'x-powered-by': 'canary',
        'access-control-allow-origin': '*',
        'content-disposition': 'attachment; filename="canary.html"',
        server: 'canary',
      })
      response.end(picture)
    }
    const response = await sendRawGet(shop.port, '/media/poster-01.jpg')
    expect(statusOf(response)).toBe(200)
    expect(response).toContain('Last-Modified'.toLowerCase())
    expect(response.toLowerCase()).not.toMatch(/canary|set-cookie|authorization|location|access-control|disposition/)
  })

  test.each([301, 302, 303, 307, 308])('is no redirect: %i is neither followed nor passed on [S5]', async (status) => {
    answer = (_request, response) => void response.writeHead(status, { location: `${upstream.url}/auth` }).end()
    const response = await sendRawGet(shop.port, '/media/poster-01.jpg')
    expect(statusOf(response)).toBe(502)
    expect(response.toLowerCase()).not.toContain('location')
    expect(seen).toHaveLength(1)
  })

  test.each([
    [404, 404],
    [401, 502],
    [500, 502],
    [206, 502],
  ])('is in our own words when the upstream answers %i', async (theirs, ours) => {
    answer = (_request, response) =>
      void response.writeHead(theirs, { 'www-authenticate': 'canary' }).end('canary http://api.internal')
    const response = await sendRawGet(shop.port, '/media/poster-01.jpg')
    expect(statusOf(response)).toBe(ours)
    expect(response).not.toMatch(/canary|internal/)
  })

  test.each([
    ['text/html', {}],
    ['image/svg+xml', {}],
    ['image/png', {}],
    ['image/jpeg', { 'content-encoding': 'gzip' }],
  ])('is never another kind of file than the path says (%s)', async (type, more) => {
    answer = (_request, response) =>
      void response.writeHead(200, { 'content-type': type, ...more }).end('<script>canary</script>')
    const response = await sendRawGet(shop.port, '/media/poster-01.jpg')
    expect(statusOf(response)).toBe(502)
    expect(response).not.toContain('canary')
  })
})

describe('when the upstream misbehaves', () => {
  test('a dead upstream is 502 without host or address, in the answer', async () => {
    await upstream.close()
    const response = await sendRawGet(shop.port, '/media/poster-01.jpg')
    expect(statusOf(response)).toBe(502)
    expect(response).toContain('Temporarily unavailable')
    expect(response).not.toMatch(/127\.0\.0\.1|ECONNREFUSED|poster-01|shop\.example/)
    expect(logged).toContain('the commerce API failed')
  })

  test('one that never answers is 504 when the time for it has passed [F20]', async () => {
    answer = () => {}
    const started = performance.now()
    expect(statusOf(await sendRawGet(shop.port, '/media/poster-01.jpg'))).toBe(504)
    expect(performance.now() - started).toBeLessThan(1_900)
  })

  test('one that drips is cut off at the total deadline [F21]', async () => {
    let dripping: NodeJS.Timeout
    answer = (request, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': 100_000 })
      dripping = setInterval(() => response.write('x'), 50)
      request.socket.once('close', () => clearInterval(dripping))
    }
    const started = performance.now()
    await expect(fetch(`${shop.url}/media/poster-01.jpg`).then((response) => response.arrayBuffer())).rejects.toThrow()
    const ms = performance.now() - started
    expect(ms).toBeLessThan(4_500)
    await expect.poll(() => seen[0]!.socket.destroyed).toBe(true)
    recordMeasurement(
      'F21',
      `a picture that drips is cut off after ${Math.round(ms)} ms of the ${totalTimeoutMs} allowed`,
    )
  })

  test('one that breaks off mid-body leaves an error, not half a picture that looks whole [F22]', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' })
      response.write(picture)
      setTimeout(() => response.destroy(), 30)
    }
    await expect(fetch(`${shop.url}/media/poster-01.jpg`).then((response) => response.arrayBuffer())).rejects.toThrow()
  })

  test('one that announces 10 GB is refused [F23]', async () => {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': 10 * 2 ** 30 })
      response.write(picture)
    }
    expect(statusOf(await sendRawGet(shop.port, '/media/poster-01.jpg'))).toBe(502)
    await expect.poll(() => seen[0]!.socket.destroyed).toBe(true)
  })

  test('one that sends without end is cut off at the cap [F23]', async () => {
    let sent = 0
    answer = (request, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' })
      const block = Buffer.alloc(64_000)
      const more = () => {
        while (!request.socket.destroyed) {
          sent += block.length
          if (!response.write(block)) return void response.once('drain', more)
        }
      }
      more()
    }
    await expect(fetch(`${shop.url}/media/poster-01.jpg`).then((response) => response.arrayBuffer())).rejects.toThrow()
    await expect.poll(() => seen[0]!.socket.destroyed).toBe(true)
    expect(sent).toBeLessThan(20_000_000)
  })

  test('and the next shopper is served as if nothing had been', async () => {
    answer = (_request, response) => void response.destroy()
    expect(statusOf(await sendRawGet(shop.port, '/media/poster-01.jpg'))).toBe(502)
    answer = sendPicture
    expect(statusOf(await sendRawGet(shop.port, '/media/poster-01.jpg'))).toBe(200)
  })

  test('a shopper who leaves stops the work above', async () => {
    answer = (_request, response) => void response.writeHead(200, { 'content-type': 'image/jpeg' }).write(picture)
    const leaving = new AbortController()
    await fetch(`${shop.url}/media/poster-01.jpg`, { signal: leaving.signal })
    leaving.abort()
    await expect.poll(() => seen[0]!.socket.destroyed).toBe(true)
  })
})
