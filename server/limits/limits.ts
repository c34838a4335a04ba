import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { AppError } from '../http/errors.ts'
import type { SessionKeys } from '../session/vault/session-keys.ts'
import { StorageError, type Storage } from '../storage/storage.ts'
import { logEvent } from '../logging/security-events.ts'

export type LimitName = keyof Config['limits']

/**
 * What is counted, and for whom: an email address, a user id or the address a request comes from. Kept as an HMAC only.
 */
export type Counted = { limit: LimitName; of: string }

/**
 * How often things may be tried (security row 42), over all replicas. Without storage nothing that is limited is
 * possible: 503 `session_unavailable`.
 */
export type Limits = {
  /** Counts one more everywhere it counts; 429 `too_many_requests` with the time to wait when that was too many. */
  spend(counted: readonly Counted[], log: Pick<Logger, 'warn'>): Promise<void>
  /** Counts only guesses that were wrong (401, 404 and 422): the others are taken back. */
  spendOnGuess<T>(counted: readonly Counted[], log: Pick<Logger, 'warn'>, guess: () => Promise<T>): Promise<T>
}

export type LimitsDeps = {
  storage: Pick<Storage, 'spend' | 'giveBack'>
  keys: Pick<SessionKeys, 'ofLimited'>
  config: Pick<Config, 'limits'>
}

const isWrongGuess = (error: unknown) => error instanceof AppError && [401, 404, 422].includes(error.status)

const orUnavailable = (error: unknown): never => {
  if (!(error instanceof StorageError)) throw error
  throw new AppError(503, 'session_unavailable', 'The session storage failed', { cause: error, retryAfter: 2 })
}

export const createLimits = ({ storage, keys, config }: LimitsDeps): Limits => {
  const named = ({ limit, of }: Counted) =>
    [{ name: limit, ...config.limits[limit] }, keys.ofLimited(limit, of.trim().toLowerCase())] as const

  const spend: Limits['spend'] = async (counted, log) => {
    const waits = await Promise.all(counted.map((one) => storage.spend(...named(one)))).catch(orUnavailable)
    const wait = Math.max(0, ...waits)
    if (wait === 0) return
    logEvent(log, {
      event: 'limit.reached',
      limits: counted.filter((_one, index) => waits[index]! > 0).map(({ limit }) => limit),
    })
    throw new AppError(429, 'too_many_requests', 'Too many requests.', { retryAfter: Math.ceil(wait / 1000) })
  }

  const giveBack = async (counted: readonly Counted[], log: Pick<Logger, 'warn'>) => {
    await Promise.all(counted.map((one) => storage.giveBack(...named(one)))).catch((error: Error) =>
      log.warn({ reason: error.message }, 'not counted back'),
    )
  }

  return {
    spend,
    async spendOnGuess(counted, log, guess) {
      await spend(counted, log)
      try {
        const result = await guess()
        await giveBack(counted, log)
        return result
      } catch (error) {
        if (!isWrongGuess(error)) await giveBack(counted, log)
        throw error
      }
    },
  }
}
