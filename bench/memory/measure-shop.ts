import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '#scripts/services/free-port.ts'
import type { Environment } from '../environment.ts'
import { crawl, createMix, listSite, pageHeaders, benchmarkLimits, takeRequests, type Site } from './site-load.ts'
import { toRow, type MemoryRow } from './memory-row.ts'
import { repeatFor, sendRequests, type LoadRequest } from './send-requests.ts'
import { signIn } from '../sign-in.ts'
import { measurePeak, readMemory, type MeasuredProgram } from './read-memory.ts'

const underLoad = { must: 230, aim: 200 }
const afterCrawl = { must: 350, aim: 300 }

const noCaches = { PAGE_CACHE_SECONDS: '0', DATA_CACHE_SECONDS: '0' }

/** A storefront as compose runs it, with the tripwire on and all pictures cold. */
const startShop = async (environment: Environment, env: Record<string, string> = {}): Promise<MeasuredProgram> => {
  const folder = join(environment.dataDir, 'memory-images')
  rmSync(folder, { recursive: true, force: true })
  const metricsPort = await findFreePort()
  const shop = await environment.startStorefront(environment.apiUrl, {
    METRICS_PORT: String(metricsPort),
    EGRESS_TRIPWIRE: 'true',
    IMAGE_CACHE_DIR: folder,
    ...benchmarkLimits,
    ...env,
  })
  return { ...shop, metricsPort }
}

/** A busy machine makes a call late now and then; more failures would measure the error page. */
const assertSuccess = (statuses: Map<number, number>, name: string) => {
  const total = [...statuses.values()].reduce((sum, count) => sum + count, 0)
  const failed = [...statuses].filter(([status]) => status === 0 || status >= 500)
  if (failed.reduce((sum, [, count]) => sum + count, 0) > total / 100)
    throw new Error(`${name}: ${failed.map(([status, count]) => `${count} × ${status}`).join(', ')}`)
}

const measureLoads = async (environment: Environment, seconds: number): Promise<MemoryRow[]> => {
  const cached = await startShop(environment)
  await wait(5_000)
  const rows = [toRow({ name: 'idle', memory: await readMemory(cached) })]
  const measure = async (name: string, shop: MeasuredProgram, requests: LoadRequest[]) => {
    const send = async () => assertSuccess(await sendRequests(shop.url, repeatFor(seconds, requests)), name)
    rows.push(toRow({ name, memory: await measurePeak(shop, send), target: underLoad }))
  }
  const plain = ['/whats-on', '/'].map((path) => ({ path, headers: pageHeaders }))
  await measure('pages from the page cache', cached, plain)
  const uncached = await startShop(environment, noCaches)
  await measure('pages rendered, upstream called each time', uncached, plain)
  const headers = { ...pageHeaders, ...(await signIn(uncached.url)) }
  const personal = ['/account', '/bff/session', '/bff/basket'].map((path) => ({ path, headers }))
  await measure('signed in: /account, /bff/session, /bff/basket', uncached, personal)
  environment.stopProgram(cached)
  environment.stopProgram(uncached)
  return rows
}

const measureCrawl = async (environment: Environment, site: Site): Promise<MemoryRow[]> => {
  const shop = await startShop(environment)
  const peak = await measurePeak(shop, () => crawl(shop.url, site))
  const after = await readMemory(shop)
  environment.stopProgram(shop)
  const counts = `${site.pages.length} pages and ${site.pictures.length} cold pictures`
  return [
    toRow({ name: `crawl of ${counts}, peak`, memory: peak }),
    toRow({ name: 'after the crawl', memory: after, target: afterCrawl }),
  ]
}

const measureLongRun = async (environment: Environment, site: Site, counts: readonly [number, number]) => {
  const shop = await startShop(environment)
  const next = createMix(site, await signIn(shop.url))
  const [early, late] = counts
  const run = async (count: number, name: string): Promise<MemoryRow> => {
    const send = async () => assertSuccess(await sendRequests(shop.url, takeRequests(count, next)), name)
    await measurePeak(shop, send)
    return toRow({ name, memory: await readMemory(shop) })
  }
  const rows = [await run(early, `after ${early} mixed requests`), await run(late - early, `after ${late}`)] as const
  environment.stopProgram(shop)
  const change = (rows[1].memory.rss / rows[0].memory.rss - 1) * 100
  return { rows, change }
}

/** What the storefront takes in each state, and by how many percent it grows in a long run. */
export const measureShop = async (environment: Environment, isQuick: boolean) => {
  const loads = await measureLoads(environment, isQuick ? 4 : 10)
  const lister = await startShop(environment)
  const site = await listSite(lister.url)
  environment.stopProgram(lister)
  const crawls = await measureCrawl(environment, site)
  const { rows, change } = await measureLongRun(environment, site, isQuick ? [5_000, 15_000] : [35_000, 200_000])
  return { rows: [...loads, ...crawls, ...rows], change }
}
