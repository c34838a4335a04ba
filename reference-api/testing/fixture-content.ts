import type { SeedContent, SeedEvent, SeedLocation, Text } from '../seed/seed-content.ts'
import { forms } from '../seed/content/forms/forms.ts'

const both = (en: string, de: string = en): Text => ({ en, de })

const place = (slug: string, name: string, city: string, countryCode: 'GB' | 'DE'): SeedLocation => ({
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
  tagline: both('A room', 'Ein Saal'),
  description: both('<p>A room.</p>', '<p>Ein Saal.</p>'),
  access: both('<p>Step-free.</p>', '<p>Stufenlos.</p>'),
  gettingHere: both('<p>Walk.</p>', '<p>Zu Fuß.</p>'),
  openingHours: [{ days: both('Mon to Fri', 'Mo bis Fr'), opens: '10:00', closes: '18:00' }],
  prints: [],
})

const event = (slug: string, status: SeedEvent['status'], day: number, changes: Partial<SeedEvent> = {}): SeedEvent => ({
  slug,
  name: slug.replaceAll('-', ' '),
  support: both('with friends', 'mit Freunden'),
  genre: both('Folk'),
  venue: 'the-lamphouse',
  day,
  doors: '19:00',
  starts: '20:00',
  ends: '23:00',
  status,
  short: both('A night.', 'Ein Abend.'),
  about: { en: ['Loud & <quiet>.'], de: ['Laut & <leise>.'] },
  ageLimit: null,
  poster: 1,
  kinds: [
    { code: 'standing', name: both('Standing', 'Stehplatz'), description: both('Floor', 'Parkett'), gross: { GBP: 2000, EUR: 2300 }, share: 0.7 },
    { code: 'balcony', name: both('Balcony', 'Balkon'), description: both('Seated', 'Sitzplatz'), gross: { GBP: 3000, EUR: 3500 }, share: 0.3, maxPerOrder: 4 },
  ],
  capacity: 400,
  ...changes,
})

/** Small, with an event in every state, so that tests start fast and know what they meet. */
export const fixtureContent = (): SeedContent => ({
  locations: [
    place('the-lamphouse', 'The Lamphouse', 'London', 'GB'),
    place('trafohalle', 'Trafohalle', 'Berlin', 'DE'),
    { ...place('box-office', 'Box office', 'London', 'GB'), type: 'box_office' },
    { ...place('old-room', 'Old room', 'London', 'GB'), active: false },
  ],
  events: [
    event('open-night', 'on_sale', 10),
    event('berlin-night', 'on_sale', 40, { venue: 'trafohalle', doors: '23:00', starts: '00:30', ends: '05:00' }),
    event('last-tickets', 'few_left', 12),
    event('full-house', 'sold_out', 14),
    event('members-first', 'presale', 60),
    event('soon', 'announced', 70),
    event('closed', 'off_sale', 5),
    event('later', 'postponed', 45),
    event('elsewhere', 'moved', 30, { previousVenue: 'trafohalle', previousDay: 28 }),
    event('never', 'cancelled', 20),
  ],
  products: [
    {
      slug: 'first-pressing',
      sku: 'RECORD-1',
      type: 'record',
      name: both('First Pressing', 'Erstpressung'),
      short: both('A record.', 'Eine Platte.'),
      about: { en: ['Black.'], de: ['Schwarz.'] },
      attributes: [{ code: 'format', value: both('LP') }],
      prints: [],
      variants: [{ sku: 'RECORD-1-LP', name: both('LP'), description: null, gross: { GBP: 2199, EUR: 2599 }, available: 3, maxPerOrder: 20 }],
    },
    {
      slug: 'voucher',
      sku: 'VOUCHER',
      type: 'voucher',
      name: both('Voucher', 'Gutschein'),
      short: both('A gift.', 'Ein Geschenk.'),
      about: { en: ['Paper.'], de: ['Papier.'] },
      attributes: [],
      prints: [],
      variants: [25, 50].map((value) => {
        return { sku: `VOUCHER-${value}`, name: both(`${value}`), description: null, gross: { GBP: value * 100, EUR: value * 100 }, available: 1000, maxPerOrder: 20 }
      }),
    },
  ],
  pages: [
    { slug: 'about-us', title: both('About us', 'Über uns'), lead: null, body: both('<p>Hi.</p>', '<p>Hallo.</p>'), print: null, metaTitle: both('About'), metaDescription: both('About') },
    { slug: 'help/tickets', title: both('Tickets'), lead: both('Help', 'Hilfe'), body: both('<p>T</p>'), print: null, metaTitle: both('T'), metaDescription: both('T') },
  ],
  elements: [
    {
      code: 'homepage',
      title: both('Welcome', 'Willkommen'),
      body: both('<p>Welcome.</p>', '<p>Willkommen.</p>'),
      teasers: [{ code: 'membership', title: both('Join', 'Mitmachen'), text: both('Do.', 'Los.'), linkText: both('Go', 'Weiter'), path: 'membership', print: null }],
    },
  ],
  forms,
  menus: [
    {
      code: 'header',
      title: both('Main', 'Haupt'),
      items: [
        { itemType: 'content', linkText: both('Venues', 'Säle'), path: 'venues', children: [{ itemType: 'content', linkText: both('Trafohalle'), path: 'venues/trafohalle' }] },
        { itemType: 'directLink', linkText: both('What’s On', 'Programm'), path: '/whats-on' },
      ],
    },
  ],
  customers: [
    {
      email: 'demo@example.com',
      password: 'stagedoor-demo',
      firstName: 'Demo',
      lastName: 'Person',
      telephone: null,
      addresses: [
        { type: ['billing', 'delivery'], firstName: 'Demo', lastName: 'Person', line1: '1 Test Street', city: 'London', postcode: 'E1 6AN', countryCode: 'GB', defaults: [{ type: 'billing' }] },
        { type: ['delivery'], firstName: 'Demo', lastName: 'Person', line1: 'Teststraße 1', city: 'Berlin', postcode: '10115', countryCode: 'DE', default: true },
      ],
      wishlists: [
        { name: 'Later', items: [{ product: 'EV-open-night' }, { productVariant: 'RECORD-1-LP', quantity: 2 }] },
        { name: 'Gifts', items: [{ productVariant: 'VOUCHER-25' }] },
      ],
    },
  ],
})
