import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { RunningApi } from '../../start.ts'
import { placeTestOrder } from '../../testing/place-test-order.ts'
import { createFixtureContent } from '../../testing/fixture-content.ts'
import { startFixtureApi } from '../../testing/start-fixture-api.ts'
import { deleteDueAccounts, scheduleDeletion } from '../accounts/account-deletion.ts'
import { enqueuePaymentReturnedEmail } from './order-email-queue.ts'
import { findOrder } from './orders.ts'
import { claimOrder } from './order-claims.ts'
import { insertUser, setEmailVerified } from '../accounts/users.ts'

let api: RunningApi
beforeAll(async () => {
  api = await startFixtureApi({ content: { ...createFixtureContent(), customers: [] } })
})
afterAll(() => api?.close())

const now = new Date('2027-03-01T12:00:00Z')
const dayLater = new Date('2027-03-02T12:00:00Z')

const createPerson = async (name: string) => {
  const user = await insertUser(
    api.db,
    { email: `${name}@example.com`, firstName: name, lastName: `${name}son`, passwordHash: 'a hash' },
    now,
  )
  if (!user) throw new Error(`${name} is there already`)
  return user
}

const sellOrder = (name: string, userId: string | null) => {
  const address = {
    firstName: name,
    lastName: `${name}son`,
    company: null,
    line1: `1 ${name} Row`,
    line2: null,
    city: 'Bristol',
    region: null,
    postcode: 'BS1 4QA',
    countryCode: 'GB',
    telephone: null,
  }
  const lines = [
    { sku: 'EV-open-night-standing', quantity: 2, extraData: { guestName: `Aunt ${name}` } },
    { sku: 'VOUCHER-25', quantity: 1 },
  ]
  const contact = { email: `${name}@example.com`, firstName: name, lastName: `${name}son`, telephone: null }
  return placeTestOrder(api.db, { userId, contact, billingAddress: address, deliveryAddress: address, lines, now })
}

/** The tables that contain a name, in any column. */
const findTablesAbout = async (name: string) => {
  const { rows } = await sql<{
    table_name: string
  }>`select table_name from information_schema.tables where table_schema = 'public'`.execute(api.db)
  const tables = []
  for (const { table_name } of rows) {
    const hits =
      await sql`select 1 from ${sql.table(table_name)} as entry where entry::text ilike ${`%${name}%`} limit 1`.execute(
        api.db,
      )
    if (hits.rows.length > 0) tables.push(table_name)
  }
  return tables.sort()
}

const bought = async (id: string) => (await findOrder(api.db, id))!

it('anonymiseOrders keeps items and amounts and removes personal data, also from claimed guest orders', async () => {
  const [greta, jonah] = [await createPerson('greta'), await createPerson('jonah')]
  await setEmailVerified(api.db, greta.id, greta.email, now)
  const [customerOrder, asGuest, otherOrder] = [
    await sellOrder('greta', greta.id),
    await sellOrder('greta', null),
    await sellOrder('jonah', jonah.id),
  ]
  await api.db.transaction().execute((tx) => claimOrder(tx, greta.id, asGuest.id, now))
  const before = [await bought(customerOrder.id), await bought(asGuest.id)]
  await enqueuePaymentReturnedEmail(
    api.db,
    { email: 'Greta@example.com', language: 'en', amount: 100, currency: 'GBP' },
    now,
  )
  expect(await findTablesAbout('greta')).toEqual([
    'basket_lines',
    'baskets',
    'order_letters',
    'order_lines',
    'orders',
    'tickets',
    'users',
  ])
  await scheduleDeletion(api.db, greta.id, now)
  expect(await deleteDueAccounts(api.db, dayLater)).toBe(1)

  expect(await findTablesAbout('greta')).toEqual([])
  for (const [index, { id }] of [customerOrder, asGuest].entries()) {
    const was = before[index]!
    const order = await bought(id)
    const { number, totals, placed_at, currency, payment } = was
    expect(order).toMatchObject({
      number,
      totals,
      placed_at,
      currency,
      user_id: greta.id,
      anonymised_at: dayLater,
      basket_id: null,
    })
    expect(order.payment).toMatchObject({ id: payment!.id, amount: payment!.amount, status: 'captured' })
    expect(order.billing_address).toMatchObject({ countryCode: 'GB', city: '', postcode: '' })
    expect(order.access_key).not.toBe(was.access_key)
    expect(order.lines.map(({ sku, quantity, total }) => ({ sku, quantity, total }))).toEqual(
      was.lines.map(({ sku, quantity, total }) => ({ sku, quantity, total })),
    )
    const goods = ({ lines }: typeof was) =>
      lines.flatMap(({ tickets, vouchers }) => [tickets.map(({ id: ticket, status }) => [ticket, status]), vouchers])
    expect(goods(order)).toEqual(goods(was))
  }
  expect(await bought(otherOrder.id)).toMatchObject({ anonymised_at: null, contact: { firstName: 'jonah' } })
})

it('anonymiseOrders keeps guest orders, also those claimed with an address that the account has not verified', async () => {
  const mallory = await createPerson('mallory')
  const { id, key } = await sellOrder('mallory', null)
  await api.db.transaction().execute((tx) => claimOrder(tx, mallory.id, id, now))
  await scheduleDeletion(api.db, mallory.id, now)
  await deleteDueAccounts(api.db, dayLater)
  expect(await bought(id)).toMatchObject({ user_id: null, access_key: key, contact: { email: 'mallory@example.com' } })
})
