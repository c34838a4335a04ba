import { RedisStore } from 'connect-redis'
import type { SessionData } from 'express-session'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import type { Storage } from '../storage/storage.ts'
import { logId, type SessionKeys } from './vault/session-keys.ts'
import { getTtlSeconds } from './session-lifetime.ts'
import { findInvalidRecordReason, type InvalidRecordReason } from './find-invalid-record-reason.ts'
import { logEvent } from '../logging/security-events.ts'

type SessionStoreDeps = {
  storage: Storage
  keys: SessionKeys
  config: Pick<Config, 'sessionAbsoluteMs' | 'sessionIdleMs'>
  log: Pick<Logger, 'warn'>
  now?: () => number
}

/**
 * Implements the four commands of connect-redis with the storage. It converts session ids to keys, discards an unusable
 * record with one warning, and never writes to an ended session.
 */
const createRecordClient = ({ storage, keys, config, log, now = Date.now }: SessionStoreDeps) => {
  /**
   * Sessions whose id names a key that is no longer listed. They cannot be found or removed, and each is reported once.
   */
  const reportedKeys = new LRUCache<string, true>({ max: 1_000 })

  const logDiscarded = (key: string, reason: InvalidRecordReason | 'unknown key') =>
    logEvent(log, { event: 'session.discarded', session: logId(key), reason })

  return {
    async get(sessionId: string) {
      const key = keys.getSessionKey(sessionId)
      if (!keys.hasKeyFor(sessionId)) {
        if (!reportedKeys.has(key)) logDiscarded(key, 'unknown key')
        reportedKeys.set(key, true)
        return null
      }
      const raw = await storage.readRecord(key)
      if (raw === null) return null
      const invalidReason = findInvalidRecordReason(raw, config, now())
      if (!invalidReason) return raw
      logDiscarded(key, invalidReason)
      await storage.discardSession(key)
      return null
    },
    async set(sessionId: string, value: string, _ex: 'EX', ttlSeconds: number) {
      const isWritten = await storage.writeRecord(keys.getSessionKey(sessionId), value, ttlSeconds)
      if (!isWritten) throw new Error('The session has ended')
    },
    /**
     * Does not wait: a slow Redis must not delay the last byte of a page. The call of express-session comes while it
     * ends the response.
     */
    async expire(sessionId: string, ttlSeconds: number) {
      storage
        .touchSession(keys.getSessionKey(sessionId), ttlSeconds)
        .catch((error: Error) => log.warn({ reason: error.message }, 'session lifetime not renewed'))
      return 1
    },
    async del([sessionId]: [string]) {
      return (await storage.endSession(keys.getSessionKey(sessionId), 'itself')) ? 1 : 0
    },
  }
}

/**
 * The store of express-session. `ttl` is a function, because connect-redis ignores a number when the cookie has its own
 * lifetime.
 */
export const createSessionStore = (deps: SessionStoreDeps): RedisStore =>
  new RedisStore({
    client: createRecordClient(deps),
    prefix: '',
    ttl: (session: SessionData) => getTtlSeconds(session, deps.config, (deps.now ?? Date.now)()),
  })
