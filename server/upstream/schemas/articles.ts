import { z } from 'zod'
import type * as wire from '#shared/wire/content.ts'
import { Media } from './catalogue.ts'
import { createCollectionSchema } from './hydra.ts'
import { schemaFor } from './schema-for.ts'

const categoryReference = z.object({ path: z.string(), title: z.string() })

/** `GET /article-category-by-path/{path}`; what lies more than one level below is its own children's business. */
export const ArticleCategoryResource = schemaFor<wire.ArticleCategoryResource>()(
  z.object({
    path: z.string(),
    title: z.string(),
    lead: z.string(),
    image: Media.nullable(),
    metaTitle: z.string(),
    metaDescription: z.string(),
    ancestors: z.array(categoryReference),
    filteredChildren: z.array(categoryReference.extend({ lead: z.string(), articles: z.int() })),
  }),
)
export type ArticleCategoryResource = z.infer<typeof ArticleCategoryResource>

export const ArticleResource = schemaFor<wire.ArticleResource>()(
  z.object({
    slug: z.string(),
    title: z.string(),
    lead: z.string(),
    image: Media.nullable(),
    author: z.string(),
    publishedAt: z.iso.datetime({ offset: true }),
    category: categoryReference,
  }),
)
export type ArticleResource = z.infer<typeof ArticleResource>

/** `GET /articles-by-category/{path}` */
export const ArticleCollection = createCollectionSchema(ArticleResource)
