import {
  ProductCategoryResource,
  ProductListing,
  ProductSummaryResource,
} from '#shared/wire/extensions/product-categories.ts'
import { createCollectionSchema } from '#shared/wire/hydra.ts'
import { ProductRelationResource } from '#shared/wire/products.ts'
import type { Db } from '../../db/connect.ts'
import {
  findProductCategories,
  findCategoryMembers,
  countFacet,
  findRelations,
  listProducts,
  type ProductSort,
} from '../../store/catalogue/product-lists.ts'
import { findProducts } from '../../store/catalogue/products.ts'
import { getCategorySubtree } from '../../domain/catalogue/category-tree.ts'
import type { Call } from '../../http/call.ts'
import { inLocale, presentLanguage } from '../../domain/locale.ts'
import { notFoundError } from '../../http/api-error.ts'
import { createCollection } from '../../http/create-collection.ts'
import { defineRoute } from '../../http/define-route.ts'
import {
  presentProductCategory,
  presentListedProduct,
  presentRelation,
} from '../../presenters/present-product-lists.ts'
import {
  productCategoryParams,
  productListQuery,
  productsQuery,
  relationsQuery,
  type ProductListQuery,
} from './product-schemas.ts'

const readProducts = defineRoute({
  method: 'get',
  path: '/products',
  tag: 'Catalogue',
  summary: 'Products for lists, by SKU, in the requested order',
  access: 'public',
  query: productsQuery,
  response: createCollectionSchema(ProductSummaryResource),
  isCacheable: true,
  handle: async ({ query }, call) => {
    const view = { locale: call.locale, now: call.now() }
    const products = await findProducts(call.db, 'sku', query['skus[]'])
    return createCollection(
      'Product',
      call,
      products.map((product) => presentListedProduct(product, view)),
    )
  },
})

const readRelations = defineRoute({
  method: 'get',
  path: '/product-relations',
  tag: 'Catalogue',
  summary: 'Related products and accessories of a product, by its SKU',
  access: 'public',
  query: relationsQuery,
  response: createCollectionSchema(ProductRelationResource),
  isCacheable: true,
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
    return createCollection('ProductRelation', call, members)
  },
})

const findCategory = async (db: Db, path: string) => {
  const all = await findProductCategories(db)
  const category = all.find((candidate) => candidate.path === path)
  if (!category) throw notFoundError('category.unknown')
  return { all, category }
}

const readCategory = defineRoute({
  method: 'get',
  path: '/product-category-by-path/{path+}',
  tag: 'Catalogue',
  summary: 'A product category with its ancestors and subcategories',
  access: 'public',
  params: productCategoryParams,
  response: ProductCategoryResource,
  errorStatuses: [404],
  isCacheable: true,
  handle: async ({ params }, { db, locale }) => {
    const { all, category } = await findCategory(db, params.path)
    return presentProductCategory(category, { all, members: await findCategoryMembers(db), locale })
  },
})

const parseSortOrder = (query: ProductListQuery, { locale, config }: Pick<Call, 'locale' | 'config'>): ProductSort => {
  const by =
    (['position', 'name', 'price', 'releasedAt'] as const).find((name) => query[`order[${name}]`]) ?? 'position'
  return { by, direction: query[`order[${by}]`] ?? 'asc', currency: query.currency ?? config.currencies[0], locale }
}

const readCategoryProducts = defineRoute({
  method: 'get',
  path: '/products-by-category/{path+}',
  tag: 'Catalogue',
  summary: 'The products of a category and its subcategories, filtered and sorted, with facet counts',
  access: 'public',
  params: productCategoryParams,
  query: productListQuery,
  response: ProductListing,
  errorStatuses: [404],
  isCacheable: true,
  handle: async ({ params, query }, call) => {
    const { db, locale } = call
    const { page, itemsPerPage, format, room, available } = query
    const { all, category } = await findCategory(db, params.path)
    const ids = getCategorySubtree(all, category).map(({ id }) => id)
    const filter = { format, room, available }
    const { total, productIds } = await listProducts(db, ids, filter, parseSortOrder(query, call), page, itemsPerPage)
    const products = await findProducts(db, 'id', productIds)
    const view = { locale, now: call.now() }
    const loadFacet = async (facet: 'format' | 'room') =>
      (await countFacet(db, ids, filter, facet)).map(({ value, label, count }) => ({
        value,
        label: inLocale(label, locale),
        count,
        ...presentLanguage(label, locale),
      }))
    return {
      ...createCollection(
        'Product',
        call,
        products.map((product) => presentListedProduct(product, view)),
        { page, itemsPerPage, total },
      ),
      facets: { formats: await loadFacet('format'), rooms: await loadFacet('room') },
    }
  },
})

export const productRoutes = [readProducts, readRelations, readCategory, readCategoryProducts]
