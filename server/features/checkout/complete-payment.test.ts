import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestClock } from '#reference-api/testing/test-clock.ts'
import { registerPerson } from '../../testing/person.ts'
import { readVaults } from '../../testing/read-vaults.ts'
import type { ShopperBrowser } from '../../testing/shopper-browser.ts'
import { startBff, type TestBff } from '../../testing/start-bff.ts'
import { startCommerceApi } from '../../testing/start-commerce-api.ts'
import { startFaultyGateway, type FaultyGateway } from '../../testing/start-faulty-gateway.ts'
import { startRedis, type TestRedis } from '../../testing/start-redis.ts'

const clock = createTestClock()

let redis: TestRedis
let api: Awaited<ReturnType<typeof startCommerceApi>>
let gateway: FaultyGateway
let bff: TestBff

/** What waits for its turn on a busy machine is not broken. */
const patience = { UPSTREAM_TIMEOUT_MS: '15000', REDIS_TIMEOUT_MS: '5000' }

beforeAll(async () => {
  ;[redis, api] = await Promise.all([startRedis(), startCommerceApi({ now: clock.now })])
  gateway = await startFaultyGateway(api.url)
  bff = await startBff({
    env: { REDIS_URL: redis.url, COMMERCE_API_URL: gateway.url, PAYMENT_PAGE_ORIGIN: api.url, ...patience },
  })
})
afterAll(async () => {
  await bff.close()
  await gateway.close()
  await Promise.all([redis.close(), api.close()])
})
afterEach(async () => {
  for (const table of ['orders', 'payment_transactions', 'baskets'])
    await sql`delete from ${sql.table(table)}`.execute(api.db)
  await redis.client.flushall()
})

const standing = 'EV-open-night-standing'
const contact = { email: 'bea@example.com', firstName: 'Bea', lastName: 'Yer' }
const home = {
  firstName: 'Bea',
  lastName: 'Yer',
  line1: '3 Quay',
  city: 'Bristol',
  postcode: 'BS1 4QA',
  countryCode: 'GB',
}

const add = (browser: ShopperBrowser, sku: string, quantity = 1) =>
  browser.post('/bff/basket/lines', { items: [{ sku, quantity }] })
const read = (browser: ShopperBrowser) => browser.get('/bff/checkout')
const place = (browser: ShopperBrowser, attempt: string, expected = 4000) =>
  browser.post('/bff/checkout/order', { terms: true, submissionId: attempt, expectedTotal: expected })
const complete = (browser: ShopperBrowser, transaction: string) =>
  browser.post('/bff/checkout/payment', { transactionId: transaction })
const orders = async () => (await sql<{ id: string }>`select id from orders`.execute(api.db)).rows.map(({ id }) => id)

/** As far as the button that orders. */
const ready = async (browser = bff.browser()) => {
  await add(browser, standing, 2)
  const { status, text, body } = await browser.send('PATCH', '/bff/checkout', {
    contact,
    shipping: { service: 'e-ticket' },
    billingAddress: home,
  })
  expect(status, text).toBe(200)
  return { browser, attempt: body.submissionId as string }
}

/** What a shopper presses on the payment page, and the payment they come back with. */
const press = async (page: string, choice: 'pay' | 'decline' | 'cancel' | 'lose' | 'delay') => {
  const answer = await fetch(page, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ choice }) }).catch(
    () => undefined,
  )
  return new URL(answer?.headers.get('location') ?? 'https://lost.example').searchParams.get('transaction') ?? ''
}

/** On the payment page. */
const paying = async (browser = bff.browser()) => {
  const shopper = await ready(browser)
  const { status, text, body } = await place(browser, shopper.attempt)
  expect(status, text).toBe(200)
  return { ...shopper, page: body.href as string }
}

/** The one payment there is, as the provider knows it. */
const transaction = async () =>
  (await sql<{ id: string }>`select id from payment_transactions order by started_at desc`.execute(api.db)).rows[0]
    ?.id ?? ''

