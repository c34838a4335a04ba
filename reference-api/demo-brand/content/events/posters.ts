import type { ScheduledEvent } from './schedule.ts'

const POSTERS = 64

/**
 * Posters by slug, for events by date. Fixed posters stay; every other event gets the poster whose nearest use is
 * furthest away.
 */
export const assignPosters = (placed: ScheduledEvent[]): Map<string, number> => {
  const assigned: (number | undefined)[] = placed.map(({ draft }) => draft.pinned?.poster)
  placed.forEach((_, i) => {
    if (assigned[i] !== undefined) return
    const distance = Array.from({ length: POSTERS + 1 }, () => Infinity)
    assigned.forEach((poster, j) => {
      if (poster !== undefined) distance[poster] = Math.min(distance[poster] ?? Infinity, Math.abs(i - j))
    })
    let best = 1
    // 29 is coprime to 64, so neighbouring events get posters of different families.
    for (let n = 0; n < POSTERS; n++) {
      const poster = ((i * 29 + n * 5) % POSTERS) + 1
      if ((distance[poster] ?? 0) > (distance[best] ?? 0)) best = poster
    }
    assigned[i] = best
  })
  return new Map(placed.map(({ slug }, i) => [slug, assigned[i] ?? 1]))
}
