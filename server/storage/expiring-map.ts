/** A map whose entries expire, like the keys of Redis. */
export const createExpiringMap = <V>(now: () => number) => {
  const entries = new Map<string, { value: V; expiresAt: number }>()
  const sweep = () => {
    for (const [key, { expiresAt }] of entries) if (expiresAt <= now()) entries.delete(key)
  }
  let writes = 0
  const get = (key: string) => {
    const entry = entries.get(key)
    return entry && entry.expiresAt > now() ? entry.value : undefined
  }
  return {
    get,
    keys: () => [...entries.keys()].filter((key) => get(key) !== undefined),
    set(key: string, value: V, ttlSeconds = Infinity) {
      if (++writes % 1000 === 0) sweep()
      entries.set(key, { value, expiresAt: now() + ttlSeconds * 1000 })
    },
    touch(key: string, ttlSeconds: number) {
      const entry = entries.get(key)
      if (entry && entry.expiresAt > now()) entry.expiresAt = now() + ttlSeconds * 1000
    },
    delete(key: string) {
      const hasExisted = get(key) !== undefined
      entries.delete(key)
      return hasExisted
    },
  }
}
