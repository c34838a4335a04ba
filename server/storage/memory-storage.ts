import { tombstoneSeconds, type Fields, type Storage } from './storage.ts'

/** Values that expire, like the keys of Redis. */
const createExpiringMap = <V>(now: () => number) => {
  const entries = new Map<string, { value: V; until: number }>()
  const sweep = () => {
    for (const [key, { until }] of entries) if (until <= now()) entries.delete(key)
  }
  let writes = 0
  const get = (key: string) => {
    const entry = entries.get(key)
    return entry && entry.until > now() ? entry.value : undefined
  }
  return {
    get,
    set(key: string, value: V, ttlSeconds = Infinity) {
      if (++writes % 1000 === 0) sweep()
      entries.set(key, { value, until: now() + ttlSeconds * 1000 })
    },
    touch(key: string, ttlSeconds: number) {
      const entry = entries.get(key)
      if (entry && entry.until > now()) entry.until = now() + ttlSeconds * 1000
    },
    delete(key: string) {
      const lived = get(key) !== undefined
      entries.delete(key)
      return lived
    },
  }
}

/** The storage of a demo without Redis: one process, gone when it stops. Each operation is atomic because none of them waits. */
export const createMemoryStorage = (now: () => number = Date.now): Storage => {
  const records = createExpiringMap<string>(now)
  const vaults = createExpiringMap<Fields>(now)
  const ended = createExpiringMap<true>(now)
  const userBaskets = createExpiringMap<Fields>(now)

  return {
    kind: 'memory',
    readRecord: async (key) => records.get(key) ?? null,
    async writeRecord(key, value, ttlSeconds) {
      if (ended.get(key)) return false
      records.set(key, value, ttlSeconds)
      return true
    },
    async openVault(key, fields, ttlSeconds) {
      if (ended.get(key)) return false
      vaults.set(key, { ...fields }, ttlSeconds)
      return true
    },
    async readVault(key) {
      const fields = vaults.get(key)
      return fields ? { ...fields } : null
    },
    async writeVault(key, changes) {
      const fields = vaults.get(key)
      if (!fields) return false
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) delete fields[name]
        else fields[name] = value
      }
      return true
    },
    async rotateVault(key, epoch, changes) {
      const fields = vaults.get(key)
      if (!fields) return 'ended'
      if (fields.epoch !== String(epoch)) return 'stale'
      Object.assign(fields, changes, { epoch: String(epoch + 1) })
      return 'saved'
    },
    async touchSession(key, ttlSeconds) {
      records.touch(key, ttlSeconds)
      vaults.touch(key, ttlSeconds)
    },
    async endSession(key) {
      const lived = [records.delete(key), vaults.delete(key)].includes(true)
      ended.set(key, true, tombstoneSeconds)
      return lived
    },
    async discardSession(key) {
      records.delete(key)
      vaults.delete(key)
    },
    hasEnded: async (key) => ended.get(key) ?? false,
    async readUserBasket(key) {
      const fields = userBaskets.get(key)
      return fields ? { ...fields } : null
    },
    async writeUserBasket(key, fields) {
      if (fields) userBaskets.set(key, { ...fields })
      else userBaskets.delete(key)
    },
    ping: async () => {},
    close: async () => {},
  }
}
