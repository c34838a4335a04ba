import { findMailedToken } from '../../store/accounts/mailed-tokens.ts'
import { claimOrders } from '../../store/orders/order-claims.ts'
import { findUser, setEmailVerified } from '../../store/accounts/users.ts'
import { say } from '../../domain/messages.ts'
import { defineRoute } from '../../http/define-route.ts'
import { messageAnswer, userPath } from './identity-schemas.ts'
import { mailedToken } from './newsletter-schemas.ts'
import { mailVerification } from './account-mails.ts'
import { callerNamed } from './caller.ts'
import { confirmNewsletterOf } from './newsletter-of-user.ts'
import { invalidLink } from './newsletter-routes.ts'

const verifyEmail = defineRoute({
  method: 'post',
  path: '/users/verify-email',
  tag: 'Users',
  summary: 'Confirms an email address with the token of the mail',
  access: 'public',
  body: mailedToken,
  response: messageAnswer,
  handle: async ({ body }, call) => {
    const { db, now, locale } = call
    const token = await findMailedToken(db, 'verify-email', body.token, now())
    if (!token?.user_id || !(await setEmailVerified(db, token.user_id, token.email, now()))) throw invalidLink()
    const user = await findUser(db, token.user_id)
    if (user) await claimOrders(db, user, now())
    if (user) await confirmNewsletterOf(call, user)
    return { message: say({ key: 'email.verified' }, locale) }
  },
})

const mailAgain = defineRoute({
  method: 'post',
  path: '/users/{id}/verification-mail',
  tag: 'Users',
  summary: 'Mails the link to confirm the email address again, at most once a minute',
  access: 'token',
  params: userPath,
  status: 202,
  response: messageAnswer,
  refusals: [404],
  handle: async ({ params }, call) => {
    const user = await callerNamed(params.id, call)
    const isVerified = user.email_verified_at !== null
    if (!isVerified) mailVerification(call, user)
    return { message: say({ key: isVerified ? 'email.verified' : 'verification.sent' }, call.locale) }
  },
})

export const verificationRoutes = [verifyEmail, mailAgain]
