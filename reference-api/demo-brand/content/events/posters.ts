import type { Placed } from './schedule.ts'

const POSTERS = 64

/**
 * Posters by slug, for nights in order of date. Pinned posters stay; each other night takes the one that hangs furthest
 * away.
 */
export const postersOf = (placed: Placed[]): Map<string, number> => {
  const hung: (number | undefined)[] = placed.map(({ act }) => act.pinned?.poster)
  placed.forEach((_, i) => {
    if (hung[i] !== undefined) return
    const distance = Array.from({ length: POSTERS + 1 }, () => Infinity)
    hung.forEach((poster, j) => {
      if (poster !== undefined) distance[poster] = Math.min(distance[poster] ?? Infinity, Math.abs(i - j))
    })
    let best = 1
    // 29 is coprime to 64: neighbours in date take prints of different families.
    for (let n = 0; n < POSTERS; n++) {
      const poster = ((i * 29 + n * 5) % POSTERS) + 1
      if ((distance[poster] ?? 0) > (distance[best] ?? 0)) best = poster
    }
    hung[i] = best
  })
  return new Map(placed.map(({ slug }, i) => [slug, hung[i] ?? 1]))
}
