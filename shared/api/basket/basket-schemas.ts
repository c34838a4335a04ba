import { z } from 'zod'
import { currencies } from '../../preferences.ts'
import { EventDate, Image, SaleStatus, VenueLink } from '../catalogue/catalogue-schemas.ts'

/** A line's `key` is opaque and stable for the same item with the same extraData; the basket's own id never leaves the server. */
export const BasketLine = z.object({
  key: z.string(),
  sku: z.string(),
  type: z.enum(['event', 'membership', 'voucher', 'record']),
  name: z.string(),
  variantName: z.string().nullable(),
  href: z.string(),
  image: Image.nullable(),
  date: EventDate.nullable(),
  venue: VenueLink.nullable(),
  status: SaleStatus.nullable(),
  quantity: z.int().positive(),
  max: z.int().nonnegative(),
  /** As the shopper gave it, for example a guest's name. */
  extraData: z.record(z.string(), z.string()),
  /** Minor units, gross or net as the inc-tax preference says. */
  unitPrice: z.int(),
  total: z.int(),
})
export type BasketLine = z.infer<typeof BasketLine>

/** Minor units. `total` is what is paid, tax included, whatever the preference shows per line. */
export const BasketTotals = z.object({
  lines: z.int(),
  tax: z.int(),
  taxes: z.array(z.object({ rate: z.number(), tax: z.int() })),
  incTax: z.boolean(),
  total: z.int(),
})
export type BasketTotals = z.infer<typeof BasketTotals>

/** `count` is the sum of quantities. `keptGuestCount` is what waits in the basket of the guest this customer was before signing in. */
export const Basket = z.object({
  lines: z.array(BasketLine),
  count: z.int().nonnegative(),
  currency: z.enum(currencies),
  totals: BasketTotals,
  keptGuestCount: z.int().nonnegative(),
})
export type Basket = z.infer<typeof Basket>

const quantity = z.coerce.number<number | string>().int().min(0).max(20)

const extraData = z.record(z.string().max(40), z.string().max(200)).optional()

const sku = z.string().min(1).max(120)

export const basketSchemas = {
  getBasket: { input: z.object({}), output: Basket },
  /** All or nothing: a refusal leaves the basket as it was. */
  addToBasket: {
    input: z.object({ items: z.array(z.object({ sku, quantity: quantity.default(1), extraData })).min(1).max(20) }),
    output: Basket,
  },
  /** Quantity 0 removes the line. */
  changeBasketLine: { input: z.object({ key: z.string().max(80), quantity }), output: Basket },
  removeBasketLine: { input: z.object({ key: z.string().max(80) }), output: Basket },
  /** Takes the lines that were kept from before signing in into the customer's basket, as far as they can still be had. */
  addKeptGuestLines: { input: z.object({}), output: Basket },
}
