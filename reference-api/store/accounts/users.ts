import { randomUUID } from 'node:crypto'
import type { RegistrationBody } from '#shared/wire/identity.ts'
import type { Db } from '../../db/connect.ts'

/** A user with an account. Rows of deleted users stay for accounting and are not found. */
export const findUser = (db: Db, id: string) =>
  db.selectFrom('users').selectAll().where('id', '=', id).where('anonymised_at', 'is', null).executeTakeFirst()

export const findUserByEmail = (db: Db, email: string) =>
  db.selectFrom('users').selectAll().where('email', '=', email).where('anonymised_at', 'is', null).executeTakeFirst()

/** Locks the user's data until the transaction ends. */
export const lockUser = (db: Db, id: string) =>
  db.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute()

type NewUser = Omit<RegistrationBody, 'password'> & { passwordHash: string }

/** Undefined when the email address is taken. The unique index decides, so concurrent requests cannot both get it. */
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

type UserChanges = { email?: string | undefined; firstName?: string | undefined; lastName?: string | undefined }

/** A new email address is unverified. `'taken'` when it belongs to another user. */
export const updateUser = async (db: Db, id: string, changes: UserChanges) => {
  const taken = changes.email
    ? await db
        .selectFrom('users')
        .select('id')
        .where('email', '=', changes.email)
        .where('id', '<>', id)
        .executeTakeFirst()
    : undefined
  if (taken) return 'taken'
  return db
    .updateTable('users')
    .set((eb) => ({
      email: changes.email ?? eb.ref('email'),
      email_verified_at: eb
        .case()
        .when('email', '=', changes.email ?? eb.ref('email'))
        .then(eb.ref('email_verified_at'))
        .else(null)
        .end(),
      first_name: changes.firstName ?? eb.ref('first_name'),
      last_name: changes.lastName ?? eb.ref('last_name'),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
    .catch((error: { code?: string }) => {
      // On concurrent changes to one address the unique index decides.
      if (error.code === '23505') return 'taken' as const
      throw error
    })
}

export const setPasswordHash = (db: Db, id: string, hash: string) =>
  db.updateTable('users').set({ password_hash: hash }).where('id', '=', id).execute()

/** Only while the user still has the verified address. */
export const setEmailVerified = async (db: Db, id: string, email: string, now: Date): Promise<boolean> => {
  const verified = await db
    .updateTable('users')
    .set((eb) => ({ email_verified_at: eb.fn.coalesce('email_verified_at', eb.val(now)) }))
    .where('id', '=', id)
    .where('email', '=', email)
    .where('anonymised_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return verified !== undefined
}

export const setNewsletterRequestedAt = (db: Db, id: string, requestedAt: Date | null) =>
  db.updateTable('users').set({ newsletter_asked_at: requestedAt }).where('id', '=', id).execute()
