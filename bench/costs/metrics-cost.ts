import { measureCases, type Measurement } from '../measure-cases.ts'
import { startEnvironment } from '../environment.ts'

// Measures what metrics add to a request. One run alternates a storefront with metrics and one without: the cheapest
// page, and a call with a session.

const loadSettings = { rounds: 4, seconds: 3, connections: 32 }
const longCacheSeconds = '3600'

const environment = await startEnvironment()
try {
  const replay = await environment.startReplay()
  const env = { PAGE_CACHE_SECONDS: longCacheSeconds, DATA_CACHE_SECONDS: longCacheSeconds, METRICS_PORT: '' }
  const [without, withMetrics] = [
    await environment.startStorefront(replay.url, env),
    await environment.startStorefront(replay.url, { ...env, METRICS_PORT: '0' }),
  ]
  for (const path of ['/whats-on', '/bff/events']) {
    const cases = [
      { name: `${path} without`, ...without, url: without.url + path },
      { name: `${path} counted`, ...withMetrics, url: withMetrics.url + path },
    ]
    const [plain, counted] = (await measureCases(cases, loadSettings)) as [Measurement, Measurement]
    const perRequest =
      plain.cpu && counted.cpu
        ? `; processor time ${(counted.cpu / plain.cpu).toFixed(2)}×, ${plain.cpu.toFixed(3)} ms a request without`
        : ''
    process.stdout.write(
      `${path}: ${Math.round(counted.perSecond)} requests a second counted, ${Math.round(plain.perSecond)} not: ${(counted.perSecond / plain.perSecond).toFixed(2)}×${perRequest}\n`,
    )
  }
} finally {
  await environment.close()
}
