import { MessageResponse } from '#shared/wire/hydra.ts'
import { revokeUserTokens } from '../../store/accounts/refresh-tokens.ts'
import { consumePasswordReset, createPasswordReset } from '../../store/accounts/password-resets.ts'
import { findUserByEmail, setPasswordHash } from '../../store/accounts/users.ts'
import type { UserRow } from '../../db/schema.ts'
import { translateMessage } from '../../domain/messages.ts'
import { hashPassword, getPasswordError, verifyPassword } from '../../domain/accounts/password.ts'
import { ApiError, validationError } from '../../http/api-error.ts'
import type { Call } from '../../http/call.ts'
import { defineRoute } from '../../http/define-route.ts'
import { createPasswordChangedEmail, createPasswordResetEmail } from '../../mail/password-emails.ts'
import { toAccountRecipient } from '../../mail/create-email.ts'
import { passwordChange, resetCompletion, resetRequest, userParams } from './identity-schemas.ts'
import { requireUserById } from './require-user.ts'

const requireValidPassword = (password: string, email: string) => {
  const error = getPasswordError(password, email)
  if (error) throw validationError([{ propertyPath: 'newPassword', ...error }], 400)
}

const sendPasswordChangedEmail = (user: UserRow, { background, mailer, locale, config }: Call) => {
  const email = createPasswordChangedEmail(toAccountRecipient(user), locale, config.shopUrl)
  background.run('password change email', () => mailer.send(email))
}

const requestReset = defineRoute({
  method: 'post',
  path: '/users/reset-password',
  tag: 'Users',
  summary: 'Sends a link to choose a new password; responds the same with and without an account',
  access: 'public',
  body: resetRequest,
  violationStatus: 400,
  response: MessageResponse,
  handle: async ({ body }, { db, now, mailer, background, locale, config }) => {
    // Well after the response, so that its time does not reveal who has an account.
    background.runDelayed('password reset email', async () => {
      const user = await findUserByEmail(db, body.email)
      if (!user) return
      const token = await createPasswordReset(db, user.id, now())
      await mailer.send(createPasswordResetEmail(toAccountRecipient(user), locale, config.shopUrl, token))
    })
    return { message: translateMessage({ key: 'reset.sent' }, locale) }
  },
})

const completeReset = defineRoute({
  method: 'post',
  path: '/users/update-password',
  tag: 'Users',
  summary: 'Sets a new password with the token of a reset email, and ends all sessions of the user',
  access: 'public',
  body: resetCompletion,
  violationStatus: 400,
  response: MessageResponse,
  errorStatuses: [401],
  handle: async ({ body }, call) => {
    requireValidPassword(body.newPassword, body.email)
    const passwordHash = await hashPassword(body.newPassword)
    const user = await findUserByEmail(call.db, body.email)
    const done = await call.db.transaction().execute(async (transaction) => {
      if (!user || !(await consumePasswordReset(transaction, user.id, body.token, call.now()))) return false
      await setPasswordHash(transaction, user.id, passwordHash)
      await revokeUserTokens(transaction, user.id)
      return true
    })
    if (!user || !done) throw new ApiError(401, 'reset.invalid')
    sendPasswordChangedEmail(user, call)
    return { message: translateMessage({ key: 'reset.done' }, call.locale) }
  },
})

const changePassword = defineRoute({
  method: 'put',
  path: '/users/{id}/change-password',
  tag: 'Users',
  summary: 'Changes the password of the caller, with the current one',
  access: 'token',
  params: userParams,
  body: passwordChange,
  violationStatus: 400,
  response: MessageResponse,
  errorStatuses: [404],
  handle: async ({ params, body }, call) => {
    const { db, locale } = call
    const user = await requireUserById(params.id, call)
    if (!(await verifyPassword(user.password_hash, body.existingPassword))) {
      throw validationError([{ propertyPath: 'existingPassword', key: 'password.wrong' }], 400)
    }
    requireValidPassword(body.newPassword, user.email)
    await setPasswordHash(db, user.id, await hashPassword(body.newPassword))
    sendPasswordChangedEmail(user, call)
    return { message: translateMessage({ key: 'reset.done' }, locale) }
  },
})

export const passwordRoutes = [requestReset, completeReset, changePassword]
