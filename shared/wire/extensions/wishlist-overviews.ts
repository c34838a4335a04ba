import { z } from 'zod'
import { capabilityFields, declareFields } from '../capabilities.ts'
import { WishlistItemResource, WishlistResource, WishlistTargetResource } from '../wishlists.ts'

// Capability: wishlists without the catalogue data of their items, which is long. `GET /wishlists` with the query below
// returns a collection of overviews. `POST /wishlists/{id}/items` (body `WishlistItemBody`) adds an item at the end,
// unless its SKU is there, and returns the overview of the wishlist. An API without the capability ignores the query,
// and the path is 404.

/** The number of items of an overview that have a picture. */
export const maxOverviewImages = 4

/** The items of an overview: the first with a picture, or all of them without pictures. */
export const WishlistOverviewQuery = declareFields('wishlist-overviews', {
  overview: z.enum(['pictures', 'skus']).exactOptional(),
})

/** `media` is null for all but the first items that have a picture. */
const WishlistOverviewItem = WishlistItemResource.pick({ id: true }).extend({
  item: WishlistTargetResource.pick({ sku: true, media: true }),
})

export const WishlistOverview = WishlistResource.extend({ items: z.array(WishlistOverviewItem) })
capabilityFields.add(WishlistOverview, { capability: 'wishlist-overviews' })
export type WishlistOverview = z.infer<typeof WishlistOverview>
