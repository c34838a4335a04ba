import type { SearchHit } from '#shared/wire/search.ts'
import type { ProductRecord } from '../store/catalogue/products.ts'
import type { Locale } from '../domain/locale.ts'
import { priceRanges } from '../domain/catalogue/price-range.ts'
import { presentMedia } from '../presenters/present-media.ts'
import { presentEvent } from '../presenters/present-product.ts'
import { facetValues } from './facets.ts'
import { highlight, type Marks } from './highlight.ts'
import type { SearchDocument } from './search-document.ts'

type View = { locale: Locale; now: Date }

const eventFields = (product: ProductRecord | undefined, view: View): Pick<SearchHit, 'event' | 'date'> => {
  if (!product?.event) return { event: null, date: null }
  const { sku, support, genre, saleStatus, dates, venue } = presentEvent(product, product.event, view)
  return { event: { sku, support, genre, saleStatus, dates, venue }, date: dates.startsAt }
}

/** A document as a record of the index; `product` brings what changes by the minute. */
export const presentHit = (
  document: SearchDocument,
  product: ProductRecord | undefined,
  marks: Marks,
  view: View,
): SearchHit => {
  const { id, type, slug, location, title, summary, venue, media } = document
  const names = venue ? [venue.name] : []
  const facet = (name: string) => facetValues[name]!(document)
  return {
    objectID: id,
    type,
    slug,
    resources: { location, description: summary },
    attributes: { product_name: title, venue_names: names },
    ...eventFields(product, view),
    month: facet('month'),
    venue: facet('venue'),
    venue_slug: facet('venue_slug'),
    genre: facet('genre'),
    genre_slug: facet('genre_slug'),
    productType: product?.type ?? null,
    priceRanges: product ? priceRanges(product.variants) : [],
    media: media.map((picture) => presentMedia(picture, view.locale)),
    _highlightResult: {
      resources: { description: highlight(summary, marks) },
      attributes: { product_name: highlight(title, marks), venue_names: names.map((name) => highlight(name, marks)) },
    },
  }
}
