import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { sendRawBytes, sendRawGet } from '../testing/send-raw-bytes.ts'
import { filesAtOnce, filesOfClient } from './media-proxy.ts'
import { parseStatus, picture, sendPicture, setUpMediaProxy } from '../testing/set-up-media-proxy.ts'

const proxy = setUpMediaProxy()

describe('the media proxy', () => {
  test('serves an image of the commerce API', async () => {
    const response = await fetch(`${proxy.shop.url}/media/poster-01.jpg`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    expect(response.headers.get('etag')).toBe('"v1"')
    expect(Buffer.from(await response.arrayBuffer())).toEqual(picture)
    expect(proxy.received.map(({ method, url }) => `${method} ${url}`)).toEqual(['GET /media/poster-01.jpg'])
  })

  test('responds to HEAD without a body, and a matching ETag with 304', async () => {
    const head = await fetch(`${proxy.shop.url}/media/poster-01.jpg`, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(await head.text()).toBe('')
    proxy.respond = (request, response) => {
      response
        .writeHead(request.headers['if-none-match'] === '"v1"' ? 304 : 200, { etag: '"v1"', 'set-cookie': 'a=b' })
        .end()
    }
    const again = await sendRawGet(proxy.shop.port, '/media/poster-01.jpg', ['If-None-Match: "v1"'])
    expect(parseStatus(again)).toBe(304)
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
  ])('never forwards %s [S3 S4]', async (target) => {
    const response = await sendRawGet(proxy.shop.port, target)
    expect([400, 404]).toContain(parseStatus(response))
    expect(proxy.received).toEqual([])
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])('never forwards a %s [S4]', async (method) => {
    const response = await sendRawBytes(
      proxy.shop.port,
      `${method} /media/poster-01.jpg HTTP/1.1\r\nHost: shop.example\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    )
    expect(parseStatus(response)).toBe(405)
    expect(proxy.received).toEqual([])
  })

  test.each([
    ['Content-Length: 29', 'GET /auth HTTP/1.1\r\nHost: x\r\n'],
    ['Transfer-Encoding: chunked', '1d\r\nGET /auth HTTP/1.1\r\nHost: x\r\n\r\n0\r\n\r\n'],
  ])('rejects a read with a body (%s), against request smuggling [S49]', async (header, body) => {
    const response = await sendRawBytes(
      proxy.shop.port,
      `GET /media/poster-01.jpg HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${header}\r\n\r\n${body}`,
    )
    expect(parseStatus(response)).toBe(400)
    expect(proxy.received).toEqual([])
  })
})

describe('the upstream request', () => {
  test.each([[], ['Expect: 100-continue'], ['Connection: upgrade', 'Upgrade: websocket']])(
    'has the same few headers for any request (%s) [S6]',
    async (...extra) => {
      await sendRawGet(proxy.shop.port, '/media/poster-01.jpg', [
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
      expect(proxy.received).toHaveLength(1)
      expect(Object.keys(proxy.received[0]!.headers).sort()).toEqual([
        'accept',
        'accept-encoding',
        'connection',
        'host',
        'user-agent',
      ])
      expect(proxy.received[0]!.headers.host).toBe(`127.0.0.1:${proxy.upstream.port}`)
      expect(proxy.received[0]!.rawHeaders.join(' ')).not.toMatch(/canary|evil|10\.0\.0\.1/)
    },
  )
})

describe('the response', () => {
  test('has only listed headers [S7]', async () => {
    proxy.respond = (_request, response) => {
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
    const response = await sendRawGet(proxy.shop.port, '/media/poster-01.jpg')
    expect(parseStatus(response)).toBe(200)
    expect(response).toContain('Last-Modified'.toLowerCase())
    expect(response.toLowerCase()).not.toMatch(/canary|set-cookie|authorization|location|access-control|disposition/)
  })

  test.each([301, 302, 303, 307, 308])('is no redirect: %i is neither followed nor passed on [S5]', async (status) => {
    proxy.respond = (_request, response) =>
      void response.writeHead(status, { location: `${proxy.upstream.url}/auth` }).end()
    const response = await sendRawGet(proxy.shop.port, '/media/poster-01.jpg')
    expect(parseStatus(response)).toBe(502)
    expect(response.toLowerCase()).not.toContain('location')
    expect(proxy.received).toHaveLength(1)
  })

  test.each([
    [404, 404],
    [401, 502],
    [500, 502],
    [206, 502],
  ])('is a fixed text when the upstream responds with %i', async (upstreamStatus, shopStatus) => {
    proxy.respond = (_request, response) =>
      void response.writeHead(upstreamStatus, { 'www-authenticate': 'canary' }).end('canary http://api.internal')
    const response = await sendRawGet(proxy.shop.port, '/media/poster-01.jpg')
    expect(parseStatus(response)).toBe(shopStatus)
    expect(response).not.toMatch(/canary|internal/)
  })

  test.each([
    ['text/html', {}],
    ['image/svg+xml', {}],
    ['image/png', {}],
    ['image/jpeg', { 'content-encoding': 'gzip' }],
  ])('is never of another type than the path (%s)', async (type, more) => {
    proxy.respond = (_request, response) =>
      void response.writeHead(200, { 'content-type': type, ...more }).end('<script>canary</script>')
    const response = await sendRawGet(proxy.shop.port, '/media/poster-01.jpg')
    expect(parseStatus(response)).toBe(502)
    expect(response).not.toContain('canary')
  })
})

describe('the files of several clients', () => {
  const proxy = setUpMediaProxy({ maxTurnMs: 60_000 })

  test('are read few at once, those of networks in turn [S42]', async () => {
    const pending: ServerResponse[] = []
    proxy.respond = (_request, response) => void pending.push(response)
    const send = (address: string, name: string) =>
      fetch(`${proxy.shop.url}/media/${name}.jpg`, { headers: { 'x-forwarded-for': address } })
    const files = Array.from({ length: filesOfClient }, () => send('198.51.100.7', 'poster-01'))
    await expect.poll(() => pending.length).toBe(filesAtOnce)
    const file = send('203.0.113.9', 'poster-02')
    await wait(100)
    expect(pending).toHaveLength(filesAtOnce)
    for (let served = 0; served <= filesAtOnce; served += 1) {
      sendPicture(pending[served]!.req, pending[served]!)
      await expect.poll(() => pending.length).toBe(filesAtOnce + served + 1)
    }
    expect(proxy.received.map(({ url }) => url)).toContain('/media/poster-02.jpg')
    proxy.respond = sendPicture
    for (const response of pending) if (!response.writableEnded) sendPicture(response.req, response)
    expect((await Promise.all([file, ...files])).every(({ ok }) => ok)).toBe(true)
  })
})

describe('a client that reads slowly', () => {
  const proxy = setUpMediaProxy()

  test('has few files at a time, so that others have connections [S42]', async () => {
    const pending: ServerResponse[] = []
    proxy.respond = (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' }).write('begin')
      pending.push(response)
    }
    const send = (address: string) =>
      fetch(`${proxy.shop.url}/media/poster-01.jpg`, { headers: { 'x-forwarded-for': address } })
    const files = Array.from({ length: 3 * filesOfClient }, () => send('198.51.100.7'))
    await expect.poll(() => pending.length, { timeout: 4_000 }).toBe(filesOfClient)
    await wait(400)
    expect(pending).toHaveLength(filesOfClient)
    files.push(send('203.0.113.9'))
    await expect.poll(() => pending.length).toBe(filesOfClient + 1)
    proxy.respond = sendPicture
    for (const response of pending) response.end()
    expect((await Promise.all(files)).every(({ ok }) => ok)).toBe(true)
  })
})
