import type { Logger } from 'pino'
import { normaliseEmail } from '#shared/wire/normalise-email.ts'
import type { Config } from '../config/config.ts'
import { AppError } from '../http/errors.ts'
import { rethrowStorageError } from '../http/session-unavailable.ts'
import type { SessionKeys } from '../session/vault/session-keys.ts'
import { StorageError, type Storage } from '../storage/storage.ts'
import { toAppError } from '../upstream/to-app-error.ts'
import { logEvent } from '../logging/security-events.ts'
import { listIpNetworks } from './ip-group.ts'

type LimitName = keyof Config['limits']

/**
 * The limit, and the person or thing that it limits: the person with this email address, or another `subject`. A
 * subject is an IP address, a device or the id of a user. Both are stored only as an HMAC. With `countsRight` a right
 * guess counts, too, because checking it costs as much.
 */
export type LimitKey = { limit: LimitName; countsRight?: boolean } & ({ email: string } | { subject: string })

/**
 * Email addresses that reach one mailbox share one limit: sub-addresses, name+anything@example.com, and at Gmail those
 * with other dots.
 */
const toMailbox = (email: string) => {
  const mailbox = normaliseEmail(email).replace(/^([^+@]+)\+[^@]*@/, '$1@')
  const [, gmailName] = /^(.+)@(?:gmail|googlemail)\.com$/.exec(mailbox) ?? []
  return gmailName ? `${gmailName.replaceAll('.', '')}@gmail.com` : mailbox
}

const getSubject = (limitKey: LimitKey) => ('email' in limitKey ? toMailbox(limitKey.email) : limitKey.subject)

/**
 * Rate limits (S42 in docs/security-tests.md), which all replicas share. Without storage every limited action is
 * rejected with 503 `session_unavailable`.
 */
export type Limits = {
  /**
   * Counts once for each key, in this order, until one rejects: 429 `too_many_requests` with the time to wait. A
   * rejected call has counted nothing. The client's own limits come first, so that a client at its limit cannot use up
   * what others need.
   */
  consume(limitKeys: readonly LimitKey[], log: Pick<Logger, 'warn'>): Promise<void>
  /**
   * Counts like `consume`, but returns false instead of throwing 429. For limits that an attacker could use up for
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
  /** Takes back what `tryConsume` counted for a call that was rejected. */
  restore(limitKeys: readonly LimitKey[], log: Pick<Logger, 'warn'>): Promise<void>
}

type LimitsDeps = {
  storage: Pick<Storage, 'consume' | 'restore'>
  keys: Pick<SessionKeys, 'getLimitKey'>
  config: Pick<Config, 'limits' | 'ipv6Factors'>
}

/** Whether the API did not say if the guess is right. */
const isUnchecked = (error: unknown) => {
  const failure = toAppError(error)
  return failure instanceof AppError && failure.status >= 500
}

export const createLimits = ({ storage, keys, config }: LimitsDeps): Limits => {
  /** Where a key counts: an IPv6 address in its wider networks, too. */
  const listCounts = (limitKey: LimitKey) => {
    const { limit } = limitKey
    const { amount, seconds } = config.limits[limit]
    return listIpNetworks(getSubject(limitKey), config.ipv6Factors).map(({ subject, factor }) => ({
      limit: { name: limit, amount: amount * factor, seconds },
      subject,
      key: keys.getLimitKey(limit, subject),
    }))
  }

  const restore: Limits['restore'] = async (limitKeys, log) => {
    await Promise.all(limitKeys.flatMap(listCounts).map(({ limit, key }) => storage.restore(limit, key))).catch(
      (error: Error) => log.warn({ reason: error.message }, 'rate limit not given back'),
    )
  }

  /**
   * Milliseconds to wait; 0 when the limit is not exceeded. Counts in all networks or in none, the narrowest first. A
   * client at its own limit must not take room of its neighbours, even for a moment.
   */
  const countOne = async (limitKey: LimitKey): Promise<number> => {
    const counts = listCounts(limitKey)
    for (const [index, { limit, key }] of counts.entries()) {
      const wait = await storage.consume(limit, key)
      if (wait === 0) continue
      await Promise.all(counts.slice(0, index).map((counted) => storage.restore(counted.limit, counted.key)))
      return wait
    }
    return 0
  }

  /** Returns the milliseconds to wait; 0 when no limit is exceeded. */
  const count = async (limitKeys: readonly LimitKey[], log: Pick<Logger, 'warn'>): Promise<number> => {
    for (const [index, limitKey] of limitKeys.entries()) {
      const wait = await countOne(limitKey).catch(rethrowStorageError)
      if (wait === 0) continue
      await restore(limitKeys.slice(0, index), log)
      const email = limitKeys.find((candidate) => 'email' in candidate)?.email
      logEvent(log, { event: 'limit.reached', email, limits: [limitKey.limit] })
      return wait
    }
    return 0
  }

  const consume: Limits['consume'] = async (limitKeys, log) => {
    const wait = await count(limitKeys, log)
    if (wait > 0)
      throw new AppError(429, 'too_many_requests', 'Too many requests.', { retryAfter: Math.ceil(wait / 1000) })
  }

  const restoreGuess: Limits['restore'] = (limitKeys, log) =>
    restore(
      limitKeys.filter(({ countsRight }) => !countsRight),
      log,
    )

  const isNewMember = ({ limit, subject }: ReturnType<typeof listCounts>[number], member: string) => {
    const name = `${limit.name}Member`
    const key = keys.getLimitKey(name, `${subject}\n${normaliseEmail(member)}`)
    return storage.consume({ ...limit, name, amount: 1 }, key).then((wait) => wait === 0)
  }

  return {
    async countDistinct(limitKey, member, log) {
      try {
        const areExceeded = await Promise.all(
          listCounts(limitKey).map(
            async (one) => (await isNewMember(one, member)) && (await storage.consume(one.limit, one.key)) > 0,
          ),
        )
        return areExceeded.includes(true)
      } catch (error) {
        if (!(error instanceof StorageError)) throw error
        log.warn({ reason: error.message }, 'accounts of a client not counted')
        return false
      }
    },
    consume,
    restore,
    tryConsume: async (limitKeys, log) => (await count(limitKeys, log)) === 0,
    async consumeForGuess(limitKeys, log, guess) {
      await consume(limitKeys, log)
      try {
        const result = await guess()
        await restoreGuess(limitKeys, log)
        return result
      } catch (error) {
        if (isUnchecked(error)) await restoreGuess(limitKeys, log)
        throw error
      }
    },
  }
}
