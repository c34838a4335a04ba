import type { SearchType } from '#shared/wire/extensions/search-details.ts'
import type { StoredMedia } from '../db/stored-json.ts'

export type NamedFacet = { slug: string; name: string }

/**
 * One thing that can be found, in one language. What changes by the minute (stock, prices, state of the sale) is not
 * here.
 */
export type SearchDocument = {
  /** `event-<id>`; the id within its own table follows the first hyphen. */
  id: string
  type: SearchType
  slug: string
  /** Path in the shop. */
  location: string
  title: string
  /** Names that belong to it: who else plays, the room, the city, the genre, the month. */
  about: string
  /** A sentence or two, shown below the title. */
  summary: string
  /** All that it says, without markup. */
  text: string
  venue: NamedFacet | null
  genre: NamedFacet | null
  /** `YYYY-MM` on the venue's wall. */
  month: string | null
  startsAt: Date | null
  /** Not found any more after this. */
  endsAt: Date | null
  /** Not found before this. */
  shownFrom: Date | null
  media: StoredMedia[]
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  shy: '',
}

/** HTML as words: markup becomes spaces, so that the last word of a paragraph does not grow into the next. */
export const toPlainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
