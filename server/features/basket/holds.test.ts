import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestClock } from '#reference-api/testing/test-clock.ts'
import { createCustomer, signIn } from '../../testing/customer.ts'
import { parseSecurityEvents } from '../../testing/parse-security-events.ts'
import type { BrowserResponse, ShopperBrowser } from '../../testing/shopper-browser.ts'
import { startFullBff } from '../../testing/start-full-bff.ts'

const clock = createTestClock()
const minutes = (count: number) => clock.advance({ seconds: count * 60 })

const { bff, redis, api, close } = await startFullBff({
  api: { now: clock.now },
  // Many guests at a time on a busy machine.
  env: { TRUSTED_PROXY_HOPS: '1', REDIS_TIMEOUT_MS: '5000', UPSTREAM_TIMEOUT_MS: '15000' },
  now: () => clock.now().getTime(),
})
afterAll(close)
afterEach(async () => {
  await sql`delete from baskets`.execute(api.db)
  await redis.client.flushall()
})

const standing = 'EV-open-night-standing'
const balcony = 'EV-open-night-balcony'
const record = 'RECORD-1-LP'

const add = (browser: ShopperBrowser, sku: string, quantity = 1) =>
  browser.post('/bff/basket/lines', { items: [{ sku, quantity }] })
const basket = async (browser: ShopperBrowser) => (await browser.get('/bff/basket')).body
const retry = (browser: ShopperBrowser) => browser.post('/bff/basket/lapsed-lines/retry')
const extend = (browser: ShopperBrowser) => browser.post('/bff/basket/hold/extension')
const listTickets = async (browser: ShopperBrowser) =>
  Object.fromEntries(
    (await basket(browser)).lines.map(({ sku, quantity }: { sku: string; quantity: number }) => [sku, quantity]),
  )

const setStock = (sku: string, stock: number) =>
  sql`update variants set stock = ${stock} where sku = ${sku}`.execute(api.db)
const readStock = async (sku: string) =>
  (await sql<{ stock: number }>`select stock from variants where sku = ${sku}`.execute(api.db)).rows[0]?.stock

/** Minutes left of a hold, by the server time sent with it. */
const left = ({ hold }: { hold: { expiresAt: string; serverTime: string } }) =>
  Math.round((Date.parse(hold.expiresAt) - Date.parse(hold.serverTime)) / 60_000)

describe('a hold', () => {
  it('has one deadline from the first ticket on, sent with the server time', async () => {
    const browser = bff.browser()
    expect((await add(browser, record)).body.hold).toBeNull()
    expect(left((await add(browser, standing)).body)).toBe(15)
    minutes(5)
    const { body } = await add(browser, balcony)
    expect({ minutesLeft: left(body), extendable: body.hold.extendable }).toEqual({ minutesLeft: 10, extendable: true })
  })

  it('is extended once', async () => {
    const browser = bff.browser()
    await add(browser, standing)
    const { status, body } = await extend(browser)
    expect({ status, minutesLeft: left(body), extendable: body.hold.extendable }).toEqual({
      status: 200,
      minutesLeft: 25,
      extendable: false,
    })
    expect((await extend(browser)).status).toBe(409)
  })

  it('that expires keeps other lines, lists the expired ones, and restores them on request', async () => {
    const browser = bff.browser()
    await add(browser, record)
    await add(browser, standing, 2)
    minutes(16)
    const expired = await basket(browser)
    expect(expired).toMatchObject({
      count: 1,
      hold: null,
      lines: [{ sku: record }],
      expired: [{ sku: standing, quantity: 2, available: true, name: 'open night' }],
    })
    expect((await browser.get('/bff/session')).body.basketCount).toBe(1)
    const again = await retry(browser)
    expect(again.body).toMatchObject({ count: 3, expired: [], totals: { total: 6199 } })
    expect(left(again.body)).toBe(15)
  })

  it('that expired lists sold-out lines as unavailable, and they can be dismissed', async () => {
    const browser = bff.browser()
    await add(browser, standing, 2)
    const before = await readStock(standing)
    minutes(16)
    await basket(browser)
    await setStock(standing, 0)
    expect(await basket(browser)).toMatchObject({ count: 0, expired: [{ sku: standing, available: false }] })
    expect((await browser.send('DELETE', '/bff/basket/lapsed-lines')).body).toMatchObject({ count: 0, expired: [] })
    await setStock(standing, Number(before) + 2)
  })

  it('cannot be extended, retried or dismissed without a basket', async () => {
    const browser = bff.browser()
    for (const response of [
      await extend(browser),
      await retry(browser),
      await browser.send('DELETE', '/bff/basket/lapsed-lines'),
    ])
      expect(response).toMatchObject({ status: 200, body: { count: 0, hold: null, expired: [] } })
    expect(await redis.client.dbsize()).toBe(0)
  })
})

