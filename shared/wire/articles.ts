import { z } from 'zod'
import { Media } from './catalogue.ts'
import { Instant } from './formats.ts'
import { hydraFields } from './hydra.ts'

const CategoryReference = z.object({ path: z.string(), title: z.string() })

/** A subcategory. `articles` includes the articles of the categories below it. */
export const ArticleCategoryChild = z.object({
  path: z.string(),
  title: z.string(),
  lead: z.string(),
  image: Media.nullable(),
  articles: z.int().nonnegative(),
  get filteredChildren() {
    return z.array(ArticleCategoryChild)
  },
})
export type ArticleCategoryChild = z.infer<typeof ArticleCategoryChild>

/** `GET /article-category-by-path/{path}`. `ancestors` start at the root. */
export const ArticleCategoryResource = ArticleCategoryChild.extend({
  ...hydraFields('ArticleCategory'),
  id: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  updatedAt: Instant,
  ancestors: z.array(CategoryReference),
})
export type ArticleCategoryResource = z.infer<typeof ArticleCategoryResource>

/**
 * A member of `GET /articles-by-category/{path}` (`page`, `itemsPerPage`, default 25): newest first, including the
 * articles of subcategories. `content-by-slug` returns the text of an article.
 */
export const ArticleResource = z.object({
  ...hydraFields('Article'),
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  image: Media.nullable(),
  author: z.string(),
  publishedAt: Instant,
  updatedAt: Instant,
  category: CategoryReference,
})
export type ArticleResource = z.infer<typeof ArticleResource>
