import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startReferenceApi, type RunningApi } from '../../start.ts'
import { buyer } from '../../testing/place-test-order.ts'
import { homeAddress } from '../../testing/home-address.ts'
import { createFixtureContent } from '../../testing/fixture-content.ts'
import { createSeededDatabase, type TestDatabase } from '../../testing/test-database.ts'

let database: TestDatabase
let api: RunningApi
let token = ''

const sendRequest = async (method: string, path: string, body?: object) => {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
  const response = await fetch(api.url + path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
  // Tests read fields of many response shapes.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  return { status: response.status, body: (await response.json()) as any }
}

beforeAll(async () => {
  database = await createSeededDatabase()
  api = await startReferenceApi({ databaseUrl: database.url, content: createFixtureContent() })
  token = (await sendRequest('POST', '/auth', {})).body.token
})
afterAll(async () => {
  await api?.close()
  await database?.close()
})

const voucher = 'TEST-50GB-P000-0001'
const balance = async (code = voucher) =>
  (await sendRequest('POST', '/vouchers/balance', { code })).body.balance as number
const confirm = (id: string) => sendRequest('PUT', `/baskets/${id}/confirm`, {})
const reopen = (id: string) => sendRequest('PUT', `/baskets/${id}/reopen`, {})

const createBasketWithCodes = async (promoCodes: string[], quantity = 1) => {
  const lines = [{ productVariant: 'EV-open-night-standing', quantity }]
  const { id } = (
    await sendRequest('POST', '/baskets', {
      lines,
      contact: buyer,
      billingAddress: homeAddress,
      shipping: { service: 'e-ticket' },
    })
  ).body
  expect((await sendRequest('PUT', `/baskets/${id}/promotion-codes`, { promoCodes })).status).toBe(200)
  return id as string
}

const countStatus = (responses: { status: number }[], status: number) =>
  responses.filter((response) => response.status === status).length

describe('one voucher in many baskets', () => {
  it('is reserved for the baskets confirmed first, returned when they are reopened, and never redeemed twice', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => createBasketWithCodes([voucher])))
    const responses = await Promise.all(ids.map(confirm))
    // £50 pays two tickets of £20; the API rejects a third basket that was priced with a part of the balance.
    const confirmed = ids.filter((_, index) => responses[index]!.status === 200)
    expect(countStatus(responses, 200) + countStatus(responses, 422)).toBe(8)
    const redeemed = responses.flatMap(({ status, body }) =>
      status === 200 ? [body.promotions[0].discount.gross as number] : [],
    )
    expect(redeemed.filter((gross) => gross === 2000)).toHaveLength(2)
    expect(redeemed.reduce((sum, gross) => sum + gross, 0) + (await balance())).toBe(5000)
    const rejected = responses.find(({ status }) => status === 422)!
    expect(rejected.body.violations[0].propertyPath).toBe('promoCodes[0]')

    await Promise.all(confirmed.map(reopen))
    expect(await balance()).toBe(5000)
    await Promise.all(ids.map((id) => sendRequest('PUT', `/baskets/${id}`, { lines: [] })))
  })

  it('pays its order from the reservation and consumes it', async () => {
    const id = await createBasketWithCodes([voucher])
    const confirmed = (await confirm(id)).body
    expect([confirmed.promotions[0].remaining, await balance()]).toEqual([3000, 3000])
    const orders = await Promise.all([1, 2, 3].map(() => sendRequest('POST', `/baskets/${id}/convert`, {})))
    expect(orders.map(({ status, body }) => [status < 300, body.id])).toEqual(
      orders.map(() => [true, orders[0]!.body.id]),
    )
    expect(await balance()).toBe(3000)
    expect(await api.db.selectFrom('voucher_uses').selectAll().execute()).toEqual([
      { code: voucher, order_id: orders[0]!.body.id, amount: 2000 },
    ])
    expect(await api.db.selectFrom('code_holds').selectAll().where('basket_id', '=', id).execute()).toEqual([])
  })

  it('is returned when its basket is deleted', async () => {
    const id = await createBasketWithCodes(['TEST-100G-BP00-0002'])
    await confirm(id)
    expect(await balance('TEST-100G-BP00-0002')).toBe(1740)
    await api.db.deleteFrom('baskets').where('id', '=', id).execute()
    expect(await balance('TEST-100G-BP00-0002')).toBe(3740)
  })
})

it('a single-use promotion is used once by concurrent baskets, and is free again when that one is reopened', async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, () => createBasketWithCodes(['ONCE'])))
  const responses = await Promise.all(ids.map(confirm))
  expect([countStatus(responses, 200), countStatus(responses, 422)]).toEqual([1, 7])
  await reopen(ids[responses.findIndex(({ status }) => status === 200)]!)
  const again = await confirm(ids[0]!)
  expect([again.status, again.body.promotions[0].discount.gross]).toEqual([200, 200])
  expect((await confirm(ids[1]!)).body.violations[0].message).toBe('This code has been used as often as it can be.')
})

it('codes in any order never deadlock baskets', async () => {
  const codes = ['TEST-100G-BP00-0002', 'TICKETS10', voucher]
  const before = [await balance(), await balance('TEST-100G-BP00-0002')]
  const ids = await Promise.all(
    Array.from({ length: 8 }, (_, index) => createBasketWithCodes(index % 2 === 0 ? codes : codes.toReversed(), 1)),
  )
  for (let round = 0; round < 3; round += 1) {
    const responses = await Promise.all(ids.map(confirm))
    expect(countStatus(responses, 200) + countStatus(responses, 422)).toBe(8)
    expect((await Promise.all(ids.map(reopen))).every(({ status }) => status === 200)).toBe(true)
  }
  expect([await balance(), await balance('TEST-100G-BP00-0002')]).toEqual(before)
  const { uses } = await api.db
    .selectFrom('promotions')
    .select('uses')
    .where('code', '=', 'TICKETS10')
    .executeTakeFirstOrThrow()
  expect(uses).toBe(0)
})

it('baskets with gifts that one sender confirms together count against the same daily limit', async () => {
  const giftDay = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10)
  const lines = Array.from({ length: 6 }, (_, index) => ({
    productVariant: 'VOUCHER-25',
    extraData: { giftTo: 'Sam', giftEmail: `sam-${index}@example.com`, giftDay },
  }))
  const createGifts = async () => {
    const { id } = (await sendRequest('POST', '/baskets', { lines, contact: buyer })).body
    const services = (await sendRequest('GET', `/baskets/${id}/shipping-services`)).body['hydra:member']
    await sendRequest('PUT', `/baskets/${id}`, { shipping: { service: services[0].code } })
    return id as string
  }
  const ids = await Promise.all(Array.from({ length: 8 }, createGifts))
  expect(countStatus(await Promise.all(ids.map(confirm)), 200)).toBe(3)
})
