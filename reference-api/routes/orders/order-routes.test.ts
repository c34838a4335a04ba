import { afterAll, describe, expect, it } from 'vitest'
import { startApiUnderTest, isRemote, type Customer } from '../../testing/api-under-test.ts'
import { placeTestOrder, buyer } from '../../testing/place-test-order.ts'
import { homeAddress } from '../../testing/home-address.ts'
import { createMailbox } from '../../testing/mailbox.ts'

const mailbox = await createMailbox()
afterAll(() => mailbox.remove())
const api = startApiUnderTest({ mailFolder: mailbox.folder, shopUrl: 'https://shop.example' })

const withOrderKey = (key: string | null) => ({ headers: { 'order-key': key ?? '' } })
const read = (id: string, options: Parameters<typeof api.sendRequest>[2] = {}) =>
  api.sendRequest('GET', `/orders/${id}`, options)
const own = (token: string, query = '') => api.sendRequest('GET', `/users-orders${query}`, { token })

const placeGuestOrder = (email: string) => placeTestOrder(api.db, { contact: { ...buyer, email } })
const verify = async ({ email, token }: Customer) =>
  api.sendRequest('POST', '/users/verify-email', {
    token,
    body: { token: await mailbox.waitForToken(email, '/verify-email') },
  })

describe.skipIf(isRemote)('an order', () => {
  it('is returned to its owner with lines, tickets and amounts', async () => {
    const customer = await api.createCustomer()
    const lines = [
      { sku: 'EV-open-night-standing', quantity: 2, extraData: { guestName: 'Ada Quill' } },
      { sku: 'RECORD-1-LP', quantity: 1 },
      { sku: 'VOUCHER-25', quantity: 2 },
    ]
    const { id, number, key } = await placeTestOrder(api.db, {
      userId: customer.id,
      lines,
      deliveryAddress: homeAddress,
    })
    expect(key).toBeNull()
    const { status, body } = await read(id, { token: customer.token })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      '@id': `/orders/${id}`,
      number,
      key: null,
      status: 'placed',
      currency: 'GBP',
      contact: buyer,
      billingAddress: homeAddress,
      deliveryAddress: homeAddress,
    })
    expect(body.number).toMatch(/^PX-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect(body.documentNumber).toMatch(/^GB-\d{6}$/)
    const [tickets, record, vouchers] = body.lines
    expect(tickets).toMatchObject({
      type: 'event',
      productName: 'open night',
      variantName: 'Standing',
      quantity: 2,
      refundedQuantity: 0,
      unitPrice: { gross: 2000 },
      total: { gross: 4000 },
      event: {
        slug: 'open-night',
        saleStatus: 'on_sale',
        address: ['1 Test Street', 'London', 'TE5 7'],
        previousStartsAt: null,
        previousVenue: null,
      },
    })
    expect(tickets.tickets).toMatchObject(
      [1, 2].map((position) => ({ position, of: 2, status: 'valid', usedAt: null, holder: 'Ada Quill' })),
    )
    expect(new Set(tickets.tickets.map(({ code }: { code: string }) => code)).size).toBe(2)
    expect(record).toMatchObject({ type: 'record', variantName: 'LP', event: null, tickets: [], vouchers: [] })
    expect(vouchers.vouchers).toMatchObject([1, 2].map(() => ({ value: 2500, balance: 2500 })))
    expect(body.totals).toMatchObject({ quantity: 5, refunded: 0, total: { gross: 4000 + 2199 + 5000 } })
    expect(body.payment).toMatchObject({ provider: 'sandbox', status: 'captured', amount: 11_199, refunded: 0 })
    const german = await read(id, { token: customer.token, language: 'de' })
    expect(german.body.lines[0].variantName).toBe('Stehplatz')
  })

  it('is 404 for other users, with the same message as an unknown order [S45]', async () => {
    const [owner, otherCustomer, guest] = [
      await api.createCustomer(),
      await api.createCustomer(),
      await api.createGuest(),
    ]
    const customerOrder = await placeTestOrder(api.db, { userId: owner.id })
    const { access_key: ownedKey } = await api.db
      .selectFrom('orders')
      .select('access_key')
      .where('id', '=', customerOrder.id)
      .executeTakeFirstOrThrow()
    const guestOrder = await placeGuestOrder('nobody@example.com')
    const unknown = await read('no-such-order', { token: otherCustomer.token })
    expect(unknown.status).toBe(404)
    const attempts = [
      ...[otherCustomer.token, guest.token].flatMap((token) => [
        read(customerOrder.id, { token }),
        read(guestOrder.id, { token }),
      ]),
      ...[
        read(customerOrder.id),
        read(guestOrder.id),
        read(customerOrder.id, withOrderKey(ownedKey)),
        read(guestOrder.id, withOrderKey(ownedKey)),
      ],
      ...[
        read(guestOrder.id, withOrderKey('')),
        read(guestOrder.id, withOrderKey(`${guestOrder.key} `.slice(1))),
        read(guestOrder.number, withOrderKey(guestOrder.key)),
      ],
    ]
    for (const attempt of await Promise.all(attempts))
      expect(attempt).toMatchObject({ status: 404, body: unknown.body })
    expect((await read(customerOrder.id, { token: 'not.a.token' })).status).toBe(401)
  })

  it('of a guest is readable with its key, with any token or none', async () => {
    const { id, key } = await placeGuestOrder('someone@example.com')
    const { token } = await api.createGuest()
    for (const options of [withOrderKey(key), { token, ...withOrderKey(key) }])
      expect(await read(id, options)).toMatchObject({ status: 200, body: { id, key } })
  })

  it('has the previous date and venue when its event was moved', async () => {
    const customer = await api.createCustomer()
    const before = await placeTestOrder(api.db, {
      userId: customer.id,
      lines: [{ sku: 'EV-berlin-night-balcony', quantity: 1 }],
    })
    const { product_id, ...times } = await api.db
      .selectFrom('events')
      .innerJoin('products', 'products.id', 'events.product_id')
      .select(['product_id', 'doors_at', 'starts_at', 'ends_at'])
      .where('slug', '=', 'berlin-night')
      .executeTakeFirstOrThrow()
    const london = await api.db
      .selectFrom('locations')
      .select('id')
      .where('slug', '=', 'the-lamphouse')
      .executeTakeFirstOrThrow()
    const [doors_at, starts_at, ends_at] = [times.doors_at, times.starts_at, times.ends_at].map(
      (time) => new Date(time.getTime() + 7 * 86_400_000),
    )
    const changes = {
      doors_at: doors_at!,
      starts_at: starts_at!,
      ends_at: ends_at!,
      venue_id: london.id,
      stored_status: 'moved' as const,
    }
    await api.db.updateTable('events').set(changes).where('product_id', '=', product_id).execute()
    const after = await placeTestOrder(api.db, {
      userId: customer.id,
      lines: [{ sku: 'EV-berlin-night-balcony', quantity: 1 }],
    })
    const readOrderedEvent = async ({ id }: { id: string }) =>
      (await read(id, { token: customer.token })).body.lines[0].event
    const movedEvent = await readOrderedEvent(before)
    expect(movedEvent).toMatchObject({
      saleStatus: 'moved',
      venue: { slug: 'the-lamphouse' },
      previousVenue: { slug: 'trafohalle' },
    })
    expect([Date.parse(movedEvent.dates.startsAt), Date.parse(movedEvent.previousStartsAt)]).toEqual([
      starts_at!.getTime(),
      times.starts_at.getTime(),
    ])
    expect(await readOrderedEvent(after)).toMatchObject({
      saleStatus: 'moved',
      previousStartsAt: null,
      previousVenue: null,
    })
  })
})

