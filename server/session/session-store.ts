import { RedisStore } from 'connect-redis'
import type { SessionData } from 'express-session'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import type { Storage } from '../storage/storage.ts'
import { inLog, type SessionKeys } from './vault/session-keys.ts'
import { findRecordFault, secondsToLive, type RecordFault } from './session-record.ts'
import { logEvent } from '../logging/security-events.ts'

export type SessionStoreDeps = {
  storage: Storage
  keys: SessionKeys
  config: Pick<Config, 'sessionAbsoluteMs' | 'sessionIdleMs'>
  log: Pick<Logger, 'warn'>
  now?: () => number
}

/**
 * The four commands connect-redis sends, over the storage port: session ids become keys here, a record that cannot be
 * used is discarded with one warning, and a session that ended is not written again.
 */
const createRecordClient = ({ storage, keys, config, log, now = Date.now }: SessionStoreDeps) => {
  /**
   * Of what was named by a key that is not listed nothing can be found, or cleared away: a browser that comes again is
   * told of once.
   */
  const lost = new LRUCache<string, true>({ max: 1_000 })

  const warn = (key: string, reason: RecordFault | 'unknown key') =>
    logEvent(log, { event: 'session.discarded', session: inLog(key), reason })

  return {
    async get(sessionId: string) {
      const key = keys.ofSession(sessionId)
      if (!keys.knows(sessionId)) {
        if (!lost.has(key)) warn(key, 'unknown key')
        lost.set(key, true)
        return null
      }
      const raw = await storage.readRecord(key)
      if (raw === null) return null
      const fault = findRecordFault(raw, config, now())
      if (!fault) return raw
      warn(key, fault)
      await storage.discardSession(key)
      return null
    },
    async set(sessionId: string, value: string, _ex: 'EX', ttlSeconds: number) {
      const written = await storage.writeRecord(keys.ofSession(sessionId), value, ttlSeconds)
      if (!written) throw new Error('The session has ended')
    },
    /**
     * Not awaited: express-session touches while it ends the response, and a slow Redis must not delay the last byte of
     * a page.
     */
    async expire(sessionId: string, ttlSeconds: number) {
      storage
        .touchSession(keys.ofSession(sessionId), ttlSeconds)
        .catch((error: Error) => log.warn({ reason: error.message }, 'session not touched'))
      return 1
    },
    async del([sessionId]: [string]) {
      return (await storage.endSession(keys.ofSession(sessionId), 'itself')) ? 1 : 0
    },
  }
}

/**
 * The store of express-session. connect-redis ignores a number as `ttl` when the cookie has a lifetime of its own, so
 * it is a function.
 */
export const createSessionStore = (deps: SessionStoreDeps): RedisStore =>
  new RedisStore({
    client: createRecordClient(deps),
    prefix: '',
    ttl: (session: SessionData) => secondsToLive(session, deps.config, (deps.now ?? Date.now)()),
  })
