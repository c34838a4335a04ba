import type { Price } from '#shared/wire/money.ts'
import type { Db } from '../../db/connect.ts'
import { findEvents, type EventRecord } from './events.ts'
import type { ProductTable, VariantTable } from '../../db/schema.ts'
import type { Selectable } from 'kysely'

export type VariantRecord = Selectable<VariantTable> & { prices: Price[] }

/** A product with its details. `event` is null for other types. */
export type ProductRecord = Selectable<ProductTable> & { variants: VariantRecord[]; event: EventRecord | null }

const groupBy = <T>(rows: T[], keyOf: (row: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}

const findVariants = async (db: Db, productIds: string[]): Promise<VariantRecord[]> => {
  const variants = await db
    .selectFrom('variants')
    .selectAll()
    .where('product_id', 'in', productIds)
    .orderBy('position')
    .execute()
  if (variants.length === 0) return []
  const rows = await db
    .selectFrom('variant_prices')
    .innerJoin('variants', 'variants.id', 'variant_prices.variant_id')
    .selectAll('variant_prices')
    .where('variants.product_id', 'in', productIds)
    .orderBy('variant_prices.currency', 'desc')
    .execute()
  const prices = groupBy(rows, (row) => row.variant_id)
  return variants.map((variant) => ({
    ...variant,
    prices: (prices.get(variant.id) ?? []).map(({ currency, net, gross, tax_basis_points }) => {
      return { currency, net, gross, taxRate: tax_basis_points / 10_000 }
    }),
  }))
}

/** Products by id, SKU or slug, in the given order; unknown ones are left out. */
export const findProducts = async (db: Db, by: 'id' | 'sku' | 'slug', values: string[]): Promise<ProductRecord[]> => {
  if (values.length === 0) return []
  const products = await db.selectFrom('products').selectAll().where(by, 'in', values).execute()
  if (products.length === 0) return []
  const ids = products.map(({ id }) => id)
  const variants = groupBy(await findVariants(db, ids), (variant) => variant.product_id)
  const events = new Map((await findEvents(db, ids)).map((event) => [event.product_id, event]))
  const complete = new Map(
    products.map((product) => {
      return [
        product[by],
        { ...product, variants: variants.get(product.id) ?? [], event: events.get(product.id) ?? null },
      ]
    }),
  )
  return [...new Set(values)].flatMap((value) => complete.get(value) ?? [])
}

export const findProduct = async (
  db: Db,
  by: 'id' | 'sku' | 'slug',
  value: string,
): Promise<ProductRecord | undefined> => (await findProducts(db, by, [value]))[0]
