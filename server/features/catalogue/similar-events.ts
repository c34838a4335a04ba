import type { Language } from '#shared/rules/preferences.ts'
import { isBuyable } from '#shared/rules/sale-status.ts'
import type { ContentSource } from '../../upstream/content-source.ts'
import { fetchEvent, fetchEvents } from './event-queries.ts'

/** Enough that three can be bought. */
const searchedCount = 12

/**
 * The buyable events of the same genre, or at the same venue when the genre is unknown, soonest first; may contain the
 * event itself.
 */
export const fetchSimilarEvents = async (api: ContentSource, language: Language, slug: string) => {
  const { event } = await fetchEvent(api, language, slug)
  const { genreKey, venue } = event
  const found = await fetchEvents(api, language, {
    page: 1,
    itemsPerPage: searchedCount,
    ...(genreKey ? { genre: genreKey } : { venue: venue.slug }),
  })
  return found['hydra:member'].filter(({ saleStatus }) => isBuyable(saleStatus))
}
