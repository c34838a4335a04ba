import type { Sitemap } from '#shared/api/content/sitemap-schemas.ts'
import { resolveMenuPage } from '#shared/rules/menu-links.ts'
import type { Language } from '#shared/rules/preferences.ts'
import { isMissingPage } from '../../config/capability-parts.ts'
import { formatMonth } from '../../presentation/event-date.ts'
import { EventSearch } from '../../upstream/resources/catalogue.ts'
import { ContentPageResource, type MenuItemResource } from '../../upstream/resources/content.ts'
import { fetchLocations } from '../../upstream/fetch-locations.ts'
import { fetchPageMenus, flattenMenuItems } from '../../upstream/fetch-menus.ts'
import { ProductCategoryResource, ProductListing } from '../../upstream/resources/products.ts'
import type { ArticleCategoryResource } from './article-resources.ts'
import { fetchArticleCategory, fetchArticles } from './articles.ts'
import { encodePath, ignoreNotFound, type ContentSource } from '../../upstream/content-source.ts'

/** The maximum of items on a page that the API allows. */
const maxItemsPerPage = 1000
const maxProductsPerPage = 100

/** Lists local links once: the footer's sections leave out links that the header has, and those of missing pages. */
const toMenuSections = (menus: Awaited<ReturnType<typeof fetchPageMenus>>, api: ContentSource): Sitemap['menus'] => {
  const seenLinks = new Set<string>()
  return menus
    .map(({ title, items, lang }) => {
      const links = items.flatMap((item) => {
        const href = resolveMenuPage(item)
        if (href === undefined || seenLinks.has(href) || isMissingPage(href, api.has)) return []
        seenLinks.add(href)
        return [{ title: item.linkText, href, lang: item.lang }]
      })
      return { title, links, lang }
    })
    .filter(({ links }) => links.length > 0)
}

const fetchMonths = async (api: ContentSource, language: Language): Promise<Sitemap['months']> => {
  const query = { page: 1, itemsPerPage: 1, expandDates: true }
  const { facets } = await api.readCached({
    path: '/products/search-event-information',
    query,
    language,
    schema: EventSearch,
  })
  return facets.months.map(({ year, month, count }) => {
    const value = `${year}-${String(month).padStart(2, '0')}`
    return { title: formatMonth(year, month, language), href: `/whats-on?month=${value}`, events: count }
  })
}

const fetchLocationLinks = async (api: ContentSource, language: Language) => {
  const locations = await fetchLocations(api, language)
  return locations.map(({ slug, type, name, city }) => ({
    title: `${name}, ${city}`,
    href: type === 'venue' ? `/venues/${slug}` : `/branches/${slug}`,
    isVenue: type === 'venue',
  }))
}

const fetchProductLinks = async (api: ContentSource, category: string, language: Language) => {
  const path = `/products-by-category/${encodePath(category)}`
  const fetchPage = (page: number) =>
    api.readCached({ path, query: { page, itemsPerPage: maxProductsPerPage }, language, schema: ProductListing })
  const first = await fetchPage(1)
  const others = Array.from({ length: Math.ceil(first['hydra:totalItems'] / maxProductsPerPage) - 1 }, (_, index) =>
    fetchPage(index + 2),
  )
  const products = [first, ...(await Promise.all(others))].flatMap((found) => found['hydra:member'])
  return products.map(({ slug, name, lang }) => ({ title: name, href: `/products/${slug}`, lang }))
}

/** Loads the product categories of the pages in the menus, with all their products. */
const fetchProductSections = async (
  api: ContentSource,
  items: readonly MenuItemResource[],
  language: Language,
): Promise<Sitemap['products']> => {
  const paths = new Set(items.filter(({ itemType }) => itemType === 'content').map(({ path }) => path))
  const pages = await Promise.all(
    [...paths].map((path) =>
      ignoreNotFound(
        api.readCached({ path: `/content-by-slug/${encodePath(path)}`, language, schema: ContentPageResource }),
      ),
    ),
  )
  const categories = new Set(pages.flatMap((page) => page?.productCategory ?? []))
  return Promise.all(
    [...categories].map(async (category) => {
      const [productCategory, links] = await Promise.all([
        api.readCached({
          path: `/product-category-by-path/${encodePath(category)}`,
          language,
          schema: ProductCategoryResource,
        }),
        fetchProductLinks(api, category, language),
      ])
      const subcategories = productCategory.filteredChildren.map((child) => ({
        title: child.title,
        href: `/category/${child.path}`,
        lang: child.lang,
      }))
      return {
        title: productCategory.title,
        href: `/category/${productCategory.path}`,
        lang: productCategory.lang,
        links: [...subcategories, ...links],
      }
    }),
  )
}

/** Loads the article categories in the menus with all their articles: the subcategories, or a category without any. */
const fetchArticleSections = async (
  api: ContentSource,
  items: readonly MenuItemResource[],
  language: Language,
): Promise<Sitemap['articles']> => {
  const roots = new Set(items.filter(({ itemType }) => itemType === 'articleCategory').map(({ path }) => path))
  const found = await Promise.all([...roots].map((path) => fetchArticleCategory(api, path, language)))
  const categories = found.flatMap(
    ({ path, title, lang, filteredChildren }): Pick<ArticleCategoryResource, 'path' | 'title' | 'lang'>[] =>
      filteredChildren.length > 0 ? filteredChildren : [{ path, title, lang }],
  )
  return Promise.all(
    categories.map(async ({ path, title, lang }) => {
      const articles = await fetchArticles(api, path, language, { page: 1, itemsPerPage: maxItemsPerPage })
      const links = articles['hydra:member'].map((article) => ({
        title: article.title,
        href: `/${article.slug}`,
        lang: article.lang,
      }))
      return { title, href: `/articles/${path}`, links, lang }
    }),
  )
}

/** Loads the sitemap page. Its calls are those of the pages, so the data cache usually has the responses. */
export const loadSitemap = async (api: ContentSource, language: Language): Promise<Sitemap> => {
  const menus = await fetchPageMenus(api, language)
  const items = flattenMenuItems(menus.flatMap((menu) => menu.items))
  const [months, locations, products, articles] = await Promise.all([
    fetchMonths(api, language),
    fetchLocationLinks(api, language),
    fetchProductSections(api, items, language),
    fetchArticleSections(api, items, language),
  ])
  return {
    menus: toMenuSections(menus, api),
    months,
    venues: locations.filter(({ isVenue }) => isVenue),
    branches: locations.filter(({ isVenue }) => !isVenue),
    products,
    articles,
  }
}
