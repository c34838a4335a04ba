export type Chance = { next: () => number; below: (n: number) => number; pick: <T>(items: readonly T[]) => T }

/** A small seeded generator (mulberry32 over a string hash): the same key gives the same numbers on every machine. */
export const chance = (key: string): Chance => {
  let state = 2166136261
  for (const char of key) state = Math.imul(state ^ char.charCodeAt(0), 16777619)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const below = (n: number) => Math.floor(next() * n)
  return {
    next,
    below,
    pick: <T>(items: readonly T[]): T => {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('Nothing to pick from')
      return item
    },
  }
}

/** A new array in seeded order. */
export const shuffled = <T>(items: readonly T[], key: string): T[] => {
  const { next } = chance(key)
  return items
    .map((item) => ({ item, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
