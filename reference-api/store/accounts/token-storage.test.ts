import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect, type Connection } from '../../db/connect.ts'
import { createEmailToken, findEmailToken } from './email-tokens.ts'
import { migrate } from '../../db/migrate.ts'
import { consumePasswordReset, createPasswordReset } from './password-resets.ts'
import { insertUser } from './users.ts'

let connection: Connection
beforeAll(async () => {
  connection = await connect({ databaseUrl: undefined, dataFolder: null })
  await migrate(connection.db)
})
afterAll(() => connection.close())

const now = new Date('2027-03-01T12:00:00Z')

it('an emailed token is not stored in the database, but is accepted', async () => {
  const { db } = connection
  const user = await insertUser(
    db,
    { email: 'ada@example.com', firstName: 'Ada', lastName: 'Quill', passwordHash: 'any' },
    now,
  )
  const reset = await createPasswordReset(db, user!.id, now)
  const mailed = await createEmailToken(db, 'verify-email', 'ada@example.com', user!.id, now)
  for (const table of ['password_resets', 'mailed_tokens']) {
    const { rows } = await sql`select * from ${sql.table(table)}`.execute(db)
    expect(rows, table).toHaveLength(1)
    for (const token of [reset, mailed]) expect(JSON.stringify(rows), table).not.toContain(token)
  }
  expect(await findEmailToken(db, 'verify-email', mailed, now)).toMatchObject({ email: 'ada@example.com' })
  expect(await consumePasswordReset(db, user!.id, reset, now)).toBe(true)
  expect(await consumePasswordReset(db, user!.id, reset, now)).toBe(false)
})
