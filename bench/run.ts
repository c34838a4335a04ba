import { availableParallelism, cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { toRepositoryPath } from '#scripts/repository.ts'
import { isPinned } from './cpus.ts'
import { measureFirstLoads } from './first-load.ts'
import { measureGrowth } from './growth.ts'
import { measureInteractions } from './interactions.ts'
import { timePage } from './time-page.ts'
import { measureCases, type BenchCase } from './measure-cases.ts'
import { measurePageWeights } from './page-weight.ts'
import { startPeers } from './peers.ts'
import { formatLoadTable, formatTable } from './report.ts'
import { measureSessionCost } from './session-cost.ts'
import { demoCustomer, signIn } from './sign-in.ts'
import { startEnvironment, type RunningProgram, type Environment } from './environment.ts'

const listingPath = '/whats-on'
const streamDelayMs = 300

const {
  values: options,
  positionals: [part],
} = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '32' },
    /** Measures only cases whose name contains this text, and leaves out the sizes. */
    only: { type: 'string' },
  },
})
const loadSettings = {
  rounds: Number(options.rounds),
  seconds: Number(options.seconds),
  connections: Number(options.connections),
}

const createShopCases = async (
  cached: RunningProgram,
  uncachedShop: RunningProgram,
  uncached: RunningProgram,
): Promise<BenchCase[]> => {
  const shopper = await signIn(uncachedShop.url)
  return [
    { name: 'page from the page cache', url: cached.url + listingPath, pid: cached.pid },
    { name: 'page rendered, data from the data cache', url: uncachedShop.url + listingPath, pid: uncachedShop.pid },
    { name: 'page rendered, upstream called each time', url: uncached.url + listingPath, pid: uncached.pid },
    { name: 'signed-in page (/account)', url: `${uncachedShop.url}/account`, headers: shopper, pid: uncachedShop.pid },
    {
      name: '/bff/session, signed in',
      url: `${uncachedShop.url}/bff/session`,
      headers: shopper,
      pid: uncachedShop.pid,
    },
    { name: '/bff/basket, signed in', url: `${uncachedShop.url}/bff/basket`, headers: shopper, pid: uncachedShop.pid },
  ]
}

const startReferences = async (environment: Environment, shop: RunningProgram): Promise<BenchCase[]> => {
  const page = environment.writeDataFile('page.html', await (await fetch(shop.url + listingPath)).text())
  const buffer = (KIND: string) =>
    environment.startProgram({
      name: KIND,
      file: toRepositoryPath('bench/references/buffer-server.ts'),
      path: listingPath,
      cpu: 'server',
      env: { KIND, PAGE: page },
    })
  const [http, express] = [await buffer('http'), await buffer('express')]
  const render = await environment.startProgram({
    name: 'render',
    file: toRepositoryPath('bench/references/render-server.ts'),
    path: listingPath,
    cpu: 'server',
    env: { SHOP_URL: shop.url },
  })
  return [
    { name: 'renderToString, data in memory', url: render.url + listingPath, pid: render.pid },
    { name: 'Express, one buffer', url: express.url + listingPath, pid: express.pid },
    { name: 'node:http, one buffer', url: http.url + listingPath, pid: http.pid },
  ]
}

const formatKib = (bytes: number) => (bytes / 1024).toFixed(1)

const measureSizes = async (environment: Environment, shop: RunningProgram, slowStorefront: RunningProgram) => {
  const events = (await (await fetch(`${shop.url}/bff/events`)).json()) as { events: { slug: string }[] }
  const event = `${listingPath}/${events.events[0]!.slug}`
  const pages = ['/', listingPath, event]
  const weights = await measurePageWeights(pages.map((path) => shop.url + path))
  const streamTimes = await timePage(slowStorefront.url + event, 15)
  return [
    formatTable(
      ['page', 'HTML KiB br', 'JS KiB br', 'files'],
      [...weights].map(([url, { html, script, files }]) => [
        new URL(url).pathname,
        formatKib(html),
        formatKib(script),
        String(files),
      ]),
    ),
    `First byte of an event page whose late part takes ${streamDelayMs} ms: ${streamTimes.first.toFixed(1)} ms; last byte: ${streamTimes.last.toFixed(0)} ms.`,
    `One signed-in shopper takes ${Math.round(await measureSessionCost(environment.redisUrl, shop.url, demoCustomer))} bytes in Redis.`,
  ].join('\n\n')
}

const runBenchmark = async (environment: Environment) => {
  const replay = await environment.startReplay()
  const longCacheSeconds = '3600'
  const cached = await environment.startStorefront(replay.url, {
    PAGE_CACHE_SECONDS: longCacheSeconds,
    DATA_CACHE_SECONDS: longCacheSeconds,
  })
  const uncachedShop = await environment.startStorefront(replay.url, {
    PAGE_CACHE_SECONDS: '0',
    DATA_CACHE_SECONDS: longCacheSeconds,
  })
  const uncached = await environment.startStorefront(replay.url, { PAGE_CACHE_SECONDS: '0', DATA_CACHE_SECONDS: '0' })
  const others = [
    ...(await startReferences(environment, uncachedShop)),
    ...(process.env.PEERS ? await startPeers(environment, process.env.PEERS) : []),
  ]
  const upstream: BenchCase = { name: 'the upstream itself', url: `${replay.url}/healthz`, pid: replay.pid }
  const cases = [...(await createShopCases(cached, uncachedShop, uncached)), ...others, upstream].filter(
    ({ name }) => !options.only || name.includes(options.only),
  )

  const figures = await measureCases(cases, loadSettings)
  const compared = figures.filter(({ name }) => others.some((other) => other.name === name))
  const machine = `Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model}${isPinned ? ', server on one of them alone' : ''}`
  console.log(
    `${machine}; ${loadSettings.rounds} × ${loadSettings.seconds} s, ${loadSettings.connections} connections; medians; ${new Date().toISOString().slice(0, 10)}\n`,
  )
  console.log(formatLoadTable(figures, compared))
  if (options.only) return
  const slowUpstream = await environment.startReplay({
    DELAY_PATH: '/products/search-event-information',
    DELAY_MS: String(streamDelayMs),
  })
  const slowStorefront = await environment.startStorefront(slowUpstream.url, {
    PAGE_CACHE_SECONDS: '0',
    DATA_CACHE_SECONDS: '0',
  })
  console.log(`\n${await measureSizes(environment, cached, slowStorefront)}`)
  console.log(`\n${await measureGrowth(environment)}`)
}

const environment = await startEnvironment()
try {
  if (part === 'first-load') console.log(await measureFirstLoads(environment, loadSettings.rounds))
  else if (part === 'interactions') console.log(await measureInteractions(environment, loadSettings.rounds))
  else if (part === 'growth') console.log(await measureGrowth(environment))
  else await runBenchmark(environment)
} finally {
  await environment.close()
}
