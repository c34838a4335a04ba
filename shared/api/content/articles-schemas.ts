import { z } from 'zod'
import { Image } from '../catalogue/catalogue-schemas.ts'

/** Where a path leads, and what it is called there. */
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
  /** The categories below; where there are none, this one and its siblings, so that a reader can go on sideways. */
  categories: z.array(TitledLink.extend({ articles: z.int(), current: z.boolean() })),
  articles: z.array(ArticleListItem),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
})
export type ArticleListing = z.infer<typeof ArticleListing>

/** What a content page has besides when it is an article. */
export const ArticleMeta = z.object({
  author: z.string(),
  published: z.object({ iso: z.string(), text: z.string() }),
  category: TitledLink.nullable(),
  /** Newest first, this one left out. */
  moreArticles: z.array(ArticleListItem),
})
export type ArticleMeta = z.infer<typeof ArticleMeta>
