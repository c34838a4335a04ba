import type { z } from 'zod'
import { VerificationLinkDetails } from '#shared/wire/extensions/email-verification.ts'
import { MessageResponse } from '#shared/wire/hydra.ts'
import type { Handlers } from '../../bff/dispatch.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { guessLink } from '../../limits/guess-link.ts'
import type { Limits } from '../../limits/limits.ts'
import { listPasswordLimits } from '../../limits/password-limits.ts'
import { formatTimestamp } from '../../presentation/event-date.ts'
import { Secret } from '../../session/vault/secret.ts'
import { hasStatus, type CommerceApi } from '../../upstream/commerce-api.ts'
import { toEmailLinkError } from '../../upstream/to-email-link-error.ts'
import { toAppError } from '../../upstream/to-app-error.ts'
import { logAuthEvent } from '../../logging/log-auth-event.ts'
import { requireEmailLink } from './require-email-link.ts'

type VerificationDeps = { api: Pick<CommerceApi, 'send'>; limits: Limits }

type VerificationHandlers = Pick<Handlers, 'storeVerificationToken' | 'getVerification' | 'verifyEmail' | 'disownEmail'>

/** Whether a violation concerns the password, whose field then shows it. A violation of the token concerns the link. */
const isPasswordViolation = (error: unknown): boolean =>
  hasStatus(error, 422) && error.violations.some(({ propertyPath }) => propertyPath === 'password')

/**
 * Handlers that verify an email address: by a link mailed to it, together with the session or the password of its
 * account.
 */
export const createVerificationHandlers = ({ api, limits }: VerificationDeps): VerificationHandlers => {
  const post = <T>(path: string, body: object, schema: z.ZodType<T>, { session, preferences }: RequestContext) =>
    session.withAccessToken((token) =>
      api.send({ method: 'POST', path, token, body, language: preferences.language, schema }),
    )

  const openVerification = (token: Secret, context: RequestContext) =>
    guessLink(limits, context, () =>
      post('/users/open-verification', { token: token.reveal() }, VerificationLinkDetails, context),
    )

  const openLink = (token: Secret, context: RequestContext) =>
    openVerification(token, context).catch((error: unknown) => {
      throw toEmailLinkError(error)
    })

  return {
    storeVerificationToken: async ({ token }, { session }) => {
      await session.storeEmailLink('emailVerification', { email: '', token: new Secret(token, 'link token') })
      return {}
    },

    getVerification: async (_input, context) => {
      const link = await context.session.readEmailLink('emailVerification')
      if (!link) return { pending: false }
      try {
        const { kind, email, requestedAt, isVerified, isOwn } = await openVerification(link.token, context)
        const requestedOn = formatTimestamp(requestedAt, context.preferences.language)
        return { pending: true, link: { kind, email, requestedOn, isVerified, isOwn } }
      } catch (error) {
        if (hasStatus(error, 422)) return { pending: false }
        throw toAppError(error)
      }
    },

    verifyEmail: async ({ password }, context) => {
      const { session, log } = context
      const link = await requireEmailLink(context, 'emailVerification')
      const { kind, accountEmail, isOwn } = await openLink(link.token, context)
      const body = { token: link.token.reveal(), ...(password ? { password } : {}) }
      const verify = () => post('/users/verify-email', body, MessageResponse, context)
      const verifyByPassword = async () => {
        const limitKeys = await listPasswordLimits(context, accountEmail)
        return limits.consumeForGuess(limitKeys, log, verify)
      }
      const response = await (isOwn ? verify() : verifyByPassword()).catch(async (error: unknown) => {
        if (!isPasswordViolation(error)) throw toEmailLinkError(error)
        await logAuthEvent(context, 'auth.password_rejected', accountEmail)
        throw toAppError(error)
      })
      await logAuthEvent(context, kind === 'emailChange' ? 'auth.email_changed' : 'auth.email_verified', accountEmail)
      await session.storeEmailLink('emailVerification', undefined)
      if (isOwn) {
        // The shop stores known devices by the previous address, so it must forget them.
        if (kind === 'emailChange') await session.customerSessions.forgetDevices()
        // Refreshes the claims, so that they contain the new address at once.
        await session.refresh()
      }
      return response
    },

    disownEmail: async (_input, context) => {
      const link = await requireEmailLink(context, 'emailVerification')
      const { accountEmail } = await openLink(link.token, context)
      const body = { token: link.token.reveal() }
      const response = await post('/users/disown-email', body, MessageResponse, context).catch((error: unknown) => {
        throw toEmailLinkError(error)
      })
      await logAuthEvent(context, 'auth.email_disowned', accountEmail)
      await context.session.storeEmailLink('emailVerification', undefined)
      return response
    },
  }
}
