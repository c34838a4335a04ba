import type { SeedArticle, SeedContent, SeedEvent, SeedLocation, Text } from '../seed/seed-content.ts'
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
  tagline: both('A room', 'Eine Spielstätte'),
  description: both('<p>A room.</p>', '<p>Eine Spielstätte.</p>'),
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

const article = (slug: string, category: string, daysAgo: number): SeedArticle => ({
  slug,
  category,
  title: both(`About ${slug}`, `Über ${slug}`),
  lead: both('Read.', 'Lies.'),
  body: both('<p>Words.</p>', '<p>Wörter.</p>'),
  print: null,
  author: 'Ada Quill',
  daysAgo,
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
      released: '2025-06-01',
      facets: { format: [{ value: 'vinyl', label: both('Vinyl'), position: 0 }], room: [{ value: 'trafohalle', label: both('Trafohalle'), position: 1 }] },
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
    {
      slug: 'second-pressing',
      sku: 'RECORD-2',
      type: 'record',
      name: both('Another Pressing', 'Zweitpressung'),
      short: both('A second record.', 'Noch eine Platte.'),
      about: { en: ['Grey.'], de: ['Grau.'] },
      attributes: [{ code: 'format', value: both('CD') }],
      prints: [],
      released: '2026-06-01',
      facets: { format: [{ value: 'cd', label: both('CD'), position: 1 }], room: [{ value: 'trafohalle', label: both('Trafohalle'), position: 1 }] },
      variants: [{ sku: 'RECORD-2-CD', name: both('CD'), description: null, gross: { GBP: 1200, EUR: 1400 }, available: 0, maxPerOrder: 20 }],
    },
  ],
  productCategories: [
    { path: 'shop', parent: null, title: both('Shop', 'Laden'), lead: both('All of it.', 'Alles.'), body: { en: ['Everything & more.'], de: ['Alles & mehr.'] }, print: null, products: ['VOUCHER'] },
    { path: 'shop/records', parent: 'shop', title: both('Records', 'Platten'), lead: both('Round.', 'Rund.'), body: { en: [], de: [] }, print: null, products: ['RECORD-1', 'RECORD-2'] },
    { path: 'shop/nothing', parent: 'shop', title: both('Nothing', 'Nichts'), lead: both('Empty.', 'Leer.'), body: { en: [], de: [] }, print: null, products: [] },
  ],
  productRelations: [{ sku: 'RECORD-1', related: ['RECORD-2'], accessories: ['VOUCHER'] }],
  pages: [
    { slug: 'contact-us', formCode: 'contact-us', title: both('Contact', 'Kontakt'), lead: null, body: both('<p>Write.</p>', '<p>Schreib.</p>'), print: null, metaTitle: both('Contact'), metaDescription: both('Contact') },
    { slug: 'about-us', title: both('About us', 'Über uns'), lead: null, body: both('<p>Hi.</p>', '<p>Hallo.</p>'), print: null, metaTitle: both('About'), metaDescription: both('About') },
    { slug: 'help/tickets', title: both('Tickets'), lead: both('Help', 'Hilfe'), body: both('<p>T</p>'), print: null, metaTitle: both('T'), metaDescription: both('T'), formCode: 'contact', productCategory: 'records', questions: [{ topic: both('Tickets', 'Karten'), question: both('Why?', 'Warum?'), answer: both('<p>Because.</p>', '<p>Darum.</p>') }] },
    { slug: 'notes/page-wins', title: both('The page'), lead: null, body: both('<p>P</p>'), print: null, metaTitle: both('P'), metaDescription: both('P') },
  ],
  articleCategories: [
    { path: 'notes', title: both('Notes', 'Notizen'), lead: both('All of them.', 'Alle.'), print: 'poster-01.jpg', metaDescription: both('Notes', 'Notizen') },
    { path: 'notes/sound', title: both('Sound', 'Ton'), lead: both('Loud.', 'Laut.'), print: null, metaDescription: both('Sound', 'Ton') },
    { path: 'notes/empty', title: both('Empty', 'Leer'), lead: both('Nothing.', 'Nichts.'), print: null, metaDescription: both('Empty', 'Leer') },
    { path: 'notes/sound/bass', title: both('Bass'), lead: both('Low.', 'Tief.'), print: null, metaDescription: both('Bass') },
  ],
  articles: [
    ...Array.from({ length: 26 }, (_, index) => article(`notes/note-${index + 1}`, 'notes', index + 2)),
    article('notes/page-wins', 'notes/sound', 100),
    article('notes/low-notes', 'notes/sound/bass', 1),
  ],
  redirects: [{ source: '/gigs', target: '/whats-on' }, { source: '/merch', target: 'https://shop.example.com', status: 302 }],
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
        { itemType: 'content', linkText: both('Venues', 'Spielstätten'), path: 'venues', children: [{ itemType: 'content', linkText: both('For Germans'), path: 'widerruf', shownIn: ['de'] }, { itemType: 'content', linkText: both('Trafohalle'), path: 'venues/trafohalle' }] },
        { itemType: 'content', linkText: both('Only here'), path: 'only-english', shownIn: ['en'] },
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
  promotions: [
    { code: 'TICKETS10', description: both('10% off tickets', '10 % auf Karten'), percent: 10, types: ['event'] },
    { code: 'FIVE', description: both('5 off', '5 weniger'), amounts: { GBP: 500, EUR: 500 }, minimums: { GBP: 3000, EUR: 3000 } },
    { code: 'RECORDS50', description: both('Half price records', 'Platten zum halben Preis'), percent: 50, types: ['record'] },
    { code: 'FRIEND', description: both('15% off', '15 % weniger'), percent: 15, customersOnly: true },
    { code: 'ALONE', description: both('20% off', '20 % weniger'), percent: 20, combinable: false },
    { code: 'FREE', description: both('Free tickets', 'Karten geschenkt'), percent: 100, types: ['event'] },
    { code: 'OVER', description: both('Over', 'Vorbei'), percent: 10, untilDay: -1 },
    { code: 'TOMORROW', description: both('Soon', 'Bald'), percent: 10, fromDay: 1 },
    { code: 'USEDUP', description: both('Used', 'Verbraucht'), percent: 10, maxUses: 3, uses: 3 },
    { code: 'ONCE', description: both('Once', 'Einmal'), percent: 10, maxUses: 1 },
  ],
  vouchers: [
    { code: 'TEST-50GB-P000-0001', currency: 'GBP', value: 5000, balance: 5000 },
    { code: 'TEST-100G-BP00-0002', currency: 'GBP', value: 10_000, balance: 3740 },
    { code: 'TEST-50ER-P000-0003', currency: 'EUR', value: 5000, balance: 5000 },
    { code: 'TEST-25GB-P000-0004', currency: 'GBP', value: 2500, balance: 0 },
    { code: 'TEST-25GB-P000-0005', currency: 'GBP', value: 2500, balance: 2500, hasExpired: true },
  ],
})
