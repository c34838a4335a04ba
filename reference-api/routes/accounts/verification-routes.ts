import { MessageResponse } from '#shared/wire/hydra.ts'
import { VerificationLinkDetails } from '#shared/wire/extensions/email-verification.ts'
import { disownEmail, findVerification, proveEmail, type VerificationLink } from '../../store/accounts/email-changes.ts'
import { translateMessage } from '../../domain/messages.ts'
import { verifyPassword } from '../../domain/accounts/password.ts'
import { validationError } from '../../http/api-error.ts'
import type { Call } from '../../http/call.ts'
import { defineRoute } from '../../http/define-route.ts'
import { emailVerification, userParams } from './identity-schemas.ts'
import { emailLinkToken } from './newsletter-schemas.ts'
import { sendEmailChangedEmail, sendVerificationEmail } from './send-account-emails.ts'
import { requireUserById } from './require-user.ts'
import { confirmUserNewsletter, endPendingNewsletter, moveNewsletter } from './user-newsletter.ts'
import { invalidLinkError } from './newsletter-routes.ts'
import { emailTakenError } from './user-routes.ts'

const requireVerification = async ({ db, now }: Call, token: string): Promise<VerificationLink> => {
  const link = await findVerification(db, token, now())
  if (!link) throw invalidLinkError()
  return link
}

const isOwnAccount = ({ claims }: Call, { user }: VerificationLink) =>
  claims !== null && !claims.guest_user && claims.id === user.id

/**
 * The link proves the mailbox; the session or the password proves the account. So a person who follows a link gives no
 * address to an account that an attacker opened.
 */
const assertOwnAccount = async (call: Call, link: VerificationLink, password: string | undefined): Promise<void> => {
  if (isOwnAccount(call, link)) return
  if (password === undefined) throw validationError([{ propertyPath: 'password', key: 'verification.password' }])
  if (!(await verifyPassword(link.user.password_hash, password)))
    throw validationError([{ propertyPath: 'password', key: 'verification.wrongPassword' }])
}

const openVerification = defineRoute({
  method: 'post',
  path: '/users/open-verification',
  tag: 'Users',
  summary: 'What the link in a verification email is about; changes nothing',
  access: 'optional',
  body: emailLinkToken,
  response: VerificationLinkDetails,
  handle: async ({ body }, call) => {
    const link = await requireVerification(call, body.token)
    const { user, email, isChange } = link
    return {
      kind: isChange ? ('emailChange' as const) : ('account' as const),
      email,
      accountEmail: user.email,
      requestedAt: (isChange && user.pending_email_at ? user.pending_email_at : user.created_at).toISOString(),
      isVerified: !isChange && user.email_verified_at !== null,
      isOwn: isOwnAccount(call, link),
    }
  },
})

const verifyEmail = defineRoute({
  method: 'post',
  path: '/users/verify-email',
  tag: 'Users',
  summary: 'Proves an email address: the token of the email, and the session or password of its account',
  access: 'optional',
  body: emailVerification,
  response: MessageResponse,
  handle: async ({ body }, call) => {
    const { db, now, locale } = call
    const link = await requireVerification(call, body.token)
    await assertOwnAccount(call, link, body.password)
    const proven = await proveEmail(db, body.token, now())
    if (proven === 'taken') throw emailTakenError()
    if (!proven) throw invalidLinkError()
    if (proven.undoToken !== null) {
      sendEmailChangedEmail(call, link.user, proven.undoToken)
      await moveNewsletter(call, link.user, proven.user)
    } else await confirmUserNewsletter(call, proven.user)
    return { message: translateMessage({ key: 'email.verified' }, locale) }
  },
})

const disownEmailRoute = defineRoute({
  method: 'post',
  path: '/users/disown-email',
  tag: 'Users',
  summary: '“This was not me”: ends the claim of an account on an address that is not proven',
  access: 'public',
  body: emailLinkToken,
  response: MessageResponse,
  handle: async ({ body }, call) => {
    const link = await disownEmail(call.db, body.token, call.now())
    if (!link) throw invalidLinkError()
    if (!link.isChange) await endPendingNewsletter(call, link.user)
    return { message: translateMessage({ key: 'email.disowned' }, call.locale) }
  },
})

const resendVerificationEmail = defineRoute({
  method: 'post',
  path: '/users/{id}/verification-mail',
  tag: 'Users',
  summary: 'Sends the verification link again, at most once a minute; to the new address if one waits for its proof',
  access: 'token',
  params: userParams,
  status: 202,
  response: MessageResponse,
  errorStatuses: [404],
  handle: async ({ params }, call) => {
    const user = await requireUserById(params.id, call)
    const isVerified = user.email_verified_at !== null && user.pending_email === null
    if (!isVerified) sendVerificationEmail(call, user)
    return { message: translateMessage({ key: isVerified ? 'email.verified' : 'verification.sent' }, call.locale) }
  },
})

export const verificationRoutes = [openVerification, verifyEmail, disownEmailRoute, resendVerificationEmail]
