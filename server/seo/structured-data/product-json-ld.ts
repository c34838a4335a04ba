import type { ProductPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { itemPath } from '../../presentation/item-path.ts'
import { buildImageUrl, buildPageUrl, type Site } from '../site.ts'
import { formatDecimalPrice, createOfferJsonLd } from './offer-json-ld.ts'
import { brandName } from './organization-json-ld.ts'

const toOffers = ({ variants }: ProductPage, url: string) => {
  const offers = variants.map(({ name, sku, price, maxQuantity }) =>
    createOfferJsonLd({ name, sku, price, availability: maxQuantity > 0 ? 'InStock' : 'OutOfStock', url }),
  )
  const cheapestFirst = variants.map(({ price }) => price).toSorted((a, b) => a.amount - b.amount)
  const [lowest, highest] = [cheapestFirst.at(0), cheapestFirst.at(-1)]
  if (!lowest || !highest || offers.length === 1) return offers[0]
  return {
    '@type': 'AggregateOffer',
    lowPrice: formatDecimalPrice(lowest),
    highPrice: formatDecimalPrice(highest),
    priceCurrency: lowest.currency,
    offerCount: offers.length,
    offers,
  }
}

/** Structured data of a membership, a gift voucher or a record. Several variants become an AggregateOffer. */
export const createProductJsonLd = (product: ProductPage, site: Site) => {
  const { type, slug, sku, name, metaDescription, image, gallery } = product
  const url = buildPageUrl(site, itemPath(type, slug))
  const images = [...(image ? [image] : []), ...gallery]
  const offers = toOffers(product, url)
  return {
    '@type': 'Product',
    name,
    description: metaDescription,
    sku,
    url,
    brand: { '@type': 'Brand', name: brandName },
    ...(images.length > 0 ? { image: images.map((picture) => buildImageUrl(site, picture)) } : {}),
    ...(offers ? { offers } : {}),
  }
}
