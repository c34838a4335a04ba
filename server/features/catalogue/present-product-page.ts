import type { z } from 'zod'
import type { ProductPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { Preferences } from '#shared/rules/preferences.ts'
import { companyTimeZone, getLocalDay } from '../../presentation/event-date.ts'
import { toImage } from '../../presentation/images.ts'
import type { ContentSource } from '../../upstream/content-source.ts'
import { toProductType } from '../../presentation/item-type.ts'
import { findLowestPrice } from '../../presentation/price.ts'
import { toLineFields } from '../../presentation/line-fields.ts'
import { sanitiseHtml } from '../../presentation/sanitise-html.ts'
import type { StorefrontProductResource } from '../../upstream/resources/catalogue.ts'
import { presentVariants } from './present-variants.ts'

type Product = z.infer<typeof StorefrontProductResource>

/** Attributes that the page or its head shows elsewhere. The page lists all other attributes as facts. */
const displayedAttributes = new Set([
  'product_name',
  'short_description',
  'description',
  'meta_title',
  'meta_description',
  // The list of variants shows it.
  'format',
])

const giftYearMs = 365 * 86_400_000

const toGiftOptions = ({ variants }: Product, now: number): ProductPage['gift'] => {
  const own = variants.find(({ giftAmount }) => giftAmount)
  return {
    ownAmount: own?.giftAmount ? { sku: own.sku, ...own.giftAmount } : null,
    firstDay: getLocalDay(now, companyTimeZone),
    lastDay: getLocalDay(now + giftYearMs, companyTimeZone),
  }
}

/** Sanitises HTML. Returns undefined for an event. A voucher is a gift only where the API has `gifts`. */
export const presentProductPage = (
  product: Product,
  preferences: Preferences,
  { now, api }: { now: number; api: Pick<ContentSource, 'has'> },
): ProductPage | undefined => {
  const type = toProductType(product.type)
  if (!type) return undefined
  const { sku, slug, attributes, lang } = product
  const attributeValues = new Map(attributes.map(({ code, value }) => [code, value]))
  const name = attributeValues.get('product_name') || slug
  const shortDescription = attributeValues.get('short_description') ?? ''
  const [image = null, ...gallery] = product.media.map(toImage).filter((picture) => picture !== null)
  const variants = presentVariants(product.variants, null, preferences)
  return {
    sku,
    slug,
    name,
    type,
    shortDescription,
    descriptionHtml: sanitiseHtml(attributeValues.get('description') ?? ''),
    attributes: attributes
      .filter(({ code, value }) => !displayedAttributes.has(code) && value !== '')
      // The list of the tracks shows their number.
      .filter(({ code }) => code !== 'tracks' || !attributeValues.has('track_list'))
      .map(({ code, value }) => ({ code, value })),
    image,
    gallery,
    lang,
    price: findLowestPrice(variants.map(({ price }) => price)),
    variants,
    ...toLineFields(product.lineFields),
    ...(type === 'voucher' && api.has('gifts') ? { gift: toGiftOptions(product, now) } : {}),
    metaTitle: attributeValues.get('meta_title') || name,
    metaDescription: attributeValues.get('meta_description') || shortDescription,
  }
}
