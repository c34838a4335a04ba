import type { TokenPair } from '#shared/wire/identity.ts'
import { cancelDeletion } from '../../store/accounts/account-deletion.ts'
import { issueUserToken } from '../../store/accounts/refresh-tokens.ts'
import type { UserRow } from '../../db/account-schema.ts'
import type { TokenSubject } from '../../domain/accounts/token-signer.ts'
import type { Call } from '../../http/call.ts'
import { createDeletionCancelledEmail } from '../../mail/account-emails.ts'
import { toAccountRecipient } from '../../mail/create-email.ts'

export const toUserSubject = (user: UserRow): TokenSubject => ({
  id: user.id,
  email: user.email,
  first_name: user.first_name,
  last_name: user.last_name,
  guest_user: false,
  verified: user.email_verified_at !== null,
})

/** A user's token names its sign-in, so that a change of password can end all others. A guest has no password. */
export const signToken = ({ tokens }: Call, subject: TokenSubject, family: string) =>
  tokens.sign(subject.guest_user ? subject : { ...subject, sid: family })

/** Signing in within the day of grace cancels the deletion of the account. False after that day. */
const cancelPendingDeletion = async (
  { db, now, locale, mailer, background, config }: Call,
  user: UserRow,
): Promise<boolean> => {
  if (!(await cancelDeletion(db, user.id, now()))) return false
  const email = createDeletionCancelledEmail(toAccountRecipient(user), locale, config.shopUrl)
  background.run('deletion cancelled email', () => mailer.send(email))
  return true
}

/**
 * Tokens of a new sign-in, after the password of the user was checked or the passkey was used. Null when the account,
 * the password or the passkey has ended meanwhile.
 */
export const startSignIn = async (call: Call, user: UserRow, passkeyId?: string): Promise<TokenPair | null> => {
  const isPending = user.deletes_at !== null
  if (isPending && !(await cancelPendingDeletion(call, user))) return null
  const issued = await issueUserToken(call.db, user, call.now(), call.refreshRules, passkeyId)
  if (!issued) return null
  return {
    token: await signToken(call, toUserSubject(user), issued.family),
    refresh_token: issued.token,
    ...(isPending ? { deletion_cancelled: true } : {}),
  }
}
