import { z } from 'zod'
import { WishlistOverviewQuery } from '#shared/wire/extensions/wishlist-overviews.ts'
import { maxWishlistItems, maxItemQuantity } from '../../domain/wishlists/wishlist-rules.ts'

const name = z.string('value.required').trim().min(1, 'value.required').max(80, 'value.tooLong')
const sku = z.string().min(1).max(100)

const quantity = z
  .int('quantity.invalid')
  .min(1, 'quantity.invalid')
  .superRefine((value, context) => {
    if (value <= maxItemQuantity) return
    context.addIssue({ code: 'custom', message: 'quantity.lineMaximum', params: { maximum: maxItemQuantity } })
  })

export const wishlistItemBody = z
  .object({ product: sku.nullish(), productVariant: sku.nullish(), quantity: quantity.default(1) })
  .refine(({ product, productVariant }) => Boolean(product) !== Boolean(productVariant), {
    error: 'line.eitherOr',
    path: ['productVariant'],
  })

export type WishlistItemInput = z.output<typeof wishlistItemBody>

const items = z.array(wishlistItemBody).max(maxWishlistItems, 'wishlist.full')

export const wishlistBody = z.object({ name, items: items.optional() })

export const wishlistChanges = wishlistBody.partial()

export const wishlistItemChanges = z.object({ quantity: quantity.optional(), wishlist: z.string().max(100).optional() })

export const wishlistsQuery = WishlistOverviewQuery.extend({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  itemsPerPage: z.coerce.number().int().min(1).max(1000).default(30),
  'order[modifiedAt]': z.enum(['asc', 'desc']).default('desc'),
})

export const tokenParams = z.object({ token: z.string().max(200) })
