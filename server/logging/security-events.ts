import type { Logger } from 'pino'
import { z } from 'zod'

/** 12 characters of the session's key, which is an HMAC of its id; absent without a session. */
const session = z
  .string()
  .regex(/^[\w-]{12}$/)
  .optional()
const count = z.int().min(0)
const limitedText = z.string().max(2_000)

type EventLevel = 'info' | 'warn' | 'error'

const defineEvent = <L extends EventLevel, S extends z.ZodRawShape>(level: L, message: string, fields: S) => ({
  level,
  message,
  fields: z.object(fields),
})

/**
 * Every security event: its level, message and fields, apart from `time`, `level`, `msg` and `requestId`. Names and
 * fields are stable, because alarms use them. None contains an email address, a password, an IP address or a secret.
 */
export const securityEvents = {
  'auth.sign_up': defineEvent('info', 'registered', { session }),
  'auth.sign_in': defineEvent('info', 'signed in', { session }),
  'auth.sign_in_failed': defineEvent('info', 'sign in failed', {
    session,
    reason: z.union([z.int(), z.literal('aborted')]),
  }),
  'auth.sign_out': defineEvent('info', 'signed out', { session, revoked: z.boolean() }),
  'auth.refresh': defineEvent('info', 'tokens refreshed', { session }),
  'auth.refresh_failed': defineEvent('warn', 'refresh failed', {
    session,
    reason: z.enum(['rejected', 'not saved', 'overtaken']),
  }),
  'auth.password_reset_requested': defineEvent('info', 'password reset requested', { session }),
  'auth.password_reset': defineEvent('info', 'password reset', { session }),
  'auth.password_changed': defineEvent('info', 'password changed', { session }),
  'auth.password_rejected': defineEvent('info', 'password not confirmed', { session }),
  'auth.email_change_requested': defineEvent('info', 'email change requested', { session }),
  'auth.email_changed': defineEvent('info', 'email changed', { session }),
  'auth.email_change_undone': defineEvent('warn', 'email change undone', { session }),
  'auth.email_disowned': defineEvent('warn', 'email disowned', { session }),
  'auth.order_claimed': defineEvent('info', 'order claimed', { session }),
  'auth.email_verified': defineEvent('info', 'email verified', { session }),
  'auth.data_exported': defineEvent('info', 'data exported', { session }),
  'auth.account_deletion': defineEvent('info', 'account deletion requested', { session }),
  'auth.session_revoked': defineEvent('info', 'session revoked', { session }),
  'auth.other_sessions_revoked': defineEvent('info', 'other sessions revoked', { session, count }),
  'session.discarded': defineEvent('warn', 'session discarded', {
    session,
    reason: z.enum(['unreadable', 'expired', 'unreadable vault', 'unknown key', 'refresh rejected']),
  }),
  'operator.sessions_revoked': defineEvent('warn', 'sessions revoked by an operator', {
    scope: z.enum(['all users', 'one user']),
    count,
  }),
  'limit.reached': defineEvent('warn', 'limit reached', { limits: z.array(z.string()) }),
  'form.suspected_bot': defineEvent('info', 'form suspected of a bot', { form: z.string(), reason: z.string() }),
  'request.rejected': defineEvent('warn', 'request rejected', {
    requestId: z.string(),
    reason: z.enum(['origin', 'header']),
    method: z.string().max(20),
    path: limitedText,
  }),
  'csp.violation': defineEvent('warn', 'CSP violation', {
    directive: limitedText.optional(),
    blocked: limitedText.optional(),
    page: limitedText.optional(),
    source: limitedText.optional(),
  }),
  'egress.secret_found': defineEvent('error', 'response with a secret blocked', {
    requestId: z.string(),
    route: z.string(),
    kind: z.string(),
    encoding: z.string(),
    place: z.enum(['head', 'body']),
  }),
  'egress.tripwire_off': defineEvent('warn', 'responses are not searched for secrets', {
    deployment: z.enum(['demo', 'production']),
  }),
} as const

export type SecurityEventName = keyof typeof securityEvents

type EventFields<N extends SecurityEventName> = z.input<(typeof securityEvents)[N]['fields']>

/**
 * The listener of a log; it receives each event whatever the log level. pino makes a log the prototype of its children,
 * so they have it too.
 */
const listenerKey = Symbol('listens to security events')

type SecurityEventListener = (name: SecurityEventName, fields: Record<string, unknown>) => void

/** A child logger. `onEvent` also receives its security events and those of its children. */
export const withSecurityListener = (log: Logger, onEvent: SecurityEventListener): Logger =>
  Object.assign(log.child({}), { [listenerKey]: onEvent })

/** Logs one event. Drops fields that the schema does not list; with an invalid value it logs only the name. */
export const logEvent = <N extends SecurityEventName>(
  log: Pick<Logger, (typeof securityEvents)[N]['level']>,
  { event: name, ...eventFields }: { event: N } & EventFields<N>,
): void => {
  const { level, message, fields } = securityEvents[name]
  const { data } = fields.safeParse(eventFields)
  ;(log as { [listenerKey]?: SecurityEventListener })[listenerKey]?.(name, data ?? {})
  ;(log as Pick<Logger, EventLevel>)[level]({ event: name, ...data }, message)
}
