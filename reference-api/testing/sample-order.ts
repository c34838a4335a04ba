import type { Media, SaleStatus } from '#shared/wire/catalogue.ts'
import type { OrderLineResource, OrderResource } from '#shared/wire/orders.ts'
import { inLocale, type Locale } from '../domain/locale.ts'

const venue = { id: 'v1', slug: 'the-lamphouse', name: 'The Lamphouse', city: 'London', countryCode: 'GB' }
const timeZone = 'Europe/London'

export const sampleEvent = {
  dates: {
    doorsAt: '2026-11-20T19:00:00Z',
    startsAt: '2026-11-20T20:00:00Z',
    endsAt: '2026-11-20T23:00:00Z',
    timeZone,
  },
  venue,
}

/** What the event was before it was moved. */
export const previousSampleEvent = {
  dates: {
    doorsAt: '2026-11-13T19:00:00Z',
    startsAt: '2026-11-13T20:00:00Z',
    endsAt: '2026-11-13T23:00:00Z',
    timeZone,
  },
  venue: { id: 'v2', slug: 'saltworks', name: 'Saltworks', city: 'Bristol', countryCode: 'GB' },
}

const createPicture = (file: string, alt: string, role: Media['role'], height: number): Media => {
  return { url: `/media/${file}`, width: 1080, height, alt, colour: '#f8e8c8', role }
}

const toAmounts = (gross: number) => ({ net: Math.round(gross / 1.2), tax: gross - Math.round(gross / 1.2), gross })

const createLine = (id: string, gross: number, line: Partial<OrderLineResource>): OrderLineResource => ({
  id,
  type: 'record',
  sku: id,
  slug: id,
  productName: id,
  variantName: null,
  media: null,
  quantity: 1,
  extraData: {},
  unitPrice: { net: Math.round(gross / 1.2), gross, taxRate: 0.2 },
  total: toAmounts(gross * (line.quantity ?? 1)),
  discount: toAmounts(0),
  event: null,
  refundedQuantity: 0,
  tickets: [],
  vouchers: [],
  memberships: [],
  ...line,
})

const createTickets = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    '@id': `/tickets/t${index}`,
    '@type': 'Ticket' as const,
    id: `t${index}`,
    serial: `PXL 7Q4 20N ${118 + index}`,
    code: 'PXAA0000',
    status: 'valid' as const,
    usedAt: null,
    position: index + 1,
    of: count,
    holder: index === 0 ? 'Bea Yer' : 'Theodora Quillfeather-Hopkins',
  }))

const posterAlts = {
  en: 'A huge dark brushstroke turning like a hairpin bend over fine lines.',
  de: 'Ein riesiger dunkler Pinselstrich, gebogen wie eine Haarnadelkurve, über feinen Linien.',
}
const sleeveAlts = { en: 'A sleeve with three red circles.', de: 'Eine Hülle mit drei roten Kreisen.' }

const getLines = (locale: Locale, saleStatus: SaleStatus, ticketCount: number): OrderLineResource[] => [
  createLine('marrow-choir', 3100, {
    type: 'event',
    productName: 'Marrow Choir',
    variantName: locale === 'de' ? 'Stehplatz' : 'Standing',
    media: createPicture('poster-01.jpg', inLocale(posterAlts, locale), 'poster', 1350),
    quantity: ticketCount,
    tickets: createTickets(ticketCount),
    event: {
      ...sampleEvent,
      slug: 'marrow-choir',
      saleStatus,
      address: ['4 Wick Lane', 'London E9 5AA'],
      previousStartsAt: null,
      previousVenue: null,
    },
  }),
  createLine('record', 2400, {
    productName: 'Low Water Songs',
    variantName: locale === 'de' ? 'LP, gelbes Vinyl' : 'LP, yellow vinyl',
    media: createPicture('record-3.jpg', inLocale(sleeveAlts, locale), 'sleeve', 1080),
  }),
  createLine('voucher', 5000, {
    type: 'voucher',
    productName: locale === 'de' ? 'Gutschein' : 'Gift voucher',
    unitPrice: { net: 5000, gross: 5000, taxRate: 0 },
    total: { net: 5000, tax: 0, gross: 5000 },
    media: createPicture('voucher-50.jpg', locale === 'de' ? 'Eine gelbe Karte.' : 'A yellow card.', 'sleeve', 1080),
    vouchers: [{ code: '0A0Q-D9QN-QEP7-HKFF', value: 5000, balance: 5000, expiresAt: '2029-12-31T22:59:59Z' }],
  }),
]

const address = {
  firstName: 'Bea',
  lastName: 'Yer',
  company: null,
  line1: '3 Quay',
  line2: null,
  city: 'Bristol',
  region: null,
  postcode: 'BS1 4QA',
  countryCode: 'GB',
  telephone: null,
}

/** An order with tickets, a record, a gift voucher, a promotion and a parcel. */
export const createSampleOrder = (
  locale: Locale,
  saleStatus: SaleStatus = 'on_sale',
  ticketCount = 2,
): OrderResource => ({
  '@id': '/orders/o1',
  '@type': 'Order',
  id: 'o1',
  number: 'PX-7K3M-2QXD',
  documentNumber: 'GB-000017',
  key: 'sample',
  status: 'placed',
  placedAt: '2026-11-01T12:00:00Z',
  language: locale,
  currency: 'GBP',
  contact: { email: 'bea@example.com', firstName: 'Bea', lastName: 'Yer', telephone: null },
  billingAddress: address,
  deliveryAddress: address,
  lines: getLines(locale, saleStatus, ticketCount),
  promotions: [
    {
      promotionCode: 'TICKETS10',
      description: locale === 'de' ? '10 % auf Karten' : '10% off tickets',
      discount: toAmounts(620),
      kind: 'promotion',
      remaining: null,
    },
  ],
  shipping: {
    service: 'parcel',
    name: locale === 'de' ? 'Paket' : 'Parcel',
    date: '2026-11-05',
    total: toAmounts(495),
  },
  totals: {
    quantity: 4,
    lines: toAmounts(13_600),
    discount: toAmounts(620),
    shipping: toAmounts(495),
    taxes: [{ rate: 0.2, net: 7063, tax: 1412 }],
    total: { net: 12_063, tax: 1412, gross: 13_475 },
    refunded: 0,
  },
  payment: { provider: 'sandbox', status: 'captured', amount: 13_475, refunded: 0, paidAt: '2026-11-01T12:00:00Z' },
})
