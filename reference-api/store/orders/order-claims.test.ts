import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startReferenceApi, type RunningApi } from '../../start.ts'
import { placeTestOrder, buyer } from '../../testing/place-test-order.ts'
import { createFixtureContent } from '../../testing/fixture-content.ts'
import { createSeededDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { claimOrder } from './order-claims.ts'
import { orderReferences } from '../../db/migrations/0019-order-references.ts'
import { findOrder } from './orders.ts'
import { insertUser } from '../accounts/users.ts'

const localise = (text: string) => ({ en: text, de: text })
const membership = {
  ...{
    slug: 'joining',
    sku: 'MEMBER',
    type: 'membership' as const,
    name: localise('Membership'),
    short: localise('In.'),
    about: { en: [], de: [] },
  },
  ...{ attributes: [], prints: [] },
  variants: [
    {
      sku: 'MEMBER-1Y',
      name: localise('One year'),
      description: null,
      gross: { GBP: 4800, EUR: 5600 },
      available: 100,
      maxPerOrder: 2,
    },
  ],
}

let database: TestDatabase
let api: RunningApi
beforeAll(async () => {
  database = await createSeededDatabase()
  const content = createFixtureContent()
  api = await startReferenceApi({
    databaseUrl: database.url,
    content: { ...content, products: [...content.products, membership] },
  })
})
afterAll(async () => {
  await api?.close()
  await database?.close()
})

const now = new Date('2027-03-01T12:00:00Z')
const later = new Date('2027-03-09T12:00:00Z')

const createPerson = async (email: string) =>
  (await insertUser(api.db, { email, firstName: 'Ada', lastName: 'Quill', passwordHash: 'a hash' }, now))!
const claim = (userId: string, orderId: string) =>
  api.db.transaction().execute((tx) => claimOrder(tx, userId, orderId, later))
const findMemberships = async (id: string) =>
  (await findOrder(api.db, id))!.lines.flatMap(({ memberships }) =>
    memberships.map(({ user_id, valid_from, valid_until }) => ({ user_id, valid_from, valid_until })),
  )

it('a membership in a guest order starts on the day the order is claimed', async () => {
  const user = await createPerson('waiting@example.com')
  const { id } = await placeTestOrder(api.db, {
    contact: { ...buyer, email: 'Waiting@example.com' },
    lines: [{ sku: 'MEMBER-1Y', quantity: 2 }],
    now,
  })
  const waitingColumns = { user_id: null, valid_from: null, valid_until: null }
  expect(await findMemberships(id)).toEqual([waitingColumns, waitingColumns])
  expect(await claim(user.id, id)).toBe(true)
  expect(await claim(user.id, id)).toBe(false)
  const years = (await findMemberships(id)).map(({ user_id, valid_from, valid_until }) => [
    user_id,
    valid_from?.getUTCFullYear(),
    valid_until?.getUTCFullYear(),
  ])
  expect(years.sort()).toEqual([
    [user.id, 2027, 2028],
    [user.id, 2028, 2029],
  ])
})

it('a customer’s membership starts at the purchase', async () => {
  const user = await createPerson('member@example.com')
  const { id } = await placeTestOrder(api.db, { userId: user.id, lines: [{ sku: 'MEMBER-1Y', quantity: 1 }], now })
  expect(await findMemberships(id)).toEqual([
    { user_id: user.id, valid_from: now, valid_until: new Date('2028-03-01T12:00:00Z') },
  ])
})

it('orders are claimed once, and their memberships started once, when requests are concurrent', async () => {
  const [user, otherUser] = [await createPerson('many@example.com'), await createPerson('others@example.com')]
  const orders: { id: string }[] = []
  for (let order = 0; order < 4; order += 1)
    orders.push(await placeTestOrder(api.db, { lines: [{ sku: 'MEMBER-1Y', quantity: 1 }], now }))
  const attempts = orders.flatMap(({ id }) => [claim(user.id, id), claim(user.id, id)])
  expect((await Promise.all(attempts)).filter(Boolean)).toHaveLength(4)
  expect(await claim(otherUser.id, orders[0]!.id)).toBe(false)
  const years = (await Promise.all(orders.map(({ id }) => findMemberships(id))))
    .flat()
    .map(({ valid_from }) => valid_from?.getUTCFullYear())
  expect(years.sort()).toEqual([2027, 2028, 2029, 2030])
})

it('the migration order-references marks orders that were claimed before claims had a time, and no others', async () => {
  const user = await createPerson('before@example.com')
  const own = await placeTestOrder(api.db, { userId: user.id, now })
  const guestOrder = await placeTestOrder(api.db, { now })
  const claimedOrder = await placeTestOrder(api.db, { now })
  await claim(user.id, claimedOrder.id)
  await api.db.updateTable('orders').set({ claimed_at: null }).execute()
  await api.db.transaction().execute(async (tx) => {
    await sql`drop table document_series`.execute(tx)
    await sql`drop index letters_of_order`.execute(tx)
    await sql`alter table orders drop column document_number`.execute(tx)
    await orderReferences.up(tx)
  })
  const claimTimes = await Promise.all(
    [own, guestOrder, claimedOrder].map(async ({ id }) => (await findOrder(api.db, id))!.claimed_at),
  )
  expect(claimTimes).toEqual([null, null, now])
})
