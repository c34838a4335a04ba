import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '#reference-api/testing/start-postgres.ts'
import { mapConcurrently } from '#scripts/crawl/fetch-pages.ts'
import { findFreePort } from '#scripts/services/free-port.ts'
import { findPostgres } from '#scripts/programs/find-postgres.ts'
import { createShopperBrowser } from '#server/testing/shopper-browser.ts'
import type { Environment } from '../environment.ts'
import { multiplyEvents } from '../multiply-events.ts'
import { pageHeaders, benchmarkLimits } from './site-load.ts'
import { toRow, type MemoryRow } from './memory-row.ts'
import { repeatFor, sendRequests } from './send-requests.ts'
import { demoCustomer } from '../sign-in.ts'
import { measurePeak, readMemory, type MeasuredProgram } from './read-memory.ts'

type EventTickets = { ticketTypes: { sku: string; maxQuantity: number }[] }

const concurrency = 8
const noCaches = { PAGE_CACHE_SECONDS: '0', DATA_CACHE_SECONDS: '0' }

const startApi = async (environment: Environment, folder: string, env: Record<string, string>) => {
  const metricsPort = await findFreePort()
  const api = await environment.startApi(folder, { REFERENCE_API_METRICS_PORT: String(metricsPort), ...env })
  return { ...api, metricsPort }
}

/** Runs `count` tasks, a few at a time. */
const repeat = (count: number, task: () => Promise<unknown>) =>
  mapConcurrently(Array.from({ length: count }), task, concurrency)

/** Each task is a shopper with a new session. A ticket may be sold out meanwhile. */
const createShopper = (shop: string, skus: string[]) => {
  let next = 0
  return {
    putIntoBasket: async () => {
      const sku = skus[next++ % skus.length]
      const { status } = await createShopperBrowser(shop).post('/bff/basket/lines', { items: [{ sku, quantity: 1 }] })
      if (status >= 500) throw new Error(`Adding to the basket got ${status}`)
    },
    openTickets: async () => {
      const browser = createShopperBrowser(shop)
      const { status } = await browser.post('/bff/session', demoCustomer)
      if (status !== 200) throw new Error(`Signing in got ${status}`)
      const { orders } = (await browser.get('/bff/orders')).body as { orders: { id: string }[] }
      for (const { id } of orders.slice(0, 2)) await browser.get(`/orders/${id}/tickets.pdf`)
      await browser.get('/bff/profile/export')
    },
  }
}

/** A ticket of each event on the first page of the programme. */
const findTickets = async (shop: string) => {
  const { events } = (await (await fetch(`${shop}/bff/events`)).json()) as { events: { slug: string }[] }
  const skus: string[] = []
  for (const { slug } of events) {
    const { ticketTypes } = (await (await fetch(`${shop}/bff/events/${slug}`)).json()) as EventTickets
    const ticket = ticketTypes.find(({ maxQuantity }) => maxQuantity > 0)
    if (ticket) skus.push(ticket.sku)
  }
  return skus
}

const measureApi = async (
  environment: Environment,
  { api, database, seconds }: { api: MeasuredProgram; database: string; seconds: number },
): Promise<MemoryRow[]> => {
  await wait(10_000)
  const rows = [toRow({ name: `${database}: idle`, memory: await readMemory(api) })]
  const shop = await environment.startStorefront(api.url, { ...noCaches, ...benchmarkLimits })
  const measure = async (name: string, work: () => Promise<unknown>) =>
    rows.push(toRow({ name: `${database}: ${name}`, memory: await measurePeak(api, work) }))
  const pages = ['/whats-on', '/', '/search?q=night'].map((path) => ({ path, headers: pageHeaders }))
  await measure('pages without caches', () => sendRequests(shop.url, repeatFor(seconds, pages)))
  const { putIntoBasket, openTickets } = createShopper(shop.url, await findTickets(shop.url))
  await measure('new baskets', () => repeat(seconds * 20, putIntoBasket))
  await measure('sign-ins, PDFs of tickets, exports', () => repeat(seconds * 4, openTickets))
  environment.stopProgram(shop)
  environment.stopProgram(api)
  return rows
}

/** What the reference API takes on PostgreSQL, as in compose, and on the embedded database, as in the demo. */
export const measureReferenceApi = async (environment: Environment, isQuick: boolean): Promise<MemoryRow[]> => {
  const seconds = isQuick ? 4 : 10
  const folder = join(environment.dataDir, 'memory-api')
  const embedded = await startApi(environment, folder, {})
  const rows = await measureApi(environment, { api: embedded, database: 'embedded', seconds })
  if (findPostgres()) {
    const postgres = await startPostgres()
    const api = await startApi(environment, folder, { DATABASE_URL: postgres.url })
    rows.push(...(await measureApi(environment, { api, database: 'PostgreSQL', seconds })))
    await wait(2_000)
    await postgres.close()
  }
  if (isQuick) return rows
  const largeFolder = join(environment.dataDir, 'growth-100')
  const events = await multiplyEvents(join(largeFolder, 'reference-api'), 100)
  const large = await startApi(environment, largeFolder, {})
  return [...rows, ...(await measureApi(environment, { api: large, database: `embedded, ${events} events`, seconds }))]
}
