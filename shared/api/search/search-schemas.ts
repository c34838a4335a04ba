import { z } from 'zod'
import { productTypes } from '../../rules/item-types.ts'
import { EventListItem, EventDate, Image, PriceFrom, SaleStatus, VenueLink } from '../catalogue/catalogue-schemas.ts'
import { Facet, languageField } from '../common-schemas.ts'
import { maxQueryLength } from './search-constants.ts'
import { searchTypes } from './search-types.ts'

/** Shoppers edit the URL, so an invalid value counts as missing. */
const query = z
  .string()
  .transform((text) => text.trim().slice(0, maxQueryLength))
  .catch('')

/** The parts of a text in order; `highlighted` parts match the query. */
export const HighlightedText = z.array(z.object({ text: z.string(), highlighted: z.boolean() }))
export type HighlightedText = z.infer<typeof HighlightedText>

const optionalFilter = (pattern: RegExp) => z.string().regex(pattern).optional().catch(undefined)

/** `month` is `YYYY-MM`; `venue` and `genre` are slugs. Pages count from 1. */
export const SearchFilters = z.object({
  query,
  page: z.coerce.number<number | string | undefined>().int().min(1).max(50).catch(1),
  type: z.enum(searchTypes).optional().catch(undefined),
  venue: optionalFilter(/^[a-z0-9-]{1,80}$/),
  month: optionalFilter(/^[12]\d{3}-(0[1-9]|1[0-2])$/),
  genre: optionalFilter(/^[a-z0-9-]{1,80}$/),
})
export type SearchFilters = z.infer<typeof SearchFilters>

/** An event in the suggestions below the search field. */
export const SuggestedEvent = z.object({
  slug: z.string(),
  name: z.string(),
  highlightedName: HighlightedText,
  venue: VenueLink,
  date: EventDate,
  status: SaleStatus,
  image: Image.nullable(),
  ...languageField,
})
export type SuggestedEvent = z.infer<typeof SuggestedEvent>

const eventResult = EventListItem.extend({ highlightedName: HighlightedText })

/** `path` is local. */
const textResult = z.object({
  path: z.string(),
  name: HighlightedText,
  description: HighlightedText,
  image: Image.nullable(),
  ...languageField,
})
export type TextResult = z.infer<typeof textResult>

export const ProductResult = textResult.extend({ type: z.enum(productTypes), price: PriceFrom.nullable() })
export type ProductResult = z.infer<typeof ProductResult>

/** One page of hits, grouped by type. Each group is sorted by relevance. */
export const SearchListing = z.object({
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  /** The result types on this page. The type of the best hit comes first. */
  resultTypes: z.array(z.enum(searchTypes)),
  events: z.array(eventResult),
  products: z.array(ProductResult),
  contentPages: z.array(textResult),
  articles: z.array(textResult),
  /** `types` have no label: the client translates them. */
  facets: z.object({
    types: z.array(Facet.omit({ label: true, lang: true })),
    venues: z.array(Facet),
    months: z.array(Facet),
    genres: z.array(Facet),
  }),
})
export type SearchListing = z.infer<typeof SearchListing>

export const searchSchemas = {
  /** The three best events (specification §9), and the total number of hits. */
  getSuggestions: { input: z.object({ query }), output: z.object({ events: z.array(SuggestedEvent), total: z.int() }) },
  searchCatalogue: { input: SearchFilters, output: SearchListing },
}
