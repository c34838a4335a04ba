import type { RequestContext } from '../http/request-context.ts'
import { logEvent } from './security-events.ts'

/** Security events of a shopper without further fields. */
type AuthEvent =
  | 'auth.sign_up'
  | 'auth.password_reset_requested'
  | 'auth.password_reset'
  | 'auth.password_changed'
  | 'auth.password_rejected'
  | 'auth.passkey_added'
  | 'auth.passkey_removed'
  | 'auth.passkey_rejected'
  | 'auth.email_change_requested'
  | 'auth.email_changed'
  | 'auth.email_change_undone'
  | 'auth.email_disowned'
  | 'auth.order_claimed'
  | 'auth.email_verified'
  | 'auth.data_exported'
  | 'auth.account_deletion'

/**
 * Logs the event with the session and the account. The account is that of `email`, or without it that of the session's
 * customer.
 */
export const logAuthEvent = async (
  { log, session }: Pick<RequestContext, 'log' | 'session'>,
  event: AuthEvent,
  email?: string,
): Promise<void> => {
  const claims = email === undefined ? await session.getClaims().catch(() => undefined) : undefined
  logEvent(log, { event, session: await session.getLogId(), email: email ?? claims?.email })
}
