import { z } from 'zod'
import type * as wire from '#shared/wire/account.ts'
import { EventDates, EventVenue, Media, ProductType, SaleStatus } from './catalogue.ts'
import { collectionOf } from './hydra.ts'
import { PriceRange } from './money.ts'
import { reads } from './reads.ts'

/** A wish as anybody may see it: in a shared list it has no id. */
export const Wish = reads<wire.Wish>()(
  z.object({
    product: z.string().optional(),
    productVariant: z.string().optional(),
    quantity: z.int().positive(),
    item: z.object({
      type: ProductType,
      sku: z.string(),
      slug: z.string(),
      productName: z.string(),
      variantName: z.string().nullable(),
      media: Media.nullable(),
      available: z.int(),
      maxPerOrder: z.int(),
      event: z.object({ saleStatus: SaleStatus, dates: EventDates, venue: EventVenue }).nullable(),
      priceRanges: z.array(PriceRange),
    }),
  }),
)
export type Wish = z.infer<typeof Wish>

/** `PUT /wishlist-items/{id}` */
export const WishlistItem = reads<wire.WishlistItemResource>()(Wish.extend({ id: z.string() }))
export type WishlistItem = z.infer<typeof WishlistItem>

/** `POST /wishlists`, `GET` and `PUT /wishlists/{id}` */
export const Wishlist = reads<wire.WishlistResource>()(
  z.object({
    id: z.string(),
    name: z.string(),
    itemCount: z.int().nonnegative(),
    sharedToken: z.string().nullable(),
    items: z.array(WishlistItem),
  }),
)
export type Wishlist = z.infer<typeof Wishlist>

/** `GET /wishlists` */
export const WishlistCollection = collectionOf(Wishlist)

/** `POST /wishlists/{id}/share` */
export const WishlistShare = reads<wire.WishlistShare>()(z.object({ token: z.string().min(1) }))

/** `GET /wishlists/shared/{token}` */
export const SharedWishlist = reads<wire.SharedWishlistResource>()(
  z.object({ name: z.string(), ownerFirstName: z.string(), items: z.array(Wish) }),
)