describe('the last two tickets', () => {
  const lastTwo = async (browser: ShopperBrowser) => {
    await add(browser, balcony, 2)
    await setStock(balcony, 0)
    return browser
  }
  let before: number | undefined
  beforeAll(async () => {
    before = await readStock(balcony)
  })
  afterEach(() => setStock(balcony, Number(before)))

  it('move to the customer with their deadline when a guest signs in', async () => {
    const { form } = await createCustomer(bff)
    const browser = await lastTwo(bff.browser())
    minutes(5)
    await browser.post('/bff/session', form)
    const customerBasket = await basket(browser)
    expect(customerBasket).toMatchObject({
      count: 2,
      guestBasketCount: 0,
      lines: [{ sku: balcony, quantity: 2, maxQuantity: 2 }],
    })
    expect(left(customerBasket)).toBe(10)
  })

  it('stay with the guest when a customer signs out, and are held once', async () => {
    const { browser, form } = await createCustomer(bff)
    await lastTwo(browser)
    await add(browser, record)
    const { key } = (await basket(browser)).lines[0]
    await browser.send('PATCH', '/bff/checkout', { guestNames: { [key]: ['Canary'] } })
    await browser.send('DELETE', '/bff/session')
    expect(JSON.stringify(await basket(browser))).not.toContain('Canary')
    expect(await listTickets(browser)).toEqual({ [balcony]: 2, [record]: 1 })
    const otherBrowser = bff.browser()
    await otherBrowser.post('/bff/session', form)
    expect(await listTickets(otherBrowser)).toEqual({ [record]: 1 })
    expect(await readStock(balcony)).toBe(0)
  })

  it('survive a change of currency', async () => {
    const browser = await lastTwo(bff.browser())
    minutes(5)
    const { body } = await browser.send('PUT', '/bff/preferences', { currency: 'EUR', rebuildBasket: true })
    expect(body.basket).toMatchObject({ currency: 'EUR', count: 2, totals: { total: 7000 } })
    expect(left(body.basket)).toBe(10)
  })

  it('are merged into a customer’s basket with the earlier deadline', async () => {
    const { browser: home, form } = await createCustomer(bff)
    await add(home, standing)
    minutes(5)
    const browser = await lastTwo(bff.browser())
    await browser.post('/bff/session', form)
    expect(await basket(browser)).toMatchObject({ count: 1, guestBasketCount: 2 })
    const { body } = await browser.post('/bff/basket/kept-guest-lines')
    expect(body).toMatchObject({ count: 3, guestBasketCount: 0 })
    expect(left(body)).toBe(10)
  })

  it('stay in the guest basket while the API cannot move them', async () => {
    const { form } = await createCustomer(bff)
    const browser = await lastTwo(bff.browser())
    await sql`alter table stock_holds rename to stock_holds_away`.execute(api.db)
    await browser.post('/bff/session', form)
    await sql`alter table stock_holds_away rename to stock_holds`.execute(api.db)
    expect(await basket(browser)).toMatchObject({
      count: 2,
      guestBasketCount: 0,
      lines: [{ sku: balcony, quantity: 2 }],
    })
  })
})

