import { setTimeout as wait } from 'node:timers/promises'
import type { Environment } from '../environment.ts'
import { median } from '../median.ts'
import { formatTable } from '../report.ts'
import { timeOnce, timePage } from './time-page.ts'

/** Fresh period of the caches, as short as possible: the measurement waits for its end. */
const cacheSeconds = 1

/** Milliseconds after which a cache serves its entry while it loads a new one, and after which it serves it no more. */
const waits = { stale: 1_300, ended: 2_500 }

/** Delay of late lists, milliseconds. */
const lateMs = 1_500
/** The upstream calls of the lists of home, What's On, search and categories, and of what an event page streams. */
const lists = '/products/(next-events|search-event-information)|/products-by-category|/indexes|/queries'

const formatMs = (ms: number) => ms.toFixed(1)

const measureAfterWait = async (url: string, waitMs: number, times: number) => {
  const found: number[] = []
  for (let count = 0; count < times; count += 1) {
    await timeOnce(url)
    await wait(waitMs)
    found.push((await timeOnce(url)).last)
  }
  return found
}

/** The first request of a new process, and those that find caches expired. */
const measureExpiredCaches = async (environment: Environment, times: number) => {
  const replay = await environment.startReplay()
  const settings = { PAGE_CACHE_SECONDS: String(cacheSeconds), DATA_CACHE_SECONDS: String(cacheSeconds) }
  const rows: string[][] = []
  const shop = await environment.startStorefront(replay.url, settings)
  const url = `${shop.url}/whats-on`
  const first = (await timeOnce(url)).last
  const addRow = (name: string, found: number[]) =>
    rows.push([name, formatMs(median(found)), formatMs(Math.max(...found))])
  addRow('first request of a new process', [first])
  await timePage(url, 20)
  addRow('cached', await measureAfterWait(url, 0, times))
  addRow('caches expired a moment ago', await measureAfterWait(url, waits.stale, times))
  addRow('caches expired long ago', await measureAfterWait(url, waits.ended, times))
  return formatTable(['What’s On', 'ms, median', 'ms, slowest'], rows)
}

/** So many requests that the process has compiled what the page runs. */
const warmUp = async (url: string) => {
  for (let round = 0; round < 10; round += 1) await Promise.all(Array.from({ length: 80 }, () => timeOnce(url)))
}

/** The first byte of pages whose lists are late, without any cache. */
const measureLateLists = async (environment: Environment, times: number) => {
  const upstream = await environment.startReplay({ DELAY_PATH: lists, DELAY_MS: String(lateMs) })
  const settings = { PAGE_CACHE_SECONDS: '0', DATA_CACHE_SECONDS: '0' }
  const shop = await environment.startStorefront(upstream.url, settings)
  const { events } = (await (await fetch(`${shop.url}/bff/events`)).json()) as { events: { slug: string }[] }
  const rows: string[][] = []
  for (const path of ['/', '/whats-on', '/category/records', `/whats-on/${events[0]!.slug}`]) {
    await warmUp(shop.url + path)
    const { first, last } = await timePage(shop.url + path, times)
    rows.push([path, formatMs(first), last.toFixed(0)])
  }
  return formatTable([`lists late by ${lateMs} ms`, 'first byte ms', 'last byte ms'], rows)
}

/** The table of first requests: `times` of each kind. */
export const measureFirstRequests = async (environment: Environment, times: number): Promise<string> =>
  [await measureExpiredCaches(environment, times), await measureLateLists(environment, times)].join('\n\n')
