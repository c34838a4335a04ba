import { z } from 'zod'
import { LineEvent, Media, ItemType } from './catalogue.ts'
import { ContentLanguageExtension } from './extensions/content-language.ts'

/**
 * The product or variant of a basket line or a wishlist item, in the language of the request. `variantName` is null
 * when it is the name of the product.
 */
export const ItemResource = z.object({
  type: ItemType,
  sku: z.string(),
  slug: z.string(),
  productName: z.string(),
  variantName: z.string().nullable(),
  media: Media.nullable(),
  available: z.int(),
  maxPerOrder: z.int(),
  event: LineEvent.nullable(),
  ...ContentLanguageExtension.shape,
})
export type ItemResource = z.infer<typeof ItemResource>
