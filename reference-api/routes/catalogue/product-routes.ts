import type { Db } from '../../db/connect.ts'
import {
  allCategories,
  categoryMembers,
  countFacet,
  findRelations,
  listProducts,
  type ProductOrder,
} from '../../store/catalogue/product-lists.ts'
import { findProducts } from '../../store/catalogue/products.ts'
import { wholeCategory } from '../../domain/catalogue/category-tree.ts'
import type { Locale } from '../../domain/locale.ts'
import { notFound } from '../../http/api-error.ts'
import { collection } from '../../http/collection.ts'
import { defineRoute } from '../../http/define-route.ts'
import { hydraCollection } from '../../http/hydra-schemas.ts'
import { presentCategory, presentListed, presentRelation } from '../../presenters/present-product-lists.ts'
import {
  categoryPath,
  productCategory,
  productListing,
  productListQuery,
  productRelation,
  productsQuery,
  productSummary,
  relationsQuery,
  type ProductListQuery,
} from './product-schemas.ts'

const readProducts = defineRoute({
  method: 'get',
  path: '/products',
  tag: 'Catalogue',
  summary: 'Products as lists show them, by SKU, in the order asked for',
  access: 'public',
  query: productsQuery,
  response: hydraCollection(productSummary),
  shared: true,
  handle: async ({ query }, call) => {
    const view = { locale: call.locale, now: call.now() }
    const products = await findProducts(call.db, 'sku', query['skus[]'])
    return collection(
      'Product',
      call,
      products.map((product) => presentListed(product, view)),
    )
  },
})

const readRelations = defineRoute({
  method: 'get',
  path: '/product-relations',
  tag: 'Catalogue',
  summary: 'What is like a product, and what goes with it, by its SKU',
  access: 'public',
  query: relationsQuery,
  response: hydraCollection(productRelation),
  shared: true,
  handle: async ({ query: { sku, type } }, call) => {
    const view = { locale: call.locale, now: call.now() }
    const relations = await findRelations(call.db, sku, type)
    const products = new Map(
      (
        await findProducts(
          call.db,
          'id',
          relations.map(({ related_id }) => related_id),
        )
      ).map((product) => [product.id, product]),
    )
    const members = relations.flatMap((relation) => {
      const product = products.get(relation.related_id)
      return product ? [presentRelation(sku, relation.type, product, view)] : []
    })
    return collection('ProductRelation', call, members)
  },
})

const findCategory = async (db: Db, path: string) => {
  const all = await allCategories(db)
  const category = all.find((candidate) => candidate.path === path)
  if (!category) throw notFound('category.unknown')
  return { all, category }
}

const readCategory = defineRoute({
  method: 'get',
  path: '/product-category-by-path/{path+}',
  tag: 'Catalogue',
  summary: 'A product category, what leads to it and what lies below',
  access: 'public',
  params: categoryPath,
  response: productCategory,
  refusals: [404],
  shared: true,
  handle: async ({ params }, { db, locale }) => {
    const { all, category } = await findCategory(db, params.path)
    return presentCategory(category, { all, members: await categoryMembers(db), locale })
  },
})

const orderOf = (query: ProductListQuery, locale: Locale): ProductOrder => {
  const by =
    (['position', 'name', 'price', 'releasedAt'] as const).find((name) => query[`order[${name}]`]) ?? 'position'
  return { by, direction: query[`order[${by}]`] ?? 'asc', currency: query.currency, locale }
}

const readCategoryProducts = defineRoute({
  method: 'get',
  path: '/products-by-category/{path+}',
  tag: 'Catalogue',
  summary: 'The products of a category and of those below it, filtered and in order, with counts for each choice',
  access: 'public',
  params: categoryPath,
  query: productListQuery,
  response: productListing,
  refusals: [404],
  shared: true,
  handle: async ({ params, query }, call) => {
    const { db, locale } = call
    const { page, itemsPerPage, format, room, available } = query
    const { all, category } = await findCategory(db, params.path)
    const ids = wholeCategory(all, category).map(({ id }) => id)
    const filter = { format, room, available }
    const { total, productIds } = await listProducts(db, ids, filter, orderOf(query, locale), page, itemsPerPage)
    const products = await findProducts(db, 'id', productIds)
    const view = { locale, now: call.now() }
    const choices = async (facet: 'format' | 'room') =>
      (await countFacet(db, ids, filter, facet)).map(({ value, label, count }) => ({
        value,
        label: label[locale],
        count,
      }))
    return {
      ...collection(
        'Product',
        call,
        products.map((product) => presentListed(product, view)),
        { page, itemsPerPage, total },
      ),
      facets: { formats: await choices('format'), rooms: await choices('room') },
    }
  },
})

export const productRoutes = [readProducts, readRelations, readCategory, readCategoryProducts]
