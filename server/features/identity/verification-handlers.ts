import { MessageResponse } from '#shared/wire/hydra.ts'
import type { Handlers } from '../../bff/dispatch.ts'
import { AppError } from '../../http/errors.ts'
import type { Limits } from '../../limits/limits.ts'
import { Secret } from '../../session/vault/secret.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import { toEmailLinkError } from '../../upstream/to-email-link-error.ts'
import { logAuthEvent } from '../../logging/log-auth-event.ts'

type VerificationHandlers = Pick<Handlers, 'storeVerificationToken' | 'getVerification' | 'verifyEmail'>

/** Verifies an email address by a link mailed to it. */
export const createVerificationHandlers = ({
  api,
  limits,
}: {
  api: Pick<CommerceApi, 'send'>
  limits: Limits
}): VerificationHandlers => ({
  storeVerificationToken: async ({ token }, { session }) => {
    await session.storeEmailLink('emailVerification', { email: '', token: new Secret(token, 'link token') })
    return {}
  },

  getVerification: async (_input, { session }) => ({
    pending: (await session.readEmailLink('emailVerification')) !== undefined,
  }),

  verifyEmail: async (_input, context) => {
    const {
      session,
      preferences: { language },
      clientIp,
      log,
    } = context
    const link = await session.readEmailLink('emailVerification')
    if (!link) throw new AppError(404, 'not_found', 'There is no link to follow.')
    try {
      const response = await limits.consumeForGuess([{ limit: 'linksIp', subject: clientIp }], log, () =>
        api.send({
          method: 'POST',
          path: '/users/verify-email',
          body: { token: link.token.reveal() },
          language,
          schema: MessageResponse,
        }),
      )
      await logAuthEvent(context, 'auth.email_verified')
      await session.storeEmailLink('emailVerification', undefined)
      return response
    } catch (error) {
      throw toEmailLinkError(error)
    }
  },
})
