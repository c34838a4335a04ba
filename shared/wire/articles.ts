import { z } from 'zod'
import { ContentLanguageExtension } from './extensions/content-language.ts'
import { Media } from './catalogue.ts'
import { Instant } from './formats.ts'
import { hydraFields } from './hydra.ts'
import { unread } from './unread-fields.ts'

const CategoryReference = z.object({ path: z.string(), title: z.string(), ...ContentLanguageExtension.shape })

/** A subcategory. `articles` includes the articles of the categories below it. */
export const ArticleCategoryChild = z.object({
  path: z.string(),
  title: z.string(),
  lead: z.string(),
  image: unread(Media.nullable()),
  articles: z.int().nonnegative(),
  lang: ContentLanguageExtension.shape.lang,
  get filteredChildren() {
    return unread(z.array(ArticleCategoryChild))
  },
})
export type ArticleCategoryChild = z.infer<typeof ArticleCategoryChild>

/** `GET /article-category-by-path/{path}`. `ancestors` start at the root. */
export const ArticleCategoryResource = ArticleCategoryChild.extend({
  ...hydraFields('ArticleCategory'),
  id: unread(z.string()),
  image: Media.nullable(),
  articles: unread(z.int().nonnegative()),
  filteredChildren: z.array(ArticleCategoryChild),
  metaTitle: z.string(),
  metaDescription: z.string(),
  updatedAt: unread(Instant),
  ancestors: z.array(CategoryReference),
})
export type ArticleCategoryResource = z.infer<typeof ArticleCategoryResource>

/**
 * A member of `GET /articles-by-category/{path}` (`page`, `itemsPerPage`, default 25): newest first, including the
 * articles of subcategories. `content-by-slug` returns the text of an article.
 */
export const ArticleResource = z.object({
  ...hydraFields('Article'),
  id: unread(z.string()),
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  image: Media.nullable(),
  author: z.string(),
  publishedAt: Instant,
  updatedAt: unread(Instant),
  category: CategoryReference,
  ...ContentLanguageExtension.shape,
})
export type ArticleResource = z.infer<typeof ArticleResource>
