import { isBuyable, saleRules } from '#shared/rules/sale-status.ts'
import { findImageByRole } from '../../presentation/images.ts'
import { isFromEarlierDay } from '../../presentation/venue-day.ts'
import type { EventInformationResource } from '../../upstream/resources/catalogue.ts'

const upcomingCount = 6
const justAnnouncedCount = 6
const posterGridCount = { least: 5, most: 9 }

const isEventBuyable = (event: EventInformationResource) => isBuyable(event.saleStatus)

const getPosterSrc = (event: EventInformationResource) => findImageByRole(event.media, 'poster')?.src

/**
 * Selects the next buyable event with a wide image, or without any wide image the next buyable event. An event of the
 * previous day is no candidate, even if it still plays after midnight.
 */
const selectHero = (events: readonly EventInformationResource[], now: number) => {
  const candidates = events.filter((event) => isEventBuyable(event) && !isFromEarlierDay(event.dates, now))
  return candidates.find(({ media }) => findImageByRole(media, 'wide')) ?? candidates[0]
}

const selectDistinctPosters = (
  events: readonly EventInformationResource[],
  shownPosters: Iterable<string | undefined>,
) => {
  const seen = new Set(shownPosters)
  return events.filter((event) => {
    const src = getPosterSrc(event)
    if (!src || seen.has(src)) return false
    seen.add(src)
    return true
  })
}

/**
 * Buyable events, each poster once: those that no other section shows or, when these are too few, all. Empty when even
 * all are too few for a grid.
 */
const selectPosterGrid = (
  events: readonly EventInformationResource[],
  hero: EventInformationResource | undefined,
  upcoming: readonly EventInformationResource[],
) => {
  const candidates = events.filter((event) => isEventBuyable(event) && event !== hero)
  const unshown = selectDistinctPosters(
    candidates.filter((event) => !upcoming.includes(event)),
    [hero, ...upcoming].map((event) => event && getPosterSrc(event)),
  )
  const posterGrid = unshown.length < posterGridCount.least ? selectDistinctPosters(candidates, []) : unshown
  return posterGrid.length < posterGridCount.least ? [] : posterGrid.slice(0, posterGridCount.most)
}

/** Assigns upcoming events (sorted by date) to the sections of the home page. `now` is in milliseconds. */
export const selectHomeEvents = (events: readonly EventInformationResource[], now: number) => {
  const hero = selectHero(events, now)
  const upcoming = events.filter((event) => event !== hero).slice(0, upcomingCount)
  const justAnnounced = events
    .filter(({ saleStatus }) => saleRules[saleStatus].canBeSuggested)
    .toSorted((a, b) => Date.parse(b.announcedAt) - Date.parse(a.announcedAt))
    .slice(0, justAnnouncedCount)
  return { hero, upcoming, posterGrid: selectPosterGrid(events, hero, upcoming), justAnnounced }
}
