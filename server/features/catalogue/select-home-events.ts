import { findImageByRole } from '../../presentation/images.ts'
import { isFromEarlierDay } from '../../presentation/venue-day.ts'
import type { EventInformationResource } from '../../upstream/resources/catalogue.ts'

const upcomingCount = 6
const posterGridCount = { least: 5, most: 9 }

/**
 * How many events the home page loads: the next ones with the hero, buyable ones for hero and posters, and the latest
 * announced. Some of the buyable ones repeat a poster.
 */
export const homeEventCounts = { next: upcomingCount + 1, buyable: 48, latest: 6 }

const getPosterSrc = (event: EventInformationResource) => findImageByRole(event.media, 'poster')?.src

/**
 * The next event with a wide image; without any wide image, the next event. After midnight an event of last night may
 * still play, but it is no longer the next one.
 */
const selectHero = (buyable: readonly EventInformationResource[], now: number) => {
  const candidates = buyable.filter(({ dates }) => !isFromEarlierDay(dates, now))
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
  buyable: readonly EventInformationResource[],
  hero: EventInformationResource | undefined,
  upcoming: readonly EventInformationResource[],
) => {
  const upcomingSkus = new Set(upcoming.map(({ sku }) => sku))
  const candidates = buyable.filter((event) => event !== hero)
  const unshown = selectDistinctPosters(
    candidates.filter(({ sku }) => !upcomingSkus.has(sku)),
    [hero, ...upcoming].map((event) => event && getPosterSrc(event)),
  )
  const posterGrid = unshown.length < posterGridCount.least ? selectDistinctPosters(candidates, []) : unshown
  return posterGrid.length < posterGridCount.least ? [] : posterGrid.slice(0, posterGridCount.most)
}

/** Assigns the next events and the next buyable ones to the sections of the home page. `now` in milliseconds. */
export const selectHomeEvents = (
  { next, buyable }: Record<'next' | 'buyable', readonly EventInformationResource[]>,
  now: number,
) => {
  const hero = selectHero(buyable, now)
  const upcoming = next.filter(({ sku }) => sku !== hero?.sku).slice(0, upcomingCount)
  return { hero, upcoming, posterGrid: selectPosterGrid(buyable, hero, upcoming) }
}
