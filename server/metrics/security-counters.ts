import { Counter, type Registry } from 'prom-client'
import { z } from 'zod'
import { securityEvents, type SecurityEventName } from '../logging/security-events.ts'
import type { Metrics } from './metrics.ts'

const eventNames = Object.keys(securityEvents) as SecurityEventName[]

/** The reasons of an event that its schema lists. Only these become a label. */
const listReasons = (name: SecurityEventName): readonly string[] => {
  const { reason } = securityEvents[name].fields.shape as { reason?: unknown }
  return reason instanceof z.ZodEnum ? reason.options.map(String) : []
}

/**
 * Counts security events by name, and exceeded limits by the limit's name. All counters start at 0, so that the first
 * event shows as an increase.
 */
export const createSecurityCounters = (
  registry: Registry,
  limitNames: readonly string[],
): Metrics['recordSecurityEvent'] => {
  const registers = [registry]
  const events = new Counter({
    name: 'security_events_total',
    help: 'Security events, by name and reason',
    labelNames: ['event', 'reason'],
    registers,
  })
  const limitRejections = new Counter({
    name: 'limits_refused_total',
    help: 'Requests rejected by a rate limit',
    labelNames: ['limit'],
    registers,
  })
  const reasons = new Map(eventNames.map((name) => [name as string, listReasons(name)]))
  for (const [event, knownReasons] of reasons)
    for (const reason of knownReasons.length > 0 ? knownReasons : ['']) events.inc({ event, reason }, 0)
  for (const limit of limitNames) limitRejections.inc({ limit }, 0)

  return (event, { reason, limits }) => {
    const knownReasons = reasons.get(event)
    if (knownReasons) events.inc({ event, reason: knownReasons.find((candidate) => candidate === reason) ?? '' })
    if (event === 'limit.reached' && Array.isArray(limits))
      for (const limit of limitNames) if (limits.includes(limit)) limitRejections.inc({ limit })
  }
}