describe.skipIf(isRemote)("a customer's orders", () => {
  it('come in pages, newest first, without orders of others [S45]', async () => {
    const [customer, otherCustomer] = [await api.createCustomer(), await api.createCustomer()]
    const orders = []
    for (let day = 1; day <= 12; day += 1) {
      orders.unshift(
        (
          await placeTestOrder(api.db, {
            userId: customer.id,
            lines: [{ sku: 'VOUCHER-25', quantity: 1 }],
            now: new Date(Date.UTC(2026, 0, day)),
          })
        ).number,
      )
    }
    const first = await own(customer.token)
    expect(first.body).toMatchObject({
      'hydra:totalItems': 12,
      'hydra:view': { 'hydra:next': '/users-orders?page=2', 'hydra:last': '/users-orders?page=2' },
    })
    const second = await own(customer.token, '?page=2')
    const numbers = [first, second].flatMap(({ body }) =>
      body['hydra:member'].map(({ number }: { number: string }) => number),
    )
    expect(first.body['hydra:member']).toHaveLength(10)
    expect(numbers).toEqual(orders)
    expect(first.body['hydra:member'][0]).toMatchObject({
      total: 2500,
      quantity: 1,
      paymentStatus: 'captured',
      lines: [{ type: 'voucher', quantity: 1 }],
    })
    expect((await own(customer.token, '?itemsPerPage=51')).status).toBe(400)
    expect((await own(otherCustomer.token)).body['hydra:totalItems']).toBe(0)
    expect((await own((await api.createGuest()).token)).status).toBe(404)
  })
})

