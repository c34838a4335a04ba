import { OpenedEmailUndo } from '#shared/wire/extensions/email-verification.ts'
import { MessageResponse } from '#shared/wire/hydra.ts'
import type { Handlers } from '../../bff/dispatch.ts'
import { formatTimestamp } from '../../presentation/event-date.ts'
import { Secret } from '../../session/vault/secret.ts'
import { hasStatus, type CommerceApi } from '../../upstream/commerce-api.ts'
import { toAppError } from '../../upstream/to-app-error.ts'
import { toEmailLinkError } from '../../upstream/to-email-link-error.ts'
import { logAuthEvent } from '../../logging/log-auth-event.ts'
import { requireEmailLink } from './require-email-link.ts'

type EmailUndoHandlers = Pick<Handlers, 'storeEmailUndoToken' | 'getEmailUndo' | 'undoEmailChange'>

/** Gives an account its former email address back, by the link that was mailed to it. */
export const createEmailUndoHandlers = ({ api }: { api: Pick<CommerceApi, 'send'> }): EmailUndoHandlers => ({
  storeEmailUndoToken: async ({ token }, { session }) => {
    await session.storeEmailLink('emailUndo', { email: '', token: new Secret(token, 'link token') })
    return {}
  },

  getEmailUndo: async (_input, { session, preferences: { language } }) => {
    const link = await session.readEmailLink('emailUndo')
    if (!link) return { pending: false }
    const path = '/users/open-email-undo'
    const body = { token: link.token.reveal() }
    try {
      const { email, changedAt } = await api.send({ method: 'POST', path, body, language, schema: OpenedEmailUndo })
      return { pending: true, link: { email, changedOn: formatTimestamp(changedAt, language) } }
    } catch (error) {
      if (hasStatus(error, 422)) return { pending: false }
      throw toAppError(error)
    }
  },

  undoEmailChange: async (_input, context) => {
    const { session, preferences } = context
    const link = await requireEmailLink(context, 'emailUndo')
    try {
      const response = await api.send({
        method: 'POST',
        path: '/users/undo-email-change',
        body: { token: link.token.reveal() },
        language: preferences.language,
        schema: MessageResponse,
      })
      await logAuthEvent(context, 'auth.email_change_undone')
      await session.storeEmailLink('emailUndo', undefined)
      return response
    } catch (error) {
      throw toEmailLinkError(error)
    }
  },
})
