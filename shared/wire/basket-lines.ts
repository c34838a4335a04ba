import { z } from 'zod'
import { LineFieldsExtension } from './extensions/line-fields.ts'
import { MemberPriceExtension } from './extensions/memberships.ts'
import { RestrictedItemExtension } from './extensions/restricted-tickets.ts'
import { ItemResource } from './items.ts'
import { LineAmounts, UnitPrice } from './money.ts'

/**
 * A line of a request. It names either a product or a variant by SKU; `quantity` defaults to 1. In the `extraData` of
 * tickets, `guestName1`, `guestName2`, … are the names on the first, second, … ticket; `guestName` is on all others.
 * `extensions/gifts.ts` describes the keys of vouchers. For other keys the product must declare the key.
 */
export type BasketLineBody = {
  product?: string
  productVariant?: string
  quantity?: number
  extraData?: Record<string, string>
}

const BasketItem = ItemResource.extend(LineFieldsExtension.shape).extend(RestrictedItemExtension.shape)

/** The fields of a line without its amounts. */
export const BasketLineFields = z.object({
  id: z.string(),
  product: z.string().exactOptional(),
  productVariant: z.string().exactOptional(),
  quantity: z.int().positive(),
  extraData: z.record(z.string(), z.string()),
  item: BasketItem,
})

/**
 * Amounts are in minor units of the basket's currency. `total` includes the member price; promotions are not deducted.
 */
export const BasketLineResource = BasketLineFields.extend({ unitPrice: UnitPrice, total: LineAmounts }).extend(
  MemberPriceExtension.shape,
)
export type BasketLineResource = z.infer<typeof BasketLineResource>
