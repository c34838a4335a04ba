import { z } from 'zod'
import type * as wire from '#shared/wire/content.ts'
import { Media } from './catalogue.ts'
import { collectionOf } from './hydra.ts'
import { reads } from './reads.ts'

const way = z.object({ path: z.string(), title: z.string() })

/** `GET /article-category-by-path/{path}`; what lies more than one level below is its own children's business. */
export const ArticleCategory = reads<wire.ArticleCategoryResource>()(
  z.object({
    path: z.string(),
    title: z.string(),
    lead: z.string(),
    image: Media.nullable(),
    metaTitle: z.string(),
    metaDescription: z.string(),
    ancestors: z.array(way),
    filteredChildren: z.array(way.extend({ lead: z.string(), articles: z.int() })),
  }),
)
export type ArticleCategory = z.infer<typeof ArticleCategory>

export const Article = reads<wire.ArticleResource>()(
  z.object({
    slug: z.string(),
    title: z.string(),
    lead: z.string(),
    image: Media.nullable(),
    author: z.string(),
    publishedAt: z.iso.datetime({ offset: true }),
    category: way,
  }),
)
export type Article = z.infer<typeof Article>

/** `GET /articles-by-category/{path}` */
export const ArticleCollection = collectionOf(Article)
