import type {
  ArticleCategory,
  ArticleListItem,
  ArticleMeta,
  ArticleListing,
} from '#shared/api/content/articles-schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import type { ArticleMetaResource } from '#shared/wire/extensions/content-parts.ts'
import { formatLongDate, companyTimeZone } from '../../presentation/event-date.ts'
import { toImage } from '../../presentation/images.ts'
import { ArticleCategoryResource, ArticleCollection, type ArticleResource } from './article-resources.ts'
import { encodePath, type ContentSource } from '../../upstream/content-source.ts'
import { buildBreadcrumbs } from './build-breadcrumbs.ts'

/** The specification requires 25 articles on each page. */
const articlesPerPage = 25

type CategoryReference = { path: string; title: string; lang?: string }

const toCategoryLink = ({ path, title, lang }: CategoryReference) => ({ title, href: `/articles/${path}`, lang })

const toPublicationDate = (iso: string, language: Language) => ({
  iso,
  text: formatLongDate(iso, companyTimeZone, language),
})

const toArticleListItem = (
  { slug, title, lead, image, author, publishedAt, category, lang }: ArticleResource,
  language: Language,
): ArticleListItem => ({
  title,
  href: `/${slug}`,
  lead,
  image: toImage(image),
  author,
  published: toPublicationDate(publishedAt, language),
  category: toCategoryLink(category),
  lang,
})

export const fetchArticleCategory = (api: ContentSource, path: string, language: Language) =>
  api.readCached({ path: `/article-category-by-path/${encodePath(path)}`, language, schema: ArticleCategoryResource })

export const fetchArticles = (
  api: ContentSource,
  path: string,
  language: Language,
  query: { page: number; itemsPerPage: number },
) => api.readCached({ path: `/articles-by-category/${encodePath(path)}`, query, language, schema: ArticleCollection })

/** Loads the subcategories of a category; for a category without any, its siblings. */
const fetchNearbyCategories = async (api: ContentSource, category: ArticleCategoryResource, language: Language) => {
  const parent = category.ancestors.at(-1)
  const parentCategory =
    category.filteredChildren.length > 0 || !parent ? category : await fetchArticleCategory(api, parent.path, language)
  return parentCategory.filteredChildren.map(({ articles, ...child }) => ({
    ...toCategoryLink(child),
    articles,
    current: child.path === category.path,
  }))
}

/** Loads a category without its articles. Throws 404 `not_found` for an unknown category. */
export const loadArticleCategory = async (
  api: ContentSource,
  path: string,
  language: Language,
): Promise<ArticleCategory> => {
  const category = await fetchArticleCategory(api, path, language)
  const steps = category.ancestors.map((ancestor) => ({ itemType: 'articleCategory' as const, ...ancestor }))
  return {
    title: category.title,
    lead: category.lead,
    lang: category.lang,
    image: toImage(category.image),
    metaTitle: category.metaTitle || category.title,
    metaDescription: category.metaDescription,
    breadcrumbs: buildBreadcrumbs(language, steps, {
      children: category.title,
      href: `/articles/${category.path}`,
      lang: category.lang,
    }),
    categories: await fetchNearbyCategories(api, category, language),
  }
}

/**
 * Loads one page of a category; for a page beyond the last, the last. Throws 404 `not_found` for an unknown category.
 */
export const loadArticleListing = async (
  api: ContentSource,
  input: { path: string; page: number },
  language: Language,
): Promise<ArticleListing> => {
  const { path } = input
  const fetchPage = (page: number) => fetchArticles(api, path, language, { page, itemsPerPage: articlesPerPage })
  const [category, requestedPage] = await Promise.all([loadArticleCategory(api, path, language), fetchPage(input.page)])
  const total = requestedPage['hydra:totalItems']
  const pages = Math.max(1, Math.ceil(total / articlesPerPage))
  const page = Math.min(input.page, pages)
  const shownPage = page === input.page ? requestedPage : await fetchPage(page)
  return {
    ...category,
    articles: shownPage['hydra:member'].map((article) => toArticleListItem(article, language)),
    total,
    page,
    pages,
  }
}

/**
 * Loads author, date, category, and three more articles of the category. When that call fails, there are no more
 * articles.
 */
export const loadArticleMeta = async (
  api: ContentSource,
  slug: string,
  articleMeta: ArticleMetaResource,
  language: Language,
): Promise<ArticleMeta> => {
  const category = articleMeta.categories.at(-1)
  const others =
    category && (await fetchArticles(api, category.path, language, { page: 1, itemsPerPage: 4 }).catch(() => undefined))
  return {
    author: articleMeta.author,
    published: toPublicationDate(articleMeta.publishedAt, language),
    category: category ? toCategoryLink(category) : null,
    moreArticles: (others?.['hydra:member'] ?? [])
      .filter((article) => article.slug !== slug)
      .slice(0, 3)
      .map((article) => toArticleListItem(article, language)),
  }
}
