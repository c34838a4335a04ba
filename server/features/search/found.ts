import type { EventCard } from '#shared/api/catalogue/catalogue-schemas.ts'
import { productTypes } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { FoundProduct, FoundText, SearchListing, SuggestedEvent } from '#shared/api/search/search-schemas.ts'
import { isLocalPath } from '#shared/rules/local-path.ts'
import type { Preferences } from '#shared/rules/preferences.ts'
import { formatEventDate } from '../../presentation/event-date.ts'
import { imageOf, imageWithRole } from '../../presentation/image-of.ts'
import { priceFrom } from '../../presentation/price.ts'
import type { SearchHit } from '../../upstream/schemas/search.ts'
import { markedText } from './marked-text.ts'

const nameOf = ({ attributes, _highlightResult }: SearchHit) =>
  markedText(_highlightResult?.attributes?.product_name?.value ?? attributes.product_name)

/** A night as every list shows it; undefined when the record is no night, or lacks what makes one. */
export const foundEvent = (hit: SearchHit, preferences: Preferences): SearchListing['events'][number] | undefined => {
  const { type, slug, event, attributes, priceRanges, media } = hit
  if (type !== 'event' || !event) return undefined
  const { sku, support, genre, venue, saleStatus, dates } = event
  const card: EventCard = {
    sku,
    slug,
    name: attributes.product_name,
    support,
    genre,
    venue,
    date: formatEventDate(dates, preferences.language),
    status: saleStatus,
    price: priceFrom(priceRanges, preferences),
    image: imageWithRole(media, 'poster', 'wide'),
  }
  return { ...card, markedName: nameOf(hit) }
}

/** Anything that is read rather than bought. Undefined when the record leads out of this shop. */
export const foundText = (hit: SearchHit): FoundText | undefined => {
  const { resources, media, _highlightResult } = hit
  if (!isLocalPath(resources.location)) return undefined
  return {
    path: resources.location,
    name: nameOf(hit),
    description: markedText(_highlightResult?.resources?.description?.value ?? resources.description),
    image: imageOf(media[0]),
  }
}

export const foundProduct = (hit: SearchHit, preferences: Preferences): FoundProduct | undefined => {
  const text = foundText(hit)
  const type = productTypes.find((known) => known === hit.productType)
  return (
    text && type && { ...text, path: `/products/${hit.slug}`, type, price: priceFrom(hit.priceRanges, preferences) }
  )
}

export const suggestedEvent = (hit: SearchHit, preferences: Preferences): SuggestedEvent | undefined =>
  foundEvent(hit, preferences)
