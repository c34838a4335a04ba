import { createExpiringMap } from './expiring-map.ts'
import type { Storage } from './storage.ts'

type Hold = { quantity: number; expiresAt: number }

/** What the baskets of each client hold: the outer map is by client, the inner one by basket. */
export const createMemoryHolds = (now: () => number): Pick<Storage, 'countHold' | 'readHeldAt' | 'writeHeldAt'> => {
  const holdsByClient = createExpiringMap<Map<string, Hold>>(now)
  const places = createExpiringMap<readonly string[]>(now)
  return {
    async readHeldAt(basketKey, ttlMs) {
      const clientKeys = places.get(basketKey)
      if (ttlMs !== undefined) places.touch(basketKey, ttlMs / 1000)
      return clientKeys
    },
    async writeHeldAt(basketKey, clientKeys, ttlMs) {
      places.set(basketKey, clientKeys, ttlMs / 1000)
    },
    async countHold(clientKey, { name, replaces, quantity, atLeast, ttlMs }, limits) {
      const others = [...(holdsByClient.get(clientKey) ?? [])].filter(
        ([otherName, { expiresAt }]) => otherName !== name && otherName !== replaces && expiresAt > now(),
      )
      const heldByOthers = others.reduce((sum, [, hold]) => sum + hold.quantity, 0)
      const room = others.length < limits.baskets ? limits.quantity - heldByOthers : 0
      const counted = Math.max(atLeast, Math.min(quantity, room))
      const own: [string, Hold][] = counted > 0 ? [[name, { quantity: counted, expiresAt: now() + ttlMs }]] : []
      const holds = new Map([...others, ...own])
      const last = Math.max(now(), ...[...holds.values()].map(({ expiresAt }) => expiresAt))
      holdsByClient.set(clientKey, holds, (last - now()) / 1000)
      return counted
    },
  }
}