describe('paying', () => {
  it('leads to the payment page, and back to an order that this session alone can read', async () => {
    const { browser, page } = await paying()
    expect(new URL(page).origin).toBe(bff.config.paymentPageOrigin)
    const id = await press(page, 'pay')
    const { status, body } = await complete(browser, id)
    expect([status, body.state]).toEqual([200, 'paid'])
    expect(body.order).toMatchObject({
      isAccountOrder: false,
      contact: { email: contact.email },
      totals: { total: 4000 },
      lines: [{ quantity: 2 }],
    })
    expect((await complete(bff.browser(), id)).status).toBe(404)
    expect((await browser.get(`/bff/orders/${body.order.id}`)).body.number).toBe(body.order.number)
    expect((await browser.get('/bff/session')).body.basketCount).toBe(0)
  })

  it('freezes the checkout, and going back opens it', async () => {
    const { browser } = await paying()
    expect((await read(browser)).body.isConfirmed).toBe(true)
    expect((await browser.post('/bff/checkout/reopening')).body).toMatchObject({ isConfirmed: false, step: 'payment' })
    expect((await add(browser, standing)).body.count).toBe(3)
  })

  it('ends with any change of the basket, and begins again at what it comes to then', async () => {
    const { browser } = await paying()
    const first = await transaction()
    expect((await add(browser, standing)).body).toMatchObject({ count: 3 })
    expect((await complete(browser, first)).body).toMatchObject({ state: 'open', cause: 'cancelled' })
    const { href } = (await place(browser, (await read(browser)).body.submissionId, 6000)).body
    expect((await complete(browser, await press(href, 'pay'))).body).toMatchObject({
      state: 'paid',
      order: { totals: { total: 6000 } },
    })
  })

  it('is one payment, however often the button is pressed, in however many tabs', async () => {
    const { browser, attempt } = await ready()
    const other = (await read(browser)).body.submissionId
    const answers = await Promise.all([attempt, attempt, other, attempt].map((each) => place(browser.copy(), each)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.href)).size).toBe(1)
    await press(answers[0]!.body.href, 'pay')
    expect((await complete(browser, await transaction())).body.state).toBe('paid')
    expect(await orders()).toHaveLength(1)
  })

  it('is one order when the shopper returns twice, at once, and again later', async () => {
    const { browser, page, attempt } = await paying()
    const other = (await read(browser)).body.submissionId
    const id = await press(page, 'pay')
    const answers = await Promise.all([
      complete(browser, id),
      complete(browser.copy(), id),
      complete(browser.copy(), id),
    ])
    answers.push(await complete(browser, id))
    expect(new Set(answers.map(({ body }) => body.order?.id)).size).toBe(1)
    expect(await orders()).toEqual([answers[0]!.body.order.id])
    for (const one of [attempt, other])
      expect((await place(browser, one)).body.href).toBe(`/checkout/complete?order=${answers[0]!.body.order.id}`)
  })

  it('goes through when nobody returns: the order is there, and the basket is not', async () => {
    const { browser, page } = await paying()
    await press(page, 'lose')
    await vi.waitFor(async () => expect(await orders()).toHaveLength(1), { timeout: 20_000, interval: 100 })
    expect((await browser.get('/bff/basket')).body.count).toBe(0)
    expect((await browser.get(`/bff/orders/${(await orders())[0]}`)).body).toMatchObject({ lines: [{ quantity: 2 }] })
    expect((await complete(browser, await transaction())).body.state).toBe('paid')
    expect(await orders()).toHaveLength(1)
  })

  it('that takes its time says so until it is through', async () => {
    const { browser, page } = await paying()
    const id = await press(page, 'delay')
    expect((await complete(browser, id)).body).toEqual({ state: 'waiting', retryAfter: expect.any(Number) })
    clock.advance({ seconds: 60 })
    await vi.waitFor(async () => expect((await complete(browser, id)).body.state).toBe('paid'), {
      timeout: 20_000,
      interval: 100,
    })
    expect(await orders()).toHaveLength(1)
  })

  it.each([
    ['declined', 'decline'],
    ['cancelled', 'cancel'],
  ] as const)(
    'that was %s is tried again with the tickets still held, on the page of before and on a new one',
    async (cause, choice) => {
      const { browser, page, attempt } = await paying()
      const { body } = await complete(browser, await press(page, choice))
      expect(body).toMatchObject({ state: 'open', cause })
      expect((await read(browser)).body).toMatchObject({
        isConfirmed: false,
        step: 'payment',
        basket: { count: 2, hold: { expiresAt: expect.any(String) } },
      })
      const again = (await place(browser, attempt)).body.href
      expect(again).not.toBe(page)
      expect((await complete(browser, await press(again, 'decline'))).body.state).toBe('open')
      const last = (await place(browser, (await read(browser)).body.submissionId)).body.href
      expect((await complete(browser, await press(last, 'pay'))).body.state).toBe('paid')
      expect(await orders()).toHaveLength(1)
    },
  )

  it('a second time, an earlier refusal that is opened again harms neither the payment under way nor the order', async () => {
    const { browser, page, attempt } = await paying()
    const refused = await press(page, 'decline')
    await complete(browser, refused)
    const second = (await place(browser, attempt)).body.href
    expect((await complete(browser, refused)).body.state).toBe('open')
    expect((await complete(browser, await press(second, 'pay'))).body.state).toBe('paid')
    expect((await complete(browser, refused)).body.state).toBe('paid')
  })

  it('is lost when nothing was paid and the hold is over', async () => {
    const { browser, page } = await paying()
    const id = await press(page, 'decline')
    clock.advance({ seconds: 40 * 60 })
    expect((await complete(browser, id)).body).toEqual({ state: 'lost' })
    expect((await browser.get('/bff/basket')).body).toMatchObject({
      count: 0,
      expired: [{ sku: standing, quantity: 2 }],
    })
  })

  it('is honoured when it began before the hold was over', async () => {
    const { browser, page } = await paying()
    clock.advance({ seconds: 20 * 60 })
    expect((await complete(browser, await press(page, 'pay'))).body.state).toBe('paid')
  })
})

