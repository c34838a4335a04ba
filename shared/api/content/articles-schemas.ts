import { z } from 'zod'
import { Image } from '../catalogue/catalogue-schemas.ts'

export const TitledLink = z.object({ title: z.string(), href: z.string() })

/** `published.text` is the date in the reader's language; `iso` is ISO 8601. */
export const ArticleListItem = TitledLink.extend({
  lead: z.string(),
  image: Image.nullable(),
  author: z.string(),
  published: z.object({ iso: z.string(), text: z.string() }),
  category: TitledLink,
})
export type ArticleListItem = z.infer<typeof ArticleListItem>

/** One page of the articles of a category and of those below it, newest first. */
export const ArticleListing = z.object({
  title: z.string(),
  lead: z.string(),
  image: Image.nullable(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  breadcrumbs: z.array(z.object({ children: z.string(), href: z.string() })),
  /** The categories below; of a category without any, itself and its siblings. */
  categories: z.array(TitledLink.extend({ articles: z.int(), current: z.boolean() })),
  articles: z.array(ArticleListItem),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
})
export type ArticleListing = z.infer<typeof ArticleListing>

/** The fields of an article beside those of a content page. */
export const ArticleMeta = z.object({
  author: z.string(),
  published: z.object({ iso: z.string(), text: z.string() }),
  category: TitledLink.nullable(),
  /** Newest first, without this one. */
  moreArticles: z.array(ArticleListItem),
})
export type ArticleMeta = z.infer<typeof ArticleMeta>
