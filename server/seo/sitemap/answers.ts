import { z } from 'zod'
import type { Media as WireMedia } from '#shared/wire/catalogue.ts'
import type * as content from '#shared/wire/content.ts'
import type * as products from '#shared/wire/products.ts'
import { collectionOf } from '../../upstream/schemas/hydra.ts'
import { reads } from '../../upstream/schemas/reads.ts'

/** What a sitemap reads of the API's answers: where things are, when they changed, how they look. */
const Picture = reads<WireMedia>()(z.object({ url: z.string() })).nullable()

/** `GET /content-by-slug/{slug}` */
export const Page = reads<content.ContentPageResource>()(
  z.object({ updatedAt: z.string(), image: Picture, productCategory: z.string().nullable() }),
)

export type CategoryTree = { path: string; image: z.infer<typeof Picture>; filteredChildren: CategoryTree[] }

const CategoryTree: z.ZodType<CategoryTree, CategoryTree> = z.object({
  path: z.string(),
  image: Picture,
  get filteredChildren() {
    return z.array(CategoryTree)
  },
})

const category = { path: z.string(), image: Picture, filteredChildren: z.array(CategoryTree), updatedAt: z.string() }

/** `GET /article-category-by-path/{path}` */
export const ArticleCategory = reads<content.ArticleCategoryResource>()(z.object(category))

/** `GET /product-category-by-path/{path}` */
export const ProductCategory = reads<products.ProductCategoryResource>()(z.object(category))

/** `GET /articles-by-category/{path}` */
export const Articles = collectionOf(
  reads<content.ArticleResource>()(z.object({ slug: z.string(), updatedAt: z.string(), image: Picture })),
)

/** `GET /products-by-category/{path}` */
export const Products = collectionOf(
  reads<products.ProductSummaryResource>()(z.object({ slug: z.string(), updatedAt: z.string(), media: Picture })),
)

/** `GET /locations` */
export const Locations = collectionOf(
  reads<content.LocationResource>()(
    z.object({ slug: z.string(), type: z.string(), media: z.array(reads<WireMedia>()(z.object({ url: z.string() }))) }),
  ),
)
