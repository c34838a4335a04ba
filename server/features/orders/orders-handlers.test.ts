import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createOrderToken } from '#reference-api/store/orders/order-tokens.ts'
import { storeAsOlderOrder } from '#reference-api/testing/store-as-older-order.ts'
import { createTestOrder } from '../../testing/create-test-order.ts'
import { createCustomer } from '../../testing/customer.ts'
import { startFullBff } from '../../testing/start-full-bff.ts'
import type { ShopperBrowser } from '../../testing/shopper-browser.ts'
import { drawQr } from './draw-qr.ts'
import { createOrdersHandlers } from './orders-handlers.ts'

const { bff, redis, api, close } = await startFullBff({
  env: { LIMIT_ORDER_LOOKUP_ACCOUNT: '4/1h', LIMIT_ORDER_LOOKUP_IP: '6/1h', TRUSTED_PROXY_HOPS: '1' },
})
afterAll(close)
afterEach(() => redis.client.flushall())

const standing = 'EV-open-night-standing'

const guest = () => ({
  email: `bea-${crypto.randomUUID()}@example.com`,
  firstName: 'Bea',
  lastName: 'Yer',
  telephone: null,
})

const customer = async () => {
  const { browser, form } = await createCustomer(bff)
  const { body } = await browser.get('/bff/session')
  return { browser, form, userId: body.id as string }
}

