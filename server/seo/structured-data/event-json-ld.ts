import type { EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { saleRules, type SaleRule } from '#shared/rules/sale-status.ts'
import { buildImageUrl, buildPageUrl, type Site } from '../site.ts'
import { createOfferJsonLd, type Availability } from './offer-json-ld.ts'
import { createOrganizerJsonLd } from './organization-json-ld.ts'

const eventStatus: Record<SaleRule['eventState'], string> = {
  scheduled: 'EventScheduled',
  rescheduled: 'EventRescheduled',
  postponed: 'EventPostponed',
  cancelled: 'EventCancelled',
}

/** An event that moved to another venue but keeps its date counts as scheduled: only a new date is a rescheduling. */
const getEventStatus = ({ status, details }: EventPage) => {
  const { eventState } = saleRules[status]
  return `https://schema.org/${eventStatus[eventState === 'rescheduled' && !details.previousStartsAt ? 'scheduled' : eventState]}`
}

const toLocation = ({ venue, details: { address } }: EventPage, site: Site) => ({
  '@type': 'MusicVenue',
  name: venue.name,
  url: buildPageUrl(site, `/venues/${venue.slug}`),
  address: {
    '@type': 'PostalAddress',
    ...(address ? { streetAddress: address.street, postalCode: address.postcode } : {}),
    addressLocality: venue.city,
    ...(address ? { addressCountry: address.countryCode } : {}),
  },
})

/** Only the event's name is a performer: the line-up is free text ("with strings", "two sets, one piano"). */
const toPerformers = ({ name }: EventPage) => [{ '@type': 'PerformingGroup', name }]

/** Search engines show the lowest price of all offers, so it must be one that every shopper can pay. */
const selectOffers = (ticketTypes: EventPage['ticketTypes']) => {
  const unrestricted = ticketTypes.filter(({ isRestricted }) => !isRestricted)
  return unrestricted.length > 0 ? unrestricted : ticketTypes
}

const toOffers = (event: EventPage, url: string) => {
  const { buyable, availability } = saleRules[event.status]
  const getAvailability = (max: number): Availability => (buyable && max === 0 ? 'SoldOut' : availability)
  return selectOffers(event.ticketTypes).map(({ name, sku, price, maxQuantity }) =>
    createOfferJsonLd({
      name,
      sku,
      price,
      availability: getAvailability(maxQuantity),
      url,
      validFrom: event.details.onSaleAt,
    }),
  )
}

/**
 * Structured data of an event: everything that Google requires and recommends for an Event, and the door time. Dates
 * have the venue's offset.
 */
export const createEventJsonLd = (event: EventPage, site: Site) => {
  const { slug, name, metaDescription, date, details, image, wideImage } = event
  const url = buildPageUrl(site, `/whats-on/${slug}`)
  const images = [image, wideImage].filter((picture) => picture !== null)
  return {
    '@type': 'Event',
    name,
    description: metaDescription,
    url,
    startDate: date.iso,
    endDate: details.endsAt,
    doorTime: details.doorsAt,
    ...(details.previousStartsAt ? { previousStartDate: details.previousStartsAt } : {}),
    eventStatus: getEventStatus(event),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: toLocation(event, site),
    image: images.map((picture) => buildImageUrl(site, picture)),
    offers: toOffers(event, url),
    performer: toPerformers(event),
    organizer: createOrganizerJsonLd(site),
  }
}
