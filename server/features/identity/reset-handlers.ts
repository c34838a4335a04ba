import type { Handlers } from '../../bff/dispatch.ts'
import { AppError } from '../../http/errors.ts'
import type { Limits } from '../../limits/limits.ts'
import { Secret } from '../../session/vault/secret.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import { Announcement } from '../../upstream/schemas/profile.ts'
import { resetRefusal } from './reset-refusal.ts'
import { assertPasswordsMatch } from '../../presentation/field-faults.ts'
import { logShopperEvent } from '../../logging/log-shopper-event.ts'

export type ResetDeps = { api: Pick<CommerceApi, 'send'>; limits: Limits }

type ResetHandlers = Pick<
  Handlers,
  'requestPasswordReset' | 'keepPasswordReset' | 'getPasswordReset' | 'completePasswordReset'
>

/** A forgotten password: a mail, its link, a new password. */
export const createResetHandlers = ({ api, limits }: ResetDeps): ResetHandlers => ({
  requestPasswordReset: async ({ email }, context) => {
    const {
      preferences: { language },
      address,
      log,
    } = context
    await limits.spend(
      [
        { limit: 'resetAccount', of: email },
        { limit: 'resetAddress', of: address },
      ],
      log,
    )
    await logShopperEvent(context, 'auth.password_reset_asked')
    // No signal: whoever asked for the mail gets it although the browser leaves.
    return api.send({ method: 'POST', path: '/users/reset-password', body: { email }, language, answer: Announcement })
  },

  keepPasswordReset: async ({ email, token }, { session }) => {
    await session.keepLink('passwordReset', { email, token: new Secret(token, 'link token') })
    return {}
  },

  getPasswordReset: async (_input, { session }) => {
    const link = await session.keptLink('passwordReset')
    return link ? { email: link.email } : {}
  },

  completePasswordReset: async ({ newPassword, confirmPassword }, context) => {
    const {
      session,
      preferences: { language },
      address,
      log,
    } = context
    assertPasswordsMatch('newPassword', newPassword, confirmPassword, language)
    const link = await session.keptLink('passwordReset')
    if (!link) throw new AppError(401, 'unauthenticated', resetRefusal[language])
    await limits.spend([{ limit: 'resetAddress', of: address }], log)
    const body = { email: link.email, token: link.token.reveal(), newPassword }
    const answer = await api.send({
      method: 'POST',
      path: '/users/update-password',
      body,
      language,
      answer: Announcement,
    })
    await logShopperEvent(context, 'auth.password_reset')
    await session.keepLink('passwordReset', undefined)
    // The password is set, whatever becomes of this: the API has ended the refresh tokens, so that other sessions end
    // within minutes.
    await session.signedIn
      .endAllOf({ email: link.email, password: newPassword })
      .catch((error: unknown) => log.warn({ err: error }, 'sessions not ended'))
    return answer
  },
})
