import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import express, { type Response } from 'express'
import { afterEach, expect, it } from 'vitest'
import { createLog } from '#runtime/log.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { plainErrorHandler } from '../../testing/plain-error-handler.ts'
import { boundRequestsInProgress } from './bound-requests-in-progress.ts'

let server: TestServer
let waiting: Response[] = []
const lines: string[] = []
afterEach(() => server.close())

const start = async (requestsInProgress: { perClient: number; inTotal: number }) => {
  waiting = []
  const app = express().set('trust proxy', 1)
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) })
  const ipv6Factors = { site: 3, organisation: 10 }
  const config = {
    requestsInProgress,
    ipv6Factors,
    sessionKeys: [Buffer.alloc(32)],
    logClientAddress: 'plain' as const,
  }
  app.use(boundRequestsInProgress({ config, log }))
  app.use((_request, response) => void waiting.push(response))
  app.use(plainErrorHandler)
  server = await startTestServer(app)
}

const send = (address: string, signal?: AbortSignal) =>
  fetch(`${server.url}/bff/basket`, { headers: { 'x-forwarded-for': address }, ...(signal && { signal }) })

/** Sends requests that wait, one from each IP address. */
const occupy = async (addresses: string[], signal?: AbortSignal) => {
  const before = waiting.length
  const responses = addresses.map((address) => send(address, signal))
  for (const response of responses) response.catch(() => {})
  await expect.poll(() => waiting.length).toBe(before + addresses.length)
  return responses
}

it('boundRequestsInProgress rejects a client with too many, until one of them ends, or a second after one disconnects [S42]', async () => {
  await start({ perClient: 2, inTotal: 99 })
  const [first] = await occupy(['198.51.100.1'])
  const client = new AbortController()
  await occupy(['198.51.100.1'], client.signal)
  const rejected = await send('198.51.100.1')
  expect({ status: rejected.status, retryAfter: rejected.headers.get('retry-after') }).toEqual({
    status: 429,
    retryAfter: '1',
  })
  expect(await rejected.json()).toMatchObject({ code: 'too_many_requests', retryAfter: 1 })
  expect(JSON.parse(lines.at(-1)!)).toMatchObject({
    event: 'limit.reached',
    client: '198.51.100.1',
    limits: ['requestsInProgressIp'],
  })
  await occupy(['198.51.100.2'])
  waiting[0]!.end()
  expect((await first!).status).toBe(200)
  await occupy(['198.51.100.1'])
  const disconnected = once(waiting[1]!, 'close')
  client.abort()
  await disconnected
  expect((await send('198.51.100.1')).status).toBe(429)
  await wait(1_050)
  await occupy(['198.51.100.1'])
  expect((await send('198.51.100.1')).status).toBe(429)
})

it('boundRequestsInProgress gives an IPv6 /56 three times and a /48 ten times as many', async () => {
  await start({ perClient: 1, inTotal: 99 })
  await occupy(['2001:db8:1:100::1', '2001:db8:1:101::1', '2001:db8:1:102::1'])
  expect((await send('2001:db8:1:100::2')).status).toBe(429)
  expect((await send('2001:db8:1:103::1')).status).toBe(429)
  await occupy(['2', '3', '4', '5', '6', '7', '8'].map((site) => `2001:db8:1:${site}00::1`))
  expect((await send('2001:db8:1:900::1')).status).toBe(429)
  await occupy(['2001:db8:2::1'])
})

it('boundRequestsInProgress gives one network at most half of all places [S42]', async () => {
  await start({ perClient: 2, inTotal: 8 })
  await occupy(['1', '1', '2', '2'].map((site) => `2001:db8:1:${site}00::1`))
  expect((await send('2001:db8:1:300::1')).status).toBe(429)
  await occupy(['2001:db8:2::1'])
})

it('boundRequestsInProgress keeps the last quarter of places for clients with few requests [S42]', async () => {
  await start({ perClient: 8, inTotal: 16 })
  await occupy(['1', '2', '3'].flatMap((host) => Array.from({ length: 4 }, () => `198.51.100.${host}`)))
  expect((await send('198.51.100.1')).status).toBe(429)
  await occupy(['198.51.100.4'])
  expect((await send('198.51.100.4')).status).toBe(429)
  await occupy(['198.51.100.5'])
})

it('boundRequestsInProgress rejects all clients when the process has too many', async () => {
  await start({ perClient: 2, inTotal: 3 })
  await occupy(['198.51.100.1', '198.51.100.2', '198.51.100.3'])
  const rejected = await send('198.51.100.4')
  expect({ status: rejected.status, retryAfter: rejected.headers.get('retry-after') }).toEqual({
    status: 503,
    retryAfter: '5',
  })
})
