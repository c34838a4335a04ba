import { revokeAllOfUser } from '../../store/accounts/refresh-tokens.ts'
import { consumePasswordReset, createPasswordReset } from '../../store/accounts/password-resets.ts'
import { findUserByEmail, setPasswordHash } from '../../store/accounts/users.ts'
import type { UserRow } from '../../db/schema.ts'
import { say } from '../../domain/messages.ts'
import { hashPassword, passwordFault, passwordMatches } from '../../domain/accounts/password.ts'
import { ApiError, refused } from '../../http/api-error.ts'
import type { Call } from '../../http/call.ts'
import { defineRoute } from '../../http/define-route.ts'
import { passwordChangedLetter, resetLetter } from '../../mail/letters.ts'
import { messageAnswer, passwordChange, resetCompletion, resetRequest, userPath } from './identity-schemas.ts'
import { callerNamed } from './caller.ts'

const checkNewPassword = (password: string, email: string) => {
  const fault = passwordFault(password, email)
  if (fault) throw refused([{ propertyPath: 'newPassword', ...fault }], 400)
}

const announceChange = (user: UserRow, { background, post, locale }: Call) => {
  const letter = passwordChangedLetter({ email: user.email, firstName: user.first_name }, locale)
  background.run('announcing a new password', () => post.send(letter))
}

const requestReset = defineRoute({
  method: 'post',
  path: '/users/reset-password',
  tag: 'Users',
  summary: 'Mails a link to choose a new password; answers the same whether or not there is an account',
  access: 'public',
  body: resetRequest,
  violationStatus: 400,
  response: messageAnswer,
  handle: async ({ body }, { db, now, post, background, locale, config }) => {
    // Well after the answer, so that its time tells nothing about who has an account.
    background.runLater('mailing a reset link', async () => {
      const user = await findUserByEmail(db, body.email)
      if (!user) return
      const token = await createPasswordReset(db, user.id, now())
      await post.send(resetLetter({ email: user.email, firstName: user.first_name }, locale, config.shopUrl, token))
    })
    return { message: say({ key: 'reset.sent' }, locale) }
  },
})

const completeReset = defineRoute({
  method: 'post',
  path: '/users/update-password',
  tag: 'Users',
  summary: 'Sets a new password with the token of a reset mail, and ends all sessions of the user',
  access: 'public',
  body: resetCompletion,
  violationStatus: 400,
  response: messageAnswer,
  refusals: [401],
  handle: async ({ body }, call) => {
    checkNewPassword(body.newPassword, body.email)
    const passwordHash = await hashPassword(body.newPassword)
    const user = await findUserByEmail(call.db, body.email)
    const done = await call.db.transaction().execute(async (transaction) => {
      if (!user || !(await consumePasswordReset(transaction, user.id, body.token, call.now()))) return false
      await setPasswordHash(transaction, user.id, passwordHash)
      await revokeAllOfUser(transaction, user.id)
      return true
    })
    if (!user || !done) throw new ApiError(401, 'reset.invalid')
    announceChange(user, call)
    return { message: say({ key: 'reset.done' }, call.locale) }
  },
})

const changePassword = defineRoute({
  method: 'put',
  path: '/users/{id}/change-password',
  tag: 'Users',
  summary: 'Changes the password of the caller, who knows the present one',
  access: 'token',
  params: userPath,
  body: passwordChange,
  violationStatus: 400,
  response: messageAnswer,
  refusals: [404],
  handle: async ({ params, body }, call) => {
    const { db, locale } = call
    const user = await callerNamed(params.id, call)
    if (!(await passwordMatches(user.password_hash, body.existingPassword))) {
      throw refused([{ propertyPath: 'existingPassword', key: 'password.wrong' }], 400)
    }
    checkNewPassword(body.newPassword, user.email)
    await setPasswordHash(db, user.id, await hashPassword(body.newPassword))
    announceChange(user, call)
    return { message: say({ key: 'reset.done' }, locale) }
  },
})

export const passwordRoutes = [requestReset, completeReset, changePassword]
