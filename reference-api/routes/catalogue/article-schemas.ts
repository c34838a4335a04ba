import { z } from 'zod'
import type { ArticleCategoryChild, ArticleCategoryResource, ArticleResource } from '#shared/wire/content.ts'
import { media } from './catalogue-schemas.ts'

const instant = z.iso.datetime({ offset: true })

const categoryLink = z.object({ path: z.string(), title: z.string() })

const categoryChild = z.object({
  path: z.string(),
  title: z.string(),
  lead: z.string(),
  image: media.nullable(),
  articles: z.int().nonnegative(),
  get filteredChildren(): z.ZodArray<z.ZodType<ArticleCategoryChild>> {
    return z.array(categoryChild)
  },
}) satisfies z.ZodType<ArticleCategoryChild>

export const articleCategory = categoryChild.extend({
  '@id': z.string(),
  '@type': z.literal('ArticleCategory'),
  id: z.string(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  updatedAt: instant,
  ancestors: z.array(categoryLink),
}) satisfies z.ZodType<ArticleCategoryResource>

export const article = z.object({
  '@id': z.string(),
  '@type': z.literal('Article'),
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  lead: z.string(),
  image: media.nullable(),
  author: z.string(),
  publishedAt: instant,
  updatedAt: instant,
  category: categoryLink,
}) satisfies z.ZodType<ArticleResource>

export const categoryPath = z.object({ path: z.string() })

/** 25 a page unless asked otherwise (specification §9). */
export const articlesQuery = z.object({
  itemsPerPage: z.coerce.number().int().min(1).max(1000).default(25),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})
