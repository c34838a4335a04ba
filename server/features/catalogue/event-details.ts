import type { z } from 'zod'
import type { EventDetailsData } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import type { EventInformationResource } from '../../upstream/resources/catalogue.ts'
import { LocationCollection } from '../../upstream/resources/content.ts'
import type { ContentSource } from '../../upstream/content-source.ts'

export type EventVenueDetails = z.infer<typeof LocationCollection>['hydra:member'][number]

/**
 * The venues by slug, with the call of the menus, so that the data cache has it. When it fails, events are shown
 * without an address.
 */
export const findVenues = async (api: ContentSource, language: Language): Promise<Map<string, EventVenueDetails>> => {
  const query = { active: true, type: 'venue', itemsPerPage: 1000 }
  const found = await api
    .readCached({ path: '/locations', query, language, schema: LocationCollection })
    .catch(() => undefined)
  return new Map(found?.['hydra:member'].map((venueDetails) => [venueDetails.slug, venueDetails]))
}

/** What structured data and calendar files need besides the fields of the page. */
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
