import { z } from 'zod'
import { securityEvents, type SecurityEventName } from '../logging/security-events.ts'

const levels = { info: 30, warn: 40, error: 50 } as const

const Line = z.looseObject({
  level: z.int(),
  time: z.iso.datetime(),
  msg: z.string(),
  event: z.string(),
  outcome: z.string(),
})

/**
 * Parses the security event of a log line; undefined for any other line. Throws when the event does not match its
 * schema: an unknown name, another level, a missing, unlisted or invalid field.
 */
export const parseSecurityEvent = (
  line: string,
): (Record<string, unknown> & { event: SecurityEventName }) | undefined => {
  const {
    level,
    time: _time,
    msg,
    event,
    outcome,
    ...rest
  } = Line.partial({ event: true, outcome: true }).parse(JSON.parse(line))
  if (event === undefined) return undefined
  const declared = securityEvents[event as SecurityEventName]
  if (!declared) throw new Error(`No such event: ${event}`)
  if (level !== levels[declared.level] || msg !== declared.message || outcome !== declared.outcome)
    throw new Error(`${event} does not match its schema: ${line}`)
  const fields =
    'requestId' in declared.fields.shape
      ? declared.fields
      : declared.fields.extend({ requestId: z.string().optional() })
  return { event: event as SecurityEventName, ...z.strictObject(fields.shape as z.ZodRawShape).parse(rest) }
}

/** All security events of a log, in order. */
export const parseSecurityEvents = (log: string) =>
  log.split('\n').flatMap((line) => (line ? (parseSecurityEvent(line) ?? []) : []))
