import { randomUUID } from 'node:crypto'
import { hashToken, computeHmac, createRandomToken } from '../../domain/secrets.ts'
import type { Db } from '../../db/connect.ts'
import type { RefreshTokenTable, UserRow } from '../../db/account-schema.ts'
import { deleteRegistrationChallenge, findPasskey } from './passkeys.ts'
import { findUser, lockUser } from './users.ts'

/** A client that lost the response may retry with the same token for this time. */
const graceMs = 10_000

export type RefreshTokenSettings = { key: Uint8Array; lifetimeDays: number }

type Subject = Pick<RefreshTokenTable, 'user_id' | 'guest_id'> & { passkey_id?: string | null }

const computeExpiry = (now: Date, { lifetimeDays }: RefreshTokenSettings) =>
  new Date(now.getTime() + lifetimeDays * 86_400_000)

const insertRefreshToken = (
  db: Db,
  token: string,
  family: string,
  subject: Subject,
  now: Date,
  rules: RefreshTokenSettings,
) =>
  db
    .insertInto('refresh_tokens')
    .values({
      token_hash: hashToken(token),
      family_id: family,
      user_id: subject.user_id,
      guest_id: subject.guest_id,
      passkey_id: subject.passkey_id ?? null,
      issued_at: now,
      expires_at: computeExpiry(now, rules),
      used_at: null,
    })
    .execute()

/** The first token of a family. Only its hash is stored. */
type IssuedToken = { token: string; family: string }

const startFamily = async (db: Db, subject: Subject, now: Date, rules: RefreshTokenSettings): Promise<IssuedToken> => {
  const token = createRandomToken()
  const family = randomUUID()
  await insertRefreshToken(db, token, family, subject, now, rules)
  return { token, family }
}

export const issueGuestToken = (
  db: Db,
  guestId: string,
  now: Date,
  rules: RefreshTokenSettings,
): Promise<IssuedToken> => startFamily(db, { user_id: null, guest_id: guestId }, now, rules)

/**
 * Starts a family of refresh tokens for a sign-in, by password or with a passkey. Null when the password has changed
 * since `user` was read, or the passkey was removed. Such a change ends all sign-ins, so none may begin with the old
 * credential.
 */
export const issueUserToken = (
  db: Db,
  user: Pick<UserRow, 'id' | 'password_hash'>,
  now: Date,
  rules: RefreshTokenSettings,
  passkeyId: string | null = null,
): Promise<IssuedToken | null> =>
  db.transaction().execute(async (tx) => {
    await lockUser(tx, user.id)
    const current = await findUser(tx, user.id)
    if (current?.password_hash !== user.password_hash) return null
    if (passkeyId !== null && !(await findPasskey(tx, user.id, passkeyId))) return null
    return startFamily(tx, { user_id: user.id, guest_id: null, passkey_id: passkeyId }, now, rules)
  })

const revokeFamily = (db: Db, family: string) =>
  db.deleteFrom('refresh_tokens').where('family_id', '=', family).execute()

/**
 * Exchanges a token for its successor. The successor derives from the token and a secret key. So a retry within the
 * grace period gets the same one, although only hashes are stored. A used token otherwise means a stolen copy, so its
 * family is revoked. Null when the token is invalid.
 */
export const rotateRefreshToken = (
  db: Db,
  token: string,
  now: Date,
  rules: RefreshTokenSettings,
): Promise<(Subject & { successor: string; family: string }) | null> =>
  db.transaction().execute(async (transaction) => {
    const selectToken = (value: string) =>
      transaction.selectFrom('refresh_tokens').selectAll().where('token_hash', '=', hashToken(value))
    const findToken = (value: string) => selectToken(value).forUpdate().executeTakeFirst()
    // A change of password locks the user and revokes the tokens that exist. A successor must not be added meanwhile.
    const userId = (await selectToken(token).executeTakeFirst())?.user_id
    if (userId) await lockUser(transaction, userId)
    const row = await findToken(token)
    if (!row || row.expires_at <= now) return null
    const successor = computeHmac(rules.key, token)
    const rotated = { user_id: row.user_id, guest_id: row.guest_id, successor, family: row.family_id }
    if (row.used_at === null) {
      await transaction
        .updateTable('refresh_tokens')
        .set({ used_at: now })
        .where('token_hash', '=', row.token_hash)
        .execute()
      const subject = { user_id: row.user_id, guest_id: row.guest_id }
      await insertRefreshToken(transaction, successor, row.family_id, subject, now, rules)
      return rotated
    }
    const next = await findToken(successor)
    if (now.getTime() - row.used_at.getTime() <= graceMs && next?.used_at === null) return rotated
    await revokeFamily(transaction, row.family_id)
    return null
  })

/**
 * Revokes the family of a token. Also ends a registration of a passkey by its user, which may run in that session. Does
 * not tell whether the token existed.
 */
export const revokeRefreshToken = async (db: Db, token: string): Promise<void> => {
  const revoked = await db
    .deleteFrom('refresh_tokens')
    .where('family_id', 'in', (query) =>
      query
        .selectFrom('refresh_tokens as presented')
        .select('presented.family_id')
        .where('presented.token_hash', '=', hashToken(token)),
    )
    .returning('user_id')
    .execute()
  const userId = revoked[0]?.user_id
  if (userId) await deleteRegistrationChallenge(db, userId)
}

/**
 * Ends all sign-ins of a user but the family `exceptFamily`, and ends a registration of a passkey in one of them.
 */
export const endSignIns = async (db: Db, userId: string, exceptFamily?: string): Promise<void> => {
  const query = db.deleteFrom('refresh_tokens').where('user_id', '=', userId)
  await (exceptFamily === undefined ? query : query.where('family_id', '<>', exceptFamily)).execute()
  await deleteRegistrationChallenge(db, userId)
}

/**
 * One entry per active sign-in of a user. The first token of a family is issued at the sign-in, the last one at the
 * last use.
 */
export const findUserSessions = async (db: Db, userId: string) => {
  const rows = await db
    .selectFrom('refresh_tokens')
    .select(({ fn }) => [
      fn.min('issued_at').as('started'),
      fn.max('issued_at').as('seen'),
      fn.max('expires_at').as('expires'),
    ])
    .where('user_id', '=', userId)
    .groupBy('family_id')
    .orderBy('started')
    .execute()
  return rows.map(({ started, seen, expires }) => ({
    startedAt: started.toISOString(),
    lastSeenAt: seen.toISOString(),
    expiresAt: expires.toISOString(),
  }))
}
