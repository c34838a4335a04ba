import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '#reference-api/testing/start-postgres.ts'
import { mapConcurrently } from '#scripts/crawl/fetch-pages.ts'
import { findFreePort } from '#scripts/launcher/free-port.ts'
import { findPostgres } from '#scripts/test-runner/find-postgres.ts'
import { createShopperBrowser } from '#server/testing/shopper-browser.ts'
import type { Environment } from './environment.ts'
import { multiplyEvents } from './multiply-events.ts'
import { pageHeaders, withoutRateLimits } from './memory-load.ts'
import type { MemoryRow } from './memory-shop.ts'
import { repeatFor, sendRequests } from './send-requests.ts'
import { demoCustomer } from './sign-in.ts'
import { measurePeak, readMemory, type MeasuredProgram } from './watch-memory.ts'

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

const requireSuccess = ({ status }: { status: number }, what: string) => {
  if (status >= 400) throw new Error(`${what} answered ${status}`)
}

/** Eight shoppers at a time, each with a new session. */
const shopAs = (shop: string, sku: string) => ({
  putIntoBasket: async () =>
    requireSuccess(
      await createShopperBrowser(shop).post('/bff/basket/lines', { items: [{ sku, quantity: 1 }] }),
      'Adding to the basket',
    ),
  openTickets: async () => {
    const browser = createShopperBrowser(shop)
    requireSuccess(await browser.post('/bff/session', demoCustomer), 'Signing in')
    const { orders } = (await browser.get('/bff/orders')).body as { orders: { id: string }[] }
    for (const { id } of orders.slice(0, 2)) await browser.get(`/orders/${id}/tickets.pdf`)
    await browser.get('/bff/profile/export')
  },
})

const findTicket = async (shop: string) => {
  const { events } = (await (await fetch(`${shop}/bff/events`)).json()) as { events: { slug: string }[] }
  for (const { slug } of events) {
    const text = await (await fetch(`${shop}/bff/events/${slug}`)).text()
    const { ticketTypes = [] } = JSON.parse(text) as { ticketTypes?: { sku: string; maxQuantity: number }[] }
    const ticket = ticketTypes.find(({ maxQuantity }) => maxQuantity > 0)
    if (ticket) return ticket.sku
  }
  throw new Error('No ticket is on sale')
}

const measureApi = async (
  environment: Environment,
  { api, database, seconds }: { api: MeasuredProgram; database: string; seconds: number },
): Promise<MemoryRow[]> => {
  await wait(10_000)
  const rows: MemoryRow[] = [{ name: `${database}: idle`, memory: await readMemory(api) }]
  const limits = { ...withoutRateLimits, HOLD_TICKETS_IP: '100000', HOLD_BASKETS_IP: '100000' }
  const shop = await environment.startStorefront(api.url, { ...noCaches, ...limits })
  const measure = async (name: string, work: () => Promise<unknown>) =>
    rows.push({ name: `${database}: ${name}`, memory: await measurePeak(api, work) })
  const pages = ['/whats-on', '/', '/search?q=night'].map((path) => ({ path, headers: pageHeaders }))
  await measure('pages without caches', () => sendRequests(shop.url, repeatFor(seconds, pages)))
  const { putIntoBasket, openTickets } = shopAs(shop.url, await findTicket(shop.url))
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
