import { sql } from 'kysely'
import { hashToken, createRandomToken } from '../../domain/secrets.ts'
import type { EmailTokenTable } from '../../db/account-schema.ts'
import type { Db } from '../../db/connect.ts'

type EmailTokenPurpose = EmailTokenTable['purpose']

const hourMs = 3_600_000

/** The links to unsubscribe and to an order work as long as a reader may need the email. */
const lifetimeMs: Record<EmailTokenPurpose, number> = {
  'verify-email': 48 * hourMs,
  'undo-email': 7 * 24 * hourMs,
  'newsletter-confirm': 48 * hourMs,
  'newsletter-unsubscribe': 400 * 24 * hourMs,
  order: 800 * 24 * hourMs,
}

/** A new token of these kinds invalidates earlier ones; links to unsubscribe and to an order stay valid. */
const replacesEarlierTokens = (purpose: EmailTokenPurpose) =>
  purpose === 'verify-email' || purpose === 'newsletter-confirm'

type NewEmailToken = {
  token: string
  purpose: EmailTokenPurpose
  email: string
  userId?: string | null
  orderId?: string
  isEmailProven?: boolean
}

/** Stores the hash of a token. */
export const storeEmailToken = async (
  db: Db,
  { token, purpose, email, userId = null, orderId, isEmailProven = false }: NewEmailToken,
  now: Date,
): Promise<void> => {
  const expires = new Date(now.getTime() + lifetimeMs[purpose])
  await db
    .insertInto('mailed_tokens')
    .values({
      token_hash: hashToken(token),
      purpose,
      email,
      user_id: userId,
      order_id: orderId ?? null,
      is_email_proven: isEmailProven,
      created_at: now,
      expires_at: expires,
    })
    .execute()
}

/**
 * Creates a token for a link in an email to `email`. `userId` is set when the token concerns an account. Tokens of
 * orders: `orders/order-tokens.ts`.
 */
export const createEmailToken = async (
  db: Db,
  purpose: Exclude<EmailTokenPurpose, 'order'>,
  email: string,
  userId: string | null,
  now: Date,
): Promise<string> => {
  const token = createRandomToken()
  if (replacesEarlierTokens(purpose)) await deleteEmailTokens(db, purpose, email, userId)
  await storeEmailToken(db, { token, purpose, email, userId }, now)
  return token
}

export const findEmailToken = (db: Db, purpose: EmailTokenPurpose, token: string, now: Date) =>
  db
    .selectFrom('mailed_tokens')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Repeated requests must not fill a mailbox. */
const minIntervalMs = 60_000

const findLastSentAt = async (db: Db, purpose: EmailTokenPurpose, email: string): Promise<Date | undefined> => {
  const row = await db
    .selectFrom('mailed_tokens')
    .select('created_at')
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return row?.created_at
}

/**
 * Creates a token as `createEmailToken` does. Returns null when such an email was sent to this address less than a
 * minute ago. Concurrent requests wait for each other, so that only the first sends an email.
 */
export const createEmailTokenOnceAMinute = (
  db: Db,
  purpose: 'verify-email' | 'newsletter-confirm',
  email: string,
  userId: string | null,
  now: Date,
): Promise<string | null> =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${purpose} ${email}`}, 0))`.execute(tx)
    const lastSentAt = await findLastSentAt(tx, purpose, email)
    if (lastSentAt && now.getTime() - lastSentAt.getTime() < minIntervalMs) return null
    return createEmailToken(tx, purpose, email, userId, now)
  })

export const deleteEmailTokens = async (
  db: Db,
  purpose: EmailTokenPurpose,
  email: string,
  userId: string | null = null,
): Promise<void> => {
  const query = db.deleteFrom('mailed_tokens').where('purpose', '=', purpose).where('email', '=', email)
  await (userId ? query.where('user_id', '=', userId) : query).execute()
}
