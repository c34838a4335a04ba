import { beforeAll, describe, expect, it } from 'vitest'
import { startApiUnderTest, type Customer } from '../../testing/api-under-test.ts'
import { placeTestOrder } from '../../testing/place-test-order.ts'
import { findActiveMembership, claimMemberships, startMembership } from './memberships.ts'

const api = startApiUnderTest()

const now = new Date('2027-03-01T12:00:00Z')
const atNoon = (day: string) => new Date(`${day}T12:00:00Z`)
const tickets = async (userId: string, at = now) => (await findActiveMembership(api.db, userId, at))?.tickets ?? 0
const findMemberships = (userId: string) =>
  api.db.selectFrom('memberships').selectAll().where('user_id', '=', userId).orderBy('valid_from').execute()

/** An order, because a membership belongs to an order line. */
const orderLine = async () => {
  const { id } = await placeTestOrder(api.db, { lines: [{ sku: 'VOUCHER-25', quantity: 1 }] })
  const { id: orderLineId } = await api.db
    .selectFrom('order_lines')
    .select('id')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow()
  return { orderId: id, orderLineId }
}
const start = async (userId: string | null, productSku: string, at = now) => {
  const line = await orderLine()
  return { ...line, id: await startMembership(api.db, { orderLineId: line.orderLineId, userId, productSku, now: at }) }
}

describe('a membership', () => {
  it('is valid for exactly a year from its purchase', async () => {
    const { id } = await api.createCustomer()
    await start(id, 'PXM-PLUSONE-1Y')
    expect([
      await tickets(id),
      await tickets(id, new Date(now.getTime() - 1)),
      await tickets(id, new Date('2028-03-01T11:59:59Z')),
      await tickets(id, atNoon('2028-03-01')),
    ]).toEqual([2, 0, 2, 0])
  })

  it('is renewed from its end; another kind starts at once, and the better one counts', async () => {
    const { id } = await api.createCustomer()
    await start(id, 'PXM-REGULAR-1Y')
    await start(id, 'PXM-REGULAR-1Y', atNoon('2027-12-01'))
    expect((await findMemberships(id)).map(({ valid_from, valid_until }) => [valid_from, valid_until])).toEqual([
      [now, atNoon('2028-03-01')],
      [atNoon('2028-03-01'), atNoon('2029-03-01')],
    ])
    expect(await tickets(id)).toBe(1)
    await start(id, 'PXM-LAMPLIGHTER-1Y')
    expect(await tickets(id)).toBe(2)
  })

  it('is invalid after its refund', async () => {
    const { id } = await api.createCustomer()
    const bought = await start(id, 'PXM-REGULAR-1Y')
    await api.db.updateTable('memberships').set({ cancelled_at: now }).where('id', '=', bought.id).execute()
    expect(await tickets(id)).toBe(0)
  })

  it('waits in a guest order, and starts when the order is claimed', async () => {
    const { id } = await api.createCustomer()
    const { orderId } = await start(null, 'PXM-REGULAR-1Y')
    const { orderId: otherOrder } = await start(null, 'PXM-LAMPLIGHTER-1Y')
    await claimMemberships(api.db, id, [orderId], atNoon('2027-06-01'))
    await claimMemberships(api.db, id, [orderId], atNoon('2027-07-01'))
    expect(await findMemberships(id)).toMatchObject([
      { valid_from: atNoon('2027-06-01'), valid_until: atNoon('2028-06-01'), product_sku: 'PXM-REGULAR-1Y' },
    ])
    expect(
      await api.db
        .selectFrom('memberships')
        .innerJoin('order_lines', 'order_lines.id', 'order_line_id')
        .select('user_id')
        .where('order_id', '=', otherOrder)
        .execute(),
    ).toEqual([{ user_id: null }])
  })
})

describe('the member price', () => {
  const lines = [
    { productVariant: 'EV-open-night-standing', quantity: 3 },
    { productVariant: 'EV-open-night-balcony' },
    { productVariant: 'RECORD-1-LP' },
  ]
  let member: Customer
  let basket = ''
  beforeAll(async () => {
    member = await api.createCustomer()
    await start(member.id, 'PXM-PLUSONE-1Y', new Date())
    basket = (await api.sendRequest('POST', '/baskets', { token: member.token, body: { lines } })).body.id
  })

  const readBasket = async (token: string, path = '') =>
    (await api.sendRequest('GET', `/baskets/${basket}${path}`, { token })).body

  it('applies to the lines of a member: two tickets of the event, the most expensive first', async () => {
    const [standing, balcony, record] = (await readBasket(member.token)).lines
    expect(standing).toMatchObject({
      member: { quantity: 1, unitPrice: { gross: 1800, net: 1500 } },
      unitPrice: { gross: 2000 },
      total: { gross: 5800 },
    })
    expect(balcony).toMatchObject({ member: { quantity: 1, unitPrice: { gross: 2700 } }, total: { gross: 2700 } })
    expect([record.member, record.total.gross]).toEqual([null, 2199])
    expect((await readBasket(member.token, '/totals')).total.gross).toBe(5800 + 2700 + 2199)
  })

  it('depends on the caller: the same basket costs a guest or another customer their own price', async () => {
    for (const { token } of [await api.createGuest(), await api.createCustomer()]) {
      expect((await readBasket(token)).lines.map((line: { member: unknown }) => line.member)).toEqual([
        null,
        null,
        null,
      ])
      expect((await readBasket(token, '/totals')).total.gross).toBe(6000 + 3000 + 2199)
    }
  })

  it('is in the order of the member who confirms', async () => {
    const { id } = await placeTestOrder(api.db, {
      userId: member.id,
      lines: [{ sku: 'EV-open-night-standing', quantity: 3 }],
    })
    const [line] = await api.db.selectFrom('order_lines').selectAll().where('order_id', '=', id).execute()
    expect(line!.total.gross).toBe(2 * 1800 + 2000)
  })
})

describe('a presale', () => {
  const lines = [{ productVariant: 'EV-members-first-standing' }]
  const create = (token: string) => api.sendRequest('POST', '/baskets', { token, body: { lines } })

  it('is on sale for members only', async () => {
    const member = await api.createCustomer()
    expect((await create(member.token)).body.violations).toEqual([
      { propertyPath: 'lines[0].quantity', message: 'Presale is for members.' },
    ])
    await start(member.id, 'PXM-REGULAR-1Y', new Date())
    const { status, body } = await create(member.token)
    expect([status, body.lines[0].item.event.saleStatus, body.lines[0].item.available > 0]).toEqual([
      201,
      'on_sale',
      true,
    ])
    const { token } = await api.createGuest()
    const item = (await api.sendRequest('GET', `/baskets/${body.id}`, { token })).body.lines[0].item
    expect([item.event.saleStatus, item.available]).toEqual(['presale', 0])
    expect((await create(token)).status).toBe(422)
    const confirm = await api.sendRequest('PUT', `/baskets/${body.id}/confirm`, { token, body: {} })
    expect(confirm.body.violations).toContainEqual({
      propertyPath: 'lines[0].quantity',
      message: 'Presale is for members.',
    })
  })
})
