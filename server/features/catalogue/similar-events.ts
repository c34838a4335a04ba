import type { Language } from '#shared/rules/preferences.ts'
import { isBuyable } from '#shared/rules/sale-status.ts'
import type { ContentSource } from '../../upstream/content-source.ts'
import type { EventInformationResource } from '../../upstream/resources/catalogue.ts'
import { fetchEvent, fetchEvents } from './event-queries.ts'

/** Enough that three can be bought near the event. */
const searchedCount = 24

/** An event in another city is as far away as one in the same city that is so many days earlier or later. */
const otherCityMs = 60 * 24 * 60 * 60_000

/**
 * The buyable events of the same genre, or at the same venue when the genre is unknown, the nearest in time and place
 * first. May contain the event itself.
 */
export const fetchSimilarEvents = async (api: ContentSource, language: Language, slug: string) => {
  const { event } = await fetchEvent(api, language, slug)
  const { genreKey, venue, dates } = event
  const found = await fetchEvents(api, language, {
    page: 1,
    itemsPerPage: searchedCount,
    ...(genreKey ? { genre: genreKey } : { venue: venue.slug }),
  })
  const getDistance = ({ venue: { city }, dates: { startsAt } }: EventInformationResource) =>
    Math.abs(Date.parse(startsAt) - Date.parse(dates.startsAt)) + (city === venue.city ? 0 : otherCityMs)
  return found['hydra:member']
    .filter(({ saleStatus }) => isBuyable(saleStatus))
    .toSorted((a, b) => getDistance(a) - getDistance(b))
}
