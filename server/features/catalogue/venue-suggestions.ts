import type { Logger } from 'pino'
import { languages, type Language } from '#shared/rules/preferences.ts'
import type { ContentSource } from '../../upstream/content-source.ts'
import { findVenues } from './event-structured-data.ts'
import { fetchEvents } from './event-queries.ts'

export const suggestionsCount = 6

const refreshMs = 5 * 60_000
const staleSeconds = (2 * refreshMs) / 1000

/**
 * Loads the next events of a venue for event pages. They may be some minutes old: waiting for fresh ones would delay
 * the page, and streaming them would show nothing to readers without scripts.
 */
export const fetchVenueSuggestions = (api: ContentSource, language: Language, venue: string) =>
  // Loads more than a page shows: the page leaves out its own event, and events that must not be suggested.
  fetchEvents(api, language, { page: 1, itemsPerPage: suggestionsCount * 2, venue }, staleSeconds)

/** Loads the suggestions of all venues now and every few minutes. Resolves after the first time and never rejects. */
export const keepSuggestionsCached = async (api: ContentSource, log: Pick<Logger, 'warn'>) => {
  const fetchAll = async () => {
    const calls = languages.map(async (language) => {
      const venues = await findVenues(api, language)
      await Promise.all(Array.from(venues.keys(), (venue) => fetchVenueSuggestions(api, language, venue)))
    })
    await Promise.all(calls).catch((error: unknown) => log.warn({ err: error }, 'suggestions could not be fetched'))
  }
  setInterval(fetchAll, refreshMs).unref()
  await fetchAll()
}
