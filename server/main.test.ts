import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get as httpGet, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import getPort from 'get-port'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startFaultyGateway, type FaultyGateway } from './testing/start-faulty-gateway.ts'
import { startCommerceApi } from './testing/start-commerce-api.ts'
import { startRedis, type TestRedis } from './testing/start-redis.ts'

let upstream: Awaited<ReturnType<typeof startCommerceApi>>
let gateway: FaultyGateway
let redis: TestRedis
let shop: ChildProcess
let url: string
let output: string

beforeEach(async () => {
  ;[upstream, redis] = await Promise.all([startCommerceApi(), startRedis()])
  gateway = await startFaultyGateway(upstream.url)
  const port = await getPort()
  url = `http://127.0.0.1:${port}`
  output = ''
  const env = { PATH: process.env.PATH, PORT: String(port), PUBLIC_URL: url, COMMERCE_API_URL: gateway.url, REDIS_URL: redis.url }
  shop = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [shop.stdout!, shop.stderr!]) stream.on('data', (chunk: Buffer) => void (output += chunk))
  await vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(200), { timeout: 30_000, interval: 200 })
})

afterEach(async () => {
  shop.kill('SIGKILL')
  await Promise.all([gateway.close(), redis.close()])
  await upstream.close()
})

const open = (path: string, agent: Agent) =>
  new Promise<IncomingMessage>((resolve, reject) => httpGet(url + path, { agent }, resolve).on('error', reject))

test('asked to stop in the middle of a page, the shop finishes it, takes no more, and ends well although a connection was kept', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  gateway.holds = (call) => (call.includes('search-event-information') && call.includes('itemsPerPage=7') ? held : undefined)
  const agent = new Agent({ keepAlive: true })
  const page = await open('/whats-on/open-night', agent)
  expect(page.statusCode).toBe(200)
  const body = text(page)

  const exit = once(shop, 'exit')
  const asked = performance.now()
  shop.kill('SIGTERM')
  await vi.waitFor(() => expect(output).toContain('stopping'), { timeout: 5_000 })
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()
  release()
  expect(await body).toMatch(/<\/html>$/)
  expect((await exit)[0]).toBe(0)
  expect(performance.now() - asked).toBeLessThan(8_000)
  expect(output.split('\n').filter((line) => /"level":(50|60)/.test(line))).toEqual([])
  agent.destroy()
}, 60_000)
