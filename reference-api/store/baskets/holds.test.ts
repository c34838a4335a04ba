import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import type { RunningApi } from '../../start.ts'
import { startFixtureApi } from '../../testing/start-fixture-api.ts'
import { getCatalogueVersion } from '../../search/get-catalogue-version.ts'
import { homeAddress } from '../../testing/home-address.ts'
import { createTestClock } from '../../testing/test-clock.ts'
import { addMinutes } from '../../domain/baskets/hold-rules.ts'
import {
  resetHoldAfterPayment,
  extendHoldForPayment,
  hasActivePayment,
  lockBasket,
  findBasketReleasingHold,
  releaseExpiredHolds,
} from './holds.ts'
import { deleteExpired } from '../accounts/delete-expired.ts'

const clock = createTestClock()
let api: RunningApi
let id = ''

beforeAll(async () => {
  api = await startFixtureApi({ now: clock.now, frequentJobIntervalMs: 3_600_000 })
})
afterAll(() => api.close())

const advanceMinutes = (minutes: number) => clock.advance({ seconds: minutes * 60 })

const sendRequest = async (method: string, path: string, body: object) => {
  const { token } = (await (await fetch(`${api.url}/auth`, { method: 'POST' })).json()) as { token: string }
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const response = await fetch(api.url + path, { method, headers, body: JSON.stringify(body) })
  return { status: response.status, body: (await response.json()) as { id: string } }
}

const readStock = async () =>
  (
    await api.db
      .selectFrom('variants')
      .select('stock')
      .where('sku', '=', 'EV-open-night-standing')
      .executeTakeFirstOrThrow()
  ).stock

beforeEach(async () => {
  const someone = { firstName: 'Ann', lastName: 'Lamp' }
  const body = {
    lines: [{ productVariant: 'EV-open-night-standing', quantity: 2 }],
    contact: { ...someone, email: 'ann@example.com' },
    billingAddress: { ...someone, line1: '1 Test Street', city: 'London', postcode: 'E1 6AN', countryCode: 'GB' },
    shipping: { service: 'e-ticket' },
  }
  id = (await sendRequest('POST', '/baskets', body)).body.id
  expect((await sendRequest('PUT', `/baskets/${id}/confirm`, {})).status).toBe(200)
})

/** Begins a payment: in one transaction with the basket locked. */
const beginPayment = () =>
  api.db.transaction().execute(async (tx) => {
    const basket = await lockBasket(tx, id, clock.now())
    const payment = {
      id: randomUUID(),
      basket_id: id,
      idempotency_key: randomUUID(),
      provider: 'none',
      status: 'created' as const,
      amount: 4000,
      currency: 'GBP',
      return_url: 'https://shop.example',
      started_at: clock.now(),
      expires_at: addMinutes(clock.now(), 30),
      updated_at: clock.now(),
    }
    await tx.insertInto('payment_transactions').values(payment).execute()
    return extendHoldForPayment(tx, basket!, addMinutes(clock.now(), 30), clock.now())
  })

const endPayment = () =>
  api.db.transaction().execute(async (tx) => {
    await tx.updateTable('payment_transactions').set({ status: 'declined' }).where('basket_id', '=', id).execute()
    await resetHoldAfterPayment(tx, id, false, clock.now(), 45)
  })

const basket = async () => (await findBasketReleasingHold(api.db, id, clock.now()))!

const minutesLeft = async () =>
  Math.round(((await basket()).hold_expires_at!.getTime() - clock.now().getTime()) / 60_000)

afterEach(async () => {
  advanceMinutes(60)
  await endPayment()
  await releaseExpiredHolds(api.db, clock.now())
})

it('a hold lasts until a payment that began before its deadline ends', async () => {
  const before = await readStock()
  advanceMinutes(14)
  expect(await beginPayment()).toBe(true)
  advanceMinutes(20)
  expect(await releaseExpiredHolds(api.db, clock.now())).toBe(0)
  expect(await basket()).toMatchObject({ status: 'confirmed', expiredLines: [] })
  expect(await readStock()).toBe(before)
  expect(await hasActivePayment(api.db, id)).toBe(true)
})

