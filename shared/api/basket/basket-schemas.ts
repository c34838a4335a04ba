import { z } from 'zod'
import { currencies } from '../../rules/preferences.ts'
import { EventDate, Image, SaleStatus, VenueLink } from '../catalogue/catalogue-schemas.ts'
import { maxLineQuantity, maxLinesPerCall } from '../../rules/basket-limits.ts'

/**
 * A line's `key` is opaque and stable for the same item with the same extraData; the basket's own id never leaves the
 * server.
 */
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
  maxQuantity: z.int().nonnegative(),
  /** As the shopper gave it, for example a guest's name. */
  extraData: z.record(z.string(), z.string()),
  /** Minor units, gross or net as the inc-tax preference says. */
  unitPrice: z.int(),
  /** How many of them a member pays the members' price for, and that price; null for whoever is no member. */
  memberPrice: z.object({ quantity: z.int().positive(), unitPrice: z.int() }).nullable(),
  total: z.int(),
})
export type BasketLine = z.infer<typeof BasketLine>

/**
 * `discount` in minor units, positive. Of a gift voucher (`kind: 'voucher'`) `remaining` is what stays on it after this
 * basket.
 */
export const AppliedPromotion = z.object({
  code: z.string(),
  kind: z.enum(['promotion', 'voucher']),
  description: z.string(),
  discount: z.int(),
  remaining: z.int().nullable(),
})
export type AppliedPromotion = z.infer<typeof AppliedPromotion>

/**
 * `problem` says why the code takes nothing off as the basket is now: it has to be removed, or the basket changed,
 * before paying.
 */
export const BasketPromotion = AppliedPromotion.extend({ problem: z.string().nullable() })
export type BasketPromotion = z.infer<typeof BasketPromotion>

/**
 * One deadline for all tickets of the basket, ISO 8601. `now` is the server's clock when it answered, so that a browser
 * with a wrong one counts right.
 */
export const Hold = z.object({ expiresAt: z.string(), extendable: z.boolean(), serverTime: z.string() })
export type Hold = z.infer<typeof Hold>

/** What a hold that ran out took back. `available` says whether at least one of it can be had again. */
export const ExpiredLine = BasketLine.pick({
  key: true,
  sku: true,
  type: true,
  name: true,
  variantName: true,
  href: true,
  image: true,
  date: true,
  venue: true,
  quantity: true,
}).extend({
  available: z.boolean(),
})
export type ExpiredLine = z.infer<typeof ExpiredLine>

/**
 * Minor units. `lines`, `discount` and `shipping` are gross or net as the inc-tax preference says, `discount` is
 * positive; `shipping` is null while no service is chosen. `total` is what is paid, tax included, whatever the
 * preference shows.
 */
export const BasketTotals = z.object({
  subtotal: z.int(),
  discount: z.int(),
  shipping: z.int().nullable(),
  tax: z.int(),
  taxes: z.array(z.object({ rate: z.number(), tax: z.int() })),
  incTax: z.boolean(),
  total: z.int(),
})
export type BasketTotals = z.infer<typeof BasketTotals>

/**
 * `count` is the sum of quantities. `keptGuestCount` is what waits in the basket of the guest this customer was before
 * signing in.
 */
export const Basket = z.object({
  lines: z.array(BasketLine),
  count: z.int().nonnegative(),
  currency: z.enum(currencies),
  totals: BasketTotals,
  promotions: z.array(BasketPromotion),
  hold: Hold.nullable(),
  expired: z.array(ExpiredLine),
  guestBasketCount: z.int().nonnegative(),
})
export type Basket = z.infer<typeof Basket>

const quantity = z.coerce.number<number | string>().int().min(0).max(maxLineQuantity)

const extraData = z.record(z.string().max(40), z.string().max(200)).optional()

const sku = z.string().min(1).max(120)

const code = z.string().trim().min(1).max(60)

export const basketSchemas = {
  getBasket: { input: z.object({}), output: Basket },
  /** All or nothing: a refusal leaves the basket as it was. */
  addToBasket: {
    input: z.object({
      items: z
        .array(z.object({ sku, quantity: quantity.default(1), extraData }))
        .min(1)
        .max(maxLinesPerCall),
    }),
    output: Basket,
  },
  /** Quantity 0 removes the line. */
  updateBasketLine: { input: z.object({ key: z.string().max(80), quantity }), output: Basket },
  removeBasketLine: { input: z.object({ key: z.string().max(80) }), output: Basket },
  /**
   * Takes the lines that were kept from before signing in into the customer's basket, as far as they can still be had.
   */
  mergeGuestBasket: { input: z.object({}), output: Basket },
  /**
   * A promotion code or a gift voucher's. 422 with 'This promotion is already in your basket.' for one that is; the
   * API's first violation otherwise.
   */
  addPromotion: { input: z.object({ code }), output: Basket },
  removePromotion: { input: z.object({ code }), output: Basket },
  /** Once per hold; 409 the second time. */
  extendHold: { input: z.object({}), output: Basket },
  /** Takes back what can still be had of the lapsed lines; the rest stays lost. */
  retryExpiredLines: { input: z.object({}), output: Basket },
  dismissExpiredLines: { input: z.object({}), output: Basket },
  /** What is left on a gift voucher. 404 for a code that is none; limited by address. */
  getVoucherBalance: {
    input: z.object({ code }),
    output: z.object({ balance: z.int().nonnegative(), currency: z.enum(currencies), expiresAt: z.string() }),
  },
}
