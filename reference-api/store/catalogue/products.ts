import { pick } from '#runtime/pick.ts'
import type { Price } from '#shared/wire/money.ts'
import type { Db } from '../../db/connect.ts'
import { eventColumns, selectVenue, type EventWithVenues, type EventTableRow } from './events.ts'
import type { ProductTable, VariantPriceTable, VariantTable } from '../../db/catalogue-schema.ts'
import { sql, type Selectable } from 'kysely'

export type VariantRecord = Selectable<VariantTable> & { prices: Price[] }

/** A product with its details. `event` is null for other types. */
export type ProductRecord = Selectable<ProductTable> & { variants: VariantRecord[]; event: EventWithVenues | null }

/** Each variant with all its prices, in the order of the back office. */
const findVariants = async (db: Db, productIds: string[]): Promise<VariantRecord[]> => {
  const rows = await db
    .selectFrom('variants')
    .selectAll()
    .select(
      sql<Selectable<VariantPriceTable>[]>`coalesce(
        (select jsonb_agg(p order by p.currency desc) from variant_prices p where p.variant_id = variants.id), '[]'
      )`.as('prices'),
    )
    .where('product_id', 'in', productIds)
    .orderBy('position')
    .execute()
  return rows.map(({ prices, ...variant }) => ({
    ...variant,
    prices: prices.map(({ currency, net, gross, tax_basis_points }) => {
      return { currency, net, gross, taxRate: tax_basis_points / 10_000 }
    }),
  }))
}

const productColumns = [
  'id',
  'sku',
  'slug',
  'type',
  'name',
  'attributes',
  'media',
  'updated_at',
  'released_at',
  'line_fields',
] as const satisfies (keyof ProductTable)[]

const selectProducts = (db: Db) =>
  db
    .selectFrom('products')
    .leftJoin('events', 'events.product_id', 'products.id')
    .select(productColumns.map((column) => `products.${column}` as const))
    .select(eventColumns.map((column) => `events.${column}` as const))
    .select([selectVenue('venue_id').as('venue'), selectVenue('previous_venue_id').as('previousVenue')])

type ProductRow = Awaited<ReturnType<ReturnType<typeof selectProducts>['execute']>>[number]

/** Columns of the left join are null for products that are not events. */
const toEvent = ({ venue, previousVenue, ...row }: ProductRow): EventWithVenues | null =>
  row.product_id && venue ? { ...(pick(row, eventColumns) as EventTableRow), venue, previousVenue } : null

const completeProducts = async (db: Db, rows: ProductRow[]): Promise<ProductRecord[]> => {
  if (rows.length === 0) return []
  const variants = Map.groupBy(
    await findVariants(
      db,
      rows.map(({ id }) => id),
    ),
    ({ product_id }) => product_id,
  )
  return rows.map((row) => ({
    ...pick(row, productColumns),
    variants: variants.get(row.id) ?? [],
    event: toEvent(row),
  }))
}

/** Products by id, SKU or slug, in the given order; unknown ones are left out. */
export const findProducts = async (db: Db, by: 'id' | 'sku' | 'slug', values: string[]): Promise<ProductRecord[]> => {
  if (values.length === 0) return []
  const rows = await selectProducts(db).where(`products.${by}`, 'in', values).execute()
  const products = new Map((await completeProducts(db, rows)).map((product) => [product[by], product]))
  return [...new Set(values)].flatMap((value) => products.get(value) ?? [])
}

export const findProductsOfVariants = async (db: Db, by: 'id' | 'sku', values: string[]): Promise<ProductRecord[]> => {
  if (values.length === 0) return []
  const rows = await selectProducts(db)
    .where('products.id', 'in', db.selectFrom('variants').select('product_id').where(`variants.${by}`, 'in', values))
    .execute()
  return completeProducts(db, rows)
}

export const findProduct = async (
  db: Db,
  by: 'id' | 'sku' | 'slug',
  value: string,
): Promise<ProductRecord | undefined> => (await findProducts(db, by, [value]))[0]
