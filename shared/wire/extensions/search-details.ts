import { z } from 'zod'
import { EventInformationResource, Media, ItemType } from '../catalogue.ts'
import { PriceRange } from '../money.ts'
import { declareFields } from '../capabilities.ts'

// Capability: an index whose records have more fields than the specification requires.

/** Fields of an event's record that its item in a list shows. */
const EventRecordFields = EventInformationResource.pick({
  sku: true,
  support: true,
  genre: true,
  saleStatus: true,
  dates: true,
  venue: true,
  memberPriceRanges: true,
})

/**
 * On a record: `venue` and `genre` are facets of the form "slug > name". When the name is not in the language of the
 * index, its language follows: "slug > name > en". Queries filter by `venue_slug` and `genre_slug`.
 */
export const SearchDetailsExtension = declareFields(
  'search-details',
  {
    type: z.enum(['event', 'product', 'page', 'article']),
    month: z.string().nullable(),
    venue: z.string().nullable(),
    venue_slug: z.string().nullable(),
    genre: z.string().nullable(),
    genre_slug: z.string().nullable(),
    productType: ItemType.nullable(),
    event: EventRecordFields.nullable(),
    priceRanges: z.array(PriceRange),
    media: z.array(Media),
  },
  { type: 'event', productType: null, event: null, priceRanges: [], media: [] },
)
export type SearchType = z.infer<typeof SearchDetailsExtension>['type']
