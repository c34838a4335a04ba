import express from 'express'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '#runtime/log.ts'
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts'
import { takeFileTurns } from './take-file-turns.ts'

const filesOfClient = 32
const waitingFiles = 4 * filesOfClient
const attacker = '198.51.100.7'
const shopper = '203.0.113.9'

let server: TestServer
/** The clients that wait for a turn, and those whose file was served, in order. */
let waiting: { clientIp: string; start: () => void }[]
let served: string[]
let lines: string[]

beforeEach(async () => {
  waiting = []
  served = []
  lines = []
  const config = {
    ipv6Factors: { site: 3, organisation: 10 },
    sessionKeys: [Buffer.alloc(32)],
    logClientAddress: 'plain' as const,
  }
  const takeTurn = (clientIp: string) => new Promise<void>((start) => waiting.push({ clientIp, start }))
  const app = express().set('trust proxy', 1)
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) })
  app.use('/media', takeFileTurns({ config, log, takeTurn }))
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

test('a client has some files in progress, more wait, and others get theirs [S42]', async () => {
  const files = Array.from({ length: filesOfClient + waitingFiles }, () => send(attacker))
  await expect.poll(() => waiting.length).toBe(filesOfClient)
  const rejected = await send(attacker)
  expect({ status: rejected.status, type: rejected.headers.get('content-type') }).toEqual({
    status: 429,
    type: 'text/plain; charset=utf-8',
  })
  expect(rejected.headers.get('retry-after')).toBe('1')
  expect(JSON.parse(lines[0]!)).toMatchObject({
    event: 'limit.reached',
    client: attacker,
    limits: ['filesInProgressIp'],
  })
  const file = send(shopper)
  await expect.poll(() => waiting.at(-1)!.clientIp).toBe(shopper)
  waiting.pop()!.start()
  expect((await file).status).toBe(200)
  const startAll = setInterval(() => waiting.splice(0).forEach(({ start }) => start()), 5)
  expect((await Promise.all(files)).every(({ ok }) => ok)).toBe(true)
  clearInterval(startAll)
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
