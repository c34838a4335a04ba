import type { EventPage } from '#shared/api/catalogue/catalogue-schemas.ts'

const image = { src: '/media/poster-01.jpg', width: 1200, height: 1500, alt: 'Rings', colour: '#c53030' }

/** The page of an event on sale. Of its two ticket types one is sold out. */
export const createEventPage = (changes: Partial<EventPage> = {}): EventPage => ({
  sku: 'EV-kohlenstoff',
  slug: 'kohlenstoff',
  name: 'Kohlenstoff',
  support: 'Glass Ferry',
  genre: 'Electronic',
  venue: { slug: 'trafohalle', name: 'Trafohalle', city: 'Berlin' },
  date: {
    iso: '2027-01-15T20:00:00+01:00',
    weekday: 'Fri',
    day: '15',
    month: 'Jan',
    year: '2027',
    isOtherYear: true,
    long: 'Friday 15 January 2027',
    doors: '19:00',
    starts: '20:00',
  },
  status: 'on_sale',
  price: { amount: 2450, currency: 'GBP', isFromPrice: false },
  image,
  wideImage: { ...image, src: '/media/poster-01-wide.jpg', width: 1600, height: 900 },
  gallery: [],
  shortDescription: 'Loud, and then not.',
  descriptionHtml: '<p>Loud.</p>',
  accessHtml: null,
  ageLimit: null,
  runningOrder: [],
  ticketTypes: [
    {
      sku: 'EV-kohlenstoff-standing',
      name: 'Standing',
      description: null,
      price: { amount: 2450, currency: 'GBP' },
      maxQuantity: 10,
    },
    {
      sku: 'EV-kohlenstoff-balcony',
      name: 'Balcony',
      description: null,
      price: { amount: 3005, currency: 'GBP' },
      maxQuantity: 0,
    },
  ],
  onSaleFrom: null,
  onSaleFromShort: null,
  previousDate: null,
  previousVenue: null,
  details: {
    doorsAt: '2027-01-15T19:00:00+01:00',
    endsAt: '2027-01-15T23:00:00+01:00',
    onSaleAt: '2026-10-01T10:00:00+02:00',
    previousStartsAt: null,
    address: { street: 'Musterstraße 1', postcode: '10999', city: 'Berlin', countryCode: 'DE' },
  },
  metaTitle: 'Kohlenstoff',
  metaDescription: 'Kohlenstoff at Trafohalle.',
  ...changes,
})
