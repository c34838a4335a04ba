import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { startFullBff } from '../../testing/start-full-bff.ts'
import type { ShopperBrowser } from '../../testing/shopper-browser.ts'
import { readVault, encryptInVault } from '../../testing/read-vaults.ts'

const { bff, redis, close } = await startFullBff()
afterAll(close)
afterEach(() => redis.client.flushall())

const standing = 'EV-open-night-standing'
const balcony = 'EV-open-night-balcony'
const record = 'RECORD-1-LP'

const add = (
  browser: ShopperBrowser,
  ...items: { sku: string; quantity?: number; extraData?: Record<string, string> }[]
) => browser.post('/bff/basket/lines', { items })
const change = (browser: ShopperBrowser, key: string, quantity: number) =>
  browser.send('PATCH', `/bff/basket/lines/${key}`, { quantity })
const remove = (browser: ShopperBrowser, key: string) => browser.send('DELETE', `/bff/basket/lines/${key}`)

/** Adds two lines with a dedication. `ada` and `bo` are their keys. */
const addDedicatedRecords = async () => {
  const browser = bff.browser()
  const dedicate = (dedication: string) => ({ sku: record, extraData: { dedication } })
  const { body } = await add(browser, dedicate('For Ada'), dedicate('For Bo'))
  const [ada, bo] = body.lines.map(({ key }: { key: string }) => key)
  const changeTexts = (key: string, texts: Record<string, string>) =>
    browser.send('PATCH', `/bff/basket/lines/${key}`, { texts })
  return { ada, bo, changeTexts }
}

const vaultKey = async () => (await redis.client.keys('*:vault'))[0] ?? ''

/** Replaces the server time of a hold, the only field that differs when the basket is read again. */
const withAnyServerTime = (basket: { hold: object | null }) => ({
  ...basket,
  hold: basket.hold && { ...basket.hold, serverTime: expect.any(String) },
})

describe('a basket', () => {
  it('is empty without a session, and reading it creates nothing', async () => {
    const response = await bff.browser().get('/bff/basket')
    expect(response.body).toEqual({
      lines: [],
      count: 0,
      currency: 'GBP',
      totals: {
        subtotal: 0,
        discount: 0,
        shipping: null,
        tax: 0,
        taxes: [],
        incTax: true,
        total: 0,
        vouchers: 0,
        toPay: 0,
      },
      promotions: [],
      hold: null,
      expired: [],
      guestBasketCount: 0,
    })
    expect(response.headers.getSetCookie()).toEqual([])
    expect(await redis.client.dbsize()).toBe(0)
  })

  it('says what a restricted ticket needs', async () => {
    const { lines } = (await add(bff.browser(), { sku: 'EV-elsewhere-balcony' }, { sku: balcony })).body
    expect(lines.map(({ restriction }: { restriction?: string }) => restriction)).toEqual(['Seated', undefined])
  })

  it('says that the ticket of an adult is missing until the basket has one for the same event', async () => {
    const browser = bff.browser()
    const listMissing = ({ body }: Awaited<ReturnType<typeof add>>) =>
      body.lines.map(({ isAdultMissing }: { isAdultMissing?: true }) => isAdultMissing)
    expect(listMissing(await add(browser, { sku: 'EV-elsewhere-balcony' }, { sku: standing }))).toEqual([
      true,
      undefined,
    ])
    expect(listMissing(await add(browser, { sku: 'EV-elsewhere-standing' }))).toEqual([undefined, undefined, undefined])
  })

  it('shows what was added, priced and dated', async () => {
    const browser = bff.browser()
    const response = await add(browser, { sku: standing, quantity: 2 }, { sku: record })
    expect(response.status).toBe(200)
    const [tickets, lp] = response.body.lines
    expect(tickets).toMatchObject({
      sku: standing,
      type: 'event',
      name: 'open night',
      variantName: 'Standing',
      href: '/whats-on/open-night',
      venue: { slug: 'the-lamphouse', name: 'The Lamphouse', city: 'London' },
      status: 'on_sale',
      quantity: 2,
      maxQuantity: 10,
      unitPrice: 2000,
      total: 4000,
    })
    expect(tickets.date.starts).toBe('20:00')
    expect(lp).toMatchObject({ href: '/products/first-pressing', date: null, venue: null, maxQuantity: 3, quantity: 1 })
    expect(response.body).toMatchObject({
      count: 3,
      currency: 'GBP',
      totals: { subtotal: 6199, total: 6199, incTax: true },
    })
    expect((await browser.get('/bff/session')).body).toEqual({ guest: true, basketCount: 3 })
    expect((await browser.get('/bff/basket')).body).toEqual(withAnyServerTime(response.body))
  })

  it('has the preferred language and net prices', async () => {
    const browser = bff.browser()
    await add(browser, { sku: standing })
    browser.cookies.set('currentLanguage', 'de')
    browser.cookies.set('incTax', 'false')
    const { body } = await browser.get('/bff/basket')
    expect(body.lines[0]).toMatchObject({ variantName: 'Stehplatz', unitPrice: 1667 })
    expect(body.totals).toMatchObject({ incTax: false, subtotal: 1667, total: 2000, tax: 333 })
  })

  it('never contains its id or an address of the API [S1]', async () => {
    const browser = bff.browser()
    const responses = [
      await add(browser, { sku: standing }),
      await browser.get('/bff/basket'),
      await browser.get('/bff/session'),
    ]
    const { basketId } = await readVault(redis.client, bff.config)
    expect(basketId).toMatch(/^[\w-]{20,}$/)
    for (const { text, headers } of responses) {
      const responseText = text + JSON.stringify([...headers])
      expect(responseText).not.toContain(basketId)
      expect(responseText).not.toMatch(/@id|hydra|127\.0\.0\.1/)
    }
  })
})

