import { z } from 'zod'
import { Attribute, Media, ItemType } from './catalogue.ts'
import { ContentLanguageExtension } from './extensions/content-language.ts'
import { Instant } from './formats.ts'
import { hydraFields } from './hydra.ts'
import { PriceRange } from './money.ts'
import { unread } from './unread-fields.ts'

/**
 * A product in a list. `variants` are the names of its variants; `available` is the number of pieces of all variants on
 * sale.
 */
export const ProductSummary = z.object({
  id: unread(z.string()),
  sku: z.string(),
  slug: z.string(),
  type: ItemType,
  name: z.string(),
  shortDescription: z.string(),
  attributes: z.array(Attribute),
  media: Media.nullable(),
  variants: z.array(z.string()),
  available: z.int(),
  priceRanges: z.array(PriceRange),
  updatedAt: unread(Instant),
  ...ContentLanguageExtension.shape,
})
export type ProductSummary = z.infer<typeof ProductSummary>

/** A `related` product is similar; an `accessory` is used with the product. */
export const RelationType = z.enum(['related', 'accessory'])
export type RelationType = z.infer<typeof RelationType>

/** A member of `GET /product-relations?sku=…&type=`, in the order that editors chose. */
export const ProductRelationResource = z.object({
  ...hydraFields('ProductRelation'),
  type: RelationType,
  product: ProductSummary,
})
export type ProductRelationResource = z.infer<typeof ProductRelationResource>
