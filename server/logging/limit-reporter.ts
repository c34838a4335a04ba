import type { Logger } from 'pino'
import { createSecurityEventSources, withSecurityEventSource } from './security-event-source.ts'
import { logEvent } from './security-events.ts'

type LimitReporterDeps = { config: Parameters<typeof createSecurityEventSources>[0]; log: Logger }

/** Returns a function that logs that a client has reached a limit of this process. `limit` is its name in metrics. */
export const createLimitReporter = ({ config, log }: LimitReporterDeps) => {
  const createSource = createSecurityEventSources(config)
  return (limit: string, clientIp: string | undefined, requestId: string | undefined) => {
    const clientLog = withSecurityEventSource(log.child({ requestId }), createSource(clientIp))
    logEvent(clientLog, { event: 'limit.reached', limits: [limit] })
  }
}
