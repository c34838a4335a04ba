import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createCustomer } from '../../testing/customer.ts'
import type { ShopperBrowser } from '../../testing/shopper-browser.ts'
import { startBff } from '../../testing/start-bff.ts'
import { startFullBff } from '../../testing/start-full-bff.ts'

const { bff, redis, api, close } = await startFullBff()
afterAll(close)
afterEach(() => redis.client.flushall())

const add = (browser: ShopperBrowser, sku: string, quantity = 1) =>
  browser.post('/bff/basket/lines', { items: [{ sku, quantity }] })
const promote = (browser: ShopperBrowser, code: string) => browser.post('/bff/basket/promotions', { code })
const withdraw = (browser: ShopperBrowser, code: string) => browser.send('DELETE', `/bff/basket/promotions/${code}`)
const basket = async (browser: ShopperBrowser) => (await browser.get('/bff/basket')).body
const codes = async (browser: ShopperBrowser) =>
  (await basket(browser)).promotions.map(({ code }: { code: string }) => code)

const twoTickets = async (browser = bff.browser()) => {
  await add(browser, 'EV-open-night-standing', 2)
  return browser
}

describe('a promotion code', () => {
  it('discounts the basket and is listed, in any spelling of the code', async () => {
    const browser = await twoTickets()
    const { status, body } = await promote(browser, ' tickets10 ')
    expect(status).toBe(200)
    expect(body.promotions).toEqual([
      {
        code: 'TICKETS10',
        kind: 'promotion',
        description: '10% off tickets',
        discount: 400,
        remaining: null,
        isPayment: false,
        problem: null,
      },
    ])
    expect(body.totals).toMatchObject({ subtotal: 4000, discount: 400, total: 3600 })
    expect(await codes(browser)).toEqual(['TICKETS10'])
  })

  it('is added to the others and removed alone', async () => {
    const browser = await twoTickets()
    await promote(browser, 'TICKETS10')
    expect((await promote(browser, 'FIVE')).body.totals.discount).toBe(900)
    const left = await withdraw(browser, 'TICKETS10')
    expect(left.body.promotions).toMatchObject([{ code: 'FIVE', discount: 500 }])
    expect((await withdraw(browser, 'TICKETS10')).status).toBe(200)
    expect((await withdraw(browser, 'five')).body).toMatchObject({
      promotions: [],
      totals: { discount: 0, total: 4000 },
    })
  })

  it.each([
    ['en', 'This promotion is already in your basket.'],
    ['de', 'Diese Aktion ist schon in deinem Warenkorb.'],
  ])('that is in the basket already is rejected in %s', async (language, message) => {
    const browser = await twoTickets()
    browser.cookies.set('currentLanguage', language)
    await promote(browser, 'TICKETS10')
    const again = await promote(browser, 'tickets-10')
    expect(again).toMatchObject({
      status: 422,
      body: { code: 'rejected', message, fields: [{ field: 'code', message }] },
    })
    expect(await codes(browser)).toEqual(['TICKETS10'])
  })

  it('that is unknown is rejected with the first violation, in the shopper’s language', async () => {
    const english = await promote(await twoTickets(), 'NO-SUCH-CODE')
    const browser = await twoTickets()
    browser.cookies.set('currentLanguage', 'de')
    const german = await promote(browser, 'NO-SUCH-CODE')
    for (const { status, body } of [english, german]) {
      expect(status).toBe(422)
      expect(body.fields).toEqual([{ field: 'code', message: body.message }])
    }
    expect(english.body.message).not.toBe(german.body.message)
  })

  it('is rejected for an empty basket, without creating a session', async () => {
    const browser = bff.browser()
    expect((await promote(browser, 'TICKETS10')).body).toMatchObject({
      code: 'rejected',
      message: 'Put something into your basket first.',
    })
    expect(await redis.client.dbsize()).toBe(0)
  })

  it('that needs a minimum stays with a problem while the basket is below it', async () => {
    const browser = await twoTickets()
    const { body } = await promote(browser, 'FIVE')
    const reduced = await browser.send('PATCH', `/bff/basket/lines/${body.lines[0].key}`, { quantity: 1 })
    expect(reduced.body.promotions).toMatchObject([{ code: 'FIVE', discount: 0, problem: expect.stringMatching(/./) }])
  })

  it('for customers is merged into their basket and removed at sign-out', async () => {
    const { browser } = await createCustomer(bff)
    await add(browser, 'EV-open-night-standing', 2)
    await promote(browser, 'FIVE')
    await promote(browser, 'FRIEND')
    expect(await codes(browser)).toEqual(['FIVE', 'FRIEND'])
    await browser.send('DELETE', '/bff/session')
    expect(await basket(browser)).toMatchObject({
      count: 2,
      promotions: [{ code: 'FIVE' }],
      totals: { discount: 500, total: 3500 },
    })
  })

  it('of a guest is merged when they sign in', async () => {
    const { form } = await createCustomer(bff)
    const browser = await twoTickets()
    await promote(browser, 'TICKETS10')
    await browser.post('/bff/session', form)
    expect(await basket(browser)).toMatchObject({
      count: 2,
      promotions: [{ code: 'TICKETS10' }],
      totals: { total: 3600 },
    })
  })

  it('can be guessed a limited number of times per IP; valid codes do not count [S42]', async () => {
    const strict = await startBff({
      env: { REDIS_URL: redis.url, COMMERCE_API_URL: api.url, LIMIT_CODES_IP: '2/1h' },
    })
    try {
      const browser = strict.browser()
      await add(browser, 'EV-open-night-standing', 2)
      for (const code of ['TICKETS10', 'FIVE']) expect((await promote(browser, code)).status).toBe(200)
      await withdraw(browser, 'FIVE')
      expect((await promote(browser, 'FIVE')).status).toBe(200)
      expect((await promote(browser, 'WRONG-1')).status).toBe(422)
      expect((await browser.post('/bff/vouchers/balance', { code: 'WRONG-2' })).status).toBe(404)
      expect((await promote(browser, 'WRONG-3')).status).toBe(429)
      expect((await browser.post('/bff/vouchers/balance', { code: 'TEST-50GB-P000-0001' })).status).toBe(429)
    } finally {
      await strict.close()
    }
  })
})

describe('a gift voucher', () => {
  it('pays up to its balance and shows what remains', async () => {
    const browser = await twoTickets()
    const { body } = await promote(browser, 'test 50gb p000 0001')
    expect(body.promotions).toMatchObject([
      { code: 'TEST-50GB-P000-0001', kind: 'voucher', discount: 4000, remaining: 1000, isPayment: true },
    ])
    expect(body.totals).toMatchObject({ discount: 0, tax: 667, total: 4000, vouchers: 4000, toPay: 0 })
  })

  it('shows its balance for the code', async () => {
    const { status, body } = await bff.browser().post('/bff/vouchers/balance', { code: 'test-100g-bp00-0002' })
    expect({ status, body }).toEqual({
      status: 200,
      body: { balance: 3740, currency: 'GBP', expiresAt: expect.any(String) },
    })
  })

  it.each([
    ['en', 'There is no gift voucher with this code.'],
    ['de', 'Einen Gutschein mit diesem Code gibt es nicht.'],
  ])('that does not exist is rejected in %s', async (language, message) => {
    const browser = bff.browser()
    browser.cookies.set('currentLanguage', language)
    expect(await browser.post('/bff/vouchers/balance', { code: 'TEST-NONE' })).toMatchObject({
      status: 404,
      body: { code: 'not_found', message },
    })
  })
})
