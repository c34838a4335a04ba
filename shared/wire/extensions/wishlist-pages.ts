import { z } from 'zod'
import { declareFields } from '../capabilities.ts'

/**
 * Capability: one page of the items of a wishlist. `GET` and `PUT /wishlists/{id}` and `GET /wishlists/shared/{token}`
 * take this query. `items` are then those of the page, and `itemCount` counts all. A page after the last one is the
 * last one. Without `itemsPerPage`, and from an API without the capability, `items` are all.
 */
export const WishlistPageQuery = declareFields('wishlist-pages', {
  page: z.coerce.number<number | string>().int().min(1).max(1000).default(1),
  itemsPerPage: z.coerce.number<number | string>().int().min(1).max(200).exactOptional(),
})
export type WishlistPageQuery = z.infer<typeof WishlistPageQuery>
