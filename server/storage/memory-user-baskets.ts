import { createExpiringMap } from './expiring-map.ts'
import type { Fields } from './storage.ts'
import { createUserBasketPointers } from './user-basket-pointers.ts'

export const createMemoryUserBaskets = (now: () => number) => {
  const pointers = createExpiringMap<Fields>(now)
  /** Two writes within a millisecond are still one after the other. */
  let lastMoment = 0
  const writtenAt = (key: string) => Number(pointers.get(key)?.at ?? 0)
  const put = (key: string, fields: Fields, goneSeconds: number) => pointers.set(key, fields, goneSeconds || Infinity)
  const steps = createUserBasketPointers({
    read: async (key) => ({ ...pointers.get(key) }),
    async write(key, goneSeconds, fields) {
      lastMoment = Math.max(now() * 1000, lastMoment + 1)
      const at = String(lastMoment)
      put(key, { ...fields, at }, goneSeconds)
      return at
    },
    async place(key, at, isThere, fields) {
      const mayStand = isThere ? pointers.get(key)?.at === at : !pointers.get(key) || writtenAt(key) < Number(at)
      if (mayStand) put(key, { ...fields, at }, 0)
      lastMoment = Math.max(lastMoment, Number(at))
      return mayStand
    },
    async retire(key, at, goneSeconds) {
      if (writtenAt(key) >= Number(at)) return
      pointers.delete(key)
      if (goneSeconds > 0) put(key, { at }, goneSeconds)
    },
  })
  return { ...steps, keys: () => pointers.keys() }
}