it.each([
  [4, 11],
  [20, 5],
])('a payment that fails after %i minutes leaves %i minutes to retry', async (minutes, expected) => {
  await beginPayment()
  advanceMinutes(minutes)
  await endPayment()
  expect([(await basket()).status, await minutesLeft()]).toEqual(['confirmed', expected])
  advanceMinutes(expected + 1)
  expect(await basket()).toMatchObject({ status: 'open', lines: [], expiredLines: [{ quantity: 2 }] })
})

it('the second payment that fails returns the stock and leaves the tickets as expired lines', async () => {
  const before = await readStock()
  for (const _attempt of [1, 2]) {
    await beginPayment()
    advanceMinutes(1)
    await endPayment()
  }
  expect(await basket()).toMatchObject({ status: 'open', lines: [], expiredLines: [{ quantity: 2 }] })
  expect(await readStock()).toBe(before + 2)
})

it('a hold changes the search results at once without a rebuild of the index', async () => {
  const version = await getCatalogueVersion(api.db)
  const readSearchStock = async () =>
    (await (await fetch(`${api.url}/product-variants?product=EV-open-night`)).json()) as {
      'hydra:member': { available: number }[]
    }
  const before = (await readSearchStock())['hydra:member'][0]!.available
  await sendRequest('POST', '/baskets', { lines: [{ productVariant: 'EV-open-night-standing', quantity: 3 }] })
  expect((await readSearchStock())['hydra:member'][0]!.available).toBe(before - 3)
  expect(await getCatalogueVersion(api.db)).toBe(version)
})

it('a payment that begins after the deadline does not restore the hold', async () => {
  const before = await readStock()
  advanceMinutes(16)
  expect(await api.db.transaction().execute(async (tx) => (await lockBasket(tx, id, clock.now()))?.status)).toBe('open')
  expect(await readStock()).toBe(before + 2)
})

it('a payment that exceeds its time loses the stock, and its end reopens the basket', async () => {
  const before = await readStock()
  await beginPayment()
  advanceMinutes(31)
  expect(await releaseExpiredHolds(api.db, clock.now())).toBe(1)
  expect(await readStock()).toBe(before + 2)
  expect(await basket()).toMatchObject({ status: 'confirmed', lines: [{ quantity: 2 }] })
  await endPayment()
  expect(await basket()).toMatchObject({
    status: 'open',
    lines: [],
    expiredLines: [{ quantity: 2 }],
    hold_expires_at: null,
  })
  expect(await readStock()).toBe(before + 2)
})

it('goods that are reopened and confirmed again are held for 45 minutes at most', async () => {
  const body = {
    lines: [{ productVariant: 'RECORD-1-LP', quantity: 3 }],
    contact: { email: 'ann@example.com', firstName: 'Ann', lastName: 'Lamp' },
    billingAddress: homeAddress,
    deliveryAddress: homeAddress,
    shipping: { service: 'parcel' },
  }
  const goods = (await sendRequest('POST', '/baskets', body)).body.id
  const put = async (step: string) => (await sendRequest('PUT', `/baskets/${goods}/${step}`, {})).status
  for (const startMinute of [0, 14, 28, 42]) {
    if (startMinute > 0) expect(await put('reopen')).toBe(200)
    expect(await put('confirm')).toBe(200)
    advanceMinutes(startMinute < 42 ? 14 : 3)
  }
  expect((await findBasketReleasingHold(api.db, goods, clock.now()))?.status).toBe('open')
})

it('a basket unused for sixty days is deleted, and its stock returned', async () => {
  const before = await readStock()
  advanceMinutes(59 * 24 * 60)
  await deleteExpired(api.db, clock.now())
  expect((await basket()).expiredLines).toHaveLength(1)
  advanceMinutes(2 * 24 * 60)
  await deleteExpired(api.db, clock.now())
  expect(await findBasketReleasingHold(api.db, id, clock.now())).toBeUndefined()
  expect(await readStock()).toBe(before + 2)
})
