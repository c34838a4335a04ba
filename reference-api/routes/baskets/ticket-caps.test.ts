import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { startApiUnderTest } from '../../testing/api-under-test.ts'
import { homeAddress } from '../../testing/home-address.ts'

const api = startApiUnderTest()
const voucher = { productVariant: 'VOUCHER-25' }

let token = ''
beforeAll(async () => {
  token = (await api.createGuest()).token
})

const create = (lines: object[], more: object = {}) =>
  api.sendRequest('POST', '/baskets', { token, body: { lines, ...more } })
const put = (id: string, body: unknown) => api.sendRequest('PUT', `/baskets/${id}`, { token, body })
const read = async (id: string) => (await api.sendRequest('GET', `/baskets/${id}`, { token })).body

describe('the tickets of one shopper', () => {
  const events = ['EV-open-night', 'EV-berlin-night', 'EV-elsewhere']
  const tickets = (...quantities: number[]) =>
    quantities.map((quantity, index) => ({ productVariant: `${events[index]}-standing`, quantity }))

  it('are at most twenty in a basket over all events, and the shopper reads what to do', async () => {
    const full = await create(tickets(10, 10))
    expect(full.status).toBe(201)
    const more = await put(full.body.id, { lines: tickets(10, 10, 1) })
    expect([more.status, more.body.violations]).toEqual([
      422,
      [
        {
          propertyPath: 'lines[2].quantity',
          message: 'A basket holds at most 20 tickets. Pay for these first, then come back for more.',
        },
      ],
    ])
    const other = (await create(tickets(1))).body.id
    const merged = await put(other, { lines: tickets(10, 10, 1), from: full.body.id })
    expect([merged.status, (await read(full.body.id)).lines.length]).toEqual([422, 2])
    expect((await put(full.body.id, { lines: [...tickets(9, 10), { ...voucher, quantity: 20 }] })).status).toBe(200)
    for (const id of [full.body.id, other]) await put(id, { lines: [] })
  })

  it('are at most forty in all baskets of an account, also when those are written at once', async () => {
    const customer = (await api.createCustomer()).token
    const add = () => api.sendRequest('POST', '/baskets', { token: customer, body: { lines: tickets(9, 9) } })
    const responses = await Promise.all([add(), add(), add()])
    const [rejected, ...others] = responses.toSorted((one, other) => other.status - one.status)
    expect([rejected?.status, ...others.map(({ status }) => status)]).toEqual([422, 201, 201])
    expect(rejected?.body.violations).toEqual([
      {
        propertyPath: 'lines[0].quantity',
        message: 'We hold at most 40 tickets for one account at a time. Pay for some or take some out first.',
      },
      expect.objectContaining({ propertyPath: 'lines[1].quantity' }),
    ])
    for (const { body } of others)
      await api.sendRequest('PUT', `/baskets/${body.id}`, { token: customer, body: { lines: [] } })
    expect((await add()).status).toBe(201)
  })

  it('are as many as the storefront allows, but never fewer than the basket holds', async () => {
    const rejected = await create(tickets(3), { maxTickets: 2 })
    expect([rejected.status, rejected.body.violations[0].message]).toEqual([422, expect.stringContaining('Sign in')])
    const { id } = (await create(tickets(3))).body
    expect((await put(id, { lines: tickets(3, 1), maxTickets: 2 })).status).toBe(422)
    expect((await put(id, { lines: [...tickets(3), voucher], maxTickets: 2 })).status).toBe(200)
  })
})

it('the goods that all baskets of an account hold are at most a hundred, and as many as the storefront allows', async () => {
  await sql`update variants set stock = 500 where sku = 'RECORD-1-LP'`.execute(api.db)
  const checkout = {
    contact: { email: 'ann@example.com', firstName: 'Ann', lastName: 'Lamp' },
    billingAddress: homeAddress,
    deliveryAddress: homeAddress,
    shipping: { service: 'parcel' },
  }
  const records = [voucher, { productVariant: 'RECORD-1-LP', quantity: 20 }]
  const confirmNew = async (as: string, body: object = {}) => {
    const created = await api.sendRequest('POST', '/baskets', { token: as, body: { lines: records, ...checkout } })
    return api.sendRequest('PUT', `/baskets/${created.body.id}/confirm`, { token: as, body })
  }
  const customer = (await api.createCustomer()).token
  const responses = await Promise.all(Array.from({ length: 6 }, () => confirmNew(customer)))
  const [rejected, ...others] = responses.toSorted((one, other) => other.status - one.status)
  expect([rejected?.status, ...others.map(({ status }) => status)]).toEqual([422, 200, 200, 200, 200, 200])
  expect(rejected?.body.violations).toEqual([
    {
      propertyPath: 'lines[1].quantity',
      message: 'We reserve at most 100 items for one account at a time. Pay for some or take some out first.',
    },
  ])
  const guest = await confirmNew(token, { maxGoods: 19 })
  expect([guest.status, guest.body.violations[0].message]).toEqual([422, expect.stringContaining('Sign in')])
  expect((await confirmNew(token, { maxGoods: 20 })).status).toBe(200)
})
