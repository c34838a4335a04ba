import type { ProductCategory } from '#shared/api/products/products-schemas.ts'
import { addBreadcrumb, homeBreadcrumbs } from '#shared/rules/breadcrumbs.ts'
import {
  comparisonCookie,
  maxComparedProducts,
  formatSkus,
  parseSkus,
  maxViewedProducts,
} from '#shared/rules/product-lists.ts'
import type { Handlers } from '../../bff/dispatch.ts'
import { AppError } from '../../http/errors.ts'
import { toImage } from '../../presentation/images.ts'
import { sanitiseHtml } from '../../presentation/sanitise-html.ts'
import { getServerTexts } from '../../presentation/server-texts.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { StorefrontProductResource } from '../../upstream/resources/catalogue.ts'
import { ProductRelations } from '../../upstream/resources/products.ts'
import type { ContentSource } from '../../upstream/content-source.ts'
import { presentComparison } from './present-comparison.ts'
import { toProductListItems } from './to-product-list-items.ts'
import { findCategory, fetchProductsBySku, fetchProducts, productsPerPage } from './product-queries.ts'

type Category = Awaited<ReturnType<typeof findCategory>>

const toBreadcrumbs = ({ path, title, lang, ancestors }: Category, home: string) =>
  [...ancestors, { path, title, lang }].reduce(
    (breadcrumbs, ancestor) =>
      addBreadcrumb(breadcrumbs, {
        children: ancestor.title,
        href: `/category/${ancestor.path}`,
        lang: ancestor.lang,
      }),
    homeBreadcrumbs(home),
  )

const presentCategory = (category: Category, home: string): ProductCategory => ({
  path: category.path,
  title: category.title,
  lead: category.lead,
  lang: category.lang,
  html: sanitiseHtml(category.body),
  image: toImage(category.image),
  breadcrumbs: toBreadcrumbs(category, home),
  children: category.filteredChildren.map(({ path, title, lang, products }) => ({
    path,
    title,
    lang,
    count: products,
  })),
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

/**
 * Handlers that list, suggest and compare products. They read the API through the data cache only, never with a token.
 */
export const createProductsHandlers = ({ api }: { api: ContentSource }): ProductsHandlers => {
  const loadComparison = async (skus: readonly string[], { preferences }: RequestContext) =>
    presentComparison(await fetchProductsBySku(api, preferences, skus), preferences)

  /** Saves the SKUs of the products that exist: a product that is no longer sold also leaves the cookie. */
  const saveComparison = async (skus: readonly string[], context: RequestContext) => {
    const comparison = await loadComparison(skus, context)
    context.setPreferenceCookie(comparisonCookie, formatSkus(comparison.products.map(({ sku }) => sku)))
    return comparison
  }

  return {
    getProductCategory: async ({ path }, { preferences }) =>
      presentCategory(await findCategory(api, preferences, path), getServerTexts(preferences.language).home),

    getProducts: async ({ path, ...filters }, { preferences }) => {
      const requestedPage = await fetchProducts(api, preferences, path, filters)
      const pages = Math.max(1, Math.ceil(requestedPage['hydra:totalItems'] / productsPerPage))
      const page = Math.min(filters.page, pages)
      const shownPage =
        page === filters.page ? requestedPage : await fetchProducts(api, preferences, path, { ...filters, page })
      return {
        products: shownPage['hydra:member'].flatMap((product) => toProductListItems(product, preferences)),
        total: shownPage['hydra:totalItems'],
        page,
        pages,
        ...shownPage.facets,
      }
    },

    getRelatedProducts: async ({ slug }, { preferences }) => {
      const { language } = preferences
      const { sku } = await api.readCached({
        path: `/storefront/product/${encodeURIComponent(slug)}`,
        language,
        schema: StorefrontProductResource,
      })
      const relations = await api.readCached({
        path: '/product-relations',
        query: { sku },
        language,
        schema: ProductRelations,
      })
      // The page that sells vouchers finds them by their category.
      const sellsVouchers = api.has('product-categories')
      const presentRelated = (relationType: 'related' | 'accessory') =>
        relations['hydra:member']
          .filter(({ type }) => type === relationType)
          .flatMap(({ product }) => toProductListItems(product, preferences))
          .filter(({ type }) => type !== 'voucher' || sellsVouchers)
      return { related: presentRelated('related'), accessories: presentRelated('accessory') }
    },

    getProductsBySku: async ({ skus }, { preferences }) => {
      const found = await fetchProductsBySku(api, preferences, parseSkus(skus, maxViewedProducts + 1))
      return { products: found.flatMap((product) => toProductListItems(product, preferences)) }
    },

    getComparison: (_input, context) => loadComparison(context.comparedSkus, context),

    addToComparison: async ({ sku }, context) => {
      const { comparedSkus, preferences } = context
      const isCompared = comparedSkus.includes(sku)
      if (!isCompared && comparedSkus.length >= maxComparedProducts)
        throw new AppError(
          422,
          'rejected',
          getServerTexts(preferences.language).comparisonFull.replace('{{maximum}}', String(maxComparedProducts)),
        )
      return saveComparison(isCompared ? comparedSkus : [...comparedSkus, sku], context)
    },

    removeFromComparison: ({ sku }, context) =>
      saveComparison(
        context.comparedSkus.filter((comparedSku) => comparedSku !== sku),
        context,
      ),
  }
}
