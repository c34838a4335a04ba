import type { Logger } from 'pino'
import { normaliseEmail } from '#shared/wire/normalise-email.ts'
import type { Config } from '../config/config.ts'
import { toIpGroup } from '../limits/ip-group.ts'
import { createSessionKeys, logId } from '../session/vault/session-keys.ts'

/**
 * The client and the account of a security event, as hashes. The hashes need `SESSION_KEYS`, so the log alone
 * identifies no person.
 */
type SecurityEventSource = {
  /** The IP address (or IPv6 network) as rate limits count it, or its hash. */
  client: string
  /** Returns the name of an account in the log, even when the account does not exist. */
  hashEmail(email: string): string
}

const sourceKey = Symbol('who causes security events')

/** Creates a child logger. Its security events, and those of its children, contain this source. */
export const withSecurityEventSource = (log: Logger, source: SecurityEventSource): Logger =>
  Object.assign(log.child({}), { [sourceKey]: source })

/**
 * The source of a log; undefined for work without a request. It works for child loggers because pino makes a log the
 * prototype of its children.
 */
export const getSecurityEventSource = (log: object) => (log as { [sourceKey]?: SecurityEventSource })[sourceKey]

type SecurityEventSourceConfig = Pick<Config, 'sessionKeys' | 'logClientAddress'>

/** Returns a function that creates the source of the requests from one IP address. */
export const createSecurityEventSources = ({ sessionKeys, logClientAddress }: SecurityEventSourceConfig) => {
  const keys = createSessionKeys(sessionKeys)
  return (ip: string | undefined): SecurityEventSource => {
    return {
      // Few requests cause an event.
      get client() {
        const ipGroup = toIpGroup(ip)
        return logClientAddress === 'plain' ? ipGroup : logId(keys.getLogKey('client', ipGroup))
      },
      hashEmail: (email) => logId(keys.getLogKey('account', normaliseEmail(email))),
    }
  }
}
