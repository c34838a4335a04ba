import type { z } from 'zod'
import type { EventDetailsData } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import type { EventInformationResource } from '../../upstream/resources/catalogue.ts'
import { LocationSummaryCollection } from '../../upstream/resources/locations.ts'
import type { ContentSource } from '../../upstream/content-source.ts'

export type EventVenueDetails = z.infer<typeof LocationSummaryCollection>['hydra:member'][number]

/**
 * Loads the venues by slug. Its query is the navigation's, so the cache usually has the response. When the call fails,
 * events have no address.
 */
export const findVenues = async (api: ContentSource, language: Language): Promise<Map<string, EventVenueDetails>> => {
  const query = { active: true, type: 'venue', itemsPerPage: 1000 }
  const venues = await api
    .readCached({ path: '/locations', query, language, schema: LocationSummaryCollection })
    .catch(() => undefined)
  return new Map(venues?.['hydra:member'].map((venueDetails) => [venueDetails.slug, venueDetails]))
}

/** What structured data needs besides the fields of the page. */
export const toEventDetails = (
  { dates, onSaleFrom, previousStartsAt }: EventInformationResource,
  venueDetails?: EventVenueDetails,
): EventDetailsData => ({
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
