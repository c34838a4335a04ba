import { z } from 'zod'
import * as overviews from '#shared/wire/extensions/wishlist-overviews.ts'
import * as wire from '#shared/wire/wishlists.ts'
import { Media, PriceRange } from '../../upstream/resources/catalogue.ts'
import { createCollectionMembersSchema } from '../../upstream/resources/create-collection-members-schema.ts'
import { ItemResource } from '../../upstream/resources/items.ts'
import { redefineFields } from '../../upstream/resources/redefine-fields.ts'

/** An item of a shared wishlist, which has no id. */
export const SharedWishlistItemResource = redefineFields(
  wire.SharedWishlistItemResource.pick({ product: true, productVariant: true, quantity: true, item: true }),
  {
    quantity: z.int().positive(),
    item: wire.WishlistTargetResource.extend({ ...ItemResource.shape, priceRanges: z.array(PriceRange) }),
  },
)
export type SharedWishlistItemResource = z.infer<typeof SharedWishlistItemResource>

/** `PUT /wishlist-items/{id}` */
export const WishlistItemResource = redefineFields(
  wire.WishlistItemResource.pick({ id: true }).extend(SharedWishlistItemResource.shape),
  { id: z.string() },
)
export type WishlistItemResource = z.infer<typeof WishlistItemResource>

/** `POST /wishlists`, `GET` and `PUT /wishlists/{id}` */
export const WishlistResource = redefineFields(
  wire.WishlistResource.pick({ id: true, name: true, itemCount: true, sharedToken: true, items: true }),
  { id: z.string(), itemCount: z.int().nonnegative(), items: z.array(WishlistItemResource) },
)
export type WishlistResource = z.infer<typeof WishlistResource>

const overviewItem = overviews.WishlistOverview.shape.items.element

/**
 * `GET /wishlists?overview=` and `POST /wishlists/{id}/items`. Other responses with a wishlist have these fields, too.
 */
export const WishlistOverview = WishlistResource.extend({
  items: z.array(
    redefineFields(overviewItem, {
      id: z.string(),
      item: overviewItem.shape.item.extend({ media: Media.nullable() }),
    }),
  ),
})
export type WishlistOverview = z.infer<typeof WishlistOverview>

/** `GET /wishlists?overview=` */
export const WishlistCollection = createCollectionMembersSchema(WishlistOverview)

/** `POST /wishlists/{id}/share` */
export const WishlistShare = redefineFields(wire.WishlistShare, { token: z.string().min(1) })

/** `GET /wishlists/shared/{token}` */
export const SharedWishlistResource = redefineFields(
  wire.SharedWishlistResource.pick({ name: true, ownerFirstName: true, itemCount: true, items: true }),
  { itemCount: z.int().nonnegative(), items: z.array(SharedWishlistItemResource) },
)
