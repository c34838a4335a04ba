/** Values that expire, like the keys of Redis. */
export const createExpiringMap = <V>(now: () => number) => {
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
    keys: () => [...entries.keys()].filter((key) => get(key) !== undefined),
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
