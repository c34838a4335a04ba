import type { EventListItem } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { Preferences } from '#shared/rules/preferences.ts'
import { formatEventDate } from './event-date.ts'
import { findImageByRole } from './images.ts'
import { toLowestMemberPrice, toPriceFrom } from './price.ts'
import type { EventInformationResource } from '../upstream/resources/catalogue.ts'

/** The fields of an event that a list shows, from the catalogue or from a search hit. */
type ListedEvent = Pick<
  EventInformationResource,
  | 'sku'
  | 'slug'
  | 'name'
  | 'support'
  | 'genre'
  | 'saleStatus'
  | 'dates'
  | 'priceRanges'
  | 'memberPriceRanges'
  | 'media'
  | 'lang'
> & { venue: EventListItem['venue'] }

export const toEventListItem = (event: ListedEvent, preferences: Preferences): EventListItem => {
  const { sku, slug, name, support, genre, venue, saleStatus, dates, priceRanges, memberPriceRanges, media, lang } =
    event
  return {
    sku,
    slug,
    name,
    support,
    genre,
    venue: { slug: venue.slug, name: venue.name, city: venue.city },
    date: formatEventDate(dates, preferences.language),
    status: saleStatus,
    price: toPriceFrom(priceRanges, preferences),
    ...toLowestMemberPrice(memberPriceRanges, preferences),
    image: findImageByRole(media, 'poster', 'wide'),
    lang,
  }
}
