import { MessageResponse } from '#shared/wire/hydra.ts'
import { OpenEmailUndoResponse } from '#shared/wire/extensions/email-verification.ts'
import { findEmailUndo, undoEmailChange } from '../../store/accounts/email-changes.ts'
import { translateMessage } from '../../domain/messages.ts'
import { defineRoute } from '../../http/define-route.ts'
import { sendEmailChangeUndoneEmail } from './send-account-emails.ts'
import { invalidLinkError } from './newsletter-routes.ts'
import { emailLinkToken } from './newsletter-schemas.ts'
import { emailTakenError } from './user-routes.ts'
import { moveNewsletter } from './user-newsletter.ts'

const openEmailUndo = defineRoute({
  method: 'post',
  path: '/users/open-email-undo',
  tag: 'Users',
  summary: 'What the link in the email to a previous address would undo; changes nothing',
  access: 'public',
  body: emailLinkToken,
  response: OpenEmailUndoResponse,
  handle: async ({ body }, { db, now }) => {
    const undo = await findEmailUndo(db, body.token, now())
    if (!undo) throw invalidLinkError()
    return { email: undo.email, changedAt: undo.changedAt.toISOString() }
  },
})

const undoEmailChangeRoute = defineRoute({
  method: 'post',
  path: '/users/undo-email-change',
  tag: 'Users',
  summary: 'Gives an account its previous address back, ends its sessions and password, and mails a reset link',
  access: 'public',
  body: emailLinkToken,
  response: MessageResponse,
  handle: async ({ body }, call) => {
    const undone = await undoEmailChange(call.db, body.token, call.now())
    if (undone === 'taken') throw emailTakenError()
    if (!undone) throw invalidLinkError()
    await moveNewsletter(call, undone.before, undone.user)
    sendEmailChangeUndoneEmail(call, undone.user, undone.resetToken)
    return { message: translateMessage({ key: 'email.changeUndone' }, call.locale) }
  },
})

export const emailUndoRoutes = [openEmailUndo, undoEmailChangeRoute]
