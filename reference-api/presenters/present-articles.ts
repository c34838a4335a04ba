import type { ArticleCategoryChild, ArticleCategoryResource, ArticleResource } from '#shared/wire/articles.ts'
import type { ContentPageResource } from '#shared/wire/content.ts'
import type { ArticleCategories, ArticleCategoryRow, ArticleRow } from '../store/catalogue/articles.ts'
import { getChildCategories, getCategoryAncestry, getCategorySubtree } from '../domain/catalogue/category-tree.ts'
import { htmlInLocale, inLocale, presentLanguage, type Locale } from '../domain/locale.ts'
import { presentMedia } from './present-media.ts'

const presentCategoryLink = ({ path, title }: ArticleCategoryRow, locale: Locale) => ({
  path,
  title: inLocale(title, locale),
  ...presentLanguage(title, locale),
})

const presentChild = (
  row: ArticleCategoryRow,
  categories: ArticleCategories,
  locale: Locale,
): ArticleCategoryChild => ({
  ...presentCategoryLink(row, locale),
  lead: inLocale(row.lead, locale),
  image: row.image && presentMedia(row.image, locale),
  articles: getCategorySubtree(categories.rows, row).reduce((sum, { id }) => sum + (categories.counts.get(id) ?? 0), 0),
  filteredChildren: getChildCategories(categories.rows, row)
    .map((child) => presentChild(child, categories, locale))
    .filter(({ articles }) => articles > 0),
})

export const presentArticleCategory = (
  row: ArticleCategoryRow,
  categories: ArticleCategories,
  locale: Locale,
): ArticleCategoryResource => ({
  '@id': `/article-category-by-path/${row.path}`,
  '@type': 'ArticleCategory',
  id: row.id,
  ...presentChild(row, categories, locale),
  metaTitle: inLocale(row.meta_title, locale),
  metaDescription: inLocale(row.meta_description, locale),
  updatedAt: row.updated_at.toISOString(),
  ancestors: getCategoryAncestry(categories.rows, row)
    .slice(0, -1)
    .map((ancestor) => presentCategoryLink(ancestor, locale)),
})

export const presentArticle = (row: ArticleRow, category: ArticleCategoryRow, locale: Locale): ArticleResource => ({
  '@id': `/content-by-slug/${row.slug}`,
  '@type': 'Article',
  id: row.id,
  slug: row.slug,
  title: inLocale(row.title, locale),
  lead: inLocale(row.lead, locale),
  image: row.image && presentMedia(row.image, locale),
  author: row.author,
  publishedAt: row.published_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  category: presentCategoryLink(category, locale),
  ...presentLanguage(row.title, locale),
})

/** An article in the form of a content page. */
export const presentArticlePage = (
  row: ArticleRow,
  ancestry: ArticleCategoryRow[],
  locale: Locale,
): ContentPageResource => ({
  '@id': `/content-by-slug/${row.slug}`,
  '@type': 'ContentPage',
  id: row.id,
  slug: row.slug,
  title: inLocale(row.title, locale),
  lead: inLocale(row.lead, locale),
  body: htmlInLocale(row.body, locale),
  image: row.image && presentMedia(row.image, locale),
  metaTitle: inLocale(row.meta_title, locale),
  metaDescription: inLocale(row.meta_description, locale),
  updatedAt: row.updated_at.toISOString(),
  formCode: null,
  productCategory: null,
  questions: [],
  article: {
    author: row.author,
    publishedAt: row.published_at.toISOString(),
    categories: ancestry.map((category) => presentCategoryLink(category, locale)),
  },
  ...presentLanguage(row.title, locale),
})
