import { MessageResponse } from '#shared/wire/hydra.ts'
import { findEmailToken } from '../../store/accounts/email-tokens.ts'
import { claimOrders } from '../../store/orders/order-claims.ts'
import { findUser, setEmailVerified } from '../../store/accounts/users.ts'
import { translateMessage } from '../../domain/messages.ts'
import { defineRoute } from '../../http/define-route.ts'
import { userParams } from './identity-schemas.ts'
import { emailLinkToken } from './newsletter-schemas.ts'
import { sendVerificationEmail } from './account-emails.ts'
import { requireUserById } from './require-user.ts'
import { confirmUserNewsletter } from './user-newsletter.ts'
import { invalidLinkError } from './newsletter-routes.ts'

const verifyEmail = defineRoute({
  method: 'post',
  path: '/users/verify-email',
  tag: 'Users',
  summary: 'Verifies an email address with the token of the email',
  access: 'public',
  body: emailLinkToken,
  response: MessageResponse,
  handle: async ({ body }, call) => {
    const { db, now, locale } = call
    const token = await findEmailToken(db, 'verify-email', body.token, now())
    if (!token?.user_id || !(await setEmailVerified(db, token.user_id, token.email, now()))) throw invalidLinkError()
    const user = await findUser(db, token.user_id)
    if (user) await claimOrders(db, user, now())
    if (user) await confirmUserNewsletter(call, user)
    return { message: translateMessage({ key: 'email.verified' }, locale) }
  },
})

const resendVerificationEmail = defineRoute({
  method: 'post',
  path: '/users/{id}/verification-mail',
  tag: 'Users',
  summary: 'Sends the verification link again, at most once a minute',
  access: 'token',
  params: userParams,
  status: 202,
  response: MessageResponse,
  errorStatuses: [404],
  handle: async ({ params }, call) => {
    const user = await requireUserById(params.id, call)
    const isVerified = user.email_verified_at !== null
    if (!isVerified) sendVerificationEmail(call, user)
    return { message: translateMessage({ key: isVerified ? 'email.verified' : 'verification.sent' }, call.locale) }
  },
})

export const verificationRoutes = [verifyEmail, resendVerificationEmail]
