import { afterEach, expect, it } from 'vitest'
import { readConfig } from '#server/config/config.ts'
import { createMetrics } from '#server/metrics/create-metrics.ts'
import { createLog } from './log.ts'
import { serveMetrics } from './serve-metrics.ts'

const log = createLog({ logLevel: 'silent' })
const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const start = async (env: Record<string, string> = { METRICS_PORT: '0' }) => {
  const config = readConfig(env)
  const metrics = createMetrics(config)
  const { port, close } = await serveMetrics({ config, metrics, log })
  closing.push(close)
  return { metrics, port, url: `http://127.0.0.1:${port}` }
}

it('serveMetrics responds with all metrics in the format of Prometheus', async () => {
  const { metrics, url } = await start()
  metrics.startRequest()({ route: '/venues', method: 'BREW', status: 200, isWhole: false, seconds: 0.02 })
  const response = await fetch(`${url}/metrics`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const text = await response.text()
  expect(text).toContain('http_requests_total{route="/venues",method="other",status="abandoned"} 1\n')
  expect(text).toContain('http_request_duration_seconds_bucket{le="0.025",route="/venues"} 1\n')
})

it('serveMetrics serves no other path and no other method', async () => {
  const { url } = await start()
  expect((await fetch(`${url}/`)).status).toBe(404)
  expect((await fetch(`${url}/metrics`, { method: 'POST', body: 'x' })).status).toBe(405)
})

it('serveMetrics reports a silent Redis within two seconds', async () => {
  const { metrics, url } = await start()
  metrics.setRedisCheck(() => new Promise(() => {}))
  expect(await (await fetch(`${url}/metrics`)).text()).toContain('redis_up 0\n')
})

it('metrics are off by default, and never on the port of shoppers', async () => {
  expect((await start({})).port).toBeUndefined()
  expect(() => readConfig({ PORT: '3000', METRICS_PORT: '3000' })).toThrow('METRICS_PORT: must differ from PORT')
  expect(readConfig({ METRICS_PORT: '9464' }).metricsHost).toBe('127.0.0.1')
})

it('two apps have separate metrics', async () => {
  const [one, other] = [await start(), await start()]
  one.metrics.recordGuest()
  expect((await other.metrics.scrape()).text).toContain('guest_sessions_total 0\n')
})
