import { isBuyable, saleRules } from '#shared/rules/sale-status.ts'
import { imageWithRole } from '../../presentation/image-of.ts'
import type { EventInformation } from '../../upstream/schemas/catalogue.ts'

const comingUpCount = 6
const justAnnouncedCount = 6
const wallCount = { least: 5, most: 9 }

const buyable = (event: EventInformation) => isBuyable(event.saleStatus)

const poster = (event: EventInformation) => imageWithRole(event.media, 'poster')?.src

/**
 * Tonight's night, or the next, that can be bought and has a wide print; without any wide print, the next that can be
 * bought.
 */
const heroOf = (events: readonly EventInformation[]) => {
  const candidates = events.filter(buyable)
  return candidates.find(({ media }) => imageWithRole(media, 'wide')) ?? candidates[0]
}

const withDistinctPosters = (events: readonly EventInformation[], taken: Iterable<string | undefined>) => {
  const seen = new Set(taken)
  return events.filter((event) => {
    const src = poster(event)
    if (!src || seen.has(src)) return false
    seen.add(src)
    return true
  })
}

/** Buyable nights that no other part of the page shows, no poster twice; too few for a wall are none. */
const wallOf = (
  events: readonly EventInformation[],
  hero: EventInformation | undefined,
  comingUp: readonly EventInformation[],
) => {
  const candidates = events.filter((event) => buyable(event) && event !== hero)
  const fresh = withDistinctPosters(
    candidates.filter((event) => !comingUp.includes(event)),
    [hero, ...comingUp].map((event) => event && poster(event)),
  )
  const wall = fresh.length < wallCount.least ? withDistinctPosters(candidates, []) : fresh
  return wall.length < wallCount.least ? [] : wall.slice(0, wallCount.most)
}

/** Which of the upcoming nights (by date) the home page shows, and where. */
export const chooseForHome = (events: readonly EventInformation[]) => {
  const hero = heroOf(events)
  const comingUp = events.filter((event) => event !== hero).slice(0, comingUpCount)
  const justAnnounced = events
    .filter(({ saleStatus }) => saleRules[saleStatus].suggested)
    .toSorted((a, b) => Date.parse(b.announcedAt) - Date.parse(a.announcedAt))
    .slice(0, justAnnouncedCount)
  return { hero, comingUp, wall: wallOf(events, hero, comingUp), justAnnounced }
}
