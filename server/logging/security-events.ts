import type { Logger } from 'pino'
import { z } from 'zod'
import { getSecurityEventSource } from './security-event-source.ts'

/** 12 characters of the session's key, which is an HMAC of its id. Absent without a session. */
const session = z
  .string()
  .regex(/^[\w-]{12}$/)
  .optional()
/**
 * The client's IP address (or IPv6 network) as rate limits count it, or 12 characters of its hash
 * (`LOG_CLIENT_ADDRESS`).
 */
const client = z
  .string()
  .regex(/^([\w-]{12}|[\d.]+|[\da-f:]+\/64|unknown)$/)
  .optional()
/** 12 characters of the hash of the account's email. Absent when the request concerns no account. */
const account = z
  .string()
  .regex(/^[\w-]{12}$/)
  .optional()
/** The client, account and session that caused the event; `logEvent` adds client and account. */
const actor = { client, account, session }
const count = z.int().min(0)
const limitedText = z.string().max(2_000)

type EventLevel = 'info' | 'warn' | 'error'

/** The outcome of what the actor attempted; `unknown` for a state of the shop. */
type Outcome = 'success' | 'failure' | 'unknown'

const defineEvent = <L extends EventLevel, S extends z.ZodRawShape>(
  level: L,
  outcome: Outcome,
  message: string,
  fields: S,
) => ({
  level,
  outcome,
  message,
  fields: z.object(fields),
})

/**
 * All security events: level, outcome, message and fields. The fields `time`, `level`, `msg` and `requestId` are not
 * listed. Names and fields must not change, because alarms use them. No event contains an email address, a password or
 * a secret. IP addresses are hashed unless the operator configures otherwise.
 */
export const securityEvents = {
  'auth.sign_up': defineEvent('info', 'success', 'registered', actor),
  'auth.sign_in': defineEvent('info', 'success', 'signed in', actor),
  'auth.sign_in_again': defineEvent('info', 'success', 'signed in again for a sensitive change', actor),
  'auth.sign_in_failed': defineEvent('info', 'failure', 'sign in failed', {
    ...actor,
    reason: z.int(),
  }),
  'auth.stuffing_suspected': defineEvent('warn', 'failure', 'wrong passwords of many accounts from one client', {
    client,
  }),
  'auth.sign_out': defineEvent('info', 'success', 'signed out', { ...actor, revoked: z.boolean() }),
  'auth.refresh': defineEvent('info', 'success', 'tokens refreshed', { session }),
  'auth.refresh_failed': defineEvent('warn', 'failure', 'refresh failed', {
    session,
    reason: z.enum(['rejected', 'not saved', 'overtaken']),
  }),
  'auth.password_reset_requested': defineEvent('info', 'success', 'password reset requested', actor),
  'auth.password_reset': defineEvent('info', 'success', 'password reset', actor),
  'auth.password_changed': defineEvent('info', 'success', 'password changed', actor),
  'auth.password_rejected': defineEvent('info', 'failure', 'password not confirmed', actor),
  'auth.passkey_added': defineEvent('info', 'success', 'passkey added', actor),
  'auth.passkey_removed': defineEvent('info', 'success', 'passkey removed', actor),
  'auth.passkey_rejected': defineEvent('info', 'failure', 'passkey not accepted', actor),
  'auth.email_changed': defineEvent('info', 'success', 'email changed', actor),
  'auth.email_change_requested': defineEvent('info', 'success', 'email change requested', actor),
  'auth.email_change_undone': defineEvent('warn', 'success', 'email change undone', actor),
  'auth.email_disowned': defineEvent('warn', 'success', 'email disowned', actor),
  'auth.order_claimed': defineEvent('info', 'success', 'order claimed', actor),
  'auth.email_verified': defineEvent('info', 'success', 'email verified', actor),
  'auth.data_exported': defineEvent('info', 'success', 'data exported', actor),
  'auth.account_deletion': defineEvent('info', 'success', 'account deletion requested', actor),
  'auth.session_revoked': defineEvent('info', 'success', 'session revoked', actor),
  'auth.other_sessions_revoked': defineEvent('info', 'success', 'other sessions revoked', { ...actor, count }),
  'session.discarded': defineEvent('warn', 'failure', 'session discarded', {
    session,
    reason: z.enum(['unreadable', 'expired', 'unreadable vault', 'unknown key', 'refresh rejected']),
  }),
  'operator.sessions_revoked': defineEvent('warn', 'success', 'sessions revoked by an operator', {
    scope: z.enum(['all users', 'one user']),
    count,
  }),
  'limit.reached': defineEvent('warn', 'failure', 'limit reached', { client, account, limits: z.array(z.string()) }),
  'holds.hoarding_suspected': defineEvent('warn', 'failure', 'too many tickets or goods held by one client', actor),
  'form.suspected_bot': defineEvent('info', 'failure', 'form suspected of a bot', {
    client,
    form: z.string(),
    reason: z.string(),
  }),
  'request.rejected': defineEvent('warn', 'failure', 'request rejected', {
    client,
    requestId: z.string(),
    reason: z.enum(['origin', 'header']),
    method: z.string().max(20),
    path: limitedText,
  }),
  'csp.violation': defineEvent('warn', 'failure', 'CSP violation', {
    directive: limitedText.optional(),
    blocked: limitedText.optional(),
    page: limitedText.optional(),
    source: limitedText.optional(),
  }),
  'egress.secret_found': defineEvent('error', 'failure', 'response with a secret blocked', {
    requestId: z.string(),
    route: z.string(),
    kind: z.string(),
    encoding: z.string(),
    place: z.enum(['head', 'body']),
  }),
  'egress.tripwire_off': defineEvent('warn', 'unknown', 'responses are not searched for secrets', {
    deployment: z.enum(['demo', 'production']),
  }),
} as const

export type SecurityEventName = keyof typeof securityEvents

type EventFields<N extends SecurityEventName> = Omit<
  z.input<(typeof securityEvents)[N]['fields']>,
  'client' | 'account'
>

/**
 * The property for the listener of a log. The listener receives each event at every log level. Child loggers have it,
 * too, because pino makes a log the prototype of its children.
 */
const listenerKey = Symbol('listens to security events')

type SecurityEventListener = (name: SecurityEventName, fields: Record<string, unknown>) => void

/** Creates a child logger. `onEvent` receives its security events and those of its children. */
export const withSecurityListener = (log: Logger, onEvent: SecurityEventListener): Logger =>
  Object.assign(log.child({}), { [listenerKey]: onEvent })

/**
 * Logs one event. Adds the client of the request, and the hash of `email` as the account. Drops fields that the schema
 * does not list. When a value is invalid, logs only the event's name.
 */
export const logEvent = <N extends SecurityEventName>(
  log: Pick<Logger, (typeof securityEvents)[N]['level']>,
  { event: name, email, ...eventFields }: { event: N; email?: string | undefined } & EventFields<N>,
): void => {
  const { level, outcome, message, fields } = securityEvents[name]
  const source = getSecurityEventSource(log)
  const account = email ? source?.hashEmail(email) : undefined
  const { data } = fields.safeParse({ ...eventFields, client: source?.client, account })
  ;(log as { [listenerKey]?: SecurityEventListener })[listenerKey]?.(name, data ?? {})
  ;(log as Pick<Logger, EventLevel>)[level]({ event: name, outcome, ...data }, message)
}