describe('adding', () => {
  it('adds to the line of the same item and keeps its key; other extraData is another line', async () => {
    const browser = bff.browser()
    const first = await add(browser, { sku: standing })
    await add(browser, { sku: standing, quantity: 2 })
    const { body } = await add(browser, { sku: standing, extraData: { name: 'Ada' } })
    expect(body.lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual([3, 1])
    expect(body.lines[0].key).toBe(first.body.lines[0].key)
    expect(body.lines[1].key).not.toBe(body.lines[0].key)
    expect(body.lines[1].extraData).toEqual({ name: 'Ada' })
  })

  it('gives a line the text that its product asks for, and rejects it elsewhere or when it is too long', async () => {
    const browser = bff.browser()
    const { body } = await add(browser, { sku: record, extraData: { dedication: ' For\nAda ' } })
    expect(body.lines[0]).toMatchObject({
      extraData: { dedication: 'For Ada' },
      lineFields: [{ key: 'dedication', label: 'Dedication', hint: 'On the sleeve.', maxLength: 20 }],
    })
    const tooLong = await add(browser, { sku: record, extraData: { dedication: 'x'.repeat(21) } })
    expect([tooLong.status, tooLong.body.fields[0].field]).toEqual([422, 'extraData.dedication'])
    expect((await add(browser, { sku: 'VOUCHER-25', extraData: { dedication: 'For Ada' } })).status).toBe(422)
    expect((await add(browser, { sku: record, extraData: { dedication: 'x'.repeat(301) } })).status).toBe(400)
    expect((await browser.get('/bff/basket')).body.lines).toEqual(body.lines)
  })

  it('shows the amount, the person and the day of a gift voucher', async () => {
    const giftDay = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    const extraData = { giftAmount: '80', giftTo: 'Sam', giftEmail: 'sam@example.com', giftDay, giftLanguage: 'de' }
    const { body } = await add(bff.browser(), { sku: 'VOUCHER-OWN', extraData })
    expect(body.lines).toMatchObject([
      { unitPrice: 8000, extraData, giftDay: expect.stringMatching(/^\w+ \d+ \w+ \d{4}$/) },
    ])
  })

  it('rejects a gift with a link at its field', async () => {
    const { status, body } = await add(bff.browser(), { sku: 'VOUCHER-25', extraData: { giftMessage: 'www.example' } })
    expect(status).toBe(422)
    expect(body.fields).toEqual([{ field: 'extraData.giftMessage', message: body.message }])
    expect(body.message).toBe('Please leave out links and web and email addresses.')
  })

  it('is rejected beyond the stock and leaves the basket as it was', async () => {
    const browser = bff.browser()
    const before = await add(browser, { sku: record, quantity: 2 })
    const rejected = await add(browser, { sku: standing }, { sku: record, quantity: 2 })
    expect(rejected.status).toBe(422)
    expect(rejected.body.code).toBe('rejected')
    expect(rejected.body.message).toMatch(/3/)
    expect(rejected.body.fields).toEqual([{ field: record, message: rejected.body.message }])
    expect((await browser.get('/bff/basket')).body).toEqual(before.body)
  })

  it('is rejected in the shopper’s language', async () => {
    const [english, german] = [bff.browser(), bff.browser()]
    german.cookies.set('currentLanguage', 'de')
    const messages = await Promise.all(
      [english, german].map(async (browser) => (await add(browser, { sku: 'EV-full-house-standing' })).body.message),
    )
    expect(messages[0]).not.toBe(messages[1])
    expect(messages.every((message) => message.length > 5)).toBe(true)
  })

  it('is rejected without a quantity or for an unknown SKU, and creates no basket', async () => {
    const browser = bff.browser()
    expect((await add(browser, { sku: standing, quantity: 0 })).status).toBe(422)
    expect((await add(browser, { sku: 'NOT-SOLD' })).status).toBe(422)
    expect((await browser.get('/bff/basket')).body.lines).toEqual([])
  })

  it('loses no line when requests are concurrent', async () => {
    const browser = bff.browser()
    await add(browser, { sku: standing })
    const responses = await Promise.all([
      add(browser, { sku: standing }),
      add(browser, { sku: balcony }),
      add(browser, { sku: record }),
      add(browser, { sku: standing }),
      add(browser, { sku: 'VOUCHER-25' }),
    ])
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const { body } = await browser.get('/bff/basket')
    const quantities = Object.fromEntries(
      body.lines.map(({ sku, quantity }: { sku: string; quantity: number }) => [sku, quantity]),
    )
    expect(quantities).toEqual({ [standing]: 3, [balcony]: 1, [record]: 1, 'VOUCHER-25': 1 })
  })

  it('starts a new basket when the API no longer knows the old one', async () => {
    const browser = bff.browser()
    await add(browser, { sku: standing })
    await encryptInVault(redis.client, bff.config, 'basketId', '00000000-0000-4000-8000-000000000000')
    expect((await browser.get('/bff/basket')).body.lines).toEqual([])
    await encryptInVault(redis.client, bff.config, 'basketId', '00000000-0000-4000-8000-000000000000')
    await redis.client.hset(await vaultKey(), 'basketCount', '4')
    const { status, body } = await add(browser, { sku: record })
    expect({ status, count: body.count }).toEqual({ status: 200, count: 1 })
  })
})

describe('a line', () => {
  it('changes its quantity, and is removed at 0', async () => {
    const browser = bff.browser()
    const { body } = await add(browser, { sku: standing }, { sku: record })
    const [{ key }] = body.lines
    expect((await change(browser, key, 4)).body.lines[0]).toMatchObject({ quantity: 4, total: 8000 })
    const removed = await change(browser, key, 0)
    expect(removed.body.lines.map(({ sku }: { sku: string }) => sku)).toEqual([record])
  })

  it('joins the line with the same text when its text changes', async () => {
    const { ada, bo, changeTexts } = await addDedicatedRecords()
    const joined = await changeTexts(bo, { dedication: 'For  Ada' })
    expect(joined.body.lines).toMatchObject([{ key: ada, quantity: 2, extraData: { dedication: 'For Ada' } }])
  })

  it('loses its text when the new one is blank', async () => {
    const { ada, changeTexts } = await addDedicatedRecords()
    const { body } = await changeTexts(ada, { dedication: ' ' })
    expect(body.lines.map(({ extraData }: { extraData: object }) => extraData)).toEqual([{}, { dedication: 'For Bo' }])
  })

  it('rejects a text that is too long, and one that its product does not ask for', async () => {
    const { ada, changeTexts } = await addDedicatedRecords()
    expect((await changeTexts(ada, { dedication: 'x'.repeat(21) })).status).toBe(422)
    expect((await changeTexts(ada, { note: 'x' })).status).toBe(400)
  })

  it('stays as it was when a change is rejected, and the error names it', async () => {
    const browser = bff.browser()
    const { body } = await add(browser, { sku: balcony })
    const rejected = await change(browser, body.lines[0].key, 5)
    expect(rejected.status).toBe(422)
    expect(rejected.body.fields[0].field).toBe(balcony)
    expect((await browser.get('/bff/basket')).body.count).toBe(1)
  })

  it('has the same key when it is removed and added again', async () => {
    const browser = bff.browser()
    const { body } = await add(browser, { sku: standing, quantity: 2 })
    const [{ key }] = body.lines
    expect((await remove(browser, key)).body).toMatchObject({ lines: [], count: 0 })
    expect((await remove(browser, key)).status).toBe(200)
    expect((await change(browser, key, 1)).status).toBe(404)
    expect((await add(browser, { sku: standing, quantity: 2 })).body.lines[0].key).toBe(key)
  })
})
