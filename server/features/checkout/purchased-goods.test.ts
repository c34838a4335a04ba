import { afterAll, beforeAll, expect, it } from 'vitest'
import { homeAddressInput } from '#reference-api/testing/home-address.ts'
import { memberships } from '#reference-api/demo-brand/content/products/memberships.ts'
import { createFixtureContent } from '#reference-api/testing/fixture-content.ts'
import { createMailbox } from '#reference-api/testing/mailbox.ts'
import { choosePaymentResult } from '../../testing/checkout-shopper.ts'
import { createRegistration } from '../../testing/customer.ts'
import type { ShopperBrowser } from '../../testing/shopper-browser.ts'
import { startBff, type TestBff } from '../../testing/start-bff.ts'
import { startFixtureApi } from '#reference-api/testing/start-fixture-api.ts'
import { startRedis, type TestRedis } from '../../testing/start-redis.ts'

let redis: TestRedis
let api: Awaited<ReturnType<typeof startFixtureApi>>
let bff: TestBff
const mailbox = await createMailbox()

beforeAll(async () => {
  const content = createFixtureContent()
  const withMemberships = {
    ...content,
    products: [...content.products, ...memberships.map((membership) => ({ ...membership, prints: [] }))],
  }
  ;[redis, api] = await Promise.all([
    startRedis(),
    startFixtureApi({ content: withMemberships, mailFolder: mailbox.folder }),
  ])
  const longTimeouts = { UPSTREAM_TIMEOUT_MS: '15000', REDIS_TIMEOUT_MS: '5000' }
  bff = await startBff({
    env: { REDIS_URL: redis.url, COMMERCE_API_URL: api.url, PAYMENT_PAGE_ORIGIN: api.url, ...longTimeouts },
  })
})
afterAll(async () => {
  await bff.close()
  await Promise.all([redis.close(), api.close()])
  await mailbox.remove()
})

const standing = 'EV-open-night-standing'

const add = async (browser: ShopperBrowser, sku: string, quantity: number) => {
  const { status, text, body } = await browser.post('/bff/basket/lines', { items: [{ sku, quantity }] })
  expect(status, text).toBe(200)
  return body
}

/** Pays for the whole basket; returns the order. */
const checkOut = async (browser: ShopperBrowser, email: string) => {
  const contact = { email, firstName: 'Bea', lastName: 'Yer' }
  const { body } = await browser.send('PATCH', '/bff/checkout', {
    contact,
    shipping: { service: 'e-ticket' },
    billingAddress: homeAddressInput,
  })
  expect(body).toMatchObject({ step: 'payment' })
  const { toPay } = body.basket.totals
  const placed = await browser.post('/bff/checkout/order', {
    terms: true,
    submissionId: body.submissionId,
    expectedTotal: toPay,
    expectedCurrency: body.basket.currency,
  })
  expect(placed.status, placed.text).toBe(200)
  if (toPay === 0)
    return (await browser.get(`/bff/orders/${new URL(placed.body.href, bff.url).searchParams.get('order')}`)).body
  const transactionId = await choosePaymentResult(placed.body.href, 'pay')
  return (await browser.post('/bff/checkout/payment', { transactionId })).body.order
}

it('a purchased gift voucher pays for several orders until its balance is spent', async () => {
  const buyer = bff.browser()
  await add(buyer, 'VOUCHER-50', 1)
  const { lines } = await checkOut(buyer, 'giver@example.com')
  const [{ code }] = lines[0].vouchers
  expect((await mailbox.waitForEmails('giver@example.com', code)).length).toBe(1)

  const recipient = bff.browser()
  for (const balance of [3000, 1000]) {
    await add(recipient, standing, 1)
    expect((await recipient.post('/bff/basket/promotions', { code: code.toLowerCase() })).body).toMatchObject({
      totals: { total: 2000, toPay: 0 },
    })
    expect(await checkOut(recipient, 'given@example.com')).toMatchObject({ totals: { total: 2000, toPay: 0 } })
    expect((await recipient.post('/bff/vouchers/balance', { code })).body).toMatchObject({ balance })
  }
  await add(recipient, standing, 1)
  await recipient.post('/bff/basket/promotions', { code })
  expect((await checkOut(recipient, 'given@example.com')).totals).toMatchObject({ total: 2000, toPay: 1000 })
})

it('a guest’s membership gives member prices once its order is in an account', async () => {
  const person = createRegistration()
  const browser = bff.browser()
  await add(browser, 'PXM-REGULAR-1Y', 1)
  const order = await checkOut(browser, person.email)
  expect(order.lines[0].memberships).toMatchObject([{ status: 'waiting' }])

  expect((await browser.post('/bff/users', person)).status).toBe(200)
  expect((await add(browser, standing, 2)).totals).toMatchObject({ total: 4000 })
  expect((await browser.post(`/bff/orders/${order.id}/claim`)).status).toBe(200)
  expect((await browser.get('/bff/basket')).body.totals).toMatchObject({ total: 3800 })

  // A membership that a customer buys while signed in starts at once.
  await add(browser, 'PXM-PLUSONE-1Y', 1)
  await checkOut(browser, person.email)
  expect((await add(browser, standing, 2)).totals).toMatchObject({ total: 3600 })
})
