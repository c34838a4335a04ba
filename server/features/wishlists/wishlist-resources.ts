import { z } from 'zod'
import * as overviews from '#shared/wire/extensions/wishlist-overviews.ts'
import * as wire from '#shared/wire/wishlists.ts'
import { Media, PriceRange } from '../../upstream/resources/catalogue.ts'
import { createCollectionMembersSchema } from '../../upstream/resources/create-collection-members-schema.ts'
import { ItemResource } from '../../upstream/resources/items.ts'

/** An item of a shared wishlist, which has no id. */
export const SharedWishlistItemResource = wire.SharedWishlistItemResource.pick({
  product: true,
  productVariant: true,
}).extend({
  quantity: z.int().positive(),
  item: wire.WishlistTargetResource.extend({ ...ItemResource.shape, priceRanges: z.array(PriceRange) }),
})
export type SharedWishlistItemResource = z.infer<typeof SharedWishlistItemResource>

/** `PUT /wishlist-items/{id}` */
export const WishlistItemResource = SharedWishlistItemResource.extend({ id: z.string() })
export type WishlistItemResource = z.infer<typeof WishlistItemResource>

/** `POST /wishlists`, `GET` and `PUT /wishlists/{id}` */
export const WishlistResource = wire.WishlistResource.pick({ name: true, sharedToken: true }).extend({
  id: z.string(),
  itemCount: z.int().nonnegative(),
  items: z.array(WishlistItemResource),
})
export type WishlistResource = z.infer<typeof WishlistResource>

const overviewItem = overviews.WishlistOverview.shape.items.element

/**
 * `GET /wishlists?overview=1` and `POST /wishlists/{id}/items`. Other responses with a wishlist have these fields, too.
 */
export const WishlistOverview = WishlistResource.extend({
  items: z.array(
    overviewItem.extend({ id: z.string(), item: overviewItem.shape.item.extend({ media: Media.nullable() }) }),
  ),
})
export type WishlistOverview = z.infer<typeof WishlistOverview>

/** `GET /wishlists?overview=1` */
export const WishlistCollection = createCollectionMembersSchema(WishlistOverview)

/** `POST /wishlists/{id}/share` */
export const WishlistShare = wire.WishlistShare.extend({ token: z.string().min(1) })

/** `GET /wishlists/shared/{token}` */
export const SharedWishlistResource = wire.SharedWishlistResource.pick({ name: true, ownerFirstName: true }).extend({
  items: z.array(SharedWishlistItemResource),
})
