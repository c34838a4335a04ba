import { sql, type Selectable, type SqlBool } from 'kysely'
import type { RelationType } from '#shared/wire/products.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Db } from '../../db/connect.ts'
import type { ProductCategoryTable, ProductFacetTable } from '../../db/product-schema.ts'

export type CategoryRow = Selectable<ProductCategoryTable>

/** Every category, in order. The tree is built from all of them, because they are few. */
export const findProductCategories = (db: Db): Promise<CategoryRow[]> =>
  db.selectFrom('product_categories').selectAll().orderBy('position').orderBy('path').execute()

/** The products directly in each category. A product can be in several and counts once in a common parent. */
export const findCategoryMembers = async (db: Db): Promise<Map<string, Set<string>>> => {
  const rows = await db.selectFrom('product_category_members').select(['category_id', 'product_id']).execute()
  const members = new Map<string, Set<string>>()
  for (const { category_id, product_id } of rows)
    members.set(category_id, (members.get(category_id) ?? new Set()).add(product_id))
  return members
}

type ProductFacetName = ProductFacetTable['facet']

type ProductFilter = { [F in ProductFacetName]?: string | undefined } & { available?: boolean | undefined }

/** `price` is the lowest gross price in the currency, of variants in stock if there are any. */
export type ProductSort = {
  by: 'position' | 'name' | 'price' | 'releasedAt'
  direction: 'asc' | 'desc'
  currency: string
  locale: Locale
}

const hasFacet = (facet: ProductFacetName, value: string) =>
  sql<SqlBool>`exists (select 1 from product_facets f where f.product_id = products.id and f.facet = ${facet} and f.value = ${value})`

const queryListedProducts = (db: Db, categoryIds: string[], { format, room, available }: ProductFilter) => {
  let query = db
    .selectFrom('products')
    .where(
      sql<SqlBool>`exists (select 1 from product_category_members m where m.product_id = products.id and m.category_id in (${sql.join(categoryIds)}))`,
    )
  if (format !== undefined) query = query.where(hasFacet('format', format))
  if (room !== undefined) query = query.where(hasFacet('room', room))
  if (available)
    query = query.where(
      sql<SqlBool>`exists (select 1 from variants v where v.product_id = products.id and v.stock > 0)`,
    )
  return query
}

const sortExpressions = {
  // In the order of the category; products of subcategories follow.
  position: (_order: ProductSort, [own, ...below]: string[]) => sql`coalesce(
    (select m.position from product_category_members m where m.product_id = products.id and m.category_id = ${own}),
    ${2 ** 20} + (select min(m.position) from product_category_members m where m.product_id = products.id and m.category_id in (${sql.join([...below, own])})))`,
  name: ({ locale }: ProductSort) => sql`lower(products.name->>${locale}::text)`,
  price: ({ currency }: ProductSort) => sql`(
    select coalesce(min(p.gross) filter (where v.stock > 0), min(p.gross))
    from variants v join variant_prices p on p.variant_id = v.id and p.currency = ${currency}
    where v.product_id = products.id)`,
  releasedAt: () => sql`products.released_at`,
}

/**
 * One page of product ids, and their total number. The category's products come first, then those of subcategories.
 * Products without the sorted value come last.
 */
export const listProducts = async (
  db: Db,
  categoryIds: string[],
  filter: ProductFilter,
  order: ProductSort,
  page: number,
  itemsPerPage: number,
) => {
  const { total } = await queryListedProducts(db, categoryIds, filter)
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow()
  const rows = await queryListedProducts(db, categoryIds, filter)
    .select('products.id')
    .orderBy(sortExpressions[order.by](order, categoryIds), (ordering) =>
      (order.direction === 'desc' ? ordering.desc() : ordering.asc()).nullsLast(),
    )
    .orderBy('products.slug')
    .limit(itemsPerPage)
    .offset((page - 1) * itemsPerPage)
    .execute()
  return { total, productIds: rows.map(({ id }) => id) }
}

/** The values of one facet among products that match the other filters, in the order of the back office. */
export const countFacet = (db: Db, categoryIds: string[], filter: ProductFilter, facet: ProductFacetName) =>
  queryListedProducts(db, categoryIds, { ...filter, [facet]: undefined })
    .innerJoin('product_facets', 'product_facets.product_id', 'products.id')
    .where('product_facets.facet', '=', facet)
    .select(['product_facets.value', 'product_facets.label', sql<number>`count(*)::int`.as('count')])
    .groupBy(['product_facets.value', 'product_facets.label', 'product_facets.position'])
    .orderBy('product_facets.position')
    .orderBy('product_facets.value')
    .execute()

/** Related products, in order. */
export const findRelations = (db: Db, sku: string, type: RelationType | undefined) => {
  const query = db
    .selectFrom('product_relations')
    .innerJoin('products', 'products.id', 'product_relations.product_id')
    .where('products.sku', '=', sku)
    .select(['product_relations.related_id', 'product_relations.type'])
    .orderBy('product_relations.type', 'desc')
    .orderBy('product_relations.position')
  return (type ? query.where('product_relations.type', '=', type) : query).execute()
}