describe.skipIf(isRemote)("a customer's upcoming orders", () => {
  it('have tickets of events that are not over, and come in the order of these', async () => {
    const [customer, otherCustomer] = [await api.createCustomer(), await api.createCustomer()]
    const place = async (sku: string) =>
      (await placeTestOrder(api.db, { userId: customer.id, lines: [{ sku, quantity: 1 }] })).id
    const inFortyDays = await place('EV-berlin-night-standing')
    const inTenDays = await place('EV-open-night-standing')
    await place('VOUCHER-25')
    const refunded = await place('EV-open-night-standing')
    await api.db.updateTable('order_lines').set({ refunded_quantity: 1 }).where('order_id', '=', refunded).execute()
    // Events that the catalogue no longer has: one is over, the other begins in twenty days.
    const placeWithoutProduct = async (days: number) => {
      const id = await place('EV-open-night-standing')
      const { event } = await api.db
        .selectFrom('order_lines')
        .select('event')
        .where('order_id', '=', id)
        .executeTakeFirstOrThrow()
      const date = new Date(Date.now() + days * 86_400_000).toISOString()
      const dates = { ...event!.dates, startsAt: date, endsAt: date }
      await api.db
        .updateTable('order_lines')
        .set({ product_id: null, event: JSON.stringify({ ...event!, dates }) })
        .where('order_id', '=', id)
        .execute()
      return id
    }
    await placeWithoutProduct(-1)
    const inTwentyDays = await placeWithoutProduct(20)
    await placeTestOrder(api.db, { userId: otherCustomer.id })

    const readIds = async (query: string) => {
      const { body } = await own(customer.token, query)
      expect(body['hydra:totalItems']).toBe(3)
      return body['hydra:member'].map(({ id }: { id: string }) => id)
    }
    expect(await readIds('?upcoming=1')).toEqual([inTenDays, inTwentyDays, inFortyDays])
    expect(await readIds('?upcoming=1&itemsPerPage=2&page=2')).toEqual([inFortyDays])
  })
})

describe.skipIf(isRemote)('a guest’s order', () => {
  const claim = (id: string, token: string, key: string | null) =>
    api.sendRequest('POST', `/orders/${id}/claim`, { token, ...withOrderKey(key) })

  it('is claimed by its key, which still opens it [S45]', async () => {
    const customer = await api.createCustomer()
    const { id, key, number } = await placeGuestOrder('key.holder@example.com')
    expect((await read(id, { token: customer.token })).status).toBe(404)
    expect((await claim(id, customer.token, key)).body).toMatchObject({ id, number, key: null, ownedByAccount: true })
    expect((await claim(id, customer.token, key)).status).toBe(200)
    expect((await own(customer.token)).body['hydra:member']).toMatchObject([{ id }])
    expect((await read(id, withOrderKey(key))).status).toBe(200)
  })

  it('is not claimed without its key, by a guest, or from another account [S45]', async () => {
    const [customer, otherCustomer] = [await api.createCustomer(), await api.createCustomer()]
    const { id, key } = await placeGuestOrder(customer.email)
    expect((await claim(id, customer.token, 'made-up')).status).toBe(404)
    expect((await claim(id, (await api.createGuest()).token, key)).status).toBe(404)
    expect((await claim(id, otherCustomer.token, key)).status).toBe(200)
    expect((await claim(id, customer.token, key)).status).toBe(409)
  })

  it('is not assigned to an account by proving its email address', async () => {
    const customer = await api.createCustomer()
    const before = await placeGuestOrder(customer.email)
    expect((await verify(customer)).status).toBe(200)
    const later = await placeGuestOrder(customer.email)
    expect((await own(customer.token)).body['hydra:totalItems']).toBe(0)
    for (const { id, key } of [before, later]) expect((await read(id, withOrderKey(key))).status).toBe(200)
  })
})
