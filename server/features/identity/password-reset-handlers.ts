import type { Language } from '#shared/rules/preferences.ts'
import { PasswordResetLinkDetails } from '#shared/wire/extensions/password-reset-links.ts'
import { MessageResponse } from '#shared/wire/hydra.ts'
import type { Handlers } from '../../bff/dispatch.ts'
import { AppError } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { guessLink } from '../../limits/guess-link.ts'
import type { Limits } from '../../limits/limits.ts'
import { Secret } from '../../session/vault/secret.ts'
import type { EmailLink } from '../../session/vault/email-links.ts'
import { hasStatus, type CommerceApi } from '../../upstream/commerce-api.ts'
import { assertPasswordsMatch } from '../../presentation/field-errors.ts'
import { getServerTexts } from '../../presentation/server-texts.ts'
import { logAuthEvent } from '../../logging/log-auth-event.ts'

type PasswordResetDeps = { api: Pick<CommerceApi, 'send' | 'has'>; limits: Limits }

type PasswordResetHandlers = Pick<
  Handlers,
  'requestPasswordReset' | 'storePasswordResetToken' | 'getPasswordReset' | 'completePasswordReset'
>

/** The specified sentence, whatever the API says. */
const invalidResetLinkError = (language: Language, cause?: unknown) =>
  new AppError(401, 'unauthenticated', getServerTexts(language).invalidResetLink, { cause })

/**
 * Whether the API reports the link as ended. When the API fails, the page shows the form, and an ended link is reported
 * when the form is sent.
 */
const hasEnded = async (
  { email, token }: EmailLink,
  context: RequestContext,
  { api, limits }: PasswordResetDeps,
): Promise<boolean> => {
  if (!api.has('password-reset-links')) return false
  try {
    await guessLink(limits, context, () =>
      api.send({
        method: 'POST',
        path: '/users/open-password-reset',
        body: { email, token: token.reveal() },
        language: context.preferences.language,
        schema: PasswordResetLinkDetails,
      }),
    )
    return false
  } catch (error) {
    return hasStatus(error, 422)
  }
}

export const createPasswordResetHandlers = ({ api, limits }: PasswordResetDeps): PasswordResetHandlers => ({
  requestPasswordReset: async ({ email }, context) => {
    const {
      preferences: { language },
      clientIp,
      log,
    } = context
    await limits.consume([{ limit: 'resetIp', subject: clientIp }], log)
    await logAuthEvent(context, 'auth.password_reset_requested', email)
    // An attacker can use this limit up, so it rejects no request: the last email before it has a link.
    if (await limits.tryConsume([{ limit: 'resetAccount', email }], log))
      // No signal: the email is sent although the client disconnects.
      await api
        .send({ method: 'POST', path: '/users/reset-password', body: { email }, language, schema: MessageResponse })
        .catch((error: unknown) => {
          // An API may say that it has no such account.
          if (!hasStatus(error, 404)) throw error
        })
    // The same with and without an account, and when the email is not sent.
    return { message: getServerTexts(language).resetRequested }
  },

  storePasswordResetToken: async ({ email, token }, { session }) => {
    await session.storeEmailLink('passwordReset', { email, token: new Secret(token, 'link token') })
    return {}
  },

  getPasswordReset: async (_input, context) => {
    const link = await context.session.readEmailLink('passwordReset')
    if (!link) return {}
    return (await hasEnded(link, context, { api, limits })) ? { hasEnded: true } : { email: link.email }
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
    if (!link) throw invalidResetLinkError(language)
    await limits.consume([{ limit: 'resetIp', subject: clientIp }], log)
    const body = { email: link.email, token: link.token.reveal(), newPassword }
    const response = await api
      .send({ method: 'POST', path: '/users/update-password', body, language, schema: MessageResponse })
      .catch((error: unknown) => {
        throw hasStatus(error, 401) ? invalidResetLinkError(language, error) : error
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
