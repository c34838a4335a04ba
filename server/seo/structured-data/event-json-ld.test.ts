import { describe, expect, test } from 'vitest'
import type { EventPage, SaleStatus } from '#shared/api/catalogue/catalogue-schemas.ts'
import { saleStatuses } from '#shared/wire/sale-statuses.ts'
import { isBuyable } from '#shared/rules/sale-status.ts'
import { createEventPage } from '../../testing/create-event-page.ts'
import { createEventJsonLd } from './event-json-ld.ts'

const site = { publicUrl: 'https://px-live.example' }
const toSchemaUrl = (word: string) => `https://schema.org/${word}`

const toEventJson = (changes: Parameters<typeof createEventPage>[0] = {}) =>
  createEventJsonLd(createEventPage(changes), site)

describe('the structured data of an event', () => {
  test('has the required and recommended fields', () => {
    expect(toEventJson()).toEqual({
      '@type': 'Event',
      name: 'Kohlenstoff',
      description: 'Kohlenstoff at Trafohalle.',
      url: 'https://px-live.example/whats-on/kohlenstoff',
      startDate: '2027-01-15T20:00:00+01:00',
      endDate: '2027-01-15T23:00:00+01:00',
      doorTime: '2027-01-15T19:00:00+01:00',
      eventStatus: toSchemaUrl('EventScheduled'),
      eventAttendanceMode: toSchemaUrl('OfflineEventAttendanceMode'),
      location: {
        '@type': 'MusicVenue',
        name: 'Trafohalle',
        url: 'https://px-live.example/venues/trafohalle',
        address: {
          '@type': 'PostalAddress',
          streetAddress: 'Musterstraße 1',
          postalCode: '10999',
          addressLocality: 'Berlin',
          addressCountry: 'DE',
        },
      },
      image: ['https://px-live.example/media/poster-01.jpg', 'https://px-live.example/media/poster-01-wide.jpg'],
      offers: [
        {
          '@type': 'Offer',
          name: 'Standing',
          sku: 'EV-kohlenstoff-standing',
          price: '24.50',
          priceCurrency: 'GBP',
          availability: toSchemaUrl('InStock'),
          url: 'https://px-live.example/whats-on/kohlenstoff',
          validFrom: '2026-10-01T10:00:00+02:00',
        },
        expect.objectContaining({ name: 'Balcony', price: '30.05', availability: toSchemaUrl('SoldOut') }),
      ],
      performer: [{ '@type': 'PerformingGroup', name: 'Kohlenstoff' }],
      organizer: expect.objectContaining({ '@type': 'Organization', name: 'PX Live' }),
    })
  })

  test('is in the language of the URL', () => {
    const german = createEventJsonLd(createEventPage(), { ...site, lng: 'de' })
    expect(german.url).toBe('https://px-live.example/whats-on/kohlenstoff?lng=de')
    expect(german.location.url).toBe('https://px-live.example/venues/trafohalle?lng=de')
  })

  test('offers no ticket that needs an adult, because search engines show the lowest price', () => {
    const [standing, balcony] = createEventPage().ticketTypes
    const under18 = { ...standing!, name: 'Under 18', isRestricted: true as const }
    const getNames = (ticketTypes: EventPage['ticketTypes']) =>
      toEventJson({ ticketTypes }).offers.map(({ name }) => name)
    expect(getNames([standing!, balcony!, under18])).toEqual(['Standing', 'Balcony'])
    expect(getNames([under18])).toEqual(['Under 18'])
  })

  test('omits unknown fields', () => {
    const bare = toEventJson({
      image: null,
      wideImage: null,
      details: { ...createEventPage().details, onSaleAt: null, address: null },
    })
    expect(bare.image).toEqual([])
    expect(bare.location.address).toEqual({ '@type': 'PostalAddress', addressLocality: 'Berlin' })
    expect(bare.offers[0]).not.toHaveProperty('validFrom')
  })
})

describe('the sale status', () => {
  const expected: Record<SaleStatus, [string, string]> = {
    announced: ['EventScheduled', 'PreOrder'],
    presale: ['EventScheduled', 'PreSale'],
    on_sale: ['EventScheduled', 'InStock'],
    few_left: ['EventScheduled', 'LimitedAvailability'],
    sold_out: ['EventScheduled', 'SoldOut'],
    off_sale: ['EventScheduled', 'OutOfStock'],
    postponed: ['EventPostponed', 'OutOfStock'],
    moved: ['EventScheduled', 'InStock'],
    cancelled: ['EventCancelled', 'Discontinued'],
  }

  test.each(saleStatuses)('%s becomes a status of the event and of every offer', (status) => {
    const [eventStatus, availability] = expected[status]
    const { eventStatus: jsonLdStatus, offers } = toEventJson({ status })
    expect(jsonLdStatus).toBe(toSchemaUrl(eventStatus))
    expect(offers.map((offer) => offer.availability)).toEqual([
      toSchemaUrl(availability),
      toSchemaUrl(isBuyable(status) ? 'SoldOut' : availability),
    ])
  })

  test('an event with a new date is rescheduled and has its previous date; one that only changed venue is not', () => {
    const previousStartsAt = '2026-12-01T20:00:00+01:00'
    const moved = toEventJson({ status: 'moved', details: { ...createEventPage().details, previousStartsAt } })
    expect(moved).toMatchObject({ eventStatus: toSchemaUrl('EventRescheduled'), previousStartDate: previousStartsAt })
    expect(toEventJson({ status: 'moved' })).not.toHaveProperty('previousStartDate')
  })
})
