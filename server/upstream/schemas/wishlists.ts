import { z } from 'zod'
import type * as wire from '#shared/wire/account.ts'
import { EventDates, EventVenue, Media, ProductType, SaleStatus } from './catalogue.ts'
import { createCollectionSchema } from './hydra.ts'
import { PriceRange } from './money.ts'
import { schemaFor } from './schema-for.ts'

/** A wish as anybody may see it: in a shared list it has no id. */
export const WishlistItemBase = schemaFor<wire.WishlistItemFields>()(
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
export type WishlistItemBase = z.infer<typeof WishlistItemBase>

/** `PUT /wishlist-items/{id}` */
export const WishlistItemResource = schemaFor<wire.WishlistItemResource>()(WishlistItemBase.extend({ id: z.string() }))
export type WishlistItemResource = z.infer<typeof WishlistItemResource>

/** `POST /wishlists`, `GET` and `PUT /wishlists/{id}` */
export const WishlistResource = schemaFor<wire.WishlistResource>()(
  z.object({
    id: z.string(),
    name: z.string(),
    itemCount: z.int().nonnegative(),
    sharedToken: z.string().nullable(),
    items: z.array(WishlistItemResource),
  }),
)
export type WishlistResource = z.infer<typeof WishlistResource>

/** `GET /wishlists` */
export const WishlistCollection = createCollectionSchema(WishlistResource)

/** `POST /wishlists/{id}/share` */
export const WishlistShare = schemaFor<wire.WishlistShare>()(z.object({ token: z.string().min(1) }))

/** `GET /wishlists/shared/{token}` */
export const SharedWishlistResource = schemaFor<wire.SharedWishlistResource>()(
  z.object({ name: z.string(), ownerFirstName: z.string(), items: z.array(WishlistItemBase) }),
)
