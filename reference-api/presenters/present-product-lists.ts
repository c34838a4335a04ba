import type {
  ProductCategoryChild,
  ProductCategoryResource,
  ProductSummaryResource,
} from '#shared/wire/extensions/product-categories.ts'
import type { ProductRelationResource, ProductSummary, RelationType } from '#shared/wire/products.ts'
import type { ProductRecord } from '../store/catalogue/products.ts'
import type { CategoryRow } from '../store/catalogue/product-lists.ts'
import { getChildCategories, getCategoryAncestry, getCategorySubtree } from '../domain/catalogue/category-tree.ts'
import { htmlInLocale, inLocale, presentLanguage, type Locale } from '../domain/locale.ts'
import { computePriceRanges } from '../domain/catalogue/compute-price-ranges.ts'
import { presentMedia } from './present-media.ts'
import { countAvailable } from './availability.ts'

type View = { locale: Locale; now: Date }

/** Long texts, which only product pages show. */
const omittedAttributes = new Set(['description', 'meta_title', 'meta_description', 'running_order', 'access'])

const presentSummary = (product: ProductRecord, { locale, now }: View): ProductSummary => ({
  id: product.id,
  sku: product.sku,
  slug: product.slug,
  type: product.type,
  name: inLocale(product.name, locale),
  shortDescription: inLocale(product.attributes.find(({ code }) => code === 'short_description')?.value, locale) ?? '',
  attributes: product.attributes
    .filter(({ code }) => !omittedAttributes.has(code))
    .map(({ code, value }) => ({ code, value: inLocale(value, locale) })),
  media: product.media[0] ? presentMedia(product.media[0], locale) : null,
  variants: product.variants.map(({ name }) => inLocale(name, locale)),
  available: countAvailable(product, product.variants, now),
  priceRanges: computePriceRanges(product.variants),
  updatedAt: product.updated_at.toISOString(),
  ...presentLanguage(product.name, locale),
})

export const presentListedProduct = (product: ProductRecord, view: View): ProductSummaryResource => ({
  '@id': `/products/${product.id}`,
  '@type': 'Product',
  ...presentSummary(product, view),
})

export const presentRelation = (
  sku: string,
  type: RelationType,
  product: ProductRecord,
  view: View,
): ProductRelationResource => ({
  '@id': `/product-relations/${sku}/${type}/${product.sku}`,
  '@type': 'ProductRelation',
  type,
  product: presentSummary(product, view),
})

type CategoryTree = { all: CategoryRow[]; members: ReadonlyMap<string, ReadonlySet<string>>; locale: Locale }

const countCategoryProducts = (category: CategoryRow, { all, members }: CategoryTree) =>
  new Set(getCategorySubtree(all, category).flatMap(({ id }) => [...(members.get(id) ?? [])])).size

const presentCategoryFields = (category: CategoryRow, tree: CategoryTree): ProductCategoryChild => ({
  path: category.path,
  title: inLocale(category.title, tree.locale),
  lead: inLocale(category.lead, tree.locale),
  image: category.image && presentMedia(category.image, tree.locale),
  products: countCategoryProducts(category, tree),
  ...presentLanguage(category.title, tree.locale),
  filteredChildren: getChildCategories(tree.all, category).map((child) => presentCategoryFields(child, tree)),
})

export const presentProductCategory = (category: CategoryRow, tree: CategoryTree): ProductCategoryResource => ({
  '@id': `/product-categories/${category.id}`,
  '@type': 'ProductCategory',
  id: category.id,
  ...presentCategoryFields(category, tree),
  body: htmlInLocale(category.body, tree.locale),
  metaTitle: inLocale(category.meta_title, tree.locale),
  metaDescription: inLocale(category.meta_description, tree.locale),
  updatedAt: category.updated_at.toISOString(),
  ancestors: getCategoryAncestry(tree.all, category)
    .slice(0, -1)
    .map(({ path, title }) => ({ path, title: inLocale(title, tree.locale), ...presentLanguage(title, tree.locale) })),
})
