import type { Insertable } from 'kysely'
import type { VariantPriceTable, VariantTable } from '../db/catalogue-schema.ts'
import { toJsonColumn } from '../db/stored-json.ts'
import { splitGross } from '../domain/pricing/amounts.ts'
import { assertChargeable } from '../domain/pricing/rounding-step.ts'
import type { SeedAmounts, Text } from './seed-content.ts'
import { createSeededId } from './seeded-values.ts'

export type NewVariant = {
  sku: string
  name: Text
  description: Text | null
  gross: SeedAmounts
  /** The tax rate in each currency for sale. */
  rates: Readonly<Record<string, number>>
  maxPerOrder: number
  capacity: number
  stock: number
  restricted?: boolean
  needsAdult?: boolean
  giftAmount?: { minimum: number; maximum: number }
}

export type VariantRows = { variants: Insertable<VariantTable>[]; prices: Insertable<VariantPriceTable>[] }

const getGross = (sku: string, amounts: SeedAmounts, currency: string): number => {
  const gross = amounts[currency]
  if (gross === undefined) throw new Error(`${sku} has no price in ${currency}: add one, or remove it from CURRENCIES`)
  assertChargeable(sku, { [currency]: gross })
  return gross
}

/**
 * Rows of a product's variants and their prices; net follows from gross and the tax rate. Throws when a price is
 * missing, or is no multiple of the currency's rounding.
 */
export const toVariantRows = (productId: string, variants: NewVariant[]): VariantRows => ({
  variants: variants.map(
    (
      {
        sku,
        name,
        description,
        maxPerOrder,
        capacity,
        stock,
        restricted = false,
        needsAdult = false,
        giftAmount = null,
      },
      position,
    ) => ({
      id: createSeededId('variant', sku),
      product_id: productId,
      sku,
      name: toJsonColumn(name),
      description: toJsonColumn(description),
      position,
      max_per_order: maxPerOrder,
      capacity,
      stock,
      restricted,
      needs_adult: needsAdult,
      gift_amount: toJsonColumn(giftAmount),
    }),
  ),
  prices: variants.flatMap(({ sku, gross, rates }) =>
    Object.entries(rates).map(([currency, rate]) => ({
      variant_id: createSeededId('variant', sku),
      currency,
      gross: getGross(sku, gross, currency),
      net: splitGross(getGross(sku, gross, currency), rate).net,
      tax_basis_points: Math.round(rate * 10_000),
    })),
  ),
})
