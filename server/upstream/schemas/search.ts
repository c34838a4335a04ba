import { z } from 'zod'
import type * as wire from '#shared/wire/search.ts'
import { EventDates, EventVenue, Media, ProductType, SaleStatus } from './catalogue.ts'
import { PriceRange } from './money.ts'
import { schemaFor } from './schema-for.ts'

const highlight = z.object({ value: z.string() })

/** A record of the index; what it must hold so that a hit can be shown. */
export const SearchHitResource = schemaFor<wire.SearchHit>()(
  z.object({
    type: z.enum(['event', 'product', 'page', 'article']),
    slug: z.string(),
    resources: z.object({ location: z.string(), description: z.string() }),
    attributes: z.object({ product_name: z.string() }),
    productType: ProductType.nullable(),
    event: z
      .object({
        sku: z.string(),
        support: z.string().nullable(),
        genre: z.string(),
        saleStatus: SaleStatus,
        dates: EventDates,
        venue: EventVenue,
      })
      .nullable(),
    priceRanges: z.array(PriceRange),
    media: z.array(Media),
    _highlightResult: z
      .object({
        resources: z.object({ description: highlight }).partial().optional(),
        attributes: z.object({ product_name: highlight }).partial().optional(),
      })
      .optional(),
  }),
)
export type SearchHitResource = z.infer<typeof SearchHitResource>

/**
 * Answers of the query protocol. Hits are checked one by one: a record somebody spoilt costs itself, not the search.
 */
export const SearchResults = schemaFor<wire.SearchResults>()(
  z.object({
    results: z.array(
      z.object({
        hits: z.array(z.unknown()),
        nbHits: z.int().nonnegative(),
        nbPages: z.int().nonnegative(),
        facets: z.record(z.string(), z.record(z.string(), z.int())).optional(),
      }),
    ),
  }),
)
