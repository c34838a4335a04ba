import type { EventListItem } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { Preferences } from '#shared/rules/preferences.ts'
import { formatEventDate } from '../../presentation/event-date.ts'
import { findImageByRole } from '../../presentation/images.ts'
import { toMemberPrice, toPriceFrom } from '../../presentation/price.ts'
import type { EventInformationResource } from '../../upstream/resources/catalogue.ts'

export const toEventListItem = (event: EventInformationResource, preferences: Preferences): EventListItem => {
  const { sku, slug, name, support, genre, venue, saleStatus, dates, priceRanges, memberPriceRanges, media } = event
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
    ...toMemberPrice(memberPriceRanges, preferences),
    image: findImageByRole(media, 'poster', 'wide'),
  }
}
