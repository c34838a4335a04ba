import { toRepositoryPath } from '#scripts/repository.ts'
import { createGuest } from '../create-guest.ts'
import { findTickets } from '../find-tickets.ts'
import type { BenchCase } from '../measure-cases.ts'
import { noLimits } from '../no-limits.ts'
import { startPeers } from './start-peers.ts'
import { signIn } from '../sign-in.ts'
import type { RunningProgram, Environment } from '../environment.ts'

const listingPath = '/whats-on'
const longCacheSeconds = '3600'

/** Numbers of lines of the measured baskets. */
const basketSizes = [1, 5, 20]

const createBasketCases = async ({ url, pid }: RunningProgram): Promise<BenchCase[]> => {
  const skus = await findTickets(url, Math.max(...basketSizes))
  const cases: BenchCase[] = []
  for (const size of basketSizes) {
    const headers = { cookie: await createGuest(url, skus.slice(0, size)) }
    cases.push({
      name: `/bff/basket, ${size === 1 ? '1 line' : `${size} lines`}`,
      url: `${url}/bff/basket`,
      headers,
      pid,
    })
  }
  return cases
}

const createTripwireCases = async ({ url, pid }: RunningProgram): Promise<BenchCase[]> => {
  const headers = await signIn(url)
  return [
    { name: 'page from the page cache, with the tripwire', url: url + listingPath, pid },
    { name: 'signed-in page (/account), with the tripwire', url: `${url}/account`, headers, pid },
    { name: '/bff/session, signed in, with the tripwire', url: `${url}/bff/session`, headers, pid },
  ]
}

const createShopCases = async (
  cached: RunningProgram,
  uncachedShop: RunningProgram,
  uncached: RunningProgram,
): Promise<BenchCase[]> => {
  const { url, pid } = uncachedShop
  const headers = await signIn(url)
  return [
    { name: 'page rendered, upstream called each time', url: uncached.url + listingPath, pid: uncached.pid },
    { name: 'page rendered, data from the data cache', url: url + listingPath, pid },
    { name: 'page from the page cache', url: cached.url + listingPath, pid: cached.pid },
    { name: 'signed-in page (/account)', url: `${url}/account`, headers, pid },
    { name: '/bff/session, signed in', url: `${url}/bff/session`, headers, pid },
    { name: '/bff/basket, empty, signed in', url: `${url}/bff/basket`, headers, pid },
    ...(await createBasketCases(uncachedShop)),
  ]
}

const startReferences = async (environment: Environment, shop: RunningProgram): Promise<BenchCase[]> => {
  const page = environment.writeDataFile('page.html', await (await fetch(shop.url + listingPath)).text())
  const buffer = (KIND: string) =>
    environment.startProgram({
      name: KIND,
      file: toRepositoryPath('bench/pages/references/buffer-server.ts'),
      path: listingPath,
      cpu: 'server',
      env: { KIND, PAGE: page },
    })
  const [http, express] = [await buffer('http'), await buffer('express')]
  const render = await environment.startProgram({
    name: 'render',
    file: toRepositoryPath('bench/pages/references/render-server.ts'),
    path: listingPath,
    cpu: 'server',
    env: { SHOP_URL: shop.url },
  })
  return [
    { name: 'node:http, one buffer', url: http.url + listingPath, pid: http.pid },
    { name: 'Express, one buffer', url: express.url + listingPath, pid: express.pid },
    { name: 'renderToString, data in memory', url: render.url + listingPath, pid: render.pid },
  ]
}

/** Starts the shop four times and the references, with the peers when `PEERS` names their folder. */
export const startPages = async (environment: Environment) => {
  const replay = await environment.startReplay()
  const start = (pageSeconds: string, dataSeconds: string, tripwire = 'false') =>
    environment.startStorefront(replay.url, {
      ...noLimits,
      PAGE_CACHE_SECONDS: pageSeconds,
      DATA_CACHE_SECONDS: dataSeconds,
      EGRESS_TRIPWIRE: tripwire,
    })
  const cached = await start(longCacheSeconds, longCacheSeconds)
  const uncachedShop = await start('0', longCacheSeconds)
  const uncached = await start('0', '0')
  const withTripwire = await start(longCacheSeconds, longCacheSeconds, 'true')
  const references = [
    ...(process.env.PEERS ? await startPeers(environment, process.env.PEERS) : []),
    ...(await startReferences(environment, uncachedShop)),
  ]
  const upstream: BenchCase = { name: 'the upstream itself', url: `${replay.url}/healthz`, pid: replay.pid }
  const shopCases = await createShopCases(cached, uncachedShop, uncached)
  // A rendered page follows its reference at once: the two share the speed of the machine at that moment.
  const cases = [...references, ...shopCases, ...(await createTripwireCases(withTripwire)), upstream]
  return { cached, references, cases }
}
