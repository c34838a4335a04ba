import { hashToken, createRandomToken } from '../../domain/accounts/secret-key.ts'
import type { Db } from '../../db/connect.ts'

const lifetimeMs = 60 * 60 * 1000

/**
 * Creates a reset token, valid once within the hour. It invalidates the user's earlier one. Only the hash is stored.
 */
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

/** A reader of the old mailbox must not get in after the address has changed. */
export const deletePasswordResets = (db: Db, userId: string) =>
  db.deleteFrom('password_resets').where('user_id', '=', userId).execute()
