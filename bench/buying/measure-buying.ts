import { join } from 'node:path'
import pg from 'pg'
import { homeAddressInput } from '#reference-api/testing/home-address.ts'
import { startPostgres } from '#reference-api/testing/start-postgres.ts'
import { createShopperBrowser, type BrowserResponse, type ShopperBrowser } from '#server/testing/shopper-browser.ts'
import type { Environment, RunningProgram } from '../environment.ts'
import { findTickets } from '../find-tickets.ts'
import { noLimits } from '../no-limits.ts'
import { getCpuSeconds, waitUntilIdle } from '../processor-time.ts'
import { quantile } from './quantile.ts'
import { formatTable } from '../report.ts'
import { sendAtRate, type Arrivals } from './send-at-rate.ts'

// `npm run bench -- buying`: the shop with the reference API on PostgreSQL, which writes to disk as in production. All
// programs and the shoppers share the machine.

type BuyingSettings = { seconds: number; arrivalsPerSecond: number }

type Shop = { storefront: RunningProgram; api: RunningProgram }

/** Shoppers who buy at the same time. */
const buyerCount = 8

/** The share of those who arrive at the hot event for whom it has tickets. */
const shareWithTickets = 0.75

const expectOk = (label: string, response: BrowserResponse) => {
  if (response.status !== 200) throw new Error(`${label} got ${response.status}: ${response.text.slice(0, 300)}`)
  return response
}

const addTicket = (browser: ShopperBrowser, sku: string) =>
  browser.post('/bff/basket/lines', { items: [{ sku, quantity: 1 }] })

/** Buys one ticket as a new guest, from the basket to the paid order. */
const buyTicket = async (shopUrl: string, sku: string) => {
  const browser = createShopperBrowser(shopUrl)
  expectOk('Adding', await addTicket(browser, sku))
  const contact = { email: `${crypto.randomUUID()}@example.com`, firstName: 'Bea', lastName: 'Yer' }
  const details = { contact, shipping: { service: 'e-ticket' }, billingAddress: homeAddressInput }
  const { body } = expectOk('The checkout', await browser.send('PATCH', '/bff/checkout', details))
  const { currency, totals } = body.basket
  const order = {
    terms: true,
    submissionId: body.submissionId,
    expectedTotal: totals.toPay,
    expectedCurrency: currency,
  }
  const placed = expectOk('Ordering', await browser.post('/bff/checkout/order', order))
  const paid = await fetch(placed.body.href, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ choice: 'pay' }),
  })
  const transactionId = new URL(paid.headers.get('location') ?? '').searchParams.get('transaction')
  const completed = expectOk('Paying', await browser.post('/bff/checkout/payment', { transactionId }))
  if (completed.body.state !== 'paid') throw new Error(`The payment is ${completed.body.state}`)
}

/**
 * Runs `work`; returns its result and the processor milliseconds that storefront and API took until both were idle
 * again. Emails and PDFs follow the response.
 */
const withProcessorTime = async <T>({ storefront, api }: Shop, work: () => Promise<T>) => {
  const readCpuMs = (program: RunningProgram) => getCpuSeconds([program]) * 1000
  await waitUntilIdle([storefront, api])
  const before = [readCpuMs(storefront), readCpuMs(api)] as const
  const result = await work()
  await waitUntilIdle([storefront, api])
  return { result, storefrontMs: readCpuMs(storefront) - before[0], apiMs: readCpuMs(api) - before[1] }
}

type Row = { name: string; times: number[]; seconds: number; storefrontMs: number; apiMs: number; note: string }

const measurePurchases = async (shop: Shop, skus: string[], seconds: number): Promise<Row> => {
  const times: number[] = []
  let failures = 0
  let next = 0
  const buy = async (endsAt: number) => {
    while (performance.now() < endsAt) {
      const startedAt = performance.now()
      try {
        await buyTicket(shop.storefront.url, skus[next++ % skus.length]!)
        times.push(performance.now() - startedAt)
      } catch (error) {
        failures += 1
        if (failures === 1) console.error(`  ${(error as Error).message}`)
      }
    }
  }
  const runBuyers = (length: number) => {
    const endsAt = performance.now() + length * 1000
    return Promise.all(Array.from({ length: buyerCount }, () => buy(endsAt)))
  }
  await runBuyers(1)
  times.length = 0
  const usage = await withProcessorTime(shop, () => runBuyers(seconds))
  return { name: `complete purchase, ${buyerCount} at a time`, times, seconds, ...usage, note: `${failures} failed` }
}

