import { MessageResponse } from '#shared/wire/hydra.ts'
import type { Handlers } from '../../bff/dispatch.ts'
import { AppError } from '../../http/errors.ts'
import type { Limits } from '../../limits/limits.ts'
import { Secret } from '../../session/vault/secret.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import { invalidResetLinkMessages } from './invalid-reset-link.ts'
import { assertPasswordsMatch } from '../../presentation/field-errors.ts'
import { logAuthEvent } from '../../logging/log-auth-event.ts'

export type PasswordResetDeps = { api: Pick<CommerceApi, 'send'>; limits: Limits }

type PasswordResetHandlers = Pick<
  Handlers,
  'requestPasswordReset' | 'storePasswordResetToken' | 'getPasswordReset' | 'completePasswordReset'
>

export const createPasswordResetHandlers = ({ api, limits }: PasswordResetDeps): PasswordResetHandlers => ({
  requestPasswordReset: async ({ email }, context) => {
    const {
      preferences: { language },
      clientIp,
      log,
    } = context
    await limits.consume(
      [
        { limit: 'resetAccount', email },
        { limit: 'resetIp', subject: clientIp },
      ],
      log,
    )
    await logAuthEvent(context, 'auth.password_reset_requested', email)
    // The call has no abort signal: the email is sent even when the client disconnects.
    return api.send({
      method: 'POST',
      path: '/users/reset-password',
      body: { email },
      language,
      schema: MessageResponse,
    })
  },

  storePasswordResetToken: async ({ email, token }, { session }) => {
    await session.storeEmailLink('passwordReset', { email, token: new Secret(token, 'link token') })
    return {}
  },

  getPasswordReset: async (_input, { session }) => {
    const link = await session.readEmailLink('passwordReset')
    return link ? { email: link.email } : {}
  },

  completePasswordReset: async ({ newPassword, confirmPassword }, context) => {
    const {
      session,
      preferences: { language },
      clientIp,
      log,
    } = context
    assertPasswordsMatch('newPassword', newPassword, confirmPassword, language)
    const link = await session.readEmailLink('passwordReset')
    if (!link) throw new AppError(401, 'unauthenticated', invalidResetLinkMessages[language])
    await limits.consume([{ limit: 'resetIp', subject: clientIp }], log)
    const body = { email: link.email, token: link.token.reveal(), newPassword }
    const response = await api.send({
      method: 'POST',
      path: '/users/update-password',
      body,
      language,
      schema: MessageResponse,
    })
    await logAuthEvent(context, 'auth.password_reset', link.email)
    await session.storeEmailLink('passwordReset', undefined)
    // The new password is set even when this call fails. The API has revoked the refresh tokens, so other sessions end
    // within minutes.
    await session.customerSessions
      .revokeAllFor({ email: link.email, password: newPassword })
      .catch((error: unknown) => log.warn({ err: error }, 'sessions not revoked'))
    return response
  },
})
