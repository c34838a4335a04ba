import { sql } from 'kysely'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { parseSecurityEvents } from '../../testing/parse-security-events.ts'
import { createCustomer, signIn } from '../../testing/customer.ts'
import { startFullBff } from '../../testing/start-full-bff.ts'
import { testContact } from '../../testing/checkout-shopper.ts'
import { homeAddressInput } from '#reference-api/testing/home-address.ts'
import type { ShopperBrowser } from '../../testing/shopper-browser.ts'

const { bff, redis, api, close } = await startFullBff({
  env: { UPSTREAM_TIMEOUT_MS: '15000', HOLD_TICKETS_IP: '20', HOLD_FACTOR_CUSTOMERS: '1', TRUSTED_PROXY_HOPS: '1' },
})
afterAll(close)
afterEach(async () => {
  await sql`delete from baskets`.execute(api.db)
  await redis.client.flushall()
})

const standing = (slug: string) => `EV-${slug}-standing`

const add = (browser: ShopperBrowser, slug: string, language = 'en') =>
  browser.post(`/bff/basket/lines?lng=${language}`, { items: [{ sku: standing(slug), quantity: 2 }] })

const setStatus = (slug: string, status: string) =>
  sql`update events set stored_status = ${status} where product_id = (select id from products where slug = ${slug})`.execute(
    api.db,
  )

describe('a ticket', () => {
  it.each([
    ['soon', 'Tickets are not on sale yet.', 'Der Vorverkauf hat noch nicht begonnen.'],
    ['members-first', 'Presale is for members.', 'Der Vorverkauf ist für Mitglieder.'],
    ['full-house', 'This event is sold out.', 'Dieser Abend ist ausverkauft.'],
    ['closed', 'Ticket sales for this event have ended.', 'Der Verkauf für diesen Abend ist beendet.'],
    [
      'later',
      'This event is postponed. Tickets go on sale again with the new date.',
      'Dieser Abend ist verschoben. Karten gibt es wieder, sobald der neue Termin steht.',
    ],
    ['never', 'This event is cancelled.', 'Dieser Abend ist abgesagt.'],
  ])('of %s is rejected in the shopper’s language and not added', async (slug, english, german) => {
    for (const [language, words] of [
      ['en', english],
      ['de', german],
    ] as const) {
      const browser = bff.browser()
      const response = await add(browser, slug, language)
      expect(response.status).toBe(422)
      expect(response.body).toMatchObject({ code: 'rejected', fields: [{ message: words }] })
      expect((await browser.get('/bff/basket')).body.lines).toEqual([])
    }
  })

  it.each(['open-night', 'last-tickets', 'elsewhere'])('of %s can be bought', async (slug) => {
    const response = await add(bff.browser(), slug)
    expect(response.status).toBe(200)
    expect(response.body.lines).toHaveLength(1)
  })
})

describe('an event that is cancelled while it is in a basket', () => {
  it('shows its status, can be reduced or removed, and cannot be increased', async () => {
    const browser = bff.browser()
    const { body } = await add(browser, 'berlin-night')
    const [{ key }] = body.lines
    await setStatus('berlin-night', 'cancelled')
    try {
      const basket = (await browser.get('/bff/basket')).body
      expect(basket.lines).toMatchObject([{ status: 'cancelled', quantity: 2, maxQuantity: 0 }])

      const increased = await browser.send('PATCH', `/bff/basket/lines/${key}`, { quantity: 3 })
      expect(increased).toMatchObject({ status: 422, body: { fields: [{ message: 'This event is cancelled.' }] } })
      const another = await add(browser, 'open-night')
      expect(another.body.lines.map(({ status }: { status: string }) => status)).toEqual(['cancelled', 'on_sale'])

      const reduced = await browser.send('PATCH', `/bff/basket/lines/${key}`, { quantity: 1 })
      expect(reduced).toMatchObject({ status: 200, body: { lines: [{ quantity: 1 }, {}] } })
      const removed = await browser.send('DELETE', `/bff/basket/lines/${key}`)
      expect(removed.body.lines).toMatchObject([{ status: 'on_sale' }])
    } finally {
      await setStatus('berlin-night', 'on_sale')
    }
  })
})

