import type { ProductVariantResource, StorefrontProductResource } from '#shared/wire/catalogue.ts'
import type { ProductRecord, VariantRecord } from '../store/catalogue/products.ts'
import { htmlInLocale, inLocale, presentLanguage, type Locale } from '../domain/locale.ts'
import { toMemberPrices } from '../domain/pricing/member-price.ts'
import { countAvailable } from './availability.ts'
import { presentLineFields } from './present-line-fields.ts'
import { presentMedia } from './present-media.ts'

type View = { locale: Locale; now: Date }

export const presentVariant = (
  product: ProductRecord,
  variant: VariantRecord,
  { locale, now }: View,
): ProductVariantResource => ({
  '@id': `/product-variants/${variant.id}`,
  '@type': 'ProductVariant',
  id: variant.id,
  sku: variant.sku,
  name: inLocale(variant.name, locale),
  description: inLocale(variant.description, locale) ?? null,
  position: variant.position,
  prices: variant.prices,
  available: countAvailable(product, [variant], now),
  maxPerOrder: variant.max_per_order,
  ...presentLanguage(variant.name, locale),
  ...(variant.restricted ? { restricted: true } : {}),
  ...(variant.gift_amount ? { giftAmount: variant.gift_amount } : {}),
  ...(product.type === 'event' ? { memberPrices: toMemberPrices(variant.prices) } : {}),
})

/** Unlike the name of an event, it is a text that editors translate. */
const findShortDescription = ({ attributes }: ProductRecord) =>
  attributes.find(({ code }) => code === 'short_description')?.value

/** Attributes whose values are HTML. */
const htmlAttributes = new Set(['description', 'access'])

export const presentProduct = (product: ProductRecord, view: View): StorefrontProductResource => ({
  '@id': `/products/${product.id}`,
  '@type': 'Product',
  id: product.id,
  sku: product.sku,
  slug: product.slug,
  type: product.type,
  attributes: product.attributes.map(({ code, value }) => ({
    code,
    value: (htmlAttributes.has(code) ? htmlInLocale : inLocale)(value, view.locale),
  })),
  media: product.media.map((picture) => presentMedia(picture, view.locale)),
  variants: product.variants.map((variant) => presentVariant(product, variant, view)),
  updatedAt: product.updated_at.toISOString(),
  ...presentLineFields(product, view.locale),
  ...presentLanguage(findShortDescription(product) ?? product.name, view.locale),
})
