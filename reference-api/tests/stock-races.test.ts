import { sql } from 'kysely'
import { Pool } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteBaskets } from '../store/baskets/baskets.ts'
import { lockBasket, releaseExpiredHolds } from '../store/baskets/holds.ts'
import { placeOrder } from '../store/orders/place-order.ts'
import { startReferenceApi, type RunningApi } from '../start.ts'
import { createFixtureContent } from '../testing/fixture-content.ts'
import { createSeededDatabase, type TestDatabase } from '../testing/test-database.ts'
import { createTestClock } from '../testing/test-clock.ts'

const clock = createTestClock()
let database: TestDatabase
let replicas: RunningApi[]
let pools: Pool[]
/** The tokens of the callers, who take turns. */
const tokens: string[] = []

const start = () =>
  startReferenceApi({
    databaseUrl: database.url,
    content: createFixtureContent(),
    jwtKey: 'a key for two replicas of one API',
    now: clock.now,
    frequentJobIntervalMs: 200,
    accessTokenSeconds: 86_400,
  })

beforeAll(async () => {
  database = await createSeededDatabase()
  replicas = [await start(), await start()]
  // More connections than a replica has to its database, so that all of those race; further ones would only wait.
  pools = replicas.map(({ url }) => new Pool(url, { connections: 15 }))
  tokens.push((await sendRequest('POST', '/auth')).body.token)
})
afterAll(async () => {
  await Promise.all((pools ?? []).map((pool) => pool.close()))
  await Promise.all((replicas ?? []).map((replica) => replica.close()))
  await database?.close()
})

let turn = 0
// Tests read fields of many response shapes.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type TestResponse = { status: number; body: any }

