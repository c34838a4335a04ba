import { randomUUID } from 'node:crypto'
import type { PasskeyChallengeTable, PasskeyRow } from '../../db/account-schema.ts'
import type { Db } from '../../db/connect.ts'
import { toJsonColumn } from '../../db/stored-json.ts'

export const maxPasskeys = 20

/** Browsers give their owner five minutes to choose a passkey. */
export const challengeMs = 5 * 60_000
/** How long a sign-in with a passkey replaces the password for sensitive changes. */
const confirmationMs = 5 * 60_000

type ChallengePurpose = PasskeyChallengeTable['purpose']

/** Stores the challenge of a guest, a sign-in or a user. It replaces an earlier one. */
export const storeChallenge = async (
  db: Db,
  subjectId: string,
  purpose: ChallengePurpose,
  challenge: string,
  now: Date,
): Promise<void> => {
  const row = { challenge, expires_at: new Date(now.getTime() + challengeMs) }
  await db
    .insertInto('passkey_challenges')
    .values({ ...row, subject_id: subjectId, purpose })
    .onConflict((conflict) => conflict.columns(['subject_id', 'purpose']).doUpdateSet(row))
    .execute()
}

/** Ends the challenge for a new passkey, because the sign-in that requested it has ended. */
export const deleteRegistrationChallenge = (db: Db, userId: string) =>
  db.deleteFrom('passkey_challenges').where('subject_id', '=', userId).where('purpose', '=', 'registration').execute()

/** Returns the challenge while it is valid, and deletes it, so that it works once. */
export const takeChallenge = async (
  db: Db,
  subjectId: string,
  purpose: ChallengePurpose,
  now: Date,
): Promise<string | undefined> => {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('subject_id', '=', subjectId)
    .where('purpose', '=', purpose)
    .returning(['challenge', 'expires_at'])
    .executeTakeFirst()
  return taken && taken.expires_at > now ? taken.challenge : undefined
}

/** The passkeys of a user, the oldest first. */
export const findPasskeys = (db: Db, userId: string): Promise<PasskeyRow[]> =>
  db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute()

export const findPasskey = (db: Db, userId: string, id: string) =>
  db.selectFrom('passkeys').selectAll().where('user_id', '=', userId).where('id', '=', id).executeTakeFirst()

export const findPasskeyByCredential = (db: Db, credentialId: string) =>
  db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst()

type NewPasskey = { id: string; publicKey: Uint8Array; counter: number; transports: string[]; name: string }

/** `id` is that of the credential. Undefined when it belongs to an account already. */
export const insertPasskey = (db: Db, userId: string, passkey: NewPasskey, now: Date) =>
  db
    .insertInto('passkeys')
    .values({
      id: randomUUID(),
      user_id: userId,
      credential_id: passkey.id,
      public_key: Buffer.from(passkey.publicKey).toString('base64url'),
      counter: passkey.counter,
      transports: toJsonColumn(passkey.transports),
      name: passkey.name,
      created_at: now,
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst()

export const recordPasskeyUse = (db: Db, id: string, counter: number, now: Date) =>
  db.updateTable('passkeys').set({ counter, last_used_at: now }).where('id', '=', id).execute()

export const deletePasskey = (db: Db, id: string) => db.deleteFrom('passkeys').where('id', '=', id).execute()

/** Returns how many there were. */
export const deletePasskeys = async (db: Db, userId: string): Promise<number> =>
  (await db.deleteFrom('passkeys').where('user_id', '=', userId).returning('id').execute()).length

/**
 * Until when the passkey of a sign-in replaces the password. Undefined when the sign-in used no passkey, when that was
 * too long ago, or when the passkey was removed.
 */
export const findConfirmation = async (
  db: Db,
  userId: string,
  family: string | undefined,
  now: Date,
): Promise<Date | undefined> => {
  if (family === undefined) return undefined
  const row = await db
    .selectFrom('refresh_tokens')
    .select('issued_at')
    .where('family_id', '=', family)
    .where('user_id', '=', userId)
    .where('passkey_id', 'is not', null)
    .executeTakeFirst()
  const until = row && new Date(row.issued_at.getTime() + confirmationMs)
  return until && until > now ? until : undefined
}

/** Forgets which sessions of a user signed in with a passkey: their next sensitive change needs the password. */
export const endConfirmations = (db: Db, userId: string) =>
  db.updateTable('refresh_tokens').set({ passkey_id: null }).where('user_id', '=', userId).execute()
