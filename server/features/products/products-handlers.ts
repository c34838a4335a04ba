import type { ProductCategory } from '#shared/api/products/products-schemas.ts'
import { addBreadcrumb, homeBreadcrumbs } from '#shared/rules/breadcrumbs.ts'
import {
  comparisonCookie,
  comparisonMaximum,
  formatSkus,
  parseSkus,
  viewedMaximum,
} from '#shared/rules/product-lists.ts'
import type { Handlers } from '../../bff/dispatch.ts'
import { AppError } from '../../http/errors.ts'
import { imageOf } from '../../presentation/image-of.ts'
import { safeHtml } from '../../presentation/safe-html.ts'
import type { RequestContext } from '../../http/request-context.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import { StorefrontProduct } from '../../upstream/schemas/catalogue.ts'
import { ProductRelations } from '../../upstream/schemas/products.ts'
import { compare } from './comparison-view.ts'
import { productCard } from './product-card.ts'
import { findCategory, findProducts, listProducts, productsPerPage } from './product-queries.ts'

const homeLabel = { en: 'Home', de: 'Startseite' }

const comparisonFull = {
  en: `You can compare up to ${comparisonMaximum} things at once. Take one out first.`,
  de: `Mehr als ${comparisonMaximum} auf einmal lassen sich nicht vergleichen. Nimm zuerst etwas heraus.`,
}

type Category = Awaited<ReturnType<typeof findCategory>>

const breadcrumbsOf = ({ path, title, ancestors }: Category, home: string) =>
  [...ancestors, { path, title }].reduce(
    (trail, one) => addBreadcrumb(trail, { children: one.title, href: `/category/${one.path}` }),
    homeBreadcrumbs(home),
  )

const viewCategory = (category: Category, home: string): ProductCategory => ({
  path: category.path,
  title: category.title,
  lead: category.lead,
  html: safeHtml(category.body),
  image: imageOf(category.image),
  breadcrumbs: breadcrumbsOf(category, home),
  children: category.filteredChildren.map(({ path, title, products }) => ({ path, title, count: products })),
  metaTitle: category.metaTitle || category.title,
  metaDescription: category.metaDescription || category.lead,
})

type ProductsHandlers = Pick<
  Handlers,
  | 'getProductCategory'
  | 'getProducts'
  | 'getRelatedProducts'
  | 'getProductsBySku'
  | 'getComparison'
  | 'addToComparison'
  | 'removeFromComparison'
>

/** How products are listed, related and compared. Reads the API through the data cache only, never with a token. */
export const createProductsHandlers = ({ api }: { api: Pick<CommerceApi, 'read'> }): ProductsHandlers => {
  const comparisonOf = async (skus: readonly string[], { preferences }: RequestContext) =>
    compare(await findProducts(api, preferences, skus), preferences)

  /** Shows what there is, and keeps what is shown: what is no longer sold leaves the cookie too. */
  const keep = async (skus: readonly string[], context: RequestContext) => {
    const comparison = await comparisonOf(skus, context)
    context.setPreferenceCookie(comparisonCookie, formatSkus(comparison.products.map(({ sku }) => sku)))
    return comparison
  }

  return {
    getProductCategory: async ({ path }, { preferences }) =>
      viewCategory(await findCategory(api, preferences, path), homeLabel[preferences.language]),

    getProducts: async ({ path, ...filters }, { preferences }) => {
      const first = await listProducts(api, preferences, path, filters)
      const pages = Math.max(1, Math.ceil(first['hydra:totalItems'] / productsPerPage))
      const page = Math.min(filters.page, pages)
      const found = page === filters.page ? first : await listProducts(api, preferences, path, { ...filters, page })
      return {
        products: found['hydra:member'].flatMap((product) => productCard(product, preferences)),
        total: found['hydra:totalItems'],
        page,
        pages,
        ...found.facets,
      }
    },

    getRelatedProducts: async ({ slug }, { preferences }) => {
      const { language } = preferences
      const { sku } = await api.read({
        path: `/storefront/product/${encodeURIComponent(slug)}`,
        language,
        answer: StorefrontProduct,
      })
      const relations = await api.read({
        path: '/product-relations',
        query: { sku },
        language,
        answer: ProductRelations,
      })
      const of = (wanted: 'related' | 'accessory') =>
        relations['hydra:member']
          .filter(({ type }) => type === wanted)
          .flatMap(({ product }) => productCard(product, preferences))
      return { related: of('related'), accessories: of('accessory') }
    },

    getProductsBySku: async ({ skus }, { preferences }) => {
      const found = await findProducts(api, preferences, parseSkus(skus, viewedMaximum + 1))
      return { products: found.flatMap((product) => productCard(product, preferences)) }
    },

    getComparison: (_input, context) => comparisonOf(context.comparedSkus, context),

    addToComparison: async ({ sku }, context) => {
      const { comparedSkus, preferences } = context
      const isIn = comparedSkus.includes(sku)
      if (!isIn && comparedSkus.length >= comparisonMaximum)
        throw new AppError(422, 'rejected', comparisonFull[preferences.language])
      return keep(isIn ? comparedSkus : [...comparedSkus, sku], context)
    },

    removeFromComparison: ({ sku }, context) =>
      keep(
        context.comparedSkus.filter((one) => one !== sku),
        context,
      ),
  }
}
