import { z } from 'zod'
import { Instant } from './formats.ts'
import { hydraFields } from './hydra.ts'
import { ItemResource } from './items.ts'
import { PriceRange } from './money.ts'

/**
 * When the wishlist item names a variant, `sku`, `available`, `maxPerOrder` and `priceRanges` are the variant's.
 * Otherwise they are the product's: the sum, the maximum and the ranges of all its variants.
 */
export const WishlistTargetResource = ItemResource.extend({ priceRanges: z.array(PriceRange) })
export type WishlistTargetResource = z.infer<typeof WishlistTargetResource>

/** Contains the SKU of either a product or a variant. */
export const SharedWishlistItemResource = z.object({
  product: z.string().exactOptional(),
  productVariant: z.string().exactOptional(),
  quantity: z.int().positive(),
  addedAt: Instant,
  item: WishlistTargetResource,
})
export type SharedWishlistItemResource = z.infer<typeof SharedWishlistItemResource>

/**
 * `PUT /wishlist-items/{id}` returns the item, `DELETE /wishlist-items/{id}` returns 204. When the API moves an item to
 * a wishlist that contains the same SKU, it merges both and returns the item of that wishlist.
 */
export const WishlistItemResource = SharedWishlistItemResource.extend({
  ...hydraFields('WishlistItem'),
  id: z.string(),
})
export type WishlistItemResource = z.infer<typeof WishlistItemResource>

/**
 * `GET /wishlists?itemsPerPage=1000&order[modifiedAt]=desc` (the caller's own, a collection), `POST /wishlists` (201),
 * `GET`, `PUT` and `DELETE /wishlists/{id}` (204). `itemCount` counts items, not quantities. `sharedToken` is null
 * unless the wishlist is shared. Another user's wishlist is 404.
 */
export const WishlistResource = z.object({
  ...hydraFields('Wishlist'),
  id: z.string(),
  name: z.string(),
  itemCount: z.int().nonnegative(),
  modifiedAt: Instant,
  createdAt: Instant,
  sharedToken: z.string().nullable(),
  items: z.array(WishlistItemResource),
})
export type WishlistResource = z.infer<typeof WishlistResource>

/** The API merges items with the same SKU. `quantity` defaults to 1 and is at most 20. */
export type WishlistItemBody = { product?: string; productVariant?: string; quantity?: number }

/** Body of `POST /wishlists`. Violations: `name`, `items[0].productVariant`, `items[0].quantity`. */
export type WishlistBody = { name: string; items?: WishlistItemBody[] }

/** Body of `PUT /wishlists/{id}`. `items` replaces all items; an item whose SKU stays keeps its id and `addedAt`. */
export type WishlistChanges = Partial<WishlistBody>

/** Body of `PUT /wishlist-items/{id}`; `wishlist` is the id of another wishlist of the caller (otherwise 404). */
export type WishlistItemUpdateBody = { quantity?: number; wishlist?: string }

/** `POST /wishlists/{id}/share` returns the same token until `DELETE /wishlists/{id}/share` (204) revokes it. */
export const WishlistShare = z.object({ token: z.string().min(1) })

/**
 * `GET /wishlists/shared/{token}`: public and read-only; 404 when the token is revoked. No field identifies the owner's
 * account.
 */
export const SharedWishlistResource = z.object({
  ...hydraFields('SharedWishlist'),
  name: z.string(),
  ownerFirstName: z.string(),
  itemCount: z.int().nonnegative(),
  modifiedAt: Instant,
  items: z.array(SharedWishlistItemResource),
})
export type SharedWishlistResource = z.infer<typeof SharedWishlistResource>