const measureNewGuests = async (shop: Shop, sku: string, arrivals: Arrivals): Promise<Row> => {
  const { result, ...usage } = await withProcessorTime(shop, () =>
    sendAtRate(arrivals, async () => (await addTicket(createShopperBrowser(shop.storefront.url), sku)).status),
  )
  const failures = result.filter(({ result: status }) => status !== 200).length
  const times = result.map(({ ms }) => ms)
  const name = `first call of a new guest (adds a ticket), ${arrivals.perSecond} a second`
  return { name, times, seconds: arrivals.seconds, ...usage, note: `${failures} failed` }
}

/** Stock and held or sold quantity of a ticket. */
const countTickets = async (database: pg.Client, sku: string) => {
  const { rows } = await database.query<{ stock: number; taken: number }>(
    `select stock,
      (select coalesce(sum(quantity), 0)::int from stock_holds where variant_id = variants.id) +
      (select coalesce(sum(quantity), 0)::int from order_lines where variant_id = variants.id) as taken
    from variants where sku = $1`,
    [sku],
  )
  return rows[0]!
}

/** Guests who have a basket arrive at an event that has fewer tickets than guests want. */
const measureHotEvent = async (
  shop: Shop,
  database: pg.Client,
  [sku, otherSku]: [string, string],
  arrivals: Arrivals,
): Promise<Row> => {
  const guests = Array.from({ length: arrivals.perSecond * arrivals.seconds }, () =>
    createShopperBrowser(shop.storefront.url),
  )
  for (const guest of guests) expectOk('Adding', await addTicket(guest, otherSku))
  const stock = Math.ceil(guests.length * shareWithTickets)
  const { taken: takenBefore } = await countTickets(database, sku)
  await database.query('update variants set stock = $1 where sku = $2', [stock, sku])

  const { result, ...usage } = await withProcessorTime(shop, () =>
    sendAtRate(arrivals, async (index) => (await addTicket(guests[index]!, sku)).status),
  )
  const { taken } = await countTickets(database, sku)
  const added = result.filter(({ result: status }) => status === 200).length
  const soldOut = result.filter(({ result: status }) => status === 422).length
  const oversold = Math.max(0, taken - takenBefore - stock)
  const others = guests.length - added - soldOut
  return {
    name: `add to basket, ${arrivals.perSecond} a second at one event`,
    times: result.map(({ ms }) => ms),
    seconds: arrivals.seconds,
    ...usage,
    note: `${stock} tickets, ${added} added, ${soldOut} told “sold out”, ${others} failed, ${oversold} oversold`,
  }
}

const formatRows = (rows: Row[]) =>
  formatTable(
    ['on PostgreSQL', 'a second', 'p50 ms', 'p99 ms', 'storefront CPU ms', 'API CPU ms', ''],
    rows.map(({ name, times, seconds, storefrontMs, apiMs, note }) => [
      name,
      (times.length / seconds).toFixed(1),
      ...(times.length > 0 ? [quantile(times, 0.5).toFixed(0), quantile(times, 0.99).toFixed(0)] : ['–', '–']),
      (storefrontMs / times.length).toFixed(1),
      (apiMs / times.length).toFixed(1),
      note,
    ]),
  )

export const measureBuying = async (
  environment: Environment,
  { seconds, arrivalsPerSecond }: BuyingSettings,
): Promise<string> => {
  const postgres = await startPostgres({ writesToDisk: true })
  const database = new pg.Client({ connectionString: postgres.url })
  try {
    const api = await environment.startApi(join(environment.dataDir, 'buying'), { DATABASE_URL: postgres.url })
    const storefront = await environment.startStorefront(api.url, { ...noLimits, PUBLIC_URL: environment.shopUrl })
    const shop = { storefront, api }
    await database.connect()
    const arrivals = { perSecond: arrivalsPerSecond, seconds }
    const skus = await findTickets(storefront.url, 24)
    await database.query('update variants set stock = 100000 where sku = any($1)', [skus])
    return formatRows([
      await measureNewGuests(shop, skus[0]!, arrivals),
      await measureHotEvent(shop, database, [skus[1]!, skus[2]!], arrivals),
      await measurePurchases(shop, skus.slice(3), seconds),
    ])
  } finally {
    await database.end().catch(() => undefined)
    await postgres.close()
  }
}
