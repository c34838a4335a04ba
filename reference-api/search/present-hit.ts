import type { SearchHit } from '#shared/wire/search.ts'
import type { ProductRecord } from '../store/catalogue/products.ts'
import type { Locale } from '../domain/locale.ts'
import { computePriceRanges } from '../domain/catalogue/compute-price-ranges.ts'
import { presentMedia } from '../presenters/present-media.ts'
import { presentEvent } from '../presenters/present-event.ts'
import { facetValues } from './facets.ts'
import { highlight, type HighlightOptions } from './highlight.ts'
import type { SearchDocument } from './search-document.ts'

type View = { locale: Locale; now: Date }

const toEventFields = (product: ProductRecord | undefined, view: View): Pick<SearchHit, 'event' | 'date'> => {
  if (!product?.event) return { event: null, date: null }
  const {
    sku,
    support,
    genre,
    saleStatus,
    dates,
    venue,
    memberPriceRanges = [],
  } = presentEvent(product, product.event, view)
  return { event: { sku, support, genre, saleStatus, dates, venue, memberPriceRanges }, date: dates.startsAt }
}

/** A document as a hit; `product` adds current stock and prices. */
export const presentHit = (
  document: SearchDocument,
  product: ProductRecord | undefined,
  highlightOptions: HighlightOptions,
  view: View,
): SearchHit => {
  const { id, type, slug, location, title, summary, venue, media, lang } = document
  const names = venue ? [venue.name] : []
  const getFacet = (name: string) => facetValues[name]!(document)
  return {
    objectID: id,
    type,
    slug,
    resources: { location, description: summary },
    attributes: { product_name: title, venue_names: names },
    ...toEventFields(product, view),
    month: getFacet('month'),
    venue: getFacet('venue'),
    venue_slug: getFacet('venue_slug'),
    genre: getFacet('genre'),
    genre_slug: getFacet('genre_slug'),
    productType: product?.type ?? null,
    priceRanges: product ? computePriceRanges(product.variants) : [],
    media: media.map((picture) => presentMedia(picture, view.locale)),
    ...(lang ? { lang } : {}),
    _highlightResult: {
      resources: { description: highlight(summary, highlightOptions) },
      attributes: {
        product_name: highlight(title, highlightOptions),
        venue_names: names.map((name) => highlight(name, highlightOptions)),
      },
    },
  }
}
