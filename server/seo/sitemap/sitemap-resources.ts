import { z } from 'zod'
import type { Media as WireMedia } from '#shared/wire/catalogue.ts'
import type * as content from '#shared/wire/content.ts'
import type * as products from '#shared/wire/products.ts'
import { createCollectionSchema } from '../../upstream/schemas/hydra.ts'
import { schemaFor } from '../../upstream/schemas/schema-for.ts'

/** What a sitemap reads of the API's answers: where things are, when they changed, how they look. */
const SitemapImage = schemaFor<WireMedia>()(z.object({ url: z.string() })).nullable()

/** `GET /content-by-slug/{slug}` */
export const Page = schemaFor<content.ContentPageResource>()(
  z.object({ updatedAt: z.string(), image: SitemapImage, productCategory: z.string().nullable() }),
)

export type CategoryTree = { path: string; image: z.infer<typeof SitemapImage>; filteredChildren: CategoryTree[] }

const CategoryTree: z.ZodType<CategoryTree, CategoryTree> = z.object({
  path: z.string(),
  image: SitemapImage,
  get filteredChildren() {
    return z.array(CategoryTree)
  },
})

const category = {
  path: z.string(),
  image: SitemapImage,
  filteredChildren: z.array(CategoryTree),
  updatedAt: z.string(),
}

/** `GET /article-category-by-path/{path}` */
export const ArticleCategory = schemaFor<content.ArticleCategoryResource>()(z.object(category))

/** `GET /product-category-by-path/{path}` */
export const ProductCategory = schemaFor<products.ProductCategoryResource>()(z.object(category))

/** `GET /articles-by-category/{path}` */
export const Articles = createCollectionSchema(
  schemaFor<content.ArticleResource>()(z.object({ slug: z.string(), updatedAt: z.string(), image: SitemapImage })),
)

/** `GET /products-by-category/{path}` */
export const Products = createCollectionSchema(
  schemaFor<products.ProductSummaryResource>()(
    z.object({ slug: z.string(), updatedAt: z.string(), media: SitemapImage }),
  ),
)

/** `GET /locations` */
export const Locations = createCollectionSchema(
  schemaFor<content.LocationResource>()(
    z.object({
      slug: z.string(),
      type: z.string(),
      media: z.array(schemaFor<WireMedia>()(z.object({ url: z.string() }))),
    }),
  ),
)
