import { z } from 'zod'
import { Image, PriceFrom, Variant } from '../catalogue/catalogue-schemas.ts'
import { Item } from '../catalogue/item-schemas.ts'
import { emptyObject } from '../common-schemas.ts'
import { maxLineQuantity } from '../../rules/basket-limits.ts'
import { pathIdPattern } from '../../rules/paths/path-id.ts'

/**
 * The product or variant of a wishlist item. `itemKind` says whether `sku` is that of a product or of a variant,
 * `available` whether the shop sells it now.
 */
export const WishlistTarget = Item.extend({
  itemKind: z.enum(['product', 'productVariant']),
  price: PriceFrom.nullable(),
  available: z.boolean(),
})
export type WishlistTarget = z.infer<typeof WishlistTarget>

/**
 * `purchaseOptions` are the variants that the shopper can add to the basket: the item's variant, or all variants of its
 * product. Empty when none is on sale.
 */
export const WishlistItem = WishlistTarget.extend({
  id: z.string(),
  purchaseOptions: z.array(Variant.pick({ sku: true, name: true, price: true, maxQuantity: true, lang: true })),
})
export type WishlistItem = z.infer<typeof WishlistItem>

/** A wishlist in the overview, with at most four `images`. `itemCount` counts items, not quantities. */
const WishlistSummary = z.object({
  id: z.string(),
  name: z.string(),
  itemCount: z.int().nonnegative(),
  shared: z.boolean(),
  images: z.array(Image),
})
export type WishlistSummary = z.infer<typeof WishlistSummary>

/** An item of any wishlist, for the buttons that add and remove it. */
const SavedItem = z.object({ id: z.string(), sku: z.string() })
export type SavedItem = z.infer<typeof SavedItem>

const WishlistContents = WishlistSummary.omit({ images: true }).extend({ items: z.array(SavedItem) })
export type WishlistContents = z.infer<typeof WishlistContents>

/** The `items` beside it are those of one page. `page` counts from 1. */
const pageFields = { page: z.int(), pages: z.int() }

/** `sharedUrl` is the absolute URL of the read-only page, null unless the wishlist is shared. */
export const Wishlist = WishlistSummary.pick({ id: true, name: true, itemCount: true }).extend({
  sharedUrl: z.string().nullable(),
  items: z.array(WishlistItem),
  ...pageFields,
})
export type Wishlist = z.infer<typeof Wishlist>

/** A shared wishlist, read-only. Of its owner it contains only the first name. */
const SharedWishlist = z.object({
  name: z.string(),
  ownerFirstName: z.string(),
  items: z.array(WishlistTarget),
  ...pageFields,
})
type SharedWishlist = z.infer<typeof SharedWishlist>

const id = z.string().regex(pathIdPattern)
const sku = z.string().min(1).max(120)
const name = z.string().trim().max(200)
/** A page after the last one is the last one. */
const page = z.coerce.number<number | string>().int().min(1).max(1000).default(1)
const quantity = z.coerce.number<number | string>().int().min(1).max(maxLineQuantity)

export const wishlistsSchemas = {
  /** The wishlists of the customer, last changed first. */
  getWishlists: { input: emptyObject, output: z.object({ wishlists: z.array(WishlistSummary) }) },
  /** The items of all wishlists of the customer. */
  getSavedItems: { input: emptyObject, output: z.object({ items: z.array(SavedItem) }) },
  getWishlist: { input: z.object({ id, page }), output: Wishlist },
  createWishlist: { input: z.object({ name }), output: WishlistSummary },
  renameWishlist: { input: z.object({ id, name }), output: WishlistSummary },
  deleteWishlist: { input: z.object({ id }), output: emptyObject },
  shareWishlist: { input: z.object({ id }), output: z.object({ sharedUrl: z.string() }) },
  unshareWishlist: { input: z.object({ id }), output: emptyObject },
  getSharedWishlist: { input: z.object({ token: z.string().regex(pathIdPattern), page }), output: SharedWishlist },
  /**
   * Adds to the wishlist with the id `wishlist`, else to the one that changed last. Creates a wishlist when the
   * customer has none. An item that is already in the wishlist stays unchanged.
   */
  addToWishlist: {
    input: z.object({
      sku,
      itemKind: WishlistTarget.shape.itemKind.default('product'),
      quantity: quantity.default(1),
      wishlist: id.optional(),
    }),
    output: WishlistContents,
  },
  updateWishlistItem: { input: z.object({ id, quantity }), output: z.object({ id: z.string(), quantity: z.int() }) },
  /** Merges with an item of the same SKU in the other wishlist. The id in the response may then differ. */
  moveWishlistItem: { input: z.object({ id, targetWishlist: id }), output: z.object({ id: z.string() }) },
  removeWishlistItem: { input: z.object({ id }), output: emptyObject },
}
