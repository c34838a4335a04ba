import { z } from 'zod'
import { CurrencyCode } from '../../wire/money.ts'
import { Item } from '../catalogue/item-schemas.ts'
import { LineField } from '../catalogue/line-field-schemas.ts'
import { emptyObject, languageField } from '../common-schemas.ts'
import { lineFieldKeys } from '../../wire/extra-data.ts'
import { maxExtraDataKeys, maxLineQuantity, maxLinesPerCall } from '../../rules/basket-limits.ts'
import { pathIdPattern } from '../../rules/paths/path-id.ts'

/** `key` is opaque, and the same for the same item with the same extraData. The basket's id never leaves the server. */
export const BasketLine = Item.extend({
  key: z.string(),
  maxQuantity: z.int().nonnegative(),
  /** Texts of the shopper, for example the name of a ticket holder. */
  extraData: z.record(z.string(), z.string()),
  lineFields: z.array(LineField).optional(),
  /** The day on which the voucher is emailed, as formatted text. */
  giftDay: z.string().optional(),
  /** Minor units, gross or net by the inc-tax preference. */
  unitPrice: z.int(),
  /** The quantity that has the member price, and that price; null for a shopper without a membership. */
  memberPrice: z.object({ quantity: z.int().positive(), unitPrice: z.int() }).nullable(),
  total: z.int(),
  /** What the holder of a restricted ticket needs at the door, such as a proof. */
  restriction: z.string().optional(),
  /** The ticket needs an adult with a ticket for the same event, which the basket does not have. */
  isAdultMissing: z.literal(true).optional(),
  /** True when the price contains no tax, as that of a gift voucher that is taxed when it is redeemed. */
  isUntaxed: z.boolean(),
})
export type BasketLine = z.infer<typeof BasketLine>

/**
 * `discount` is in minor units and positive. `remaining` is the balance of a gift voucher (`kind: 'voucher'`) after
 * this basket. With `isPayment` the voucher pays `discount` of the total; otherwise the code reduces the total.
 */
export const AppliedPromotion = z.object({
  code: z.string(),
  kind: z.enum(['promotion', 'voucher']),
  description: z.string(),
  discount: z.int(),
  remaining: z.int().nullable(),
  isPayment: z.boolean(),
  ...languageField,
})
export type AppliedPromotion = z.infer<typeof AppliedPromotion>

/**
 * `problem` says why the code gives no discount on the current basket. The shopper must remove the code or change the
 * basket before paying.
 */
export const BasketPromotion = AppliedPromotion.extend({ problem: z.string().nullable() })
export type BasketPromotion = z.infer<typeof BasketPromotion>

/**
 * One deadline for all tickets of the basket, ISO 8601. `serverTime` is the time of the response, so that a browser
 * with a wrong clock counts down correctly.
 */
export const Hold = z.object({ expiresAt: z.string(), extendable: z.boolean(), serverTime: z.string() })
export type Hold = z.infer<typeof Hold>

/** A line whose hold expired. `available` is true when the shopper can buy at least one piece again. */
const ExpiredLine = BasketLine.pick({
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
  lang: true,
}).extend({
  available: z.boolean(),
})
type ExpiredLine = z.infer<typeof ExpiredLine>

/**
 * Minor units. `lines`, `discount` and `shipping` are gross or net by the inc-tax preference. `discount` is positive.
 * `shipping` is null until the shopper chooses a service. `total` includes tax. Gift vouchers pay `vouchers` of the
 * total and leave `toPay`.
 */
export const BasketTotals = z.object({
  subtotal: z.int(),
  discount: z.int(),
  shipping: z.int().nullable(),
  tax: z.int(),
  taxes: z.array(z.object({ rate: z.number(), tax: z.int() })),
  incTax: z.boolean(),
  total: z.int(),
  vouchers: z.int(),
  toPay: z.int(),
})
export type BasketTotals = z.infer<typeof BasketTotals>

/**
 * The cheapest service that delivers the basket; minor units, gross or net by the inc-tax preference. `isRequired` is
 * true when something in the basket has to be posted.
 */
const Delivery = z.object({ name: z.string(), price: z.int(), isRequired: z.boolean(), ...languageField })
type Delivery = z.infer<typeof Delivery>

/** What was left out of the guest basket when it was merged: it is sold out, or over what an order may have. */
export const LeftOutLine = BasketLine.pick({ name: true, variantName: true, quantity: true })
export type LeftOutLine = z.infer<typeof LeftOutLine>

/**
 * `count` is the sum of quantities. `guestBasketCount` is the count of the guest basket from before signing in,
 * `leftOut` what its merge left out, until it is dismissed.
 * `delivery` is null when nothing can be sent, and missing when the commerce API does not say.
 */
export const Basket = z.object({
  lines: z.array(BasketLine),
  count: z.int().nonnegative(),
  currency: CurrencyCode,
  totals: BasketTotals,
  delivery: Delivery.nullable().optional(),
  promotions: z.array(BasketPromotion),
  hold: Hold.nullable(),
  expired: z.array(ExpiredLine),
  guestBasketCount: z.int().nonnegative(),
  leftOut: z.array(LeftOutLine).optional(),
})
export type Basket = z.infer<typeof Basket>

const quantity = z.coerce.number<number | string>().int().min(0).max(maxLineQuantity)

const extraData = z
  .record(z.string().max(40), z.string().max(300))
  .refine((texts) => Object.keys(texts).length <= maxExtraDataKeys)
  .optional()

const texts = z.partialRecord(z.enum(lineFieldKeys), z.string().max(200)).optional()

const sku = z.string().min(1).max(120)

const code = z.string().trim().min(1).max(60)

export const basketSchemas = {
  getBasket: { input: emptyObject, output: Basket },
  /** Adds all items or none: an error leaves the basket unchanged. */
  addToBasket: {
    input: z.object({
      items: z
        .array(z.object({ sku, quantity: quantity.default(1), extraData }))
        .min(1)
        .max(maxLinesPerCall),
    }),
    output: Basket,
  },
  /**
   * Quantity 0 removes the line. `texts` replace the texts of the line (`lineFields`); a blank text removes one. The
   * line then has another key, and merges with a line that has the same texts.
   */
  updateBasketLine: {
    input: z.object({ key: z.string().regex(pathIdPattern), quantity: quantity.optional(), texts }),
    output: Basket,
  },
  removeBasketLine: { input: z.object({ key: z.string().regex(pathIdPattern) }), output: Basket },
  /** Adds the available lines of the guest basket from before signing in to the customer's basket. */
  mergeGuestBasket: { input: emptyObject, output: Basket },
  /**
   * Adds a promotion code or a voucher code. A code that is already in the basket is a 422 ('This promotion is already
   * in your basket.'). An invalid one is a 422 with the API's first violation.
   */
  addPromotion: { input: z.object({ code }), output: Basket },
  removePromotion: { input: z.object({ code }), output: Basket },
  /** Possible once for each hold; 409 the second time. */
  extendHold: { input: emptyObject, output: Basket },
  /** Restores the expired lines that are available; the others stay expired. */
  retryExpiredLines: { input: emptyObject, output: Basket },
  /** Dismisses `leftOut`, too. */
  dismissExpiredLines: { input: emptyObject, output: Basket },
  /** The balance of a gift voucher. 404 for an unknown code; rate limited by IP address. */
  getVoucherBalance: {
    input: z.object({ code }),
    output: z.object({ balance: z.int().nonnegative(), currency: CurrencyCode, expiresAt: z.string() }),
  },
}