describe('guests behind one IP address', () => {
  const officeAddress = '198.51.100.7'
  const addFrom = (browser: ShopperBrowser, address: string, items: object[]) =>
    browser.send('POST', '/bff/basket/lines', { items }, { headers: { 'x-forwarded-for': address } })
  const tickets = (sku: string, quantity: number) => [{ sku, quantity }]
  /** Concurrent guests behind one IP address. */
  const addFromMany = (guests: number, quantity: number) =>
    Promise.all(
      Array.from({ length: guests }, () => addFrom(bff.browser(), officeAddress, tickets(standing, quantity))),
    )
  const countByStatus = (responses: BrowserResponse[]) =>
    responses.reduce<Record<number, number>>(
      (counts, { status }) => ({ ...counts, [status]: (counts[status] ?? 0) + 1 }),
      {},
    )
  const reason = 'Very many tickets are being held for your internet connection right now.'
  const signInProven = async () => {
    const { form } = await createCustomer(bff)
    await sql`update users set email_verified_at = now() where email = ${form.email}`.execute(api.db)
    return { ...(await signIn(bff, form)), form }
  }

  it('hold at most 80 tickets, however many sessions they begin [S42]', async () => {
    const before = await readStock(standing)
    const attacks = await addFromMany(20, 10)
    expect(countByStatus(attacks)).toEqual({ 200: 8, 422: 12 })
    expect(await readStock(standing)).toBe(Number(before) - 80)
    const rejection = attacks.find(({ status }) => status !== 200)
    expect(rejection).toMatchObject({ status: 422, body: { code: 'rejected' } })
    expect(rejection?.body.message).toContain(reason)
    const events = parseSecurityEvents(bff.log.text()).filter(({ event }) => event === 'holds.hoarding_suspected')
    expect(events).toHaveLength(12)
    // Other goods, other IP addresses and customers are not limited.
    expect((await addFrom(bff.browser(), officeAddress, tickets(record, 1))).status).toBe(200)
    expect((await addFrom(bff.browser(), '198.51.100.8', tickets(standing, 2))).status).toBe(200)
    const { browser } = await signInProven()
    expect((await addFrom(browser, officeAddress, tickets(standing, 2))).status).toBe(200)
  })

  it('have at most 30 baskets with tickets: twenty colleagues with three tickets each do not notice', async () => {
    expect(countByStatus(await addFromMany(20, 3))).toEqual({ 200: 20 })
    expect(countByStatus(await addFromMany(12, 1))).toEqual({ 200: 10, 422: 2 })
  })

  it('can hold others after some are removed, signed in for, or expired', async () => {
    const fill = async (count: number) => {
      const browsers = Array.from({ length: count }, () => bff.browser())
      for (const browser of browsers) await addFrom(browser, officeAddress, tickets(standing, 10))
      return browsers
    }
    const canAdd = async () => (await addFrom(bff.browser(), officeAddress, tickets(standing, 10))).status === 200
    const [first, second, third] = await fill(8)
    expect(await canAdd()).toBe(false)
    const [line] = (await basket(first!)).lines
    await first!.send('DELETE', `/bff/basket/lines/${line.key}`, {}, { headers: { 'x-forwarded-for': officeAddress } })
    expect(await canAdd()).toBe(true)
    expect(await canAdd()).toBe(false)
    const { form } = await signInProven()
    await second!.send('POST', '/bff/session', form, { headers: { 'x-forwarded-for': officeAddress } })
    expect(await listTickets(second!)).toEqual({ [standing]: 10 })
    expect(await canAdd()).toBe(true)
    expect(await canAdd()).toBe(false)
    minutes(16)
    await third!.send('GET', '/bff/basket', {}, { headers: { 'x-forwarded-for': officeAddress } })
    expect(await canAdd()).toBe(true)
  })

  it('do not take the tickets of a customer who signs out at the cap: those stay with the account', async () => {
    const { browser, form } = await signInProven()
    await addFrom(browser, officeAddress, [...tickets(standing, 4), ...tickets(record, 1)])
    await addFromMany(8, 10)
    const [stock, logLength] = [await readStock(standing), bff.log.text().length]
    const signedOut = await browser.send(
      'DELETE',
      '/bff/session',
      {},
      { headers: { 'x-forwarded-for': officeAddress } },
    )
    expect(signedOut.body).toEqual({ guest: true, basketCount: 0 })
    expect(await readStock(standing)).toBe(stock)
    expect(bff.log.text().slice(logLength)).not.toContain('holds.hoarding_suspected')
    await browser.post('/bff/session', form)
    expect(await listTickets(browser)).toEqual({ [standing]: 4, [record]: 1 })
  })

  it('count a basket that the API may have created for as long as its hold may last', async () => {
    await sql`alter table stock_holds rename to stock_holds_away`.execute(api.db)
    const { status } = await addFrom(bff.browser(), officeAddress, tickets(standing, 2))
    await sql`alter table stock_holds_away rename to stock_holds`.execute(api.db)
    const [key] = await redis.client.keys('stagedoor:{*}:holds')
    expect([status, Math.round((await redis.client.pttl(key!)) / 60_000)]).toEqual([503, 15])
  })

  it('get back as many expired tickets as the address may hold', async () => {
    const browser = bff.browser()
    await addFrom(browser, officeAddress, tickets(standing, 10))
    minutes(16)
    await browser.send('GET', '/bff/basket', {}, { headers: { 'x-forwarded-for': officeAddress } })
    const others = Array.from({ length: 8 }, () => bff.browser())
    for (const other of others) await addFrom(other, officeAddress, tickets(standing, 10))
    const retryFrom = () =>
      browser.send('POST', '/bff/basket/lapsed-lines/retry', {}, { headers: { 'x-forwarded-for': officeAddress } })
    const rejection = await retryFrom()
    expect([rejection.status, rejection.body.message.startsWith(reason)]).toEqual([422, true])
    const other = others[0]!
    const [line] = (await basket(other)).lines
    await other.send(
      'PATCH',
      `/bff/basket/lines/${line.key}`,
      { quantity: 7 },
      { headers: { 'x-forwarded-for': officeAddress } },
    )
    expect((await retryFrom()).body).toMatchObject({ count: 3, expired: [], leftOut: [{ quantity: 7 }] })
  })
})
