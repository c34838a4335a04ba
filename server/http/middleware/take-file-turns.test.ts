import express from 'express'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '#runtime/log.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { takeFileTurns } from './take-file-turns.ts'

const filesOfClient = 120
const attacker = '198.51.100.7'
const shopper = '203.0.113.9'

let server: TestServer
/** The clients that wait for a turn, and those whose file was served, in order. */
let waiting: { clientIp: string; start: () => void }[]
let served: string[]

beforeEach(async () => {
  waiting = []
  served = []
  const config = {
    ipv6Factors: { site: 3, organisation: 10 },
    sessionKeys: [Buffer.alloc(32)],
    logClientAddress: 'plain' as const,
  }
  const takeTurn = (clientIp: string) => new Promise<void>((start) => waiting.push({ clientIp, start }))
  const app = express().set('trust proxy', 1)
  app.use('/media', takeFileTurns({ config, log: createLog({ logLevel: 'silent' }), takeTurn }))
  app.use((request, response) => {
    served.push(request.ip!)
    response.send('file')
  })
  server = await startTestServer(app)
})
afterEach(() => server.close())

const send = (address: string, path = '/media/poster.jpg', signal?: AbortSignal) => {
  const response = fetch(server.url + path, { headers: { 'x-forwarded-for': address }, ...(signal && { signal }) })
  response.catch(() => {})
  return response
}

test('a file waits for the turn of its client, and other requests do not', async () => {
  const file = send(shopper)
  await expect.poll(() => waiting.map(({ clientIp }) => clientIp)).toEqual([shopper])
  expect(await (await send(attacker, '/bff/events')).text()).toBe('file')
  expect(served).toEqual([attacker])
  waiting[0]!.start()
  expect((await file).status).toBe(200)
})

test('a client with too many files in progress gets 429 without a page, and others get theirs [S42]', async () => {
  const files = Array.from({ length: filesOfClient }, () => send(attacker))
  await expect.poll(() => waiting.length).toBe(filesOfClient)
  const rejected = await send(attacker)
  expect({ status: rejected.status, type: rejected.headers.get('content-type') }).toEqual({
    status: 429,
    type: 'text/plain; charset=utf-8',
  })
  expect(rejected.headers.get('retry-after')).toBe('1')
  send(shopper)
  await expect.poll(() => waiting.at(-1)!.clientIp).toBe(shopper)
  for (const { start } of waiting) start()
  expect((await Promise.all(files)).every(({ ok }) => ok)).toBe(true)
})

test('a file whose client has left before its turn is not read', async () => {
  const client = new AbortController()
  send(attacker, '/media/poster.jpg', client.signal)
  await expect.poll(() => waiting.length).toBe(1)
  client.abort()
  const next = send(shopper)
  await expect.poll(() => waiting.length).toBe(2)
  for (const { start } of waiting) start()
  await next
  expect(served).toEqual([shopper])
})
