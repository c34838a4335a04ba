import type { EventDates, EventVenue, Media, ProductType, SaleStatus } from './catalogue.ts'
import type { PriceRange } from './money.ts'

/** What can be found. */
export type SearchType = 'event' | 'product' | 'page' | 'article'

export type Highlight = { value: string; matchLevel: 'none' | 'partial' | 'full'; matchedWords: string[] }

/** What an event's record has besides: times with the venue's offset. */
export type EventRecordFields = {
  sku: string
  support: string | null
  genre: string
  saleStatus: SaleStatus
  dates: EventDates
  venue: EventVenue
}

/**
 * A record of the search index, one index a language. `slug`, `resources`, `attributes` and `date` are those of
 * specification §3; `date` is when a night starts. `venue` and `genre` are facets, "slug > name"; their `_slug`s are
 * what is filtered by.
 */
export type SearchHit = {
  objectID: string
  type: SearchType
  slug: string
  resources: { location: string; description: string }
  attributes: { product_name: string; venue_names: string[] }
  date: string | null
  month: string | null
  venue: string | null
  venue_slug: string | null
  genre: string | null
  genre_slug: string | null
  productType: ProductType | null
  event: EventRecordFields | null
  priceRanges: PriceRange[]
  media: Media[]
  _highlightResult: {
    resources: { description: Highlight }
    attributes: { product_name: Highlight; venue_names: Highlight[] }
  }
}

/** One answer of the query protocol; pages count from 0. */
export type SearchResult = {
  index: string
  hits: SearchHit[]
  nbHits: number
  page: number
  nbPages: number
  hitsPerPage: number
  exhaustiveNbHits: boolean
  facets?: Record<string, Record<string, number>>
  query: string
  params: string
  processingTimeMS: number
}

export type SearchResults = { results: SearchResult[] }
