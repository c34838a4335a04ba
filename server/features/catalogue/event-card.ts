import type { EventCard } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { Preferences } from '#shared/rules/preferences.ts'
import { formatEventDate } from '../../presentation/event-date.ts'
import { imageWithRole } from '../../presentation/image-of.ts'
import { priceFrom } from '../../presentation/price.ts'
import type { EventInformation } from '../../upstream/schemas/catalogue.ts'

/** A night as every list shows it, in the shopper's language, currency and tax preference. */
export const eventCard = (event: EventInformation, preferences: Preferences): EventCard => {
  const { sku, slug, name, support, genre, venue, saleStatus, dates, priceRanges, media } = event
  return {
    sku,
    slug,
    name,
    support,
    genre,
    venue: { slug: venue.slug, name: venue.name, city: venue.city },
    date: formatEventDate(dates, preferences.language),
    status: saleStatus,
    price: priceFrom(priceRanges, preferences),
    image: imageWithRole(media, 'poster', 'wide'),
  }
}
