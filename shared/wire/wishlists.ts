import { z } from 'zod'
import { LineEvent, Media, ProductType } from './catalogue.ts'
import { Instant } from './formats.ts'
import { hydraFields } from './hydra.ts'
import { PriceRange } from './money.ts'

/**
 * The product of a wishlist item, in the language of the request. `sku`, `available` and `priceRanges` are those of
 * the variant if the item names one, otherwise of the product.
 */
export const WishlistTargetResource = z.object({
  type: ProductType,
  sku: z.string(),
  slug: z.string(),
  productName: z.string(),
  variantName: z.string().nullable(),
  media: Media.nullable(),
  available: z.int(),
  maxPerOrder: z.int(),
  event: LineEvent.nullable(),
  priceRanges: z.array(PriceRange),
})
export type WishlistTargetResource = z.infer<typeof WishlistTargetResource>

/** Has exactly one of `product` and `productVariant`, a SKU. */
export const WishlistItemFields = z.object({
  product: z.string().exactOptional(),
  productVariant: z.string().exactOptional(),
  quantity: z.int(),
  addedAt: Instant,
  item: WishlistTargetResource,
})
export type WishlistItemFields = z.infer<typeof WishlistItemFields>

/**
 * `PUT /wishlist-items/{id}` returns it, `DELETE /wishlist-items/{id}` returns 204. An item moved to a wishlist with
 * the same SKU is merged into the item there, which is returned.
 */
export const WishlistItemResource = WishlistItemFields.extend({ ...hydraFields('WishlistItem'), id: z.uuid() })
export type WishlistItemResource = z.infer<typeof WishlistItemResource>

/**
 * `GET /wishlists?itemsPerPage=1000&order[modifiedAt]=desc` (own, a collection), `POST /wishlists` (201), `GET`, `PUT`
 * and `DELETE /wishlists/{id}` (204). `itemCount` counts items, not quantities. `sharedToken` is null unless the list
 * is shared. Another user's list is 404.
 */
export const WishlistResource = z.object({
  ...hydraFields('Wishlist'),
  id: z.uuid(),
  name: z.string(),
  itemCount: z.int(),
  modifiedAt: Instant,
  createdAt: Instant,
  sharedToken: z.string().nullable(),
  items: z.array(WishlistItemResource),
})
export type WishlistResource = z.infer<typeof WishlistResource>

/** A SKU that comes twice is merged. `quantity` defaults to 1 and is at most 20. */
export type WishlistItemBody = { product?: string; productVariant?: string; quantity?: number }

/** Body of `POST /wishlists`. Violations: `name`, `items[0].productVariant`, `items[0].quantity`. */
export type WishlistBody = { name: string; items?: WishlistItemBody[] }

/** Body of `PUT /wishlists/{id}`. `items` replaces all; a SKU that stays keeps its id and `addedAt`. */
export type WishlistChanges = Partial<WishlistBody>

/** Body of `PUT /wishlist-items/{id}`; `wishlist` is the id of another own list (404 otherwise). */
export type WishlistItemUpdateBody = { quantity?: number; wishlist?: string }

/** `POST /wishlists/{id}/share`: the same token until `DELETE /wishlists/{id}/share` (204) revokes it. */
export const WishlistShare = z.object({ token: z.string() })

/** `GET /wishlists/shared/{token}`: public and read-only; 404 once revoked. No field identifies the owner's account. */
export const SharedWishlistResource = z.object({
  ...hydraFields('SharedWishlist'),
  name: z.string(),
  ownerFirstName: z.string(),
  itemCount: z.int(),
  modifiedAt: Instant,
  items: z.array(WishlistItemFields),
})
export type SharedWishlistResource = z.infer<typeof SharedWishlistResource>
