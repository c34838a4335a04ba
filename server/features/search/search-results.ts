import type { ProductResult, TextResult, SearchListing, SuggestedEvent } from '#shared/api/search/search-schemas.ts'
import { isLocalPath } from '#shared/rules/paths/local-path.ts'
import type { Preferences } from '#shared/rules/preferences.ts'
import { toImage } from '../../presentation/images.ts'
import { toProductType } from '../../presentation/item-type.ts'
import { toPriceFrom } from '../../presentation/price.ts'
import type { SearchHitResource } from '../../upstream/search-resources.ts'
import { toEventListItem } from '../../presentation/to-event-list-item.ts'
import { parseHighlightedText } from './parse-highlighted-text.ts'

const highlightName = ({ attributes, _highlightResult }: SearchHitResource) =>
  parseHighlightedText(_highlightResult?.attributes?.product_name?.value ?? attributes.product_name)

/** Presents an event. Undefined when the record is no event or lacks a required field. */
export const toEventResult = (
  hit: SearchHitResource,
  preferences: Preferences,
): SearchListing['events'][number] | undefined => {
  const { type, slug, event, attributes, priceRanges, media, lang } = hit
  if (type !== 'event' || !event) return undefined
  const listItem = toEventListItem(
    { ...event, slug, name: attributes.product_name, priceRanges, media, lang },
    preferences,
  )
  return { ...listItem, highlightedName: highlightName(hit) }
}

/** Presents a content page or an article. Undefined when its link leaves the shop. */
export const toTextResult = (hit: SearchHitResource): TextResult | undefined => {
  const { resources, media, lang, _highlightResult } = hit
  if (!isLocalPath(resources.location)) return undefined
  return {
    path: resources.location,
    name: highlightName(hit),
    description: parseHighlightedText(_highlightResult?.resources?.description?.value ?? resources.description),
    image: toImage(media[0]),
    lang,
  }
}

export const toProductResult = (hit: SearchHitResource, preferences: Preferences): ProductResult | undefined => {
  const text = toTextResult(hit)
  const type = hit.productType === null ? undefined : toProductType(hit.productType)
  return (
    text && type && { ...text, path: `/products/${hit.slug}`, type, price: toPriceFrom(hit.priceRanges, preferences) }
  )
}

export const toSuggestedEvent = (hit: SearchHitResource, preferences: Preferences): SuggestedEvent | undefined =>
  toEventResult(hit, preferences)