describe('tickets of a customer whose email address is not proven', () => {
  const reason = 'Very many tickets are being held for your internet connection right now.'
  const addTen = (browser: ShopperBrowser) =>
    browser.post('/bff/basket/lines', { items: [{ sku: standing('open-night'), quantity: 10 }] })
  const addTenEach = async (browsers: ShopperBrowser[]) => {
    const statuses: number[] = []
    for (const browser of browsers) statuses.push((await addTen(browser)).status)
    return statuses
  }
  const openGuests = (count: number) => Array.from({ length: count }, () => bff.browser())

  it('count at the IP address, together with those of guests [S42]', async () => {
    const { browser, form } = await createCustomer(bff)
    expect(await addTenEach([...openGuests(2), browser])).toEqual([200, 200, 422])
    expect((await addTen(browser)).body.message).toBe(
      `${reason} Free tickets that were just ordered count, too. ` +
        'Confirm your email address with the link we sent you, or try again later.',
    )
    await sql`update users set email_verified_at = now() where email = ${form.email}`.execute(api.db)
    expect((await addTen((await signIn(bff, form)).browser)).status).toBe(200)
    await redis.client.flushall()
    const { browser: first } = await createCustomer(bff)
    expect(await addTenEach([first, ...openGuests(2)])).toEqual([200, 200, 422])
  })

  it('come along at the cap of the address when a guest signs in', async () => {
    const { form } = await createCustomer(bff)
    const guests = openGuests(2)
    await addTenEach(guests)
    await guests[0]!.post('/bff/session', form)
    expect((await guests[0]!.get('/bff/basket')).body).toMatchObject({ count: 10, guestBasketCount: 0 })
    expect(await addTenEach(openGuests(1))).toEqual([422])
  })
})

it('customers with a proven address hold tickets within a limit of the address, beside that of guests [S42]', async () => {
  const addTen = (browser: ShopperBrowser) =>
    browser.post('/bff/basket/lines', { items: [{ sku: standing('open-night'), quantity: 10 }] })
  const addAsCustomer = async () => {
    const { form } = await createCustomer(bff)
    await sql`update users set email_verified_at = now() where email = ${form.email}`.execute(api.db)
    return addTen((await signIn(bff, form)).browser)
  }
  for (const expected of [200, 200]) expect((await addAsCustomer()).status).toBe(expected)
  const rejection = await addAsCustomer()
  expect([rejection.status, rejection.body.message]).toEqual([
    422,
    'Very many tickets are being held for your internet connection right now. ' +
      'Free tickets that were just ordered count, too. Try again later.',
  ])
  const events = parseSecurityEvents(bff.log.text()).filter(({ event }) => event === 'holds.hoarding_suspected')
  expect(events.at(-1)).toHaveProperty('account')
  expect((await addTen(bff.browser())).status).toBe(200)
})

describe('a hold that began at one IP address', () => {
  const [home, spare] = ['198.51.100.7', '203.0.113.9']
  const sendFrom = (address: string, browser: ShopperBrowser, method: string, path: string, body: object = {}) =>
    browser.send(method, path, body, { headers: { 'x-forwarded-for': address } })
  const addFrom = (address: string, browser: ShopperBrowser, quantity: number, sku = standing('open-night')) =>
    sendFrom(address, browser, 'POST', '/bff/basket/lines', { items: [{ sku, quantity }] })
  const fill = async (address: string) => {
    const [first, second] = [bff.browser(), bff.browser()]
    for (const browser of [first, second]) expect((await addFrom(address, browser, 10)).status).toBe(200)
    return [first, second] as const
  }
  /** For each IP address, the tickets and the minutes for which they count. */
  const readLedgers = async () => {
    const keys = await redis.client.keys('stagedoor:{*}:holds')
    const ledgers = await Promise.all(keys.map((key) => redis.client.hvals(key)))
    return ledgers.map((holds) =>
      holds
        .map((hold) => hold.split(' ').map(Number) as [number, number])
        .map(([quantity, end]) => [quantity, Math.round((end - Date.now()) / 60_000)])
        .toSorted(([, one = 0], [, other = 0]) => one - other),
    )
  }
  const extendFrom = (address: string, browser: ShopperBrowser) =>
    sendFrom(address, browser, 'POST', '/bff/basket/hold/extension')

  it('counts there when another one extends it, adds goods and pays, so that none gets room back [S42]', async () => {
    const [first, second] = await fill(home)
    for (const browser of [first, second]) expect((await extendFrom(spare, browser)).status).toBe(200)
    expect((await addFrom(spare, first, 1, 'RECORD-1-LP')).status).toBe(200)
    const { body } = await sendFrom(spare, second, 'PATCH', '/bff/checkout', {
      contact: testContact,
      shipping: { service: 'e-ticket' },
      billingAddress: homeAddressInput,
    })
    const order = {
      terms: true,
      submissionId: body.submissionId,
      expectedTotal: body.basket.totals.toPay,
      expectedCurrency: 'GBP',
    }
    expect((await sendFrom(spare, second, 'POST', '/bff/checkout/order', order)).status).toBe(200)
    expect(await readLedgers()).toEqual([
      [
        [10, 25],
        [10, 37],
      ],
    ])
    expect((await addFrom(home, bff.browser(), 1)).status).toBe(422)
    await fill(spare)
  })

  it('moves with its limit to the one that adds tickets', async () => {
    const [first] = await fill(home)
    const [, second] = await fill(spare)
    const sku = standing('last-tickets')
    expect((await addFrom(spare, first, 1, sku)).status).toBe(422)
    const { key } = (await second.get('/bff/basket')).body.lines[0]
    await sendFrom(spare, second, 'DELETE', `/bff/basket/lines/${key}`)
    expect((await addFrom(spare, first, 1, sku)).status).toBe(422)
    await redis.client.flushall()
    const moved = bff.browser()
    await addFrom(home, moved, 9)
    expect((await addFrom(spare, moved, 1, sku)).status).toBe(200)
    expect((await readLedgers()).map((holds) => holds.map(([quantity]) => quantity))).toEqual([[10]])
    await fill(home)
    expect((await addFrom(spare, bff.browser(), 10)).status).toBe(200)
  })

  it('counts there when another one signs in, and when its line is removed', async () => {
    const { form } = await createCustomer(bff)
    const [first, second] = await fill(home)
    await sendFrom(spare, first, 'POST', '/bff/session', form)
    expect((await first.get('/bff/basket')).body.count).toBe(10)
    expect((await addFrom(home, bff.browser(), 1)).status).toBe(422)
    const { key } = (await second.get('/bff/basket')).body.lines[0]
    await sendFrom(spare, second, 'DELETE', `/bff/basket/lines/${key}`)
    expect((await addFrom(home, bff.browser(), 10)).status).toBe(200)
    await fill(spare)
  })
})

