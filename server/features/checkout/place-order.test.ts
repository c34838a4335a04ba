import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { registerPerson } from '../../testing/person.ts'
import { readPurchases, readVaults } from '../../testing/read-vaults.ts'
import type { ShopperBrowser } from '../../testing/shopper-browser.ts'
import { startBff, type TestBff } from '../../testing/start-bff.ts'
import { startCommerceApi } from '../../testing/start-commerce-api.ts'
import { startRedis, type TestRedis } from '../../testing/start-redis.ts'

let redis: TestRedis
let api: Awaited<ReturnType<typeof startCommerceApi>>
let bff: TestBff

beforeAll(async () => {
  ;[redis, api] = await Promise.all([startRedis(), startCommerceApi()])
  bff = await startBff({
    env: { REDIS_URL: redis.url, COMMERCE_API_URL: api.url, UPSTREAM_TIMEOUT_MS: '15000', REDIS_TIMEOUT_MS: '5000' },
  })
})
afterAll(async () => {
  await bff.close()
  await Promise.all([redis.close(), api.close()])
})
afterEach(async () => {
  await sql`delete from orders`.execute(api.db)
  await sql`delete from baskets`.execute(api.db)
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
const place = (browser: ShopperBrowser, attempt: string, expected: number, terms = true) =>
  browser.post('/bff/checkout/order', { terms, submissionId: attempt, expectedTotal: expected })
const orders = async () =>
  (await sql<{ id: string; user_id: string | null }>`select id, user_id from orders`.execute(api.db)).rows
const idIn = (href: string) => new URL(href, 'https://shop.example').searchParams.get('order')

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

/** The same with nothing left to pay. */
const free = async (browser = bff.browser()) => {
  const shopper = await ready(browser)
  expect((await browser.post('/bff/basket/promotions', { code: 'FREE' })).body.totals.total).toBe(0)
  return shopper
}

describe('ordering', () => {
  it.each([
    ['en', 'Please accept the terms and conditions. Without them there is no order.'],
    ['de', 'Stimm bitte den Buchungsbedingungen zu. Ohne sie geht keine Bestellung.'],
  ])('needs the terms, and says so at their field in %s', async (language, message) => {
    const { browser, attempt } = await free()
    browser.cookies.set('currentLanguage', language)
    expect(await place(browser, attempt, 0, false)).toMatchObject({
      status: 422,
      body: { code: 'rejected', fields: [{ field: 'terms', message }] },
    })
    expect(await orders()).toEqual([])
  })

  it('needs something to buy', async () => {
    expect(await place(bff.browser(), crypto.randomUUID(), 0)).toMatchObject({
      status: 409,
      body: { code: 'conflict' },
    })
  })

  it('says what is missing, and leaves the basket open', async () => {
    const browser = bff.browser()
    await add(browser, standing)
    const { status, body } = await place(browser, (await read(browser)).body.submissionId, 2000)
    expect(status).toBe(422)
    expect(body.fields.map(({ field }: { field: string }) => field)).toEqual(
      expect.arrayContaining(['contact', 'billingAddress', 'shipping.service']),
    )
    expect((await read(browser)).body.isConfirmed).toBe(false)
  })

  it('at another total than was seen asks again, and leaves the basket open', async () => {
    const { browser, attempt } = await free()
    const answer = await place(browser, attempt, 4000)
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'confirmation_needed', message: 'The total has changed. Have another look before you pay.' },
    })
    expect((await read(browser)).body).toMatchObject({ isConfirmed: false, basket: { totals: { total: 0 } } })
    expect(await orders()).toEqual([])
  })

  it('is limited by address [S42]', async () => {
    const strict = await startBff({
      env: { REDIS_URL: redis.url, COMMERCE_API_URL: api.url, LIMIT_PAYMENTS_IP: '1/1h' },
    })
    const answers = [await place(strict.browser(), 'a-first-one', 0), await place(strict.browser(), 'a-second-one', 0)]
    expect(answers.map(({ status }) => status)).toEqual([409, 429])
    await strict.close()
  })
})

