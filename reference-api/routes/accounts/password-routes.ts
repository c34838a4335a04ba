import { PasswordResetLinkDetails } from '#shared/wire/extensions/password-reset-links.ts'
import { MessageResponse } from '#shared/wire/hydra.ts'
import { endSignIns } from '../../store/accounts/refresh-tokens.ts'
import { cancelEmailChange } from '../../store/accounts/email-changes.ts'
import {
  consumePasswordReset,
  createRequestedPasswordReset,
  deletePasswordResets,
  isPasswordResetValid,
} from '../../store/accounts/password-resets.ts'
import { findUserByEmail, replacePasswordHash, setPasswordHash } from '../../store/accounts/users.ts'
import { deletePasskeys, endConfirmations } from '../../store/accounts/passkeys.ts'
import type { UserRow } from '../../db/account-schema.ts'
import { translateMessage } from '../../domain/messages.ts'
import { hashPassword, getPasswordError } from '../../domain/accounts/password.ts'
import { ApiError, validationError } from '../../http/api-error.ts'
import type { Call } from '../../http/call.ts'
import { defineRoute } from '../../http/define-route.ts'
import { createPasswordChangedEmail, createPasswordResetEmail } from '../../mail/password-emails.ts'
import { toAccountRecipient } from '../../mail/create-email.ts'
import { assertConfirmed } from './assert-confirmed.ts'
import { passwordChange, resetCompletion, resetLink, resetRequest, userParams } from './identity-schemas.ts'
import { invalidLinkError } from './newsletter-routes.ts'
import { requireUserById } from './require-user.ts'

const requireValidPassword = (password: string, email: string) => {
  const error = getPasswordError(password, email)
  if (error) throw validationError([{ propertyPath: 'newPassword', ...error }], 400)
}

const sendPasswordChangedEmail = (
  user: UserRow,
  { background, mailer, locale, config }: Call,
  removedPasskeyCount = 0,
) => {
  const email = createPasswordChangedEmail(toAccountRecipient(user), locale, config.shopUrl, removedPasskeyCount)
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
    const requestedAt = now()
    // Runs well after the response, so that its time does not reveal who has an account.
    background.runDelayed('password reset email', async () => {
      const reset = await createRequestedPasswordReset(db, body.email, requestedAt, now())
      if (!reset) return
      const { user, token } = reset
      await mailer.send(createPasswordResetEmail(toAccountRecipient(user), locale, config.shopUrl, token))
    })
    return { message: translateMessage({ key: 'reset.sent' }, locale) }
  },
})

const openReset = defineRoute({
  method: 'post',
  path: '/users/open-password-reset',
  tag: 'Users',
  summary: 'Whether the link in a reset email works; changes nothing',
  access: 'public',
  body: resetLink,
  response: PasswordResetLinkDetails,
  handle: async ({ body: { email, token } }, { db, now }) => {
    if (!(await isPasswordResetValid(db, email, token, now()))) throw invalidLinkError()
    return { email }
  },
})

const completeReset = defineRoute({
  method: 'post',
  path: '/users/update-password',
  tag: 'Users',
  summary: 'Sets a new password with the token of a reset email, and ends all sessions and passkeys of the user',
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
      if (!user || !(await consumePasswordReset(transaction, user.id, body.token, call.now()))) return undefined
      await setPasswordHash(transaction, user.id, passwordHash, call.now())
      await endSignIns(transaction, user.id)
      await cancelEmailChange(transaction, user.id)
      return { removedPasskeyCount: await deletePasskeys(transaction, user.id) }
    })
    if (!user || !done) throw new ApiError(401, 'reset.invalid')
    sendPasswordChangedEmail(user, call, done.removedPasskeyCount)
    return { message: translateMessage({ key: 'reset.done' }, call.locale) }
  },
})

const changePassword = defineRoute({
  method: 'put',
  path: '/users/{id}/change-password',
  tag: 'Users',
  summary:
    'Changes the password of the caller, with the current one or a passkey used in the last five minutes, and ends all ' +
    'other sessions and reset links',
  access: 'token',
  params: userParams,
  body: passwordChange,
  violationStatus: 400,
  response: MessageResponse,
  errorStatuses: [404],
  handle: async ({ params, body }, call) => {
    const { db, now, locale, claims } = call
    const user = await requireUserById(params.id, call)
    await assertConfirmed(call, user, body.existingPassword, 'existingPassword', 400)
    requireValidPassword(body.newPassword, user.email)
    const passwordHash = await hashPassword(body.newPassword)
    await db.transaction().execute(async (tx) => {
      if (!(await replacePasswordHash(tx, user, passwordHash, now())))
        throw validationError([{ propertyPath: 'existingPassword', key: 'password.wrong' }], 400)
      await endSignIns(tx, user.id, claims.sid)
      await endConfirmations(tx, user.id)
      await deletePasswordResets(tx, user.id)
      await cancelEmailChange(tx, user.id)
    })
    sendPasswordChangedEmail(user, call)
    return { message: translateMessage({ key: 'reset.done' }, locale) }
  },
})

export const passwordRoutes = [requestReset, openReset, completeReset, changePassword]
