import { z } from 'zod'
import * as wire from '#shared/wire/articles.ts'
import { Media } from '../../upstream/resources/catalogue.ts'
import { createCollectionMembersSchema } from '../../upstream/resources/create-collection-members-schema.ts'

const ChildCategory = wire.ArticleCategoryChild.pick({
  path: true,
  title: true,
  lead: true,
  articles: true,
  lang: true,
})

/** `GET /article-category-by-path/{path}` with one level of children. */
export const ArticleCategoryResource = wire.ArticleCategoryResource.pick({
  path: true,
  title: true,
  lead: true,
  metaTitle: true,
  metaDescription: true,
  ancestors: true,
  lang: true,
}).extend({ image: Media.nullable(), filteredChildren: z.array(ChildCategory) })
export type ArticleCategoryResource = z.infer<typeof ArticleCategoryResource>

export const ArticleResource = wire.ArticleResource.pick({
  slug: true,
  title: true,
  lead: true,
  author: true,
  publishedAt: true,
  category: true,
  lang: true,
}).extend({ image: Media.nullable() })
export type ArticleResource = z.infer<typeof ArticleResource>

/** `GET /articles-by-category/{path}` */
export const ArticleCollection = createCollectionMembersSchema(ArticleResource)
