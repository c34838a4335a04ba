import type { EventStructuredData } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import type { EventInformationResource } from '../../upstream/resources/catalogue.ts'
import type { LocationResource } from '../../upstream/resources/locations.ts'
import type { ContentSource } from '../../upstream/content-source.ts'
import { fetchLocations } from '../../upstream/fetch-locations.ts'

/** Loads the venues by slug. When the call fails, events have no address. */
export const findVenues = async (api: ContentSource, language: Language): Promise<Map<string, LocationResource>> => {
  const venues = await fetchLocations(api, language, 'venue').catch(() => [])
  return new Map(venues.map((venueDetails) => [venueDetails.slug, venueDetails]))
}

/** What structured data needs besides the fields of the page. */
export const toEventStructuredData = (
  { dates, onSaleFrom, previousStartsAt }: EventInformationResource,
  venueDetails?: LocationResource,
): EventStructuredData => ({
  doorsAt: dates.doorsAt,
  endsAt: dates.endsAt,
  onSaleAt: onSaleFrom,
  previousStartsAt,
  address: venueDetails
    ? {
        street: venueDetails.streetLines.join(', '),
        postcode: venueDetails.postcode,
        city: venueDetails.city,
        countryCode: venueDetails.countryCode,
      }
    : null,
})
