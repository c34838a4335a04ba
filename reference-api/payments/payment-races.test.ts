import { setTimeout as wait } from 'node:timers/promises'
import { Agent, getGlobalDispatcher, request, setGlobalDispatcher } from 'undici'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startReferenceApi, type RunningApi } from '../start.ts'
import { runsEveryCell } from '#scripts/test-runner/matrix/every-cell.ts'
import { createSendRequest, type TestResponse } from '../testing/api-under-test.ts'
import { createCheckout } from '../testing/checkout.ts'
import { createFixtureContent } from '../testing/fixture-content.ts'
import { createSeededDatabase, type TestDatabase } from '../testing/test-database.ts'

let database: TestDatabase
let replicas: RunningApi[] = []
let token = ''

// Limits HTTP connections to as many as a database pool serves without timeouts.
const defaultDispatcher = getGlobalDispatcher()
const limitedDispatcher = new Agent({ connections: 10 })
setGlobalDispatcher(limitedDispatcher)
afterAll(async () => {
  setGlobalDispatcher(defaultDispatcher)
  await limitedDispatcher.close()
})

beforeAll(async () => {
  database = await createSeededDatabase()
  const options = {
    databaseUrl: database.url,
    content: createFixtureContent(),
    jwtKey: 'a key for two replicas of one API',
    oftenMs: 500,
    accessTokenSeconds: 86_400,
  }
  replicas = await Promise.all([0, 1].map(() => startReferenceApi(options)))
  token = (await sendRequest('POST', '/auth')).body.token
}, 90_000)
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.close()))
  await database?.close()
})

let turn = 0
const sendRequest = createSendRequest(() => replicas[(turn += 1) % 2]!.url)
const { confirmBasket, startPayment, updatePayment, chooseOutcome } = createCheckout({
  sendRequest,
  createGuest: async () => ({ token, refresh_token: '' }),
})
const db = () => replicas[0]!.db
const findOrdersOfBasket = (basket: string) =>
  db().selectFrom('orders').select(['id', 'transaction_id']).where('basket_id', '=', basket).execute()

it('concurrent returns, notifications and status requests place one order [F30]', { timeout: 60_000 }, async () => {
  for (const slow of [false, true]) {
    const shopper = await confirmBasket({ lines: [{ productVariant: 'EV-berlin-night-standing' }] })
    const tabs = await Promise.all([0, 1, 2].map((tab) => startPayment(shopper, `tab-number-${tab % 2}`)))
    const [{ body }] = tabs as [(typeof tabs)[0]]
    expect(new Set(tabs.map((tab) => tab.body.id)).size).toBe(1)
    const choicesSent = Promise.all([0, 1, 2].map(() => chooseOutcome(body.redirectUrl, 'pay')))
    if (slow) await choicesSent
    const convert = () => sendRequest('POST', `/baskets/${shopper.basket}/convert`, { token })
    const responses = await Promise.all(
      [0, 1, 2, 3].flatMap((index) => [updatePayment(token, body.id, index % 2 ? 'confirm' : 'cancel'), convert()]),
    )
    for (const { status } of responses) expect([200, 201, 409]).toContain(status)
    await choicesSent
    const { body: last } = await updatePayment(token, body.id)
    // When the cancel request wins, there is no order.
    expect(await findOrdersOfBasket(shopper.basket)).toHaveLength(last.status === 'cancelled' ? 0 : 1)
    if (slow) expect(last.order).not.toBeNull()
    const sandboxDb = await db()
      .selectFrom('sandbox_payments')
      .select('status')
      .where('transaction_id', '=', body.id)
      .executeTakeFirst()
    expect(sandboxDb?.status).toBe(last.status)
  }
})

/** Retries while the API is busy, as the storefront asks shoppers to do. */
const retryWhenBusy = async (send: () => Promise<TestResponse>): Promise<TestResponse> => {
  let response = await send()
  for (let tries = 0; response.status === 503 && tries < 10; tries += 1) {
    await wait(500)
    response = await send()
  }
  return response
}

const pay = async (redirectUrl: string) => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const { statusCode, body } = await request(redirectUrl, { method: 'POST', body: 'choice=pay', headers })
  await body.dump()
  return statusCode
}

const tickets = 100
const shoppers = runsEveryCell ? 1000 : 300

it('concurrent shoppers buy no more than the last hundred tickets [F31]', { timeout: 180_000 }, async () => {
  await db().updateTable('variants').set({ stock: tickets }).where('sku', '=', 'EV-open-night-standing').execute()
  const attempts = Array.from({ length: shoppers }, async () => {
    const created = await retryWhenBusy(() =>
      sendRequest('POST', '/baskets', { token, body: { lines: [{ productVariant: 'EV-open-night-standing' }] } }),
    )
    return created.status === 201 ? (created.body.id as string) : null
  })
  const winners = (await Promise.all(attempts)).filter((id) => id !== null)
  expect(winners).toHaveLength(tickets)
  const person = { firstName: 'Bea', lastName: 'Yer' }
  const address = { ...person, line1: '3 Quay', city: 'Bristol', postcode: 'BS1 4QA', countryCode: 'GB' }
  const body = {
    contact: { ...person, email: 'bea@example.com' },
    billingAddress: address,
    shipping: { service: 'e-ticket' },
  }
  const purchases = winners.map(async (basket) => {
    await retryWhenBusy(() => sendRequest('PUT', `/baskets/${basket}`, { token, body }))
    await retryWhenBusy(() => sendRequest('PUT', `/baskets/${basket}/confirm`, { token }))
    const payment = await retryWhenBusy(() => startPayment({ basket, token }))
    await retryWhenBusy(async () => ({
      status: await pay(payment.body.redirectUrl),
      headers: new Headers(),
      body: null,
    }))
    return retryWhenBusy(() => updatePayment(token, payment.body.id))
  })
  for (const { status, body: paid } of await Promise.all(purchases))
    expect([status, paid.order?.number]).toEqual([200, expect.any(String)])
  const variant = await db()
    .selectFrom('variants')
    .select(['id', 'stock'])
    .where('sku', '=', 'EV-open-night-standing')
    .executeTakeFirstOrThrow()
  expect(variant.stock).toBe(0)
  const sold = await db()
    .selectFrom('order_lines')
    .select(({ fn }) => fn.sum<string>('quantity').as('sold'))
    .where('variant_id', '=', variant.id)
    .executeTakeFirst()
  expect(Number(sold?.sold)).toBe(tickets)
  const uncaptured = () =>
    db()
      .selectFrom('payment_transactions')
      .select('id')
      .where('status', 'in', ['created', 'pending', 'authorised'])
      .execute()
  await vi.waitFor(async () => expect(await uncaptured()).toEqual([]), 30_000)
})
