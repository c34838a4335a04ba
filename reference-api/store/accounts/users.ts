import { randomUUID } from 'node:crypto'
import type { RegistrationBody } from '#shared/wire/identity.ts'
import type { Db } from '../../db/connect.ts'
import type { UserRow } from '../../db/account-schema.ts'

/** A user with an account. Rows of deleted users stay for accounting and are not found. */
export const findUser = (db: Db, id: string) =>
  db.selectFrom('users').selectAll().where('id', '=', id).where('anonymised_at', 'is', null).executeTakeFirst()

export const findUserByEmail = (db: Db, email: string) =>
  db.selectFrom('users').selectAll().where('email', '=', email).where('anonymised_at', 'is', null).executeTakeFirst()

/** Locks the user's data until the transaction ends. */
export const lockUser = (db: Db, id: string) =>
  db.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute()

type NewUser = Omit<RegistrationBody, 'password'> & { passwordHash: string }

/**
 * Inserts a user; undefined when the email address is taken. The unique index decides, so concurrent requests cannot
 * both get the address.
 */
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

type UserChanges = { firstName?: string | undefined; lastName?: string | undefined }

export const updateUser = (db: Db, id: string, changes: UserChanges) =>
  db
    .updateTable('users')
    .set((eb) => ({
      first_name: changes.firstName ?? eb.ref('first_name'),
      last_name: changes.lastName ?? eb.ref('last_name'),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

/**
 * Replaces the password. False when it is no longer `before`, because another request has changed it since the check.
 */
export const replacePasswordHash = async (
  db: Db,
  { id, password_hash: before }: Pick<UserRow, 'id' | 'password_hash'>,
  hash: string,
  now: Date,
): Promise<boolean> => {
  const replaced = await db
    .updateTable('users')
    .set({ password_hash: hash, password_changed_at: now })
    .where('id', '=', id)
    .where('password_hash', '=', before)
    .returning('id')
    .executeTakeFirst()
  return replaced !== undefined
}

export const setPasswordHash = (db: Db, id: string, hash: string, now: Date) =>
  db.updateTable('users').set({ password_hash: hash, password_changed_at: now }).where('id', '=', id).execute()

/** Marks the address as verified, if the user still has it. */
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

/** An owner who signs in on several new devices within this time gets an email about the first only. */
const newDeviceEmailMs = 10 * 60_000

/**
 * Whether to email the owner about a sign-in on a new device: only to a proven address, and once within
 * `newDeviceEmailMs`. The owner gets none shortly after a new password, which has an email of its own. True for one of
 * several concurrent calls.
 */
export const claimNewDeviceEmail = async (db: Db, id: string, now: Date): Promise<boolean> => {
  const before = new Date(now.getTime() - newDeviceEmailMs)
  const claimed = await db
    .updateTable('users')
    .set({ new_device_email_at: now })
    .where('id', '=', id)
    .where('email_verified_at', 'is not', null)
    .where((eb) => eb.or([eb('new_device_email_at', 'is', null), eb('new_device_email_at', '<=', before)]))
    .where((eb) => eb.or([eb('password_changed_at', 'is', null), eb('password_changed_at', '<=', before)]))
    .returning('id')
    .executeTakeFirst()
  return claimed !== undefined
}
