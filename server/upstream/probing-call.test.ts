import type { RequestListener } from 'node:http'
import { pino } from 'pino'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { startTestServer } from '../testing/start-test-server.ts'
import { createCommerceApiClient } from './commerce-api-client.ts'

let respond: RequestListener = (_request, response) => void response.writeHead(500).end()
const upstream = await startTestServer((request, response) => respond(request, response))
const api = createCommerceApiClient({
  baseUrl: upstream.url,
  timeoutMs: 2_000,
  maxBytes: 10_000,
  dataCacheSeconds: 0,
  log: pino({ level: 'silent' }),
})
afterAll(async () => {
  await api.close()
  await upstream.close()
})
afterEach(() => void vi.useRealTimers())

const send = (signal?: AbortSignal) =>
  api.send({ method: 'GET', path: '/orders', language: 'en', schema: z.object({ a: z.number() }), signal })

test('a circuit closes when the API works again, although the probing caller disconnects [F20]', async () => {
  for (let times = 0; times < 8; times += 1) await expect(send()).rejects.toMatchObject({ status: 500 })
  await expect(send()).rejects.toMatchObject({ kind: 'unreachable' })
  const caller = new AbortController()
  respond = (_request, response) => {
    caller.abort()
    setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end('{"a":1}'), 20)
  }
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 5_001 })
  await send(caller.signal).catch(() => {})
  vi.useRealTimers()
  await expect.poll(() => send().catch((error: Error) => error.message)).toEqual({ a: 1 })
})
