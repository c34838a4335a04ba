import { LRUCache } from 'lru-cache'

/**
 * The maximum number of clients. Beyond it, the clients seen least recently are forgotten, so that no flood of IP
 * addresses fills the memory.
 */
const maxClients = 10_000

/**
 * Returns a function that is true for the first `amount` calls of each client within `spanMs` milliseconds. Counts in
 * this process; `server/limits/` counts for all replicas.
 */
export const createLocalRateLimit = (spanMs: number, now: () => number = Date.now) => {
  const counts = new LRUCache<string, number>({ max: maxClients, ttl: spanMs, noUpdateTTL: true, perf: { now } })
  return (client: string, amount: number): boolean => {
    const count = (counts.get(client) ?? 0) + 1
    counts.set(client, count)
    return count <= amount
  }
}
