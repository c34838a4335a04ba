import { z } from 'zod'
import * as articles from '#shared/wire/articles.ts'
import * as catalogue from '#shared/wire/catalogue.ts'
import * as content from '#shared/wire/content.ts'
import * as categories from '#shared/wire/extensions/product-categories.ts'
import * as locations from '#shared/wire/locations.ts'
import { createCollectionMembersSchema } from '../../upstream/resources/create-collection-members-schema.ts'
import { redefineFields } from '../../upstream/resources/redefine-fields.ts'

/** The fields of the API's responses that a sitemap uses: paths, times of changes, images. */
const Image = catalogue.Media.pick({ url: true })

const changed = { updatedAt: z.string(), image: Image.nullable() }

/** `GET /content-by-slug/{slug}` */
export const SitemapPage = redefineFields(
  content.ContentPageResource.pick({ productCategory: true, updatedAt: true, image: true }),
  changed,
)

export type CategoryTree = { path: string; image: { url: string } | null; filteredChildren: CategoryTree[] }

/** The fields of a category that products and articles have in common. */
const CategoryTree: z.ZodType<CategoryTree, CategoryTree> = categories.ProductCategoryChild.pick({ path: true }).extend(
  {
    image: Image.nullable(),
    get filteredChildren() {
      return z.array(CategoryTree)
    },
  },
)

const categoryFields = { ...changed, filteredChildren: z.array(CategoryTree) }

/** `GET /article-category-by-path/{path}` */
export const SitemapArticleCategory = redefineFields(
  articles.ArticleCategoryResource.pick({ path: true, updatedAt: true, image: true, filteredChildren: true }),
  categoryFields,
)

/** `GET /product-category-by-path/{path}` */
export const SitemapProductCategory = redefineFields(
  categories.ProductCategoryResource.pick({ path: true, updatedAt: true, image: true, filteredChildren: true }),
  categoryFields,
)

/** `GET /articles-by-category/{path}` */
export const SitemapArticles = createCollectionMembersSchema(
  redefineFields(articles.ArticleResource.pick({ slug: true, updatedAt: true, image: true }), changed),
)

/** `GET /products-by-category/{path}` */
export const SitemapProducts = createCollectionMembersSchema(
  redefineFields(categories.ProductSummaryResource.pick({ slug: true, type: true, updatedAt: true, media: true }), {
    updatedAt: z.string(),
    media: Image.nullable(),
  }),
)

/** `GET /locations` */
export const SitemapLocations = createCollectionMembersSchema(
  redefineFields(locations.LocationResource.pick({ slug: true, type: true, media: true }), {
    type: z.string(),
    media: z.array(Image),
  }),
)