/** Retries when the API is busy; a rejected request changes nothing. */
const sendRequest = async (method: string, path: string, body?: object, tries = 10): Promise<TestResponse> => {
  turn += 1
  const token = tokens[(turn >> 1) % tokens.length]
  const response = await pools[turn % 2]!.request({
    method: method as 'GET',
    path,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const result = { status: response.statusCode, body: await response.body.json() }
  return result.status === 503 && tries > 0 ? sendRequest(method, path, body, tries - 1) : result
}

const setStock = (sku: string, stock: number) =>
  replicas[0]!.db.updateTable('variants').set({ stock }).where('sku', '=', sku).execute()

/** Stock, held and sold quantity of a variant. */
const countStock = async (sku: string) => {
  const { rows } = await sql<{ left: number; held: number; sold: number }>`
    select stock as left,
      (select coalesce(sum(quantity), 0)::int from stock_holds where variant_id = variants.id) as held,
      (select coalesce(sum(quantity), 0)::int from order_lines where variant_id = variants.id) as sold
    from variants where sku = ${sku}`.execute(replicas[0]!.db)
  return rows[0]!
}

const repeatConcurrently = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

const countByStatus = (statuses: number[]) =>
  Object.fromEntries(
    [...new Set(statuses)].sort().map((status) => [status, statuses.filter((one) => one === status).length]),
  )

// payments/payment-races.test.ts does the same with a thousand shoppers up to the payment.
test('a hundred of three hundred concurrent shoppers hold one of the last hundred tickets [F31]', async () => {
  const sku = 'EV-open-night-standing'
  await setStock(sku, 100)
  const responses = await repeatConcurrently(300, () =>
    sendRequest('POST', '/baskets', { lines: [{ productVariant: sku }] }),
  )
  expect(countByStatus(responses.map(({ status }) => status))).toEqual({ 201: 100, 422: 200 })
  expect(await countStock(sku)).toEqual({ left: 0, held: 100, sold: 0 })
  const [rejected] = responses.filter(({ status }) => status === 422)
  expect(rejected?.body.violations[0].propertyPath).toBe('lines[0].quantity')
}, 120_000)

test('the scheduled job releases all holds soon after they expire', async () => {
  clock.advance({ seconds: 16 * 60 })
  await expect
    .poll(() => countStock('EV-open-night-standing'), { timeout: 60_000 })
    .toEqual({ left: 100, held: 0, sold: 0 })
}, 90_000)

const skus = ['EV-berlin-night-standing', 'EV-berlin-night-balcony', 'EV-elsewhere-standing', 'RECORD-1-LP']
const someone = { firstName: 'Ann', lastName: 'Lamp' }
const address = { ...someone, line1: '1 Test Street', city: 'London', postcode: 'E1 6AN', countryCode: 'GB' }
const ready = { contact: { ...someone, email: 'ann@example.com' }, billingAddress: address, deliveryAddress: address }

/** A seeded generator of pseudo-random numbers. */
const createRandom = (seed: number) => {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

/** Places the order as a successful payment does; the basket is an order then, or stays as it was. */
const sellBasket = (id: string) =>
  replicas[turn % 2]!.db.transaction().execute(async (tx) => {
    const basket = await lockBasket(tx, id, clock.now())
    if (basket?.status === 'confirmed') await placeOrder(tx, basket, { transactionId: null, now: clock.now() })
  })

const largeStock = 40

test('stock stays consistent and no request deadlocks when shoppers buy, change and let holds expire concurrently', async () => {
  const customer = { email: 'cy@example.com', password: 'a rather long password' }
  await sendRequest('POST', '/users', { ...customer, firstName: 'Cy', lastName: 'Lamp' })
  tokens.push((await sendRequest('POST', '/auth', customer)).body.token)
  for (const sku of skus) await setStock(sku, largeStock)
  const baskets = await repeatConcurrently(
    16,
    async () => (await sendRequest('POST', '/baskets', ready)).body.id as string,
  )
  const lines = (random: (below: number) => number) =>
    skus
      .toSorted(() => random(3) - 1)
      .slice(random(4))
      .map((productVariant) => ({ productVariant, quantity: 1 + random(3) }))
  const runRandomRequest = async (random: (below: number) => number) => {
    const id = baskets[random(baskets.length)]!
    const choice = random(10)
    if (choice < 5) return sendRequest('PUT', `/baskets/${id}`, { lines: lines(random) })
    if (choice === 5)
      return sendRequest('PUT', `/baskets/${id}`, { lines: lines(random), from: baskets[random(baskets.length)] })
    if (choice === 6) {
      await sendRequest('PUT', `/baskets/${id}`, { shipping: { service: random(2) ? 'parcel' : 'e-ticket' } })
      const confirmed = await sendRequest('PUT', `/baskets/${id}/confirm`)
      if (random(2)) await sellBasket(id)
      return confirmed
    }
    if (choice === 7) return sendRequest('PUT', `/baskets/${id}/reopen`)
    if (choice === 8) return sendRequest('PUT', `/baskets/${id}/lapsed/retry`)
    return sendRequest('GET', `/baskets/${id}`)
  }
  const shoppers = repeatConcurrently(12, async (shopper) => {
    const random = createRandom(shopper + 1)
    const statuses: number[] = []
    for (let step = 0; step < 25; step += 1) statuses.push((await runRandomRequest(random)).status)
    return statuses
  })
  const holdingShoppers = repeatConcurrently(8, async (round) => {
    clock.advance({ seconds: 6 * 60 })
    await releaseExpiredHolds(replicas[round % 2]!.db, clock.now())
    const ownId = (await sendRequest('POST', '/baskets', { lines: [{ productVariant: skus[round % 3], quantity: 1 }] }))
      .body.id
    const basketIds = [ownId, ...(round % 2 ? [] : [baskets[round]])].filter((id): id is string => id !== undefined)
    await replicas[0]!.db.transaction().execute((tx) => deleteBaskets(tx, basketIds))
  })
  const [statuses] = await Promise.all([shoppers, holdingShoppers])
  const statusCounts = countByStatus(statuses.flat())
  expect(Object.keys(statusCounts).filter((status) => !['200', '404', '409', '422'].includes(status))).toEqual([])
  expect(statusCounts[200]).toBeGreaterThan(50)
  const counts = await Promise.all(skus.map(countStock))
  expect(counts.reduce((sum, { sold }) => sum + sold, 0)).toBeGreaterThan(0)
  for (const sku of skus) {
    const { left, held, sold } = await countStock(sku)
    expect([sku, left + held + sold, left >= 0]).toEqual([sku, largeStock, true])
  }
}, 120_000)

test('an account holds at most forty tickets although its baskets are written at once', async () => {
  const lines = skus
    .filter((sku) => sku.endsWith('standing'))
    .map((productVariant) => ({ productVariant, quantity: 9 }))
  for (const { productVariant } of lines) await setStock(productVariant, 100)
  await replicas[0]!.db.deleteFrom('stock_holds').execute()
  // Removes the guest's token, so that only the customer calls.
  tokens.shift()
  const responses = await repeatConcurrently(6, () => sendRequest('POST', '/baskets', { lines }))
  expect(countByStatus(responses.map(({ status }) => status))).toEqual({ 201: 2, 422: 4 })
}, 30_000)
