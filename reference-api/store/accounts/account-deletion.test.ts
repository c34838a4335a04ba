import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cancelDeletion, deleteDueAccounts, scheduleDeletion } from './account-deletion.ts'
import { insertAddress } from './addresses.ts'
import { insertBasket } from '../baskets/baskets.ts'
import { connect, type Connection } from '../../db/connect.ts'
import { createEmailToken } from './email-tokens.ts'
import { migrate } from '../../db/migrate.ts'
import { confirmSubscription, findSubscription, requestSubscription } from './newsletter.ts'
import { createPasswordReset } from './password-resets.ts'
import { findUser, insertUser, setEmailVerified } from './users.ts'
import { insertWishlist } from '../wishlists/wishlists.ts'

let connection: Connection
beforeAll(async () => {
  connection = await connect({ databaseUrl: undefined, dataFolder: null })
  await migrate(connection.db)
})
afterAll(() => connection.close())

const requestedAt = new Date('2027-03-01T12:00:00Z')
const after = (hours: number) => new Date(requestedAt.getTime() + hours * 3_600_000)

const createPerson = async (name: string) => {
  const { db } = connection
  const email = `${name.toLowerCase()}@example.com`
  const user = await insertUser(
    db,
    { email, firstName: name, lastName: `${name}son`, telephone: `0${name}`, passwordHash: `hash of ${name}` },
    requestedAt,
  )
  if (!user) throw new Error(`${name} is there already`)
  const address = {
    for_billing: true,
    for_delivery: true,
    first_name: name,
    last_name: name,
    company: null,
    line1: name,
    line2: null,
    city: name,
    region: null,
    postcode: '',
    country_code: 'GB',
    telephone: null,
  }
  await insertAddress(db, user.id, address, ['billing'], requestedAt)
  await insertWishlist(db, user.id, `${name}'s wishes`, requestedAt)
  await insertBasket(db, 'GBP', user.id, requestedAt)
  await createPasswordReset(db, user.id, requestedAt)
  await createEmailToken(db, 'verify-email', email, user.id, requestedAt)
  await requestSubscription(db, email, 'en', requestedAt)
  await confirmSubscription(db, email, requestedAt)
  return user
}

/** The tables that contain a name, in any column. */
const findTablesAbout = async (name: string) => {
  const { rows } = await sql<{
    table_name: string
  }>`select table_name from information_schema.tables where table_schema = 'public'`.execute(connection.db)
  const tables = await Promise.all(
    rows.map(async ({ table_name }) => {
      const hits =
        await sql`select 1 from ${sql.table(table_name)} as entry where entry::text ilike ${`%${name}%`} limit 1`.execute(
          connection.db,
        )
      return hits.rows.length > 0 ? [table_name] : []
    }),
  )
  return tables.flat().sort()
}

it('account deletion removes this user’s personal data from every table after the day of grace', async () => {
  const { db } = connection
  const [greta, jonah] = [await createPerson('Greta'), await createPerson('Jonah')]
  await setEmailVerified(db, greta.id, greta.email, requestedAt)
  expect(await findTablesAbout('greta')).toEqual([
    'addresses',
    'mailed_tokens',
    'newsletter_subscriptions',
    'users',
    'wishlists',
  ])
  expect(await scheduleDeletion(db, greta.id, requestedAt)).toEqual(after(24))
  expect(await scheduleDeletion(db, greta.id, after(10))).toEqual(after(24))
  expect(await deleteDueAccounts(db, after(23.9))).toBe(0)
  expect(await deleteDueAccounts(db, after(24))).toBe(1)
  expect(await findTablesAbout('greta')).toEqual([])
  const remainingRow = await db.selectFrom('users').selectAll().where('id', '=', greta.id).executeTakeFirst()
  expect(remainingRow).toMatchObject({ first_name: '', telephone: null, anonymised_at: after(24), deletes_at: null })
  expect(await findUser(db, greta.id)).toBeUndefined()
  for (const table of ['addresses', 'wishlists', 'baskets', 'password_resets', 'mailed_tokens'] as const) {
    expect(await db.selectFrom(table).selectAll().where('user_id', '=', greta.id).execute(), table).toEqual([])
    expect(await db.selectFrom(table).selectAll().where('user_id', '=', jonah.id).execute(), table).toHaveLength(1)
  }
  expect(await deleteDueAccounts(db, after(25))).toBe(0)
})

it('account deletion can be cancelled within the day of grace only', async () => {
  const { db } = connection
  const { id } = await createPerson('Ada')
  await scheduleDeletion(db, id, requestedAt)
  expect(await cancelDeletion(db, id, after(24))).toBe(false)
  expect(await cancelDeletion(db, id, after(23))).toBe(true)
  expect(await cancelDeletion(db, id, after(23))).toBe(false)
  expect(await deleteDueAccounts(db, after(48))).toBe(0)
})

it('account deletion keeps the newsletter of an unverified address', async () => {
  const { db } = connection
  const { id, email } = await createPerson('Mallory')
  await scheduleDeletion(db, id, requestedAt)
  await deleteDueAccounts(db, after(24))
  expect((await findSubscription(db, email))?.status).toBe('subscribed')
})
