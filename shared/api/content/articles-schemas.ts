import { z } from 'zod'
import { languageField } from '../common-schemas.ts'
import { Image } from '../catalogue/catalogue-schemas.ts'

export const TitledLink = z.object({ title: z.string(), href: z.string(), ...languageField })

/** `published.text` is the date in the shopper's language; `iso` is ISO 8601. */
export const ArticleListItem = TitledLink.extend({
  lead: z.string(),
  image: Image.nullable(),
  author: z.string(),
  published: z.object({ iso: z.string(), text: z.string() }),
  category: TitledLink,
})
export type ArticleListItem = z.infer<typeof ArticleListItem>

/** A category of articles without its articles. */
export const ArticleCategory = z.object({
  title: z.string(),
  lead: z.string(),
  ...languageField,
  image: Image.nullable(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  breadcrumbs: z.array(z.object({ children: z.string(), href: z.string(), ...languageField })),
  /** The subcategories. A category without subcategories lists itself and its siblings instead. */
  categories: z.array(TitledLink.extend({ articles: z.int(), current: z.boolean() })),
})
export type ArticleCategory = z.infer<typeof ArticleCategory>

/** One page of the articles of a category and its subcategories, newest first. */
export const ArticleListing = ArticleCategory.extend({
  articles: z.array(ArticleListItem),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
})
export type ArticleListing = z.infer<typeof ArticleListing>

/** The fields of an article that other content pages do not have. */
export const ArticleMeta = z.object({
  author: z.string(),
  published: z.object({ iso: z.string(), text: z.string() }),
  category: TitledLink.nullable(),
  /** Newest first, without this article. */
  moreArticles: z.array(ArticleListItem),
})
export type ArticleMeta = z.infer<typeof ArticleMeta>
