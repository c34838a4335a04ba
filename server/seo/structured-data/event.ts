import type { EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'
import { saleRules, type SaleRule } from '#shared/rules/sale-status.ts'
import { imageUrl, pageUrl, type Site } from '../site.ts'
import { describeOffer, type Availability } from './offer.ts'
import { organizer } from './organization.ts'

const eventStatus: Record<SaleRule['happens'], string> = {
  scheduled: 'EventScheduled',
  rescheduled: 'EventRescheduled',
  postponed: 'EventPostponed',
  cancelled: 'EventCancelled',
}

/** A night that moved to another room keeps its date: only a new date is a rescheduling. */
const statusOf = ({ status, facts }: EventPage) => {
  const { happens } = saleRules[status]
  return `https://schema.org/${eventStatus[happens === 'rescheduled' && !facts.previousStartsAt ? 'scheduled' : happens]}`
}

const locationOf = ({ venue, facts: { address } }: EventPage, site: Site) => ({
  '@type': 'MusicVenue',
  name: venue.name,
  url: pageUrl(site, `/venues/${venue.slug}`),
  address: {
    '@type': 'PostalAddress',
    ...(address ? { streetAddress: address.street, postalCode: address.postcode } : {}),
    addressLocality: venue.city,
    ...(address ? { addressCountry: address.countryCode } : {}),
  },
})

/** Who else plays stands in a line for people ("with strings", "two sets, one piano"), which is nobody's name. */
const performersOf = ({ name }: EventPage) => [{ '@type': 'PerformingGroup', name }]

const offersOf = (event: EventPage, url: string) => {
  const { buyable, availability } = saleRules[event.status]
  const of = (max: number): Availability => (buyable && max === 0 ? 'SoldOut' : availability)
  return event.tickets.map(({ name, sku, price, max }) =>
    describeOffer({ name, sku, price, availability: of(max), url, validFrom: event.facts.onSaleAt }),
  )
}

/** One night: what Google requires and recommends of an Event, and the doors. Dates have the venue's offset. */
export const describeEvent = (event: EventPage, site: Site) => {
  const { slug, name, metaDescription, date, facts, image, wideImage } = event
  const url = pageUrl(site, `/whats-on/${slug}`)
  const pictures = [image, wideImage].filter((picture) => picture !== null)
  return {
    '@type': 'Event',
    name,
    description: metaDescription,
    url,
    startDate: date.iso,
    endDate: facts.endsAt,
    doorTime: facts.doorsAt,
    ...(facts.previousStartsAt ? { previousStartDate: facts.previousStartsAt } : {}),
    eventStatus: statusOf(event),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: locationOf(event, site),
    image: pictures.map((picture) => imageUrl(site, picture)),
    offers: offersOf(event, url),
    performer: performersOf(event),
    organizer: organizer(site),
  }
}
