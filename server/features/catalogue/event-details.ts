import type { z } from 'zod'
import type { EventDetailsData } from '#shared/api/catalogue/catalogue-schemas.ts'
import type { Language } from '#shared/rules/preferences.ts'
import type { CommerceApi } from '../../upstream/commerce-api.ts'
import type { EventInformationResource } from '../../upstream/resources/catalogue.ts'
import { LocationCollection } from '../../upstream/resources/content.ts'

export type EventVenueDetails = z.infer<typeof LocationCollection>['hydra:member'][number]

/**
 * The venues by slug: the call the menus make too, so that it is in the data cache. A night goes without its address
 * rather than unseen.
 */
export const findVenues = async (
  api: Pick<CommerceApi, 'readCached'>,
  language: Language,
): Promise<Map<string, EventVenueDetails>> => {
  const query = { active: true, type: 'venue', itemsPerPage: 1000 }
  const found = await api
    .readCached({ path: '/locations', query, language, schema: LocationCollection })
    .catch(() => undefined)
  return new Map(found?.['hydra:member'].map((venueDetails) => [venueDetails.slug, venueDetails]))
}

/** What structured data and calendar entries say of a night besides what its page shows. */
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
