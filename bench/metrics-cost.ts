import { measure, type Figures } from './measure.ts'
import { openStand } from './stand.ts'

// What counting adds to a request: the cheapest page there is and a call with a session, with and without metrics, by
// turns, in one run.

const pace = { rounds: 4, seconds: 3, connections: 32 }
const forever = '3600'

const stand = await openStand()
try {
  const replay = await stand.startReplay()
  const env = { PAGE_CACHE_SECONDS: forever, DATA_CACHE_SECONDS: forever, METRICS_PORT: '' }
  const [without, counting] = [
    await stand.startStorefront(replay.url, env),
    await stand.startStorefront(replay.url, { ...env, METRICS_PORT: '0' }),
  ]
  for (const path of ['/whats-on', '/bff/events']) {
    const cases = [
      { name: `${path} without`, ...without, url: without.url + path },
      { name: `${path} counted`, ...counting, url: counting.url + path },
    ]
    const [plain, counted] = (await measure(cases, pace)) as [Figures, Figures]
    const perRequest =
      plain.cpu && counted.cpu
        ? `; processor time ${(counted.cpu / plain.cpu).toFixed(2)}×, ${plain.cpu.toFixed(3)} ms a request without`
        : ''
    process.stdout.write(
      `${path}: ${Math.round(counted.perSecond)} requests a second counted, ${Math.round(plain.perSecond)} not: ${(counted.perSecond / plain.perSecond).toFixed(2)}×${perRequest}\n`,
    )
  }
} finally {
  await stand.close()
}
