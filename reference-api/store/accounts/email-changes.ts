import { randomUUID } from 'node:crypto'
import { unusableHash } from '../../domain/accounts/password.ts'
import { createRandomToken } from '../../domain/secrets.ts'
import type { Db } from '../../db/connect.ts'
import type { UserRow } from '../../db/account-schema.ts'
import { findEmailToken, storeEmailToken } from './email-tokens.ts'
import { deletePasskeys } from './passkeys.ts'
import { createPasswordReset, deletePasswordResets } from './password-resets.ts'
import { endSignIns } from './refresh-tokens.ts'
import { findUser, findUserByEmail, lockUser } from './users.ts'

const compareIds = (a: UserRow, b: UserRow) => a.id.localeCompare(b.id)

const noPendingEmail = { pending_email: null, pending_email_at: null }

/** Rejects a unique violation as `taken`: on concurrent changes to one address the index decides. */
const takenIfNotUnique = (error: { code?: string }) => {
  if (error.code === '23505') return 'taken' as const
  throw error
}

/** Stores a new address until its mailbox proves it. `taken` when it belongs to another user. */
export const requestEmailChange = async (
  db: Db,
  userId: string,
  email: string,
  now: Date,
): Promise<UserRow | 'taken' | undefined> => {
  const owner = await findUserByEmail(db, email)
  if (owner && owner.id !== userId) return 'taken'
  return db
    .updateTable('users')
    .set({ pending_email: email, pending_email_at: now })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirst()
}

/** Deletes a pending email and its link. */
export const cancelEmailChange = async (tx: Db, userId: string): Promise<void> => {
  await tx
    .deleteFrom('mailed_tokens')
    .where('purpose', '=', 'verify-email')
    .where('user_id', '=', userId)
    .where('email', '=', (query) => query.selectFrom('users').select('pending_email').where('id', '=', userId))
    .execute()
  await tx.updateTable('users').set(noPendingEmail).where('id', '=', userId).execute()
}

/** The account that a verification link is about, and whether its address is new to the account. */
export type VerificationLink = { user: UserRow; email: string; isChange: boolean }

/** What a verification link would prove; undefined when it has ended. */
export const findVerification = async (db: Db, token: string, now: Date): Promise<VerificationLink | undefined> => {
  const row = await findEmailToken(db, 'verify-email', token, now)
  const user = row?.user_id ? await findUser(db, row.user_id) : undefined
  if (!row || !user) return undefined
  const { email } = row
  if (email !== user.email && email !== user.pending_email) return undefined
  return { user, email, isChange: email !== user.email }
}

/** `undoToken` is the token of the link that undoes a change of the address; null when the address was the same. */
type ProvenEmail = { user: UserRow; undoToken: string | null }

const createUndoToken = async (tx: Db, before: UserRow, now: Date): Promise<string> => {
  const token = createRandomToken()
  const isEmailProven = before.email_verified_at !== null
  await storeEmailToken(
    tx,
    { token, purpose: 'undo-email', email: before.email, userId: before.id, isEmailProven },
    now,
  )
  return token
}

const applyEmailChange = async (tx: Db, before: UserRow, email: string, now: Date): Promise<ProvenEmail> => {
  const user = await tx
    .updateTable('users')
    .set({ email, email_verified_at: now, ...noPendingEmail })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await deletePasswordResets(tx, user.id)
  await tx
    .deleteFrom('mailed_tokens')
    .where('purpose', '=', 'verify-email')
    .where('user_id', '=', user.id)
    .where('email', '<>', email)
    .execute()
  return { user, undoToken: await createUndoToken(tx, before, now) }
}

/**
 * Marks the address of a verification link as proven. A new address replaces the old one. Undefined when the link has
 * ended meanwhile; `taken` when another account has the address.
 */
export const proveEmail = (db: Db, token: string, now: Date): Promise<ProvenEmail | 'taken' | undefined> =>
  db
    .transaction()
    .execute(async (tx) => {
      const userId = (await findVerification(tx, token, now))?.user.id
      if (userId === undefined) return undefined
      await lockUser(tx, userId)
      const link = await findVerification(tx, token, now)
      if (!link) return undefined
      if (link.isChange) return applyEmailChange(tx, link.user, link.email, now)
      const user = await tx
        .updateTable('users')
        .set({ email_verified_at: link.user.email_verified_at ?? now })
        .where('id', '=', userId)
        .returningAll()
        .executeTakeFirstOrThrow()
      return { user, undoToken: null }
    })
    .catch(takenIfNotUnique)

