import { randomUUID } from 'node:crypto'
import type { RegistrationBody } from '#shared/wire/identity.ts'
import type { Db } from './connect.ts'

export const findUser = (db: Db, id: string) => db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()

export const findUserByEmail = (db: Db, email: string) =>
  db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()

type NewUser = Omit<RegistrationBody, 'password'> & { passwordHash: string }

/** Undefined when the email is taken; the database decides, so two at once cannot both have it. */
export const insertUser = (db: Db, user: NewUser, now: Date) =>
  db
    .insertInto('users')
    .values({
      id: randomUUID(),
      email: user.email,
      first_name: user.firstName,
      last_name: user.lastName,
      telephone: user.telephone ?? null,
      password_hash: user.passwordHash,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst()

type Changes = { email?: string | undefined; firstName?: string | undefined; lastName?: string | undefined }

/** `'taken'` when the new email belongs to somebody else. */
export const updateUser = async (db: Db, id: string, changes: Changes) => {
  const taken = changes.email
    ? await db.selectFrom('users').select('id').where('email', '=', changes.email).where('id', '<>', id).executeTakeFirst()
    : undefined
  if (taken) return 'taken'
  return db
    .updateTable('users')
    .set((eb) => ({
      email: changes.email ?? eb.ref('email'),
      first_name: changes.firstName ?? eb.ref('first_name'),
      last_name: changes.lastName ?? eb.ref('last_name'),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
    .catch((error: { code?: string }) => {
      // Two changes to one address at once: the unique index decides.
      if (error.code === '23505') return 'taken' as const
      throw error
    })
}

export const setPasswordHash = (db: Db, id: string, hash: string) =>
  db.updateTable('users').set({ password_hash: hash }).where('id', '=', id).execute()
