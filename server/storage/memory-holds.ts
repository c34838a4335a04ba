import { createExpiringMap } from './expiring-map.ts'
import type { Storage } from './storage.ts'

type Hold = { quantity: number; expiresAt: number }

/** Counts what the baskets of each client hold. The outer map is by client, the inner one by basket. */
export const createMemoryHolds = (
  now: () => number,
): Pick<Storage, 'countHold' | 'readHoldNetworks' | 'writeHoldNetworks'> => {
  const holdsByClient = createExpiringMap<Map<string, Hold>>(now)
  const networksByBasket = createExpiringMap<readonly string[]>(now)
  return {
    async readHoldNetworks(basketName, ttlMs) {
      const networks = networksByBasket.get(basketName) ?? []
      networksByBasket.set(basketName, networks, ttlMs / 1000)
      return [...networks]
    },
    writeHoldNetworks: async (basketName, networkKeys, ttlMs) =>
      networksByBasket.set(basketName, networkKeys, ttlMs / 1000),
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
