import type { Insertable } from 'kysely'
import type { VariantPriceTable, VariantTable } from '../db/catalogue-schema.ts'
import { toJsonColumn } from '../db/stored-json.ts'
import { splitGross } from '../domain/pricing/amounts.ts'
import type { Text } from './seed-content.ts'
import { createSeededId } from './seeded-values.ts'

export type NewVariant = {
  sku: string
  name: Text
  description: Text | null
  gross: { GBP: number; EUR: number }
  rates: { GBP: number; EUR: number }
  maxPerOrder: number
  capacity: number
  stock: number
  restricted?: boolean
  needsAdult?: boolean
  giftAmount?: { minimum: number; maximum: number }
}

export type VariantRows = { variants: Insertable<VariantTable>[]; prices: Insertable<VariantPriceTable>[] }

/** Rows of a product's variants and their prices; net follows from gross and the tax rate. */
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
    (['GBP', 'EUR'] as const).map((currency) => ({
      variant_id: createSeededId('variant', sku),
      currency,
      gross: gross[currency],
      net: splitGross(gross[currency], rates[currency]).net,
      tax_basis_points: Math.round(rates[currency] * 10_000),
    })),
  ),
})
