import { sql, type Selectable, type SqlBool } from 'kysely'
import type { RelationType } from '#shared/wire/products.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Db } from '../../db/connect.ts'
import type { ProductCategoryTable, ProductFacetTable } from '../../db/product-schema.ts'

export type CategoryRow = Selectable<ProductCategoryTable>

/** Every category, in order: there are few, and a tree is made of all of them. */
export const findProductCategories = (db: Db): Promise<CategoryRow[]> =>
  db.selectFrom('product_categories').selectAll().orderBy('position').orderBy('path').execute()

/** The products of each category itself: one may lie in several, and counts once in what they share. */
export const findCategoryMembers = async (db: Db): Promise<Map<string, Set<string>>> => {
  const rows = await db.selectFrom('product_category_members').select(['category_id', 'product_id']).execute()
  const members = new Map<string, Set<string>>()
  for (const { category_id, product_id } of rows)
    members.set(category_id, (members.get(category_id) ?? new Set()).add(product_id))
  return members
}

export type FacetName = ProductFacetTable['facet']

export type ProductFilter = { [F in FacetName]?: string | undefined } & { available?: boolean | undefined }

/** `price` is the lowest gross one in the currency, of what is in stock if anything is. */
export type ProductSortOrder = {
  by: 'position' | 'name' | 'price' | 'releasedAt'
  direction: 'asc' | 'desc'
  currency: string
  locale: Locale
}

const hasFacet = (facet: FacetName, value: string) =>
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
  // As the category itself puts them; what only those below it hold comes after.
  position: (_order: ProductSortOrder, [own, ...below]: string[]) => sql`coalesce(
    (select m.position from product_category_members m where m.product_id = products.id and m.category_id = ${own}),
    ${2 ** 20} + (select min(m.position) from product_category_members m where m.product_id = products.id and m.category_id in (${sql.join([...below, own])})))`,
  name: ({ locale }: ProductSortOrder) => sql`lower(products.name->>${locale}::text)`,
  price: ({ currency }: ProductSortOrder) => sql`(
    select coalesce(min(p.gross) filter (where v.stock > 0), min(p.gross))
    from variants v join variant_prices p on p.variant_id = v.id and p.currency = ${currency}
    where v.product_id = products.id)`,
  releasedAt: () => sql`products.released_at`,
}

/**
 * One page of product ids, and how many there are; the category comes first, then those below it. Without a value for
 * the order comes last.
 */
export const listProducts = async (
  db: Db,
  categoryIds: string[],
  filter: ProductFilter,
  order: ProductSortOrder,
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

/** The values of one facet among what the other filters let through, in the order of the back office. */
export const countFacet = (db: Db, categoryIds: string[], filter: ProductFilter, facet: FacetName) =>
  queryListedProducts(db, categoryIds, { ...filter, [facet]: undefined })
    .innerJoin('product_facets', 'product_facets.product_id', 'products.id')
    .where('product_facets.facet', '=', facet)
    .select(['product_facets.value', 'product_facets.label', sql<number>`count(*)::int`.as('count')])
    .groupBy(['product_facets.value', 'product_facets.label', 'product_facets.position'])
    .orderBy('product_facets.position')
    .orderBy('product_facets.value')
    .execute()

/** What goes with a product, in order. */
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
