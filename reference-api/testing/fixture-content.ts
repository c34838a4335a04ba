import type { SeedContent, SeedEvent, SeedLocation } from '../seed/seed-content.ts'
import { createFixtureCmsContent } from './fixture-cms-content.ts'
import { createFixtureProducts } from './fixture-products.ts'
import { localised } from './localised.ts'

const createVenue = (slug: string, name: string, city: string, countryCode: 'GB' | 'DE'): SeedLocation => ({
  slug,
  type: 'venue',
  active: true,
  name,
  city,
  countryCode,
  streetLines: ['1 Test Street'],
  postcode: 'TE5 7',
  latitude: 51.5,
  longitude: -0.1,
  timeZone: countryCode === 'DE' ? 'Europe/Berlin' : 'Europe/London',
  telephone: '020 7946 0000',
  email: 'room@example.com',
  capacity: 500,
  tagline: localised('A room', 'Eine Spielstätte'),
  description: localised('<p>A room.</p>', '<p>Eine Spielstätte.</p>'),
  access: localised('<p>Step-free.</p>', '<p>Stufenlos.</p>'),
  gettingHere: localised('<p>Walk.</p>', '<p>Zu Fuß.</p>'),
  openingHours: [{ days: localised('Mon to Fri', 'Mo bis Fr'), opens: '10:00', closes: '18:00' }],
  prints: [],
})

const createEvent = (
  slug: string,
  status: SeedEvent['status'],
  day: number,
  changes: Partial<SeedEvent> = {},
): SeedEvent => ({
  slug,
  name: slug.replaceAll('-', ' '),
  support: localised('with friends', 'mit Freunden'),
  genre: localised('Folk'),
  venue: 'the-lamphouse',
  day,
  doors: '19:00',
  starts: '20:00',
  ends: '23:00',
  status,
  short: localised('A night.', 'Ein Abend.'),
  about: { en: ['Loud & <quiet>.'], de: ['Laut & <leise>.'] },
  ageLimit: null,
  poster: 1,
  ticketTypes: [
    {
      code: 'standing',
      name: localised('Standing', 'Stehplatz'),
      description: localised('Floor', 'Parkett'),
      gross: { GBP: 2000, EUR: 2300 },
      share: 0.7,
    },
    {
      code: 'balcony',
      name: localised('Balcony', 'Balkon'),
      description: localised('Seated', 'Sitzplatz'),
      gross: { GBP: 3000, EUR: 3500 },
      share: 0.3,
      maxPerOrder: 4,
    },
  ],
  capacity: 400,
  ...changes,
})

const restrictBalcony = (event: ReturnType<typeof createEvent>) => ({
  ...event,
  ticketTypes: event.ticketTypes.map((type) =>
    type.code === 'balcony' ? { ...type, restricted: true, needsAdult: true } : type,
  ),
})

/** A small catalogue with an event in every sale status. Tests seed it quickly and know its content. */
export const createFixtureContent = (): SeedContent => ({
  locations: [
    createVenue('the-lamphouse', 'The Lamphouse', 'London', 'GB'),
    createVenue('trafohalle', 'Trafohalle', 'Berlin', 'DE'),
    { ...createVenue('box-office', 'Box office', 'London', 'GB'), type: 'box_office' },
    { ...createVenue('old-room', 'Old room', 'London', 'GB'), active: false },
  ],
  events: [
    createEvent('open-night', 'on_sale', 10),
    createEvent('berlin-night', 'on_sale', 40, { venue: 'trafohalle', doors: '23:00', starts: '00:30', ends: '05:00' }),
    createEvent('last-tickets', 'few_left', 12),
    createEvent('full-house', 'sold_out', 14),
    createEvent('members-first', 'presale', 60),
    createEvent('soon', 'announced', 70),
    createEvent('closed', 'off_sale', 5),
    createEvent('later', 'postponed', 45),
    restrictBalcony(createEvent('elsewhere', 'moved', 30, { previousVenue: 'trafohalle', previousDay: 28 })),
    createEvent('never', 'cancelled', 20),
  ],
  ...createFixtureProducts(),
  ...createFixtureCmsContent(),
  customers: [
    {
      email: 'demo@example.com',
      password: 'stagedoor-demo',
      firstName: 'Demo',
      lastName: 'Person',
      telephone: null,
      addresses: [
        {
          type: ['billing', 'delivery'],
          firstName: 'Demo',
          lastName: 'Person',
          line1: '1 Test Street',
          city: 'London',
          postcode: 'E1 6AN',
          countryCode: 'GB',
          defaults: [{ type: 'billing' }],
        },
        {
          type: ['delivery'],
          firstName: 'Demo',
          lastName: 'Person',
          line1: 'Teststraße 1',
          city: 'Berlin',
          postcode: '10115',
          countryCode: 'DE',
          default: true,
        },
      ],
      wishlists: [
        { name: 'Later', items: [{ product: 'EV-open-night' }, { productVariant: 'RECORD-1-LP', quantity: 2 }] },
        { name: 'Gifts', items: [{ productVariant: 'VOUCHER-25' }] },
      ],
    },
  ],
  promotions: [
    { code: 'TICKETS10', description: localised('10% off tickets', '10 % auf Karten'), percent: 10, types: ['event'] },
    {
      code: 'FIVE',
      description: localised('5 off', '5 weniger'),
      amounts: { GBP: 500, EUR: 500 },
      minimums: { GBP: 3000, EUR: 3000 },
    },
    {
      code: 'RECORDS50',
      description: localised('Half price records', 'Platten zum halben Preis'),
      percent: 50,
      types: ['record'],
    },
    { code: 'FRIEND', description: localised('15% off', '15 % weniger'), percent: 15, customersOnly: true },
    { code: 'ALONE', description: localised('20% off', '20 % weniger'), percent: 20, combinable: false },
    { code: 'FREE', description: localised('Free tickets', 'Karten geschenkt'), percent: 100, types: ['event'] },
    { code: 'OVER', description: localised('Over', 'Vorbei'), percent: 10, untilDay: -1 },
    { code: 'TOMORROW', description: localised('Soon', 'Bald'), percent: 10, fromDay: 1 },
    { code: 'USEDUP', description: localised('Used', 'Verbraucht'), percent: 10, maxUses: 3, uses: 3 },
    { code: 'ONCE', description: localised('Once', 'Einmal'), percent: 10, maxUses: 1 },
  ],
  vouchers: [
    { code: 'TEST-50GB-P000-0001', currency: 'GBP', value: 5000, balance: 5000 },
    { code: 'TEST-100G-BP00-0002', currency: 'GBP', value: 10_000, balance: 3740 },
    { code: 'TEST-50ER-P000-0003', currency: 'EUR', value: 5000, balance: 5000 },
    { code: 'TEST-25GB-P000-0004', currency: 'GBP', value: 2500, balance: 0 },
    { code: 'TEST-25GB-P000-0005', currency: 'GBP', value: 2500, balance: 2500, hasExpired: true },
  ],
})
