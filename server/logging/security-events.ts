import type { Logger } from 'pino'
import { z } from 'zod'

/** 12 characters of the session's key, which is an HMAC of its id; absent where there is no session. */
const session = z
  .string()
  .regex(/^[\w-]{12}$/)
  .optional()
const count = z.int().min(0)
const text = z.string().max(2_000)

type Level = 'info' | 'warn' | 'error'

const event = <L extends Level, S extends z.ZodRawShape>(level: L, says: string, fields: S) => ({
  level,
  says,
  fields: z.object(fields),
})

/**
 * Every security event there is: how loud it is, in which words, and with which fields besides `time`, `level`, `msg`
 * and `requestId`. Names and fields are kept: alarms are built on them. None has an email, a password, an address or a
 * secret.
 */
export const securityEvents = {
  'auth.sign_up': event('info', 'registered', { session }),
  'auth.sign_in': event('info', 'signed in', { session }),
  'auth.sign_in_failed': event('info', 'sign in failed', { session, reason: z.union([z.int(), z.literal('aborted')]) }),
  'auth.sign_out': event('info', 'signed out', { session, revoked: z.boolean() }),
  'auth.refresh': event('info', 'tokens refreshed', { session }),
  'auth.refresh_failed': event('warn', 'refresh failed', {
    session,
    reason: z.enum(['rejected', 'not saved', 'overtaken']),
  }),
  'auth.password_reset_asked': event('info', 'link for a new password asked for', { session }),
  'auth.password_reset': event('info', 'password set by mailed link', { session }),
  'auth.password_changed': event('info', 'password changed', { session }),
  'auth.password_refused': event('info', 'password not confirmed', { session }),
  'auth.email_changed': event('info', 'email changed', { session }),
  'auth.email_verified': event('info', 'email verified', { session }),
  'auth.data_exported': event('info', 'own data exported', { session }),
  'auth.account_deletion': event('info', 'account is to be deleted', { session }),
  'auth.ended_session': event('info', 'ended a session', { session }),
  'auth.ended_others': event('info', 'ended other sessions', { session, count }),
  'session.discarded': event('warn', 'session discarded', {
    session,
    reason: z.enum(['garbled', 'expired', 'garbled vault', 'unknown key', 'refresh rejected']),
  }),
  'operator.ended_sessions': event('warn', 'an operator ended sessions', {
    whose: z.enum(['everybody', 'one user']),
    count,
  }),
  'limit.reached': event('warn', 'limit reached', { limits: z.array(z.string()) }),
  'form.doubted': event('info', 'form doubted', { form: z.string(), reason: z.string() }),
  'request.refused': event('warn', 'request refused', {
    requestId: z.string(),
    reason: z.enum(['origin', 'header']),
    method: z.string().max(20),
    path: text,
  }),
  'csp.violation': event('warn', 'CSP violation', {
    directive: text.optional(),
    blocked: text.optional(),
    page: text.optional(),
    source: text.optional(),
  }),
  'egress.secret_found': event('error', 'a secret was about to leave', {
    requestId: z.string(),
    route: z.string(),
    kind: z.string(),
    encoding: z.string(),
    place: z.enum(['head', 'body']),
  }),
  'egress.tripwire_off': event('warn', 'answers are not searched for secrets', {
    deployment: z.enum(['demo', 'production']),
  }),
} as const

export type SecurityEventName = keyof typeof securityEvents

type Fields<N extends SecurityEventName> = z.input<(typeof securityEvents)[N]['fields']>

/**
 * Where a log carries it, it is told each event, however loud the log is. A child of the log has it too: pino makes it
 * its parent's heir.
 */
const listener = Symbol('listens to security events')

type Listener = (name: SecurityEventName, fields: Record<string, unknown>) => void

/** The same log; `told` hears every event that is written to it or to a child of it. */
export const withListener = (log: Logger, told: Listener): Logger => Object.assign(log.child({}), { [listener]: told })

/**
 * Writes one line. What the schema does not list never gets there; where a value is not as it says, only the name does.
 */
export const logEvent = <N extends SecurityEventName>(
  log: Pick<Logger, (typeof securityEvents)[N]['level']>,
  { event: name, ...given }: { event: N } & Fields<N>,
): void => {
  const { level, says, fields } = securityEvents[name]
  const { data } = fields.safeParse(given)
  ;(log as { [listener]?: Listener })[listener]?.(name, data ?? {})
  ;(log as Pick<Logger, Level>)[level]({ event: name, ...data }, says)
}
