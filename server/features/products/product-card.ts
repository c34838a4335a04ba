import { productTypes, type Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { ProductCard } from '#shared/api/products/products-schemas.ts'
import type { Preferences } from '#shared/rules/preferences.ts'
import { imageOf } from '../../presentation/image-of.ts'
import { priceFrom } from '../../presentation/price.ts'
import type { ProductSummary } from '../../upstream/schemas/products.ts'

/** As every list shows it. None for a night, which has cards and pages of its own. */
export const productCard = (product: ProductSummary, preferences: Preferences): ProductCard[] => {
  const type = productTypes.find((known) => known === product.type)
  if (!type) return []
  const { sku, slug, name, shortDescription, variants, available, priceRanges, media } = product
  const image: Image | null = imageOf(media)
  return [
    {
      sku,
      slug,
      name,
      type,
      text: shortDescription,
      variants: variants.length > 1 ? variants : [],
      image,
      price: priceFrom(priceRanges, preferences),
      soldOut: available <= 0,
    },
  ]
}
