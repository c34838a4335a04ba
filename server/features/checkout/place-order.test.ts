import { sql } from 'kysely'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import {
  addToBasket,
  testContact,
  postOrder,
  prepareOrder,
  readCheckout,
  standingTicket,
} from '../../testing/checkout-shopper.ts'
import { homeAddressInput } from '#reference-api/testing/home-address.ts'
import { createCustomer, signIn } from '../../testing/customer.ts'
import { readPurchases, readVaults } from '../../testing/read-vaults.ts'
import type { ShopperBrowser } from '../../testing/shopper-browser.ts'
import { startBff } from '../../testing/start-bff.ts'
import { startFullBff } from '../../testing/start-full-bff.ts'

const { bff, redis, api, close } = await startFullBff({
  env: { UPSTREAM_TIMEOUT_MS: '15000', REDIS_TIMEOUT_MS: '5000' },
})
afterAll(close)
afterEach(async () => {
  await sql`delete from orders`.execute(api.db)
  await sql`delete from baskets`.execute(api.db)
  await redis.client.flushall()
})

const findOrders = async () =>
  (await sql<{ id: string; user_id: string | null }>`select id, user_id from orders`.execute(api.db)).rows
const getOrderId = (href: string) => new URL(href, 'https://shop.example').searchParams.get('order')

/** Prepares an order that costs nothing. */
const prepareFreeOrder = async (browser = bff.browser()) => {
  const shopper = await prepareOrder(browser)
  expect((await browser.post('/bff/basket/promotions', { code: 'FREE' })).body.totals.total).toBe(0)
  return shopper
}

describe('ordering', () => {
  it.each([
    ['en', 'Please accept the terms and conditions. Without them there is no order.'],
    ['de', 'Stimm bitte den Buchungsbedingungen zu. Ohne sie geht keine Bestellung.'],
  ])('needs the terms, with the error at their field in %s', async (language, message) => {
    const { browser, submissionId } = await prepareFreeOrder()
    browser.cookies.set('currentLanguage', language)
    expect(await postOrder(browser, submissionId, 0, { terms: false })).toMatchObject({
      status: 422,
      body: { code: 'rejected', fields: [{ field: 'terms', message }] },
    })
    expect(await findOrders()).toEqual([])
  })

  it('needs a basket with lines', async () => {
    expect(await postOrder(bff.browser(), crypto.randomUUID(), 0)).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    })
  })

  it('reports missing steps and leaves the basket open', async () => {
    const browser = bff.browser()
    await addToBasket(browser, standingTicket)
    const { status, body } = await postOrder(browser, (await readCheckout(browser)).body.submissionId, 2000)
    expect(status).toBe(422)
    expect(body.fields.map(({ field }: { field: string }) => field)).toEqual(['contact'])
    expect((await readCheckout(browser)).body.isConfirmed).toBe(false)
  })

  it.each([
    ['total', 4000, 'GBP'],
    ['currency', 0, 'EUR'],
  ])('needs confirmation when the %s has changed, and leaves the basket open', async (_name, total, currency) => {
    const { browser, submissionId } = await prepareFreeOrder()
    const response = await postOrder(browser, submissionId, total, { expectedCurrency: currency })
    expect(response).toMatchObject({
      status: 409,
      body: { code: 'confirmation_needed', message: 'The total has changed. Have another look before you pay.' },
    })
    expect((await readCheckout(browser)).body).toMatchObject({ isConfirmed: false, basket: { totals: { total: 0 } } })
    expect(await findOrders()).toEqual([])
  })

  it('is limited per IP address [S42]', async () => {
    const strict = await startBff({
      env: { REDIS_URL: redis.url, COMMERCE_API_URL: api.url, LIMIT_PAYMENTS_IP: '1/1h' },
    })
    const responses = [
      await postOrder(strict.browser(), 'a-first-one', 0),
      await postOrder(strict.browser(), 'a-second-one', 0),
    ]
    expect(responses.map(({ status }) => status)).toEqual([409, 429])
    await strict.close()
  })
})

