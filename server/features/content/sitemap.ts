import type { Sitemap } from '#shared/api/content/sitemap-schemas.ts'
import { menuTarget } from '#shared/rules/menu-links.ts'
import type { Language } from '#shared/rules/preferences.ts'
import { formatMonth } from '../../presentation/event-date.ts'
import { EventSearch } from '../../upstream/schemas/catalogue.ts'
import { ContentPage, MenuCollection, type MenuItem } from '../../upstream/schemas/content.ts'
import { WholeLocationCollection } from '../../upstream/schemas/locations.ts'
import { ProductCategory, ProductListing } from '../../upstream/schemas/products.ts'
import { readArticleCategory, readArticles } from './articles.ts'
import { encodedPath, found, type Reader } from './reading.ts'

/** The largest pages that lists of the API give. */
const mostItems = 1000
const mostProducts = 100

const menuCodes = ['header', 'footer-explore', 'footer-general', 'footer-legal']

const flat = (items: readonly MenuItem[]): MenuItem[] => items.flatMap((item) => [item, ...flat(item.filteredChildren)])

const menusOf = async (api: Reader, language: Language) => {
  const found = await Promise.all(
    menuCodes.map((code) => api.read({ path: '/menus', query: { code }, language, answer: MenuCollection })),
  )
  return found.flatMap((menus) => menus['hydra:member'])
}

/** Local links only, and each once: what the header has is not said again by the footer. */
const menuSections = (menus: Awaited<ReturnType<typeof menusOf>>): Sitemap['menus'] => {
  const said = new Set<string>()
  return menus
    .map(({ title, items }) => {
      const links = items.flatMap((item) => {
        const target = menuTarget(item)
        if (!target || target.external || said.has(target.href)) return []
        said.add(target.href)
        return [{ title: item.linkText, href: target.href }]
      })
      return { title, links }
    })
    .filter(({ links }) => links.length > 0)
}

const monthsOf = async (api: Reader, language: Language): Promise<Sitemap['months']> => {
  const query = { page: 1, itemsPerPage: 1, expandDates: true }
  const { facets } = await api.read({
    path: '/products/search-event-information',
    query,
    language,
    answer: EventSearch,
  })
  return facets.months.map(({ year, month, count }) => {
    const value = `${year}-${String(month).padStart(2, '0')}`
    return { title: formatMonth(year, month, language), href: `/whats-on?month=${value}`, events: count }
  })
}

const placesOf = async (api: Reader, language: Language) => {
  const query = { active: true, itemsPerPage: mostItems }
  const places = await api.read({ path: '/locations', query, language, answer: WholeLocationCollection })
  return places['hydra:member'].map(({ slug, type, name, city }) => ({
    title: `${name}, ${city}`,
    href: type === 'venue' ? `/venues/${slug}` : `/branches/${slug}`,
    isVenue: type === 'venue',
  }))
}

const productLinks = async (api: Reader, category: string, language: Language) => {
  const path = `/products-by-category/${encodedPath(category)}`
  const ask = (page: number) =>
    api.read({ path, query: { page, itemsPerPage: mostProducts }, language, answer: ProductListing })
  const first = await ask(1)
  const others = Array.from({ length: Math.ceil(first['hydra:totalItems'] / mostProducts) - 1 }, (_, index) =>
    ask(index + 2),
  )
  const products = [first, ...(await Promise.all(others))].flatMap((found) => found['hydra:member'])
  return products.map(({ slug, name }) => ({ title: name, href: `/products/${slug}` }))
}

/** The lists of products that pages of the menus show, with everything in them. */
const productsOf = async (
  api: Reader,
  items: readonly MenuItem[],
  language: Language,
): Promise<Sitemap['products']> => {
  const paths = new Set(items.filter(({ itemType }) => itemType === 'content').map(({ path }) => path))
  const pages = await Promise.all(
    [...paths].map((path) =>
      found(api.read({ path: `/content-by-slug/${encodedPath(path)}`, language, answer: ContentPage })),
    ),
  )
  const categories = new Set(pages.flatMap((page) => page?.productCategory ?? []))
  return Promise.all(
    [...categories].map(async (category) => {
      const [about, links] = await Promise.all([
        api.read({ path: `/product-category-by-path/${encodedPath(category)}`, language, answer: ProductCategory }),
        productLinks(api, category, language),
      ])
      const shelves = about.filteredChildren.map((child) => ({ title: child.title, href: `/category/${child.path}` }))
      return { title: about.title, href: `/category/${about.path}`, links: [...shelves, ...links] }
    }),
  )
}

/** Each category of articles that a menu leads to: those below it, or itself when it has none, with all they hold. */
const articlesOf = async (
  api: Reader,
  items: readonly MenuItem[],
  language: Language,
): Promise<Sitemap['articles']> => {
  const roots = new Set(items.filter(({ itemType }) => itemType === 'articleCategory').map(({ path }) => path))
  const found = await Promise.all([...roots].map((path) => readArticleCategory(api, path, language)))
  const categories = found.flatMap(({ path, title, filteredChildren }): { path: string; title: string }[] =>
    filteredChildren.length > 0 ? filteredChildren : [{ path, title }],
  )
  return Promise.all(
    categories.map(async ({ path, title }) => {
      const articles = await readArticles(api, path, language, { page: 1, itemsPerPage: mostItems })
      const links = articles['hydra:member'].map((article) => ({ title: article.title, href: `/${article.slug}` }))
      return { title, href: `/articles/${path}`, links }
    }),
  )
}

/** Everything there is, from the same answers the pages are made of. */
export const readSitemap = async (api: Reader, language: Language): Promise<Sitemap> => {
  const menus = await menusOf(api, language)
  const items = flat(menus.flatMap((menu) => menu.items))
  const [months, places, products, articles] = await Promise.all([
    monthsOf(api, language),
    placesOf(api, language),
    productsOf(api, items, language),
    articlesOf(api, items, language),
  ])
  return {
    menus: menuSections(menus),
    months,
    venues: places.filter(({ isVenue }) => isVenue),
    branches: places.filter(({ isVenue }) => !isVenue),
    products,
    articles,
  }
}
