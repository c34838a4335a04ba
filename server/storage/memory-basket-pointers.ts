import { createExpiringMap } from './expiring-map.ts'
import type { Fields } from './storage.ts'
import { createBasketPointers } from './basket-pointers.ts'

export const createMemoryBasketPointers = (now: () => number) => {
  const pointers = createExpiringMap<Fields>(now)
  /** Orders writes within the same millisecond. */
  let lastWriteTime = 0
  const getWriteTime = (key: string) => Number(pointers.get(key)?.at ?? 0)
  const storePointer = (key: string, fields: Fields, tombstoneTtl: number) =>
    pointers.set(key, fields, tombstoneTtl || Infinity)
  const operations = createBasketPointers({
    read: async (key) => ({ ...pointers.get(key) }),
    async write(key, tombstoneTtl, fields) {
      lastWriteTime = Math.max(now() * 1000, lastWriteTime + 1)
      const at = String(lastWriteTime)
      storePointer(key, { ...fields, at }, tombstoneTtl)
      return at
    },
    async putIfNewer(key, at, mustExist, fields) {
      const isAccepted = mustExist ? pointers.get(key)?.at === at : !pointers.get(key) || getWriteTime(key) < Number(at)
      if (isAccepted) storePointer(key, { ...fields, at }, 0)
      lastWriteTime = Math.max(lastWriteTime, Number(at))
      return isAccepted
    },
    async removeOlder(key, at, tombstoneTtl) {
      if (getWriteTime(key) >= Number(at)) return
      pointers.delete(key)
      if (tombstoneTtl > 0) storePointer(key, { at }, tombstoneTtl)
    },
  })
  return { ...operations, keys: () => pointers.keys() }
}
