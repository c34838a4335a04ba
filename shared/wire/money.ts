import { z } from 'zod'
import { VoucherTotalsExtension } from './extensions/vouchers.ts'

/** An ISO 4217 code. The demo brand sells in GBP and EUR; an API may offer more. */
export const CurrencyCode = z.string().regex(/^[A-Z]{3}$/)
export type CurrencyCode = z.infer<typeof CurrencyCode>

const MinorUnits = z.int().nonnegative()

/** Amounts are integer minor units. `taxRate` is a fraction: 0.2 is 20 %. */
export const Price = z.object({ currency: z.string(), net: MinorUnits, gross: MinorUnits, taxRate: z.number() })
export type Price = z.infer<typeof Price>

const PriceBound = z.object({ net: MinorUnits, gross: MinorUnits })

/**
 * The lowest and highest price of a product's variants in one currency, in minor units. Leaves out restricted variants,
 * which not every shopper can buy alone.
 */
export const PriceRange = z.object({ currency: z.string(), minimum: PriceBound, maximum: PriceBound })
export type PriceRange = z.infer<typeof PriceRange>

/** Minor units of the basket's or the order's currency; negative for discounts. */
export const LineAmounts = z.object({ net: z.int(), tax: z.int(), gross: z.int() })
export type LineAmounts = z.infer<typeof LineAmounts>

/** The price of one piece in the basket's or the order's currency, minor units. */
export const UnitPrice = z.object({ net: z.int(), gross: z.int(), taxRate: z.number() })

/**
 * The sums of a basket or an order, in minor units. `taxes` has one entry for each rate. Gift vouchers that are sold
 * without tax are in no entry.
 */
export const Totals = z
  .object({
    quantity: z.int(),
    lines: LineAmounts,
    discount: LineAmounts,
    shipping: LineAmounts,
    taxes: z.array(z.object({ rate: z.number(), net: z.int(), tax: z.int() })),
    total: LineAmounts,
  })
  .extend(VoucherTotalsExtension.shape)
