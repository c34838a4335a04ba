import type { z } from 'zod'
import { OpenEmailUndoResponse } from '#shared/wire/extensions/email-verification.ts'
import { MessageResponse } from '#shared/wire/hydra.ts'
import type { Handlers } from '../../bff/dispatch.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { guessLink } from '../../limits/guess-link.ts'
import type { Limits } from '../../limits/limits.ts'
import { formatTimestamp } from '../../presentation/event-date.ts'
import { Secret } from '../../session/vault/secret.ts'
import { hasStatus, type CommerceApi } from '../../upstream/commerce-api.ts'
import { toAppError } from '../../upstream/to-app-error.ts'
import { toEmailLinkError } from '../../upstream/to-email-link-error.ts'
import { logAuthEvent } from '../../logging/log-auth-event.ts'
import { requireEmailLink } from './require-email-link.ts'

type EmailUndoHandlers = Pick<Handlers, 'storeEmailUndoToken' | 'getEmailUndo' | 'undoEmailChange'>

type EmailUndoDeps = { api: Pick<CommerceApi, 'send'>; limits: Limits }

/** Handlers that give an account its previous email address back, by the link that was mailed to that address. */
export const createEmailUndoHandlers = ({ api, limits }: EmailUndoDeps): EmailUndoHandlers => {
  const post = <T>(path: string, token: Secret, schema: z.ZodType<T>, { preferences: { language } }: RequestContext) =>
    api.send({ method: 'POST', path, body: { token: token.reveal() }, language, schema })

  const openUndo = (token: Secret, context: RequestContext) =>
    guessLink(limits, context, () => post('/users/open-email-undo', token, OpenEmailUndoResponse, context))

  return {
    storeEmailUndoToken: async ({ token }, { session }) => {
      await session.storeEmailLink('emailUndo', { email: '', token: new Secret(token, 'link token') })
      return {}
    },

    getEmailUndo: async (_input, context) => {
      const link = await context.session.readEmailLink('emailUndo')
      if (!link) return { pending: false }
      try {
        const { email, changedAt } = await openUndo(link.token, context)
        return { pending: true, link: { email, changedOn: formatTimestamp(changedAt, context.preferences.language) } }
      } catch (error) {
        if (hasStatus(error, 422)) return { pending: false }
        throw toAppError(error)
      }
    },

    undoEmailChange: async (_input, context) => {
      const { token } = await requireEmailLink(context, 'emailUndo')
      const undo = async () => {
        const { email } = await openUndo(token, context)
        return { email, response: await post('/users/undo-email-change', token, MessageResponse, context) }
      }
      const { email, response } = await undo().catch((error: unknown) => {
        throw toEmailLinkError(error)
      })
      await logAuthEvent(context, 'auth.email_change_undone', email)
      await context.session.storeEmailLink('emailUndo', undefined)
      return response
    },
  }
}
