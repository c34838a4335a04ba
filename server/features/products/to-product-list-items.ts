import type { Image } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { ProductListItem } from '#shared/api/products/products-schemas.ts'
import type { Preferences } from '#shared/rules/preferences.ts'
import { toImage } from '../../presentation/images.ts'
import { toProductType } from '../../presentation/item-type.ts'
import { toPriceFrom } from '../../presentation/price.ts'
import type { ProductSummaryResource } from '../../upstream/resources/products.ts'

/** The short name of a membership: “Regular”. */
const tierCode = 'tier'

/** Shown beside the benefits. */
const headAttributes = new Set(['product_name', 'short_description', tierCode])

const listBenefits = ({ attributes }: ProductSummaryResource) =>
  attributes.flatMap(({ code, value }) => (headAttributes.has(code) || !value ? [] : [value]))

/** Returns the product's list item, or an empty array for an event, which has another list item. */
export const toProductListItems = (product: ProductSummaryResource, preferences: Preferences): ProductListItem[] => {
  const type = toProductType(product.type)
  if (!type) return []
  const { sku, slug, name, shortDescription, variants, available, priceRanges, media, lang } = product
  const image: Image | null = toImage(media)
  return [
    {
      sku,
      slug,
      name,
      type,
      shortDescription,
      variants: variants.length > 1 ? variants : [],
      image,
      price: toPriceFrom(priceRanges, preferences),
      soldOut: available <= 0,
      lang,
      ...(type === 'membership'
        ? { tier: product.attributes.find(({ code }) => code === tierCode)?.value, benefits: listBenefits(product) }
        : {}),
    },
  ]
}