it('a basket that is too long for the API takes no tickets from its network [S42]', async () => {
  const addFrom = (address: string, browser: ShopperBrowser, items: object[]) =>
    browser.send('POST', '/bff/basket/lines', { items }, { headers: { 'x-forwarded-for': address } })
  const createLongItem = (serialNumber: number) => ({
    sku: 'RECORD-1-LP',
    quantity: 1,
    extraData: Object.fromEntries(Array.from({ length: 30 }, (_, key) => [`${serialNumber} ${key}`, '€'.repeat(300)])),
  })
  const [address, attacker] = ['2001:db8:a:1::1', bff.browser()]
  for (const serialNumber of [1, 2, 3])
    expect((await addFrom(address, attacker, [createLongItem(serialNumber)])).status).toBe(200)
  const unknownItems = Array.from({ length: 19 }, (_, index) => ({ sku: `NOT-SOLD-${index}`, quantity: 20 }))
  const rejection = await addFrom(address, attacker, [createLongItem(4), ...unknownItems])
  expect([rejection.status, rejection.body.code]).toEqual([422, 'rejected'])
  for (const neighbour of ['2001:db8:a:1::2', '2001:db8:a:2::1', '2001:db8:a:1234::1']) {
    const items = [{ sku: standing('open-night'), quantity: 10 }]
    expect((await addFrom(neighbour, bff.browser(), items)).status).toBe(200)
  }
})

describe('the merge of a guest basket', () => {
  const open = standing('open-night')
  const record = 'RECORD-1-LP'
  const addItem = (browser: ShopperBrowser, sku: string, quantity: number) =>
    browser.post('/bff/basket/lines', { items: [{ sku, quantity }] })
  const readBasket = async (browser: ShopperBrowser) => (await browser.get('/bff/basket')).body
  const signInTo = (browser: ShopperBrowser, { email, password }: { email: string; password: string }) =>
    browser.post('/bff/session', { email, password })

  it('says what is more than an order may have, until that is dismissed', async () => {
    const { browser: home, form } = await createCustomer(bff)
    await addItem(home, open, 8)
    const browser = bff.browser()
    await addItem(browser, open, 5)
    await signInTo(browser, form)
    const leftOut = [{ name: 'open night', variantName: 'Standing', quantity: 3 }]
    const merged = await browser.post('/bff/basket/kept-guest-lines')
    expect([merged.body.count, merged.body.leftOut]).toEqual([10, leftOut])
    expect((await readBasket(browser)).leftOut).toEqual(leftOut)
    expect((await readBasket(home)).leftOut).toBeUndefined()
    expect((await browser.send('DELETE', '/bff/basket/lapsed-lines')).body.leftOut).toBeUndefined()
    expect((await readBasket(browser)).leftOut).toBeUndefined()
  })

  it('says after signing in what has been sold meanwhile', async () => {
    const { form } = await createCustomer(bff)
    const browser = bff.browser()
    await addItem(browser, record, 2)
    const setStock = (stock: number) =>
      api.db.updateTable('variants').set({ stock }).where('sku', '=', record).execute()
    await setStock(1)
    try {
      await signInTo(browser, form)
      expect(await readBasket(browser)).toMatchObject({ count: 1, leftOut: [{ quantity: 1 }] })
    } finally {
      await setStock(100)
    }
  })
})
