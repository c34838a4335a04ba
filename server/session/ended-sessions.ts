import { LRUCache } from 'lru-cache'
import { tombstoneSeconds, type Storage } from '../storage/storage.ts'

/**
 * The sessions that this process ended a moment ago. A pending request that has read its session before must not use it
 * any more.
 */
export type EndedSessions = {
  has(key: string): boolean
  /** The same storage, which also remembers here what it ends. */
  watch(storage: Storage): Storage
}

export const createEndedSessions = (): EndedSessions => {
  const keys = new LRUCache<string, true>({ max: 10_000, ttl: tombstoneSeconds * 1000 })
  return {
    has: (key) => keys.has(key),
    watch: (storage) => ({
      ...storage,
      endSession(key, endedBy) {
        keys.set(key, true)
        return storage.endSession(key, endedBy)
      },
    }),
  }
}
