import { createExpiringMap } from './expiring-map.ts'
import type { Storage } from './storage.ts'

type Count = { count: number; endsAt: number }

/** Counts of rate limits, by limit and key. */
export const createMemoryCounters = (now: () => number): Pick<Storage, 'consume' | 'restore'> => {
  const counts = createExpiringMap<Count>(now)
  const toName = (limit: string, key: string) => `${limit} ${key}`
  return {
    async consume({ name, amount, seconds }, key) {
      const counted = counts.get(toName(name, key))
      if (!counted) counts.set(toName(name, key), { count: 1, endsAt: now() + seconds * 1000 }, seconds)
      else if (counted.count >= amount) return Math.max(1, counted.endsAt - now())
      else counted.count += 1
      return 0
    },
    async restore({ name }, key) {
      const counted = counts.get(toName(name, key))
      if (counted && counted.count > 0) counted.count -= 1
    },
  }
}
