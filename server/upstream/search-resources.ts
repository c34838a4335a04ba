import { z } from 'zod'
import * as wire from '#shared/wire/search.ts'
import { EventVenue, Media, PriceRange } from './resources/catalogue.ts'
import { redefineFields } from './resources/redefine-fields.ts'

const Highlight = wire.Highlight.pick({ value: true })
const { resources, attributes } = wire.SearchHit.shape._highlightResult.shape

/** The fields of an index record that the storefront needs to show the hit. */
export const SearchHitResource = redefineFields(
  wire.SearchHit.pick({
    type: true,
    slug: true,
    date: true,
    resources: true,
    productType: true,
    attributes: true,
    event: true,
    priceRanges: true,
    media: true,
    _highlightResult: true,
    lang: true,
  }),
  {
    attributes: wire.SearchHit.shape.attributes.pick({ product_name: true }),
    event: wire.SearchHit.shape.event
      .unwrap()
      .extend({ venue: EventVenue, memberPriceRanges: z.array(PriceRange).optional() })
      .nullable(),
    priceRanges: z.array(PriceRange),
    media: z.array(Media),
    _highlightResult: wire.SearchHit.shape._highlightResult
      .extend({
        resources: resources.extend({ description: Highlight }).partial().optional(),
        attributes: attributes.omit({ venue_names: true }).extend({ product_name: Highlight }).partial().optional(),
      })
      .optional(),
  },
)
export type SearchHitResource = z.infer<typeof SearchHitResource>

/** Responses of the query protocol. Each hit is validated separately later, so that a malformed record fails alone. */
export const SearchResponses = wire.SearchQueryResults.extend({
  results: z.array(
    redefineFields(wire.SearchQueryResult.pick({ nbHits: true, nbPages: true, facets: true, hits: true }), {
      hits: z.array(z.unknown()),
    }),
  ),
})
