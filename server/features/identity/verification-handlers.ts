import type { z } from 'zod'
import { OpenedVerification } from '#shared/wire/extensions/email-verification.ts'
import { MessageResponse } from '#shared/wire/hydra.ts'
import type { Handlers } from '../../bff/dispatch.ts'
import type { RequestContext } from '../../http/request-context.ts'
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

/** A violation of the password belongs to its field; one of the token is about the link. */
const toVerificationError = (error: unknown): unknown =>
  hasStatus(error, 422) && error.violations.some(({ propertyPath }) => propertyPath === 'password')
    ? toAppError(error)
    : toEmailLinkError(error)

/** Verifies an email address by a link mailed to it, together with the session or the password of its account. */
export const createVerificationHandlers = ({ api, limits }: VerificationDeps): VerificationHandlers => {
  const post = <T>(path: string, body: object, schema: z.ZodType<T>, { session, preferences }: RequestContext) =>
    session.withAccessToken((token) =>
      api.send({ method: 'POST', path, token, body, language: preferences.language, schema }),
    )

  const openVerification = (token: Secret, context: RequestContext) =>
    limits.consumeForGuess([{ limit: 'linksIp', subject: context.clientIp }], context.log, () =>
      post('/users/open-verification', { token: token.reveal() }, OpenedVerification, context),
    )

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
      try {
        const { kind, email, isOwn } = await openVerification(link.token, context)
        const body = { token: link.token.reveal(), ...(password ? { password } : {}) }
        const verify = () =>
          post('/users/verify-email', body, MessageResponse, context).catch((error: unknown) => {
            throw toVerificationError(error)
          })
        const limitKeys = await listPasswordLimits(context, email)
        const response = isOwn ? await verify() : await limits.consumeForGuess(limitKeys, log, verify)
        await logAuthEvent(context, kind === 'emailChange' ? 'auth.email_changed' : 'auth.email_verified')
        await session.storeEmailLink('emailVerification', undefined)
        if (isOwn) {
          // Devices are known by the address so far.
          if (kind === 'emailChange') await session.customerSessions.forgetDevices()
          // The claims must show the new address at once.
          await session.refresh()
        }
        return response
      } catch (error) {
        throw toVerificationError(error)
      }
    },

    disownEmail: async (_input, context) => {
      const link = await requireEmailLink(context, 'emailVerification')
      try {
        const body = { token: link.token.reveal() }
        const response = await post('/users/disown-email', body, MessageResponse, context)
        await logAuthEvent(context, 'auth.email_disowned')
        await context.session.storeEmailLink('emailVerification', undefined)
        return response
      } catch (error) {
        throw toEmailLinkError(error)
      }
    },
  }
}
