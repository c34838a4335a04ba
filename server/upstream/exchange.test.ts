import { once } from 'node:events'
import type { IncomingMessage, RequestListener } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { recordMeasurement } from '../testing/record-measurement.ts'
import { startTestServer, type TestServer } from '../testing/start-test-server.ts'
import { createExchange, type Exchange } from './exchange.ts'

const maxBytes = 100_000
/** Long enough for a busy machine; tests of the timeout use the short one. */
const timeoutMs = 2_000
const shortTimeoutMs = 300
const get = { method: 'GET', path: '/x', headers: {} } as const

let upstream: TestServer
let exchange: Exchange
let exchangeWithTimeout: Exchange
let upstreamRequests: IncomingMessage[]
let handler: RequestListener

beforeEach(async () => {
  upstreamRequests = []
  upstream = await startTestServer((request, response) => {
    upstreamRequests.push(request)
    handler(request, response)
  })
  const baseUrl = `${upstream.url}/v1/`
  exchange = createExchange({ baseUrl, timeoutMs, maxBytes })
  exchangeWithTimeout = createExchange({ baseUrl, timeoutMs: shortTimeoutMs, maxBytes })
})

afterEach(async () => {
  await Promise.all([exchange.close(), exchangeWithTimeout.close()])
  await upstream.close()
})

describe('one exchange with the commerce API', () => {
  test('uses the base URL, the given headers and a keep-alive connection', async () => {
    handler = (_request, response) =>
      void response.writeHead(201, { 'content-type': 'application/json' }).end('{"a":1}')
    const first = await exchange({ method: 'POST', path: '/x?y=1', headers: { accept: 'a/b' }, body: '{}' })
    await wait(20)
    await exchange(get)
    expect(first).toMatchObject({ status: 201, contentType: 'application/json' })
    expect(first.body.toString()).toBe('{"a":1}')
    expect(upstreamRequests.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /v1/x?y=1', 'GET /v1/x'])
    expect(upstreamRequests[1]!.socket.remotePort).toBe(upstreamRequests[0]!.socket.remotePort)
    expect(upstreamRequests[0]!.headers.accept).toBe('a/b')
  })

  test('does not follow redirects [S5]', async () => {
    handler = (_request, response) => void response.writeHead(302, { location: '/v1/secret' }).end()
    expect((await exchange(get)).status).toBe(302)
    expect(upstreamRequests).toHaveLength(1)
  })

  test('ends with the caller’s reason when the caller aborts', async () => {
    handler = () => {}
    const abortController = new AbortController()
    const reason = new Error('left')
    const running = exchange({ ...get, signal: abortController.signal })
    await expect.poll(() => upstreamRequests.length).toBe(1)
    abortController.abort(reason)
    await expect(running).rejects.toBe(reason)
    await expect.poll(() => upstreamRequests[0]!.socket.destroyed).toBe(true)
    await expect(exchange({ ...get, signal: abortController.signal })).rejects.toBe(reason)
  })
})

test('an exchange whose response arrives while the process is busy past the deadline succeeds', async () => {
  // The API needs a thread of its own: it responds while this one is busy.
  const api = new Worker(
    `const { parentPort } = require('node:worker_threads')
    const server = require('node:http').createServer((_request, response) => {
      parentPort.postMessage('received')
      setTimeout(() => response.end('ok'), 50)
    })
    server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port))`,
    { eval: true },
  )
  const [port] = await once(api, 'message')
  const busyExchange = createExchange({ baseUrl: `http://127.0.0.1:${port}`, timeoutMs: shortTimeoutMs, maxBytes })
  const running = busyExchange(get)
  await once(api, 'message')
  const end = performance.now() + 2 * shortTimeoutMs
  while (performance.now() < end);
  expect(await running).toMatchObject({ status: 200 })
  await busyExchange.close()
  await api.terminate()
})

describe('an exchange fails in time, with a typed error, when the API', () => {
  test('never responds [F20]', async () => {
    handler = () => {}
    const started = performance.now()
    await expect(exchangeWithTimeout(get)).rejects.toMatchObject({ name: 'UpstreamError', kind: 'timeout', status: 0 })
    expect(performance.now() - started).toBeLessThan(2_000)
    expect(upstreamRequests).toHaveLength(1)
  })

  test('sends slowly [F21]', async () => {
    handler = (request, response) => {
      response.writeHead(200)
      const slowWrites = setInterval(() => response.write('x'), 30)
      request.socket.once('close', () => clearInterval(slowWrites))
    }
    const started = performance.now()
    await expect(exchangeWithTimeout(get)).rejects.toMatchObject({ kind: 'timeout' })
    const ms = performance.now() - started
    expect(ms).toBeLessThan(2_000)
    await expect.poll(() => upstreamRequests[0]!.socket.destroyed).toBe(true)
    recordMeasurement(
      'F21',
      `a response that is sent byte by byte ended after ${Math.round(ms)} ms of the ${shortTimeoutMs} allowed`,
    )
  })

  test('breaks off mid-body [F22]', async () => {
    handler = (_request, response) => {
      response.writeHead(200, { 'content-length': 1000 }).write('half')
      setTimeout(() => response.destroy(), 10)
    }
    await expect(exchange(get)).rejects.toMatchObject({ kind: 'unreachable' })
  })

  test('sends more than the size cap [F23]', async () => {
    handler = (request, response) => {
      const block = Buffer.alloc(10_000)
      const writeMore = () => {
        while (!request.socket.destroyed) if (!response.write(block)) return void response.once('drain', writeMore)
      }
      writeMore()
    }
    await expect(exchange(get)).rejects.toMatchObject({ kind: 'too_large' })
    await expect.poll(() => upstreamRequests[0]!.socket.destroyed).toBe(true)
  })

  test('is down [F20]', async () => {
    await upstream.close()
    const error = await exchange(get).catch((caught: Error) => caught)
    expect(error).toMatchObject({ kind: 'unreachable', status: 0, message: 'No response' })
  })
})

describe('a connection that is reset', () => {
  /** A server that resets this many connections before it responds. */
  const startResettingServer = async (times: number) => {
    let connections = 0
    const server = createServer((socket) => {
      socket.on('error', () => {})
      socket.once('data', () => {
        connections += 1
        if (connections <= times) socket.resetAndDestroy()
        else socket.end('HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok')
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return {
      exchange: createExchange({ baseUrl: url, timeoutMs, maxBytes }),
      count: () => connections,
      close: () => server.close(),
    }
  }

  test('is retried once for a read', async () => {
    const api = await startResettingServer(1)
    expect((await api.exchange(get)).status).toBe(200)
    expect(api.count()).toBe(2)
    api.close()
  })

  test('is not retried twice', async () => {
    const api = await startResettingServer(2)
    await expect(api.exchange(get)).rejects.toMatchObject({ kind: 'unreachable' })
    expect(api.count()).toBe(2)
    api.close()
  })

  test('is never retried for a write', async () => {
    const api = await startResettingServer(1)
    await expect(api.exchange({ ...get, method: 'POST', body: '{}' })).rejects.toMatchObject({ kind: 'unreachable' })
    expect(api.count()).toBe(1)
    api.close()
  })
})