describe('while a payment is under way', () => {
  it('a change to what is paid for already begins a basket of its own', async () => {
    const { browser, page } = await paying()
    const id = await press(page, 'pay')
    expect((await add(browser, standing)).body.count).toBe(1)
    expect((await complete(browser, id)).body.state).toBe('paid')
    expect((await browser.get('/bff/basket')).body.count).toBe(1)
  })

  it('a change that another tab overtakes on its way to pay is made all the same', async () => {
    const { browser, attempt } = await ready()
    const { lines } = (await browser.get('/bff/basket')).body
    const [{ basketId = '', token = '' } = {}] = await readVaults(redis.client, bff.config)
    let isOvertaken = false
    gateway.holdCall = (call) => {
      if (isOvertaken || call !== `PUT /baskets/${basketId}`) return undefined
      isOvertaken = true
      return fetch(`${api.url}/baskets/${basketId}/confirm`, {
        method: 'PUT',
        body: '{}',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      }).then(({ status }) => expect(status).toBe(200))
    }
    const changed = await browser.send('PATCH', `/bff/basket/lines/${lines[0].key}`, { quantity: 1 })
    gateway.holdCall = () => undefined
    expect([isOvertaken, changed.status, changed.body.count]).toEqual([true, 200, 1])
    expect(await place(browser, attempt, 2000)).toMatchObject({ status: 200 })
  })

  it('signing in after paying loses neither the payment nor the order', async () => {
    const { form } = await registerPerson(bff)
    const { browser, page } = await paying()
    const id = await press(page, 'pay')
    expect((await browser.post('/bff/session', form)).body).toMatchObject({ guest: false, basketCount: 0 })
    expect((await complete(browser, id)).body).toMatchObject({ state: 'paid', order: { isAccountOrder: false } })
    expect((await browser.get('/bff/basket')).body).toMatchObject({ count: 0, guestBasketCount: 0 })
    expect(await orders()).toHaveLength(1)
  })

  it('signing in before paying ends the payment, and the tickets come along', async () => {
    const { form } = await registerPerson(bff)
    const { browser, page } = await paying()
    const id = await transaction()
    expect((await browser.post('/bff/session', form)).body).toMatchObject({ guest: false, basketCount: 2 })
    await press(page, 'pay')
    expect((await complete(browser, id)).body).toMatchObject({ state: 'open', cause: 'cancelled' })
    expect((await read(browser)).body).toMatchObject({ isConfirmed: false, guest: false, basket: { count: 2 } })
    expect(await orders()).toEqual([])
  })

  it('a customer’s order is theirs on every device', async () => {
    const { browser, form } = await registerPerson(bff)
    const { page } = await paying(browser)
    const id = await press(page, 'pay')
    const { body } = await complete(browser, id)
    expect(body).toMatchObject({ state: 'paid', order: { isAccountOrder: true } })
    const elsewhere = bff.browser()
    await elsewhere.post('/bff/session', form)
    expect((await elsewhere.get(`/bff/orders/${body.order.id}`)).body.number).toBe(body.order.number)
    expect((await elsewhere.get('/bff/basket')).body.count).toBe(0)
  })

  it('nothing that is answered holds the basket’s id, the order’s key or what the provider calls the payment [S1 S2]', async () => {
    const { browser, page } = await paying()
    const [{ basketId = '' } = {}] = await readVaults(redis.client, bff.config)
    const reference =
      (
        await sql<{ reference: string }>`select provider_reference as reference from payment_transactions`.execute(
          api.db,
        )
      ).rows[0]?.reference ?? ''
    const answers = [await read(browser), await complete(browser, await transaction())]
    answers.push(await complete(browser, await press(page, 'pay')), await browser.get('/bff/basket'))
    const key = (await sql<{ key: string }>`select access_key as key from orders`.execute(api.db)).rows[0]?.key ?? ''
    for (const secret of [basketId, reference, key]) {
      expect(secret).toMatch(/^[\w-]{20,}$/)
      for (const { text, headers } of answers) expect(text + JSON.stringify([...headers])).not.toContain(secret)
    }
  })
})

describe('a payment page that is elsewhere', () => {
  it('is led to by nobody [S30]', async () => {
    const strict = await startBff({
      env: { REDIS_URL: redis.url, COMMERCE_API_URL: api.url, PAYMENT_PAGE_ORIGIN: 'https://pay.example' },
    })
    try {
      const { browser, attempt } = await ready(strict.browser())
      const answer = await place(browser, attempt)
      expect(answer).toMatchObject({ status: 502, body: { code: 'upstream_unavailable' } })
      expect(answer.text).not.toContain('127.0.0.1')
      expect(strict.log.text()).toContain('a payment page is not where payment pages are')
    } finally {
      await strict.close()
    }
  })
})
