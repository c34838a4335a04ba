import type { ProductPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { imageUrl, pageUrl, type Site } from '../site.ts'
import { decimalPrice, describeOffer } from './offer.ts'
import { brand } from './organization.ts'

const offersOf = ({ variants }: ProductPage, url: string) => {
  const offers = variants.map(({ name, sku, price, max }) =>
    describeOffer({ name, sku, price, availability: max > 0 ? 'InStock' : 'OutOfStock', url }),
  )
  const cheapestFirst = variants.map(({ price }) => price).toSorted((a, b) => a.amount - b.amount)
  const [lowest, highest] = [cheapestFirst.at(0), cheapestFirst.at(-1)]
  if (!lowest || !highest || offers.length === 1) return offers[0]
  return {
    '@type': 'AggregateOffer',
    lowPrice: decimalPrice(lowest),
    highPrice: decimalPrice(highest),
    priceCurrency: lowest.currency,
    offerCount: offers.length,
    offers,
  }
}

/** A membership, a gift voucher or a record; several variants make one offer of many. */
export const describeProduct = (product: ProductPage, site: Site) => {
  const { slug, sku, name, metaDescription, image, gallery } = product
  const url = pageUrl(site, `/products/${slug}`)
  const pictures = [...(image ? [image] : []), ...gallery]
  const offers = offersOf(product, url)
  return {
    '@type': 'Product',
    name,
    description: metaDescription,
    sku,
    url,
    brand: { '@type': 'Brand', name: brand },
    ...(pictures.length > 0 ? { image: pictures.map((picture) => imageUrl(site, picture)) } : {}),
    ...(offers ? { offers } : {}),
  }
}