describe('a free order', () => {
  it('is limited for one mailbox, which may be another person’s [S42]', async () => {
    const strict = await startBff({
      env: { REDIS_URL: redis.url, COMMERCE_API_URL: api.url, LIMIT_FREE_ORDERS_ACCOUNT: '1/1h' },
    })
    const orderFor = async (email: string) => {
      const { browser } = await prepareFreeOrder(strict.browser())
      const { body } = await browser.send('PATCH', '/bff/checkout', { contact: { ...testContact, email } })
      return (await postOrder(browser, body.submissionId, 0)).status
    }
    const statuses = [await orderFor('bea@example.com'), await orderFor('bea+2@example.com')]
    expect([...statuses, await orderFor('another@example.com')]).toEqual([200, 429, 200])
    await strict.close()
  })

  it('counts its tickets at the IP address for an hour: a client cannot order free ones without end [S42]', async () => {
    const strict = await startBff({
      env: { REDIS_URL: redis.url, COMMERCE_API_URL: api.url, HOLD_TICKETS_IP: '4' },
    })
    const waiting = strict.browser()
    await addToBasket(waiting, standingTicket)
    const { browser, submissionId } = await prepareFreeOrder(strict.browser())
    expect((await postOrder(browser, submissionId, 0)).status).toBe(200)
    for (const [language, reason] of [
      ['en', 'Free tickets that were just ordered count, too. Sign in'],
      ['de', 'Auch kostenlose Karten, die gerade bestellt wurden, zählen mit. Melde dich'],
    ] as const) {
      const next = strict.browser()
      next.cookies.set('currentLanguage', language)
      const rejection = await addToBasket(next, standingTicket, 2)
      expect([rejection.status, rejection.body.message]).toEqual([422, expect.stringContaining(reason)])
    }
    // What is held already can be bought, and a customer with a proven email address counts apart.
    expect((await waiting.get('/bff/basket')).body.count).toBe(1)
    const { form } = await createCustomer(strict)
    await sql`update users set email_verified_at = now() where email = ${form.email}`.execute(api.db)
    expect((await prepareFreeOrder((await signIn(strict, form)).browser)).submissionId).toMatch(/./)
    const keys = await redis.client.keys('stagedoor:{*}:holds')
    const minutes = await Promise.all(keys.map(async (key) => Math.round((await redis.client.pttl(key)) / 60_000)))
    expect(minutes.toSorted()).toEqual([15, 60])
    await strict.close()
  })

  it('counts only when it is free: a false claim does not spend the limit of its email address [S42]', async () => {
    const strict = await startBff({
      env: { REDIS_URL: redis.url, COMMERCE_API_URL: api.url, LIMIT_FREE_ORDERS_ACCOUNT: '1/1h' },
    })
    const contact = { ...testContact, email: 'victim@example.com' }
    const attacker = strict.browser()
    await addToBasket(attacker, standingTicket)
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const { body } = await attacker.send('PATCH', '/bff/checkout', { contact, billingAddress: homeAddressInput })
      expect((await postOrder(attacker, body.submissionId, 0)).status).toBe(409)
    }
    const { browser } = await prepareFreeOrder(strict.browser())
    const { body } = await browser.send('PATCH', '/bff/checkout', { contact })
    expect((await postOrder(browser, body.submissionId, 0)).status).toBe(200)
    await strict.close()
  })

  it('is created at once, readable by this session only, and the basket is gone', async () => {
    const { browser, submissionId } = await prepareFreeOrder()
    const { status, body } = await postOrder(browser, submissionId, 0)
    expect({ status, href: body.href }).toEqual({
      status: 200,
      href: expect.stringMatching(/^\/checkout\/complete\?order=[\w-]+$/),
    })
    const order = await browser.get(`/bff/orders/${getOrderId(body.href)}`)
    expect(order.body).toMatchObject({
      isAccountOrder: false,
      contact: { email: testContact.email },
      totals: { total: 0 },
      lines: [{ quantity: 2 }],
    })
    expect((await bff.browser().get(`/bff/orders/${getOrderId(body.href)}`)).status).toBe(404)
    expect((await browser.get('/bff/session')).body.basketCount).toBe(0)
    expect((await readCheckout(browser)).status).toBe(409)
    expect((await addToBasket(browser, standingTicket)).body.count).toBe(1)
  })

  it('is created once when the shopper submits it several times', async () => {
    const { browser, submissionId } = await prepareFreeOrder()
    const responses = await Promise.all(Array.from({ length: 4 }, () => postOrder(browser.copy(), submissionId, 0)))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(responses.map(({ body }) => body.href)).size).toBe(1)
    expect(await findOrders()).toHaveLength(1)
    expect((await postOrder(browser, submissionId, 0)).body.href).toBe(responses[0]!.body.href)
  })

  it('is created once from two tabs', async () => {
    const { browser, submissionId } = await prepareFreeOrder()
    const otherSubmissionId = (await readCheckout(browser)).body.submissionId
    const responses = await Promise.all([
      postOrder(browser, submissionId, 0),
      postOrder(browser.copy(), otherSubmissionId, 0),
    ])
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    expect(responses[1]!.body.href).toBe(responses[0]!.body.href)
    expect(await findOrders()).toHaveLength(1)
    await prepareFreeOrder(browser)
    expect((await postOrder(browser, otherSubmissionId, 0)).body.href).toBe(responses[0]!.body.href)
    expect((await readCheckout(browser)).body).toMatchObject({ isConfirmed: false, basket: { count: 2 } })
    expect(await findOrders()).toHaveLength(1)
  })

  it('belongs to the signed-in customer', async () => {
    const { browser } = await createCustomer(bff)
    const { submissionId } = await prepareFreeOrder(browser)
    const { href } = (await postOrder(browser, submissionId, 0)).body
    expect((await browser.get(`/bff/orders/${getOrderId(href)}`)).body).toMatchObject({ isAccountOrder: true })
    expect((await findOrders())[0]?.user_id).toMatch(/./)
    expect((await postOrder(browser, submissionId, 0)).body.href).toBe(href)
  })

  it('never contains the basket’s id or the order key', async () => {
    const { browser, submissionId } = await prepareFreeOrder()
    const [vault] = await readVaults(redis.client, bff.config)
    const responses = [await readCheckout(browser), await postOrder(browser, submissionId, 0)]
    responses.push(await browser.get(`/bff/orders/${getOrderId(responses[1]!.body.href)}`))
    const [purchase] = await readPurchases(redis.client, bff.config)
    const key = purchase?.order?.key?.reveal()
    expect(key).toMatch(/^[\w-]{20,}$/)
    for (const { text } of responses) for (const secret of [vault?.basketId, key]) expect(text).not.toContain(secret)
  })

  it.each([
    ['pressing again', (browser: ShopperBrowser, submissionId: string) => postOrder(browser, submissionId, 0)],
    ['looking at the basket', (browser: ShopperBrowser) => browser.get('/bff/basket')],
    ['adding something', (browser: ShopperBrowser) => addToBasket(browser, standingTicket)],
  ])('whose response was lost is found in this session by %s', async (_how, returnToShop) => {
    const { browser, submissionId } = await prepareFreeOrder()
    const { basketId = '', token = '' } = (await readVaults(redis.client, bff.config))[0] ?? {}
    const sendOutsideShop = (method: string, step: string) =>
      fetch(`${api.url}/baskets/${basketId}/${step}`, {
        method,
        body: '{}',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      })
    expect({
      status: (await sendOutsideShop('PUT', 'confirm')).status,
      ok: (await sendOutsideShop('POST', 'convert')).ok,
    }).toEqual({
      status: 200,
      ok: true,
    })
    expect((await returnToShop(browser, submissionId)).status).toBe(200)
    const [order] = await findOrders()
    expect((await browser.get(`/bff/orders/${order?.id}`)).body).toMatchObject({ lines: [{ quantity: 2 }] })
    expect(await findOrders()).toHaveLength(1)
  })
})
