import { availableParallelism, cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { inRepository } from '#scripts/repository.ts'
import { isPinned } from './cpus.ts'
import { timePage } from './late-part.ts'
import { measure, type Case } from './measure.ts'
import { weighPages } from './page-weight.ts'
import { startPeers } from './peers.ts'
import { loadTable, table } from './report.ts'
import { sessionCost } from './session-cost.ts'
import { customer, signIn } from './sign-in.ts'
import { openStand, type Running, type Stand } from './stand.ts'

const programme = '/whats-on'
const lateMs = 300

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '32' },
    /** Cases whose name holds this text, and no sizes. */
    only: { type: 'string' },
  },
})
const pace = {
  rounds: Number(options.rounds),
  seconds: Number(options.seconds),
  connections: Number(options.connections),
}

const ownCases = async (cached: Running, fresh: Running, asking: Running): Promise<Case[]> => {
  const shopper = await signIn(fresh.url)
  return [
    { name: 'page from the page cache', url: cached.url + programme, pid: cached.pid },
    { name: 'page rendered, data from the data cache', url: fresh.url + programme, pid: fresh.pid },
    { name: 'page rendered, upstream asked each time', url: asking.url + programme, pid: asking.pid },
    { name: 'signed-in page (/account)', url: `${fresh.url}/account`, headers: shopper, pid: fresh.pid },
    { name: '/bff/session, signed in', url: `${fresh.url}/bff/session`, headers: shopper, pid: fresh.pid },
    { name: '/bff/basket, signed in', url: `${fresh.url}/bff/basket`, headers: shopper, pid: fresh.pid },
  ]
}

const references = async (stand: Stand, shop: Running): Promise<Case[]> => {
  const page = stand.keep('page.html', await (await fetch(shop.url + programme)).text())
  const buffer = (KIND: string) =>
    stand.startProgram({
      name: KIND,
      file: inRepository('bench/references/buffer-server.ts'),
      path: programme,
      on: 'server',
      env: { KIND, PAGE: page },
    })
  const [http, express] = [await buffer('http'), await buffer('express')]
  const render = await stand.startProgram({
    name: 'render',
    file: inRepository('bench/references/render-server.ts'),
    path: programme,
    on: 'server',
    env: { SHOP_URL: shop.url },
  })
  return [
    { name: 'renderToString, data in memory', url: render.url + programme, pid: render.pid },
    { name: 'Express, one buffer', url: express.url + programme, pid: express.pid },
    { name: 'node:http, one buffer', url: http.url + programme, pid: http.pid },
  ]
}

const kib = (bytes: number) => (bytes / 1024).toFixed(1)

const sizes = async (stand: Stand, shop: Running, slow: Running) => {
  const events = (await (await fetch(`${shop.url}/bff/events`)).json()) as { events: { slug: string }[] }
  const event = `${programme}/${events.events[0]!.slug}`
  const pages = ['/', programme, event]
  const weights = await weighPages(pages.map((path) => shop.url + path))
  const late = await timePage(slow.url + event, 15)
  return [
    table(
      ['page', 'HTML KiB br', 'JS before the first interaction KiB br', 'all JS KiB br', 'files'],
      [...weights].map(([url, { html, scriptBefore, scriptAll, files }]) => [
        new URL(url).pathname,
        kib(html),
        kib(scriptBefore),
        kib(scriptAll),
        String(files),
      ]),
    ),
    `First byte of an event page whose late part takes ${lateMs} ms: ${late.first.toFixed(1)} ms; last byte: ${late.last.toFixed(0)} ms.`,
    `One signed-in shopper takes ${Math.round(await sessionCost(stand.redisUrl, shop.url, customer))} bytes in Redis.`,
  ].join('\n\n')
}

const bench = async (stand: Stand) => {
  const replay = await stand.startReplay()
  const forever = '3600'
  const cached = await stand.startStorefront(replay.url, { PAGE_CACHE_SECONDS: forever, DATA_CACHE_SECONDS: forever })
  const fresh = await stand.startStorefront(replay.url, { PAGE_CACHE_SECONDS: '0', DATA_CACHE_SECONDS: forever })
  const asking = await stand.startStorefront(replay.url, { PAGE_CACHE_SECONDS: '0', DATA_CACHE_SECONDS: '0' })
  const others = [
    ...(await references(stand, fresh)),
    ...(process.env.PEERS ? await startPeers(stand, process.env.PEERS) : []),
  ]
  const upstream: Case = { name: 'the upstream itself', url: `${replay.url}/healthz`, pid: replay.pid }
  const cases = [...(await ownCases(cached, fresh, asking)), ...others, upstream].filter(
    ({ name }) => !options.only || name.includes(options.only),
  )

  const figures = await measure(cases, pace)
  const compared = figures.filter(({ name }) => others.some((other) => other.name === name))
  const machine = `Node ${process.version}, ${availableParallelism()} × ${cpus()[0]?.model}${isPinned ? ', server on one of them alone' : ''}`
  console.log(
    `${machine}; ${pace.rounds} × ${pace.seconds} s, ${pace.connections} connections; medians; ${new Date().toISOString().slice(0, 10)}\n`,
  )
  console.log(loadTable(figures, compared))
  if (options.only) return
  const slowUpstream = await stand.startReplay({
    DELAY_PATH: '/products/search-event-information',
    DELAY_MS: String(lateMs),
  })
  const slow = await stand.startStorefront(slowUpstream.url, { PAGE_CACHE_SECONDS: '0', DATA_CACHE_SECONDS: '0' })
  console.log(`\n${await sizes(stand, cached, slow)}`)
}

const stand = await openStand()
try {
  await bench(stand)
} finally {
  await stand.close()
}