describe('what costs nothing', () => {
  it('is an order at once, which this session alone can read, and the basket is gone', async () => {
    const { browser, attempt } = await free()
    const { status, body } = await place(browser, attempt, 0)
    expect([status, body.href]).toEqual([200, expect.stringMatching(/^\/checkout\/complete\?order=[\w-]+$/)])
    const order = await browser.get(`/bff/orders/${idIn(body.href)}`)
    expect(order.body).toMatchObject({
      isAccountOrder: false,
      contact: { email: contact.email },
      totals: { total: 0 },
      lines: [{ quantity: 2 }],
    })
    expect((await bff.browser().get(`/bff/orders/${idIn(body.href)}`)).status).toBe(404)
    expect((await browser.get('/bff/session')).body.basketCount).toBe(0)
    expect((await read(browser)).status).toBe(409)
    expect((await add(browser, standing)).body.count).toBe(1)
  })

  it('is one order, however often it is pressed', async () => {
    const { browser, attempt } = await free()
    const answers = await Promise.all(Array.from({ length: 4 }, () => place(browser.copy(), attempt, 0)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.href)).size).toBe(1)
    expect(await orders()).toHaveLength(1)
    expect((await place(browser, attempt, 0)).body.href).toBe(answers[0]!.body.href)
  })

  it('is one order from two tabs', async () => {
    const { browser, attempt } = await free()
    const other = (await read(browser)).body.submissionId
    const answers = await Promise.all([place(browser, attempt, 0), place(browser.copy(), other, 0)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(answers[1]!.body.href).toBe(answers[0]!.body.href)
    expect(await orders()).toHaveLength(1)
    await free(browser)
    expect((await place(browser, other, 0)).body.href).toBe(answers[0]!.body.href)
    expect((await read(browser)).body).toMatchObject({ isConfirmed: false, basket: { count: 2 } })
    expect(await orders()).toHaveLength(1)
  })

  it('belongs to the customer who is signed in', async () => {
    const { browser } = await registerPerson(bff)
    const { attempt } = await free(browser)
    const { href } = (await place(browser, attempt, 0)).body
    expect((await browser.get(`/bff/orders/${idIn(href)}`)).body).toMatchObject({ isAccountOrder: true })
    expect((await orders())[0]?.user_id).toMatch(/./)
    expect((await place(browser, attempt, 0)).body.href).toBe(href)
  })

  it('never shows the basket’s id, nor the key of the order', async () => {
    const { browser, attempt } = await free()
    const [vault] = await readVaults(redis.client, bff.config)
    const answers = [await read(browser), await place(browser, attempt, 0)]
    answers.push(await browser.get(`/bff/orders/${idIn(answers[1]!.body.href)}`))
    const [purchase] = await readPurchases(redis.client, bff.config)
    const key = purchase?.order?.key?.reveal()
    expect(key).toMatch(/^[\w-]{20,}$/)
    for (const { text } of answers) for (const secret of [vault?.basketId, key]) expect(text).not.toContain(secret)
  })

  it.each([
    ['pressing again', (browser: ShopperBrowser, attempt: string) => place(browser, attempt, 0)],
    ['looking at the basket', (browser: ShopperBrowser) => browser.get('/bff/basket')],
    ['adding something', (browser: ShopperBrowser) => add(browser, standing)],
  ])('and became an order while nobody was told is found in this session by %s', async (_how, comeBack) => {
    const { browser, attempt } = await free()
    const { basketId = '', token = '' } = (await readVaults(redis.client, bff.config))[0] ?? {}
    const unseen = (method: string, step: string) =>
      fetch(`${api.url}/baskets/${basketId}/${step}`, {
        method,
        body: '{}',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      })
    expect([(await unseen('PUT', 'confirm')).status, (await unseen('POST', 'convert')).ok]).toEqual([200, true])
    expect((await comeBack(browser, attempt)).status).toBe(200)
    const [order] = await orders()
    expect((await browser.get(`/bff/orders/${order?.id}`)).body).toMatchObject({ lines: [{ quantity: 2 }] })
    expect(await orders()).toHaveLength(1)
  })
})
