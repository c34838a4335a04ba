import type { Logger } from 'pino'
import { normaliseEmail } from '#shared/wire/normalise-email.ts'
import type { Config } from '../config/config.ts'
import { AppError } from '../http/errors.ts'
import { throwStorageUnavailable } from '../http/session-unavailable.ts'
import type { SessionKeys } from '../session/vault/session-keys.ts'
import { StorageError, type Storage } from '../storage/storage.ts'
import { toAppError } from '../upstream/to-app-error.ts'
import { logEvent } from '../logging/security-events.ts'

type LimitName = keyof Config['limits']

/**
 * The limit, and the person or thing that it limits: the person with this email address, or another `subject`. A
 * subject is an IP address, a device or the id of a user. Both are stored only as an HMAC. With `countsRight` a right
 * guess counts, too, because checking it costs as much.
 */
export type LimitKey = { limit: LimitName; countsRight?: boolean } & ({ email: string } | { subject: string })

const getSubject = (limitKey: LimitKey) => ('email' in limitKey ? normaliseEmail(limitKey.email) : limitKey.subject)

/**
 * Rate limits (security row 42), which all replicas share. Without storage every limited action is rejected with 503
 * `session_unavailable`.
 */
export type Limits = {
  /** Counts once for each key. Throws 429 `too_many_requests` with the time to wait when a limit is exceeded. */
  consume(limitKeys: readonly LimitKey[], log: Pick<Logger, 'warn'>): Promise<void>
  /**
   * Counts like `consume`, but returns false instead of throwing 429. For limits that a stranger could use up for
   * another person.
   */
  tryConsume(limitKeys: readonly LimitKey[], log: Pick<Logger, 'warn'>): Promise<boolean>
  /**
   * Calls `guess`, which checks a password, a code or a link. Counts before the call. Afterwards gives the counts of
   * keys without `countsRight` back when the guess was right, or when the API failed to check it (5xx). The guess must
   * ignore the request's abort signal: the API checks it even when the client disconnects. Only the API's response
   * decides whether the count is given back.
   */
  consumeForGuess<T>(limitKeys: readonly LimitKey[], log: Pick<Logger, 'warn'>, guess: () => Promise<T>): Promise<T>
  /**
   * Counts the distinct members of a subject, such as the accounts that a client tries. True when this member is new
   * and exceeds the limit; false without storage. Rejects nothing.
   */
  countDistinct(limitKey: LimitKey, member: string, log: Pick<Logger, 'warn'>): Promise<boolean>
}

export type LimitsDeps = {
  storage: Pick<Storage, 'consume' | 'restore'>
  keys: Pick<SessionKeys, 'getLimitKey'>
  config: Pick<Config, 'limits'>
}

/** Whether the API did not say if the guess is right. */
const isUnchecked = (error: unknown) => {
  const failure = toAppError(error)
  return failure instanceof AppError && failure.status >= 500
}

export const createLimits = ({ storage, keys, config }: LimitsDeps): Limits => {
  const toStorageArguments = (limitKey: LimitKey) => {
    const { limit } = limitKey
    return [{ name: limit, ...config.limits[limit] }, keys.getLimitKey(limit, getSubject(limitKey))] as const
  }

  /** Returns the milliseconds to wait; 0 when no limit is exceeded. */
  const count = async (limitKeys: readonly LimitKey[], log: Pick<Logger, 'warn'>): Promise<number> => {
    const waitTimes = await Promise.all(
      limitKeys.map((limitKey) => storage.consume(...toStorageArguments(limitKey))),
    ).catch(throwStorageUnavailable)
    const wait = Math.max(0, ...waitTimes)
    if (wait === 0) return 0
    logEvent(log, {
      event: 'limit.reached',
      email: limitKeys.find((limitKey) => 'email' in limitKey)?.email,
      limits: limitKeys.filter((_one, index) => waitTimes[index]! > 0).map(({ limit }) => limit),
    })
    return wait
  }

  const consume: Limits['consume'] = async (limitKeys, log) => {
    const wait = await count(limitKeys, log)
    if (wait > 0)
      throw new AppError(429, 'too_many_requests', 'Too many requests.', { retryAfter: Math.ceil(wait / 1000) })
  }

  const restore = async (limitKeys: readonly LimitKey[], log: Pick<Logger, 'warn'>) => {
    const returnedKeys = limitKeys.filter(({ countsRight }) => !countsRight)
    await Promise.all(returnedKeys.map((limitKey) => storage.restore(...toStorageArguments(limitKey)))).catch(
      (error: Error) => log.warn({ reason: error.message }, 'rate limit not given back'),
    )
  }

  const isNewMember = async (limitKey: LimitKey, member: string) => {
    const { limit } = limitKey
    const name = `${limit}Member`
    const key = keys.getLimitKey(name, `${getSubject(limitKey)}\n${normaliseEmail(member)}`)
    return (await storage.consume({ name, amount: 1, seconds: config.limits[limit].seconds }, key)) === 0
  }

  return {
    async countDistinct(limitKey, member, log) {
      try {
        return (await isNewMember(limitKey, member)) && (await storage.consume(...toStorageArguments(limitKey))) > 0
      } catch (error) {
        if (!(error instanceof StorageError)) throw error
        log.warn({ reason: error.message }, 'accounts of a client not counted')
        return false
      }
    },
    consume,
    tryConsume: async (limitKeys, log) => (await count(limitKeys, log)) === 0,
    async consumeForGuess(limitKeys, log, guess) {
      await consume(limitKeys, log)
      try {
        const result = await guess()
        await restore(limitKeys, log)
        return result
      } catch (error) {
        if (isUnchecked(error)) await restore(limitKeys, log)
        throw error
      }
    },
  }
}
