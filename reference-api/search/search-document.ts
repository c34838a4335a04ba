import type { SearchType } from '#shared/wire/extensions/search-details.ts'
import type { StoredMedia } from '../db/stored-json.ts'
import type { Locale } from '../domain/locale.ts'

type NamedFacet = { slug: string; name: string; lang?: Locale }

/** A document of the index, in one language. Stock, prices and sale status are added at query time. */
export type SearchDocument = {
  /** `event-<id>`: kind, hyphen, and the id in its table. */
  id: string
  type: SearchType
  slug: string
  /** Path in the shop. */
  location: string
  title: string
  /** Support acts, venue, city, genre and month, separated by dots. */
  relatedNames: string
  /** One or two sentences, shown below the title. */
  summary: string
  /** The full text, without markup. */
  text: string
  venue: NamedFacet | null
  genre: NamedFacet | null
  /** `YYYY-MM` in the venue's time zone. */
  month: string | null
  startsAt: Date | null
  /** The search hides the document after this time. */
  endsAt: Date | null
  /** The search hides the document before this time. */
  shownFrom: Date | null
  media: StoredMedia[]
  /** The language of title and summary, when it is not that of the index. */
  lang?: Locale
}
