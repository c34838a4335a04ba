import { allUpcomingEvents } from '../../features/catalogue/event-queries.ts'
import { ArticleCategory, Articles, Locations, Page, ProductCategory, Products, type CategoryTree } from './answers.ts'
import { allPages, encodedPath, ifThere, imagesOf, type Reader, type SitemapEntry } from './entry.ts'
import { menuPaths } from './menu-paths.ts'

/** Paths and pictures are the same in every language. */
const language = 'en'
const itemsPerPage = 100

const events = async (api: Reader): Promise<SitemapEntry[]> =>
  (await allUpcomingEvents(api, language)).map(({ slug, updatedAt, media }) => ({
    path: `/whats-on/${slug}`,
    lastmod: updatedAt,
    images: imagesOf(...media.filter(({ role }) => role === 'poster' || role === 'wide')),
  }))

const readPage = (api: Reader, slug: string) =>
  ifThere(api.read({ path: `/content-by-slug/${encodedPath(slug)}`, language, answer: Page }))

/**
 * Pages of the content management that the menus lead to; those the shop builds itself are among them only if they are
 * content too.
 */
const contentPages = async (api: Reader) => {
  const { content, directLink } = await menuPaths(api)
  const slugs = [...new Set([...content, ...directLink])].filter((slug) => slug !== '')
  const found = await Promise.all(slugs.map(async (slug) => ({ slug, page: await readPage(api, slug) })))
  return found.flatMap(({ slug, page }) => (page ? [{ slug, ...page }] : []))
}

const builtPaths = ['/', '/whats-on', '/venues', '/branches', '/newsletter', '/sitemap']

const pages = async (api: Reader): Promise<SitemapEntry[]> => {
  const content = (await contentPages(api)).filter(
    ({ slug }) => !slug.startsWith('venues/') && !builtPaths.includes(`/${slug}`),
  )
  return [
    ...builtPaths.map((path) => ({ path, images: [] })),
    ...content.map(({ slug, updatedAt, image }) => ({ path: `/${slug}`, lastmod: updatedAt, images: imagesOf(image) })),
  ]
}

const pathsBelow = ({ path, filteredChildren }: Pick<CategoryTree, 'path' | 'filteredChildren'>): string[] => [
  path,
  ...filteredChildren.flatMap(pathsBelow),
]

/** The category of each path and of those below it. */
const categories = async <C extends { path: string; filteredChildren: CategoryTree[] }>(
  roots: readonly string[],
  read: (path: string) => Promise<C | undefined>,
): Promise<C[]> => {
  const tops = (await Promise.all(roots.map(read))).filter((category) => category !== undefined)
  const paths = new Set(tops.flatMap(pathsBelow))
  return (await Promise.all([...paths].map(read))).filter((category) => category !== undefined)
}

const uniquePaths = (entries: readonly SitemapEntry[]) => [
  ...new Map(entries.map((entry) => [entry.path, entry])).values(),
]

const products = async (api: Reader): Promise<SitemapEntry[]> => {
  const [{ category }, content] = await Promise.all([menuPaths(api), contentPages(api)])
  const roots = [...category, ...content.flatMap(({ productCategory }) => productCategory ?? [])]
  const found = await categories(roots, (path) =>
    ifThere(api.read({ path: `/product-category-by-path/${encodedPath(path)}`, language, answer: ProductCategory })),
  )
  const listed = await Promise.all(
    found.map(({ path }) =>
      allPages(itemsPerPage, (page) =>
        api.read({
          path: `/products-by-category/${encodedPath(path)}`,
          query: { page, itemsPerPage },
          language,
          answer: Products,
        }),
      ),
    ),
  )
  return uniquePaths([
    ...found.map(({ path, updatedAt, image }) => ({
      path: `/category/${path}`,
      lastmod: updatedAt,
      images: imagesOf(image),
    })),
    ...listed.flat().map(({ slug, updatedAt, media }) => ({
      path: `/products/${slug}`,
      lastmod: updatedAt,
      images: imagesOf(media),
    })),
  ])
}

const articles = async (api: Reader): Promise<SitemapEntry[]> => {
  const { articleCategory } = await menuPaths(api)
  const found = await categories(articleCategory, (path) =>
    ifThere(api.read({ path: `/article-category-by-path/${encodedPath(path)}`, language, answer: ArticleCategory })),
  )
  const listed = await Promise.all(
    found.map(({ path }) =>
      allPages(itemsPerPage, (page) =>
        api.read({
          path: `/articles-by-category/${encodedPath(path)}`,
          query: { page, itemsPerPage },
          language,
          answer: Articles,
        }),
      ),
    ),
  )
  return uniquePaths([
    ...found.map(({ path, updatedAt, image }) => ({
      path: `/articles/${path}`,
      lastmod: updatedAt,
      images: imagesOf(image),
    })),
    ...listed
      .flat()
      .map(({ slug, updatedAt, image }) => ({ path: `/${slug}`, lastmod: updatedAt, images: imagesOf(image) })),
  ])
}

/** Venues have a page as venues and one as places to go to. */
const venues = async (api: Reader): Promise<SitemapEntry[]> => {
  const found = await api.read({
    path: '/locations',
    query: { active: true, itemsPerPage: 1000 },
    language,
    answer: Locations,
  })
  const places = found['hydra:member']
  const rooms = places.filter(({ type }) => type === 'venue')
  const texts = await Promise.all(rooms.map(({ slug }) => readPage(api, `venues/${slug}`)))
  return [
    ...rooms.map(({ slug, media }, index) => ({
      path: `/venues/${slug}`,
      lastmod: texts[index]?.updatedAt,
      images: imagesOf(...media),
    })),
    ...places.map(({ slug, media }) => ({ path: `/branches/${slug}`, images: imagesOf(...media.slice(0, 1)) })),
  ]
}

/** All pages meant to be found, by kind: a sitemap each. */
export const sitemapKinds = { pages, venues, events, products, articles }
export type SitemapKind = keyof typeof sitemapKinds
