import { defaultLanguage } from '#shared/wire/languages.ts'
import { sellingPages } from '#shared/rules/paths/selling-pages.ts'
import { fetchEvents } from '../../features/catalogue/event-queries.ts'
import {
  SitemapArticleCategory,
  SitemapArticles,
  SitemapLocations,
  SitemapPage,
  SitemapProductCategory,
  SitemapProducts,
  type CategoryTree,
} from './sitemap-resources.ts'
import { encodePath, ignoreNotFound, type ContentSource } from '../../upstream/content-source.ts'
import { fetchAllPages, toImagePaths, type SitemapEntry } from './sitemap-entry.ts'
import { fetchMenuPaths } from './menu-paths.ts'

/** Paths and images are the same in every language, so one language is enough. */
const language = defaultLanguage
const itemsPerPage = 100

const listEventEntries = async (api: ContentSource): Promise<SitemapEntry[]> => {
  const found = await fetchAllPages(itemsPerPage, (page) => fetchEvents(api, language, { page, itemsPerPage }))
  return found.map(({ slug, updatedAt, media }) => ({
    path: `/whats-on/${slug}`,
    lastmod: updatedAt,
    images: toImagePaths(...media.filter(({ role }) => role === 'poster' || role === 'wide')),
  }))
}

const fetchPage = (api: ContentSource, slug: string) =>
  ignoreNotFound(api.readCached({ path: `/content-by-slug/${encodePath(slug)}`, language, schema: SitemapPage }))

/**
 * CMS pages to which the menus link. A page that the shop builds itself is included only when it has CMS content, too.
 */
const fetchContentPages = async (api: ContentSource) => {
  const { content, directLink } = await fetchMenuPaths(api)
  const slugs = [...new Set([...content, ...directLink])].filter((slug) => slug !== '')
  const found = await Promise.all(slugs.map(async (slug) => ({ slug, page: await fetchPage(api, slug) })))
  return found.flatMap(({ slug, page }) => (page ? [{ slug, ...page }] : []))
}

const staticPaths = ['/', '/whats-on', '/venues', '/branches', '/newsletter', '/sitemap']

const listPageEntries = async (api: ContentSource): Promise<SitemapEntry[]> => {
  const content = (await fetchContentPages(api)).filter(
    ({ slug }) => !slug.startsWith('venues/') && !staticPaths.includes(`/${slug}`),
  )
  return [
    ...staticPaths.map((path) => ({ path, images: [] })),
    ...content.map(({ slug, updatedAt, image }) => ({
      path: `/${slug}`,
      lastmod: updatedAt,
      images: toImagePaths(image),
    })),
  ]
}

const listPathsBelow = ({ path, filteredChildren }: Pick<CategoryTree, 'path' | 'filteredChildren'>): string[] => [
  path,
  ...filteredChildren.flatMap(listPathsBelow),
]

/** Loads the category of each path, with all its descendants. */
const fetchCategories = async <C extends { path: string; filteredChildren: CategoryTree[] }>(
  roots: readonly string[],
  fetchCategory: (path: string) => Promise<C | undefined>,
): Promise<C[]> => {
  const rootCategories = (await Promise.all(roots.map(fetchCategory))).filter((category) => category !== undefined)
  const paths = new Set(rootCategories.flatMap(listPathsBelow))
  return (await Promise.all([...paths].map(fetchCategory))).filter((category) => category !== undefined)
}

const uniqueByPath = (entries: readonly SitemapEntry[]) => [
  ...new Map(entries.map((entry) => [entry.path, entry])).values(),
]

const listProductEntries = async (api: ContentSource): Promise<SitemapEntry[]> => {
  if (!api.has('product-categories')) return []
  const [{ category }, content] = await Promise.all([fetchMenuPaths(api), fetchContentPages(api)])
  const roots = [...category, ...content.flatMap(({ productCategory }) => productCategory ?? [])]
  const categories = await fetchCategories(roots, (path) =>
    ignoreNotFound(
      api.readCached({
        path: `/product-category-by-path/${encodePath(path)}`,
        language,
        schema: SitemapProductCategory,
      }),
    ),
  )
  const listed = await Promise.all(
    categories.map(({ path }) =>
      fetchAllPages(itemsPerPage, (page) =>
        api.readCached({
          path: `/products-by-category/${encodePath(path)}`,
          query: { page, itemsPerPage },
          language,
          schema: SitemapProducts,
        }),
      ),
    ),
  )
  return uniqueByPath([
    ...categories
      .filter(({ path }) => !sellingPages[path])
      .map(({ path, updatedAt, image }) => ({
        path: `/category/${path}`,
        lastmod: updatedAt,
        images: toImagePaths(image),
      })),
    ...listed
      .flat()
      .filter(({ type }) => type !== 'voucher')
      .map(({ slug, updatedAt, media }) => ({
        path: `/products/${slug}`,
        lastmod: updatedAt,
        images: toImagePaths(media),
      })),
  ])
}

const listArticleEntries = async (api: ContentSource): Promise<SitemapEntry[]> => {
  const { articleCategory } = await fetchMenuPaths(api)
  const categories = await fetchCategories(articleCategory, (path) =>
    ignoreNotFound(
      api.readCached({
        path: `/article-category-by-path/${encodePath(path)}`,
        language,
        schema: SitemapArticleCategory,
      }),
    ),
  )
  const listed = await Promise.all(
    categories.map(({ path }) =>
      fetchAllPages(itemsPerPage, (page) =>
        api.readCached({
          path: `/articles-by-category/${encodePath(path)}`,
          query: { page, itemsPerPage },
          language,
          schema: SitemapArticles,
        }),
      ),
    ),
  )
  return uniqueByPath([
    ...categories.map(({ path, updatedAt, image }) => ({
      path: `/articles/${path}`,
      lastmod: updatedAt,
      images: toImagePaths(image),
    })),
    ...listed
      .flat()
      .map(({ slug, updatedAt, image }) => ({ path: `/${slug}`, lastmod: updatedAt, images: toImagePaths(image) })),
  ])
}

/** A venue has two pages: one as a venue and one as a branch. */
const listVenueEntries = async (api: ContentSource): Promise<SitemapEntry[]> => {
  const found = await api.readCached({
    path: '/locations',
    query: { active: true, itemsPerPage: 1000 },
    language,
    schema: SitemapLocations,
  })
  const locations = found['hydra:member']
  const venueLocations = locations.filter(({ type }) => type === 'venue')
  const texts = await Promise.all(venueLocations.map(({ slug }) => fetchPage(api, `venues/${slug}`)))
  return [
    ...venueLocations.map(({ slug, media }, index) => ({
      path: `/venues/${slug}`,
      lastmod: texts[index]?.updatedAt,
      images: toImagePaths(...media),
    })),
    ...locations.map(({ slug, media }) => ({ path: `/branches/${slug}`, images: toImagePaths(...media.slice(0, 1)) })),
  ]
}

/** All pages that search engines may index, by kind. Each kind has its own sitemap. */
export const sitemapSections = {
  pages: listPageEntries,
  venues: listVenueEntries,
  events: listEventEntries,
  products: listProductEntries,
  articles: listArticleEntries,
}
export type SitemapSection = keyof typeof sitemapSections
