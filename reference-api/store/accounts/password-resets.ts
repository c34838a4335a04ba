import { hashToken, createRandomToken } from '../../domain/secrets.ts'
import type { Db } from '../../db/connect.ts'
import type { UserRow } from '../../db/account-schema.ts'
import { findUser, findUserByEmail, lockUser } from './users.ts'

const lifetimeMs = 60 * 60 * 1000

/** Creates a token, valid once within the hour. It invalidates the user's earlier one. Only the hash is stored. */
export const createPasswordReset = async (db: Db, userId: string, now: Date): Promise<string> => {
  const token = createRandomToken()
  const row = { token_hash: hashToken(token), expires_at: new Date(now.getTime() + lifetimeMs) }
  await db
    .insertInto('password_resets')
    .values({ ...row, user_id: userId })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
  return token
}

/**
 * Creates the token that a person with this address requested at `requestedAt`. Undefined without an account, and when
 * its password has changed since then.
 */
export const createRequestedPasswordReset = (
  db: Db,
  email: string,
  requestedAt: Date,
  now: Date,
): Promise<{ user: UserRow; token: string } | undefined> =>
  db.transaction().execute(async (tx) => {
    const id = (await findUserByEmail(tx, email))?.id
    if (id === undefined) return undefined
    await lockUser(tx, id)
    const user = await findUser(tx, id)
    if (!user || user.email !== email || (user.password_changed_at && user.password_changed_at > requestedAt))
      return undefined
    return { user, token: await createPasswordReset(tx, id, now) }
  })

/** Whether a token would set the password of the account with this address. One query, which reveals no account. */
export const isPasswordResetValid = async (db: Db, email: string, token: string, now: Date): Promise<boolean> => {
  const reset = await db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .where('email', '=', email)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return reset !== undefined
}

/** Consumes a token. True exactly once, for its owner, before it expires. */
export const consumePasswordReset = async (db: Db, userId: string, token: string, now: Date): Promise<boolean> => {
  const used = await db
    .deleteFrom('password_resets')
    .where('token_hash', '=', hashToken(token))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}

export const deletePasswordResets = (db: Db, userId: string) =>
  db.deleteFrom('password_resets').where('user_id', '=', userId).execute()
