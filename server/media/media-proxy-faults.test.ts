import { describe, expect, test } from 'vitest'
import { recordMeasurement } from '../testing/record-measurement.ts'
import { sendRawGet } from '../testing/send-raw-bytes.ts'
import { parseStatus, picture, sendPicture, setUpMediaProxy, totalTimeoutMs } from '../testing/set-up-media-proxy.ts'

const proxy = setUpMediaProxy()

describe('a failing media upstream', () => {
  test('that is down is 502 without host or address', async () => {
    await proxy.upstream.close()
    const response = await sendRawGet(proxy.shop.port, '/media/poster-01.jpg')
    expect(parseStatus(response)).toBe(502)
    expect(response).toContain('Temporarily unavailable')
    expect(response).not.toMatch(/127\.0\.0\.1|ECONNREFUSED|poster-01|shop\.example/)
    expect(proxy.logged).toContain('the commerce API failed')
  })

  test('that never responds is 504 after the timeout [F20]', async () => {
    proxy.respond = () => {}
    const started = performance.now()
    expect(parseStatus(await sendRawGet(proxy.shop.port, '/media/poster-01.jpg'))).toBe(504)
    expect(performance.now() - started).toBeLessThan(1_900)
  })

  test('that sends slowly is cut off at the total deadline [F21]', async () => {
    let dripping: NodeJS.Timeout
    proxy.respond = (request, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': 100_000 })
      dripping = setInterval(() => response.write('x'), 50)
      request.socket.once('close', () => clearInterval(dripping))
    }
    const started = performance.now()
    await expect(
      fetch(`${proxy.shop.url}/media/poster-01.jpg`).then((response) => response.arrayBuffer()),
    ).rejects.toThrow()
    const ms = performance.now() - started
    expect(ms).toBeLessThan(4_500)
    await expect.poll(() => proxy.received[0]!.socket.destroyed).toBe(true)
    recordMeasurement(
      'F21',
      `a picture that is sent byte by byte is cut off after ${Math.round(ms)} ms of the ${totalTimeoutMs} allowed`,
    )
  })

  test('that breaks off mid-body is an error, never half an image that looks complete [F22]', async () => {
    proxy.respond = (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' })
      response.write(picture)
      setTimeout(() => response.destroy(), 30)
    }
    await expect(
      fetch(`${proxy.shop.url}/media/poster-01.jpg`).then((response) => response.arrayBuffer()),
    ).rejects.toThrow()
  })

  test('that announces 10 GB is rejected [F23]', async () => {
    proxy.respond = (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': 10 * 2 ** 30 })
      response.write(picture)
    }
    expect(parseStatus(await sendRawGet(proxy.shop.port, '/media/poster-01.jpg'))).toBe(502)
    await expect.poll(() => proxy.received[0]!.socket.destroyed).toBe(true)
  })

  test('that sends without end is cut off at the size cap [F23]', async () => {
    let sent = 0
    proxy.respond = (request, response) => {
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
    await expect(
      fetch(`${proxy.shop.url}/media/poster-01.jpg`).then((response) => response.arrayBuffer()),
    ).rejects.toThrow()
    await expect.poll(() => proxy.received[0]!.socket.destroyed).toBe(true)
    expect(sent).toBeLessThan(20_000_000)
  })

  test('does not affect the next request', async () => {
    proxy.respond = (_request, response) => void response.destroy()
    expect(parseStatus(await sendRawGet(proxy.shop.port, '/media/poster-01.jpg'))).toBe(502)
    proxy.respond = sendPicture
    expect(parseStatus(await sendRawGet(proxy.shop.port, '/media/poster-01.jpg'))).toBe(200)
  })

  test('stops working when the client disconnects', async () => {
    proxy.respond = (_request, response) =>
      void response.writeHead(200, { 'content-type': 'image/jpeg' }).write(picture)
    const leaving = new AbortController()
    await fetch(`${proxy.shop.url}/media/poster-01.jpg`, { signal: leaving.signal })
    leaving.abort()
    await expect.poll(() => proxy.received[0]!.socket.destroyed).toBe(true)
  })
})