describe("a customer's orders", () => {
  it('are listed newest first, ten per page, with the upcoming events', async () => {
    const { browser, userId } = await customer()
    for (let day = 1; day <= 11; day += 1) {
      await createTestOrder(api, {
        userId,
        lines: [{ sku: 'VOUCHER-25', quantity: 1 }],
        now: new Date(Date.now() - (30 - day) * 86_400_000),
      })
    }
    const tickets = await createTestOrder(api, { userId })
    const { body } = await browser.get('/bff/orders')
    expect(body).toMatchObject({ total: 12, page: 1, pages: 2 })
    expect(body.orders).toHaveLength(10)
    expect(body.orders[0]).toMatchObject({
      id: tickets.id,
      number: tickets.number,
      status: 'placed',
      payment: 'paid',
      quantity: 2,
      lines: [{ name: 'open night', isOver: false }],
    })
    expect(body.upcomingEvents).toMatchObject([
      { name: 'open night', ticketCount: 2, href: '/whats-on/open-night', orders: [{ id: tickets.id }] },
    ])
    expect((await browser.get('/bff/orders?page=2')).body).toMatchObject({
      page: 2,
      upcomingEvents: [],
      orders: [{}, {}],
    })
  })

  it('have upcoming events of older orders, too, soonest first', async () => {
    const { browser, userId } = await customer()
    const later = await createTestOrder(api, { userId, lines: [{ sku: 'EV-berlin-night-standing', quantity: 1 }] })
    const sooner = await createTestOrder(api, { userId })
    for (let count = 0; count < 10; count += 1)
      await createTestOrder(api, { userId, lines: [{ sku: 'VOUCHER-25', quantity: 1 }] })
    const { body } = await browser.get('/bff/orders')
    expect(body.orders.map(({ quantity }: { quantity: number }) => quantity)).toEqual(Array(10).fill(1))
    expect(body.upcomingEvents).toMatchObject([{ orders: [{ id: sooner.id }] }, { orders: [{ id: later.id }] }])
  })

  it('are 13 at most for the first page, however many the customer has', async () => {
    const queries: Record<string, unknown>[] = []
    const send = ({ query }: { query: Record<string, unknown> }) => {
      queries.push(query)
      return Promise.resolve({ 'hydra:member': [], 'hydra:totalItems': 200 })
    }
    const session = { withAccessToken: (call: (token: string) => unknown) => call('') }
    const { getOrders } = createOrdersHandlers({ api: { send, has: () => true }, now: Date.now } as never)
    await getOrders({ page: 1 }, { session, preferences: { language: 'en' } } as never)
    const loaded = queries.reduce((sum, { itemsPerPage }) => sum + Number(itemsPerPage), 0)
    expect(loaded).toBeLessThanOrEqual(13)
  })

  it('have tickets as QR images, and never contain codes, a key or an address of the API', async () => {
    const { browser, userId } = await customer()
    const { id, number } = await createTestOrder(api, { userId })
    const { body, text, status } = await browser.get(`/bff/orders/${id}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id,
      number,
      isAccountOrder: true,
      status: 'placed',
      payment: 'paid',
      currency: 'GBP',
      totals: { quantity: 2, total: 4000 },
    })
    const [line] = body.lines
    expect(line).toMatchObject({ name: 'open night', variantName: 'Standing', quantity: 2, total: 4000 })
    expect(line.event.date.starts).toBe('20:00')
    expect(line.tickets).toHaveLength(2)
    expect(line.tickets[0].qr.path).toMatch(/^M\d+ \d+h\d+/)
    expect(Object.keys(line.tickets[0]).sort()).toEqual([
      'holder',
      'id',
      'position',
      'qr',
      'serial',
      'status',
      'ticketCount',
      'usedAt',
    ])
    const key = await api.db.selectFrom('orders').select('access_key').where('id', '=', id).executeTakeFirstOrThrow()
    expect(text).not.toContain(key.access_key)
    expect(text).not.toMatch(/@id|hydra|sandbox|127\.0\.0\.1/)
  })

  it('have vouchers as payments after tax, and as discounts when they are older', async () => {
    const { browser, userId } = await customer()
    const { id } = await createTestOrder(api, {
      userId,
      lines: [{ sku: 'EV-open-night-balcony', quantity: 2 }],
      promoCodes: ['TEST-50GB-P000-0001'],
    })
    expect((await browser.get(`/bff/orders/${id}`)).body).toMatchObject({
      promotions: [{ discount: 5000, isPayment: true }],
      totals: { discount: 0, total: 6000, toPay: 1000, taxes: [{ rate: 0.2, net: 5000, tax: 1000 }] },
    })
    await storeAsOlderOrder(api.db, id)
    expect((await browser.get(`/bff/orders/${id}`)).body).toMatchObject({
      promotions: [{ discount: 5000, isPayment: false }],
      totals: { discount: 5000, total: 1000, toPay: 1000, taxes: [{ rate: 0.2, net: 833, tax: 167 }] },
    })
  })

  it('are in German when it is preferred', async () => {
    const { browser, userId } = await customer()
    const { id } = await createTestOrder(api, { userId })
    browser.cookies.set('currentLanguage', 'de')
    const { body } = await browser.get(`/bff/orders/${id}`)
    expect(body.lines[0].variantName).toBe('Stehplatz')
    expect(body.placedOn).toMatch(/^\d+\.\u00A0\p{L}+\u00A0\d{4}$/u)
    expect(body.billingAddress.country).toBe('Vereinigtes Königreich')
  })

  it('are 404 for other sessions, signed in or not, like an unknown order [S45]', async () => {
    const { userId } = await customer()
    const otherCustomer = await customer()
    const { id } = await createTestOrder(api, { userId })
    for (const browser of [otherCustomer.browser, bff.browser()]) {
      const [theirs, none] = [
        await browser.get(`/bff/orders/${id}`),
        await browser.get(`/bff/orders/${crypto.randomUUID()}`),
      ]
      expect({ ofOthers: theirs.status, unknown: none.status }).toEqual({ ofOthers: 404, unknown: 404 })
      expect(theirs.body.message).toBe(none.body.message)
      expect((await browser.post(`/bff/orders/${id}/again`)).status).toBe(404)
    }
    expect((await bff.browser().get('/bff/orders')).status).toBe(401)
  })
})

const openByLink = async (id: string, email: string) => {
  const browser = bff.browser()
  const token = await createOrderToken(api.db, { id, email }, new Date())
  await browser.post('/bff/order-links', { token })
  return browser
}

const lookUp = (browser: ShopperBrowser, email: string, number: string) =>
  browser.post('/bff/order-look-ups', { email, number })

describe('an order that its link opened', () => {
  it('shows the API’s signed code on each ticket', async () => {
    const contact = guest()
    const { id, key } = await createTestOrder(api, { contact })
    const browser = await openByLink(id, contact.email)
    const response = await fetch(`${api.url}/orders/${id}`, { headers: { 'order-key': key ?? '' } })
    const ticketCodes = ((await response.json()) as { lines: { tickets: { code: string }[] }[] }).lines[0]!.tickets.map(
      ({ code }) => drawQr(code),
    )
    expect(ticketCodes).toHaveLength(2)
    expect((await browser.get(`/bff/orders/${id}`)).body.lines[0].tickets.map(({ qr }: { qr: unknown }) => qr)).toEqual(
      ticketCodes,
    )
  })
})

describe('looking an order up', () => {
  it('shows its state, and opens neither the order nor its tickets [S45]', async () => {
    const contact = guest()
    const { id, number } = await createTestOrder(api, { contact })
    const browser = bff.browser()
    const { status, body, text } = await lookUp(browser, contact.email.toUpperCase(), number.toLowerCase())
    expect({ status, body }).toEqual({ status: 200, body: { order: { number, status: 'placed', payment: 'paid' } } })
    expect(text).not.toContain(id)
    expect((await browser.get(`/bff/orders/${id}`)).status).toBe(404)
    for (const file of ['tickets.pdf', 'calendar.ics'])
      expect((await browser.get(`/orders/${id}/${file}`)).status, file).toBe(404)
  })

  it('fails with the same error for every mistake [S44]', async () => {
    const contact = guest()
    const { number } = await createTestOrder(api, { contact })
    const responses = [
      await lookUp(bff.browser(), guest().email, number),
      await lookUp(bff.browser(), contact.email, 'PX-0000-000A'),
      await lookUp(bff.browser(), 'not an address', 'not a number'),
      await lookUp(bff.browser(), '', ''),
    ]
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(new Set(responses.map(({ body }) => `${body.code} ${body.message}`)).size).toBe(1)
  })

  it('has one response for all older numbers, which can be counted through [S44]', async () => {
    const contact = guest()
    const { id } = await createTestOrder(api, { contact })
    await api.db.updateTable('orders').set({ number: 'PX-104882' }).where('id', '=', id).execute()
    for (const number of ['PX-104882', 'PX-104883'])
      expect(await lookUp(bff.browser(), contact.email, number)).toMatchObject({ status: 200, body: { order: null } })
  })

  it('works for its owner after wrong tries of an attacker, which are limited by IP address [S42]', async () => {
    const contact = guest()
    const { number } = await createTestOrder(api, { contact })
    const lookUpFrom = (address: string, tried: string) =>
      bff
        .browser()
        .send(
          'POST',
          '/bff/order-look-ups',
          { email: contact.email, number: tried },
          { headers: { 'x-forwarded-for': address } },
        )
    const statuses = []
    for (let attempt = 0; attempt < 7; attempt += 1)
      statuses.push((await lookUpFrom('192.0.2.7', 'PX-0000-000A')).status)
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 429])
    expect((await lookUpFrom('192.0.2.8', number)).status).toBe(200)
  })
})

describe('a reorder', () => {
  it('adds the available lines to the basket', async () => {
    const { browser, userId } = await customer()
    const { id } = await createTestOrder(api, { userId })
    const { status, body } = await browser.post(`/bff/orders/${id}/again`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      addedCount: 2,
      unavailableLines: [],
      basket: { count: 2, lines: [{ sku: standing, quantity: 2 }] },
    })
    expect((await browser.get('/bff/basket')).body.count).toBe(2)
  })

  it('lists unavailable lines with the reason and adds the rest', async () => {
    const { browser, userId } = await customer()
    const { id } = await createTestOrder(api, {
      userId,
      lines: [
        { sku: standing, quantity: 1 },
        { sku: 'EV-open-night-balcony', quantity: 1 },
      ],
    })
    const balcony = () => api.db.updateTable('variants').where('sku', '=', 'EV-open-night-balcony')
    const { stock } = await api.db
      .selectFrom('variants')
      .select('stock')
      .where('sku', '=', 'EV-open-night-balcony')
      .executeTakeFirstOrThrow()
    await balcony().set({ stock: 0 }).execute()
    const { body } = await browser.post(`/bff/orders/${id}/again`)
    await balcony().set({ stock }).execute()
    expect(body).toMatchObject({ addedCount: 1, basket: { count: 1 } })
    expect(body.unavailableLines).toMatchObject([{ name: 'open night, Balcony' }])
    expect(body.unavailableLines[0].reason.length).toBeGreaterThan(5)
  })

  it('works for guests who opened the link of their order', async () => {
    const contact = guest()
    const { id } = await createTestOrder(api, { contact })
    const browser = await openByLink(id, contact.email)
    expect((await browser.post(`/bff/orders/${id}/again`)).body).toMatchObject({ addedCount: 2, unavailableLines: [] })
  })
})
