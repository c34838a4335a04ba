import { randomBytes } from 'node:crypto'
import getPort from 'get-port'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { pickCells } from '#scripts/test-runner/matrix/every-cell.ts'
import { homeAddressInput } from '#reference-api/testing/home-address.ts'
import { choosePaymentResult, postOrder } from '../testing/checkout-shopper.ts'
import { createShopperBrowser, type ShopperBrowser } from '../testing/shopper-browser.ts'
import { recordMeasurement } from '../testing/record-measurement.ts'
import { startFixtureApi } from '#reference-api/testing/start-fixture-api.ts'
import { startFaultyGateway, type FaultyGateway } from '../testing/start-faulty-gateway.ts'
import { startRedis, type TestRedis } from '../testing/start-redis.ts'
import { startReplica, type Replica } from '../testing/start-replicas.ts'

// Long, because each kill restarts the whole storefront.
vi.setConfig({ testTimeout: 60_000 })

let upstream: Awaited<ReturnType<typeof startFixtureApi>>
let gateway: FaultyGateway
let redis: TestRedis
let env: Record<string, string>
let url: string
let shop: Replica

beforeAll(async () => {
  const port = await getPort()
  url = `http://127.0.0.1:${port}`
  ;[upstream, redis] = await Promise.all([startFixtureApi({ shopUrl: url }), startRedis()])
  gateway = await startFaultyGateway(upstream.url)
  env = {
    PORT: String(port),
    COMMERCE_API_URL: gateway.url,
    PAYMENT_PAGE_ORIGIN: upstream.url,
    REDIS_URL: redis.url,
    // On a busy machine a request that waits must not fail.
    UPSTREAM_TIMEOUT_MS: '15000',
    REDIS_TIMEOUT_MS: '5000',
    SESSION_SECRETS: randomBytes(32).toString('base64'),
    SESSION_KEYS: randomBytes(32).toString('base64'),
  }
  shop = await startReplica(env)
})
afterAll(async () => {
  await shop.stop()
  await Promise.all([gateway.close(), redis.close()])
  await upstream.close()
})
afterEach(async () => {
  for (const table of ['orders', 'payment_transactions', 'baskets'])
    await sql`delete from ${sql.table(table)}`.execute(upstream.db)
})

const contact = { email: 'bea@example.com', firstName: 'Bea', lastName: 'Yer' }

const openPaymentStep = async () => {
  const browser = createShopperBrowser(url)
  await browser.post('/bff/basket/lines', { items: [{ sku: 'EV-open-night-standing', quantity: 2 }] })
  const { status, text, body } = await browser.send('PATCH', '/bff/checkout', {
    contact,
    shipping: { service: 'e-ticket' },
    billingAddress: homeAddressInput,
  })
  expect(status, text).toBe(200)
  return { browser, attempt: body.submissionId as string }
}

/** Kills the shop at a call, after the API has done its work and before its response arrives. */
const killAt = (isCall: (call: string) => boolean) => {
  let isDue = true
  gateway.rewriteResponse = (call, body) => {
    if (isDue && isCall(call)) isDue = !shop.process.kill('SIGKILL')
    return body
  }
  return async () => {
    if (isDue) throw new Error('The shop was not killed')
    await shop.stop()
    gateway.rewriteResponse = (_call, body) => body
    // The new process finds the data that the killed one stored in Redis.
    shop = await startReplica(env)
  }
}

const expectInterrupted = async (response: Promise<unknown>) =>
  expect(
    await response.then(
      () => 'responded',
      () => 'interrupted',
    ),
  ).toBe('interrupted')

const place = (browser: ShopperBrowser, attempt: string, expected: number) => postOrder(browser, attempt, expected)
const complete = (browser: ShopperBrowser, transaction: string) =>
  browser.post('/bff/checkout/payment', { transactionId: transaction })
const countRows = async (table: string) =>
  Number((await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(upstream.db)).rows[0]?.count)

const isConfirmation = (call: string) => call.startsWith('PUT /baskets/') && call.endsWith('/confirm')
const isPaymentStart = (call: string) => call === 'POST /payment-transactions'
const isPaymentUpdate = (call: string) => call.startsWith('PUT /payment-transactions/')
const isBasketRead = (call: string) => /^GET \/baskets\/[^/]+$/.test(call)
const isOrderRead = (call: string) => call.startsWith('GET /orders/')
const isConversion = (call: string) => call.endsWith('/convert')

describe('a storefront that is killed', () => {
  it.each(
    pickCells(
      [
        ['once the payment has started', isPaymentStart],
        ['once the basket is confirmed', isConfirmation],
      ],
      1,
    ),
  )('%s starts one payment when the shopper presses the button again [F30]', async (when, isCall) => {
    const { browser, attempt } = await openPaymentStep()
    const waitForRestart = killAt(isCall)
    await expectInterrupted(place(browser, attempt, 4000))
    await waitForRestart()
    const { status, text, body } = await place(browser, attempt, 4000)
    expect(status, text).toBe(200)
    expect((await complete(browser, await choosePaymentResult(body.href, 'pay'))).body.state).toBe('paid')
    expect({ transactions: await countRows('payment_transactions'), orders: await countRows('orders') }).toEqual({
      transactions: 1,
      orders: 1,
    })
    recordMeasurement('F30', `killed ${when}: 1 payment, 1 order`)
  })

  it.each(
    pickCells(
      [
        ['with the order stored and the basket still there', isBasketRead],
        ['once the order is placed', isPaymentUpdate],
        ['with the order stored and not shown', isOrderRead],
      ],
      1,
    ),
  )('%s shows the one order when the shopper returns again [F30]', async (when, isCall) => {
    const { browser, attempt } = await openPaymentStep()
    const transaction = await choosePaymentResult((await place(browser, attempt, 4000)).body.href, 'pay')
    const waitForRestart = killAt(isCall)
    await expectInterrupted(complete(browser, transaction))
    await waitForRestart()
    expect((await complete(browser, transaction)).body).toMatchObject({
      state: 'paid',
      order: { totals: { total: 4000 } },
    })
    expect((await browser.get('/bff/basket')).body.count).toBe(0)
    expect({ transactions: await countRows('payment_transactions'), orders: await countRows('orders') }).toEqual({
      transactions: 1,
      orders: 1,
    })
    recordMeasurement('F30', `killed ${when}: 1 payment, 1 order`)
  })

  it('once a free order is placed, pressing the button again leads to that order [F30]', async () => {
    const { browser, attempt } = await openPaymentStep()
    await browser.post('/bff/basket/promotions', { code: 'FREE' })
    const waitForRestart = killAt(isConversion)
    await expectInterrupted(place(browser, attempt, 0))
    await waitForRestart()
    const { body } = await place(browser, attempt, 0)
    const order = new URL(body.href, url).searchParams.get('order')
    expect((await browser.get(`/bff/orders/${order}`)).body).toMatchObject({ totals: { total: 0 } })
    expect(await countRows('orders')).toBe(1)
    recordMeasurement('F30', 'killed once an order that costs nothing is made: 1 order')
  })
})