const endAccountCredentials = async (tx: Db, userId: string): Promise<void> => {
  await endSignIns(tx, userId)
  await deletePasskeys(tx, userId)
  await deletePasswordResets(tx, userId)
  await tx.deleteFrom('mailed_tokens').where('purpose', '=', 'verify-email').where('user_id', '=', userId).execute()
}

/** Ends the links that undo changes of email made since this time. Links for earlier changes stay valid. */
const endUndoTokens = (tx: Db, userId: string, since = new Date(0)) =>
  tx
    .deleteFrom('mailed_tokens')
    .where('purpose', '=', 'undo-email')
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .execute()

/**
 * Takes an unproven address away from an account and ends its credentials. Another account may then use the address.
 * Its orders stay, for readers who have their links.
 */
const releaseAddress = async (tx: Db, userId: string, passwordHash: string): Promise<void> => {
  await endAccountCredentials(tx, userId)
  await endUndoTokens(tx, userId)
  await tx
    .updateTable('users')
    .set({
      email: `released-${randomUUID()}@released.invalid`,
      password_hash: passwordHash,
      newsletter_asked_at: null,
      ...noPendingEmail,
    })
    .where('id', '=', userId)
    .execute()
}

/**
 * “This was not me”: ends the claim of an account on the address of a verification link. Returns the user as before;
 * undefined when the link has ended, or its address is proven.
 */
export const disownEmail = async (db: Db, token: string, now: Date): Promise<VerificationLink | undefined> => {
  const passwordHash = await unusableHash
  return db.transaction().execute(async (tx) => {
    const userId = (await findVerification(tx, token, now))?.user.id
    if (userId === undefined) return undefined
    await lockUser(tx, userId)
    const link = await findVerification(tx, token, now)
    if (!link) return undefined
    if (link.isChange) await cancelEmailChange(tx, userId)
    else if (link.user.email_verified_at) return undefined
    else await releaseAddress(tx, userId, passwordHash)
    return link
  })
}

type EmailUndo = { user: UserRow; email: string; isEmailProven: boolean; changedAt: Date }

/** The user whose change of address a link undoes; undefined when it has ended. */
export const findEmailUndo = async (db: Db, token: string, now: Date): Promise<EmailUndo | undefined> => {
  const row = await findEmailToken(db, 'undo-email', token, now)
  const user = row?.user_id ? await findUser(db, row.user_id) : undefined
  return row && user
    ? { user, email: row.email, isEmailProven: row.is_email_proven, changedAt: row.created_at }
    : undefined
}

const findUndoParties = async (tx: Db, token: string, now: Date) => {
  const undo = await findEmailUndo(tx, token, now)
  const owner = undo && (await findUserByEmail(tx, undo.email))
  return { undo, owner: owner?.id === undo?.user.id ? undefined : owner }
}

/**
 * Gives an account its previous address back. The person who changed it may know the password, so this ends all
 * sessions, the password and a pending deletion. `resetToken` is for a link to choose a new password. An account that
 * took the address meanwhile without proving it loses it, if the address was proven before.
 */
export const undoEmailChange = async (
  db: Db,
  token: string,
  now: Date,
): Promise<{ before: UserRow; user: UserRow; resetToken: string } | 'taken' | undefined> => {
  const passwordHash = await unusableHash
  return db
    .transaction()
    .execute(async (tx) => {
      const found = await findUndoParties(tx, token, now)
      // Locks users in the order of their ids, so that two undos cannot deadlock.
      for (const user of [found.undo?.user, found.owner].filter((one) => one !== undefined).toSorted(compareIds))
        await lockUser(tx, user.id)
      const { undo, owner } = await findUndoParties(tx, token, now)
      if (!undo) return undefined
      if (owner && (owner.id !== found.owner?.id || owner.email_verified_at || !undo.isEmailProven))
        return 'taken' as const
      if (owner) await releaseAddress(tx, owner.id, passwordHash)
      const user = await tx
        .updateTable('users')
        .set({
          email: undo.email,
          email_verified_at: undo.isEmailProven ? now : null,
          password_hash: passwordHash,
          password_changed_at: now,
          deletes_at: null,
          ...noPendingEmail,
        })
        .where('id', '=', undo.user.id)
        .returningAll()
        .executeTakeFirstOrThrow()
      await endAccountCredentials(tx, user.id)
      await endUndoTokens(tx, user.id, undo.changedAt)
      return { before: undo.user, user, resetToken: await createPasswordReset(tx, user.id, now) }
    })
    .catch(takenIfNotUnique)
}
