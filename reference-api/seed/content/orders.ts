import type { SeedOrder } from '../seed-content.ts'

/** What the demo customer has bought, in order of time: an order in every state, and more than one page of them. */
export const demoOrders: SeedOrder[] = [
  { daysAgo: 214, currency: 'GBP', lines: [{ sku: 'PXM-REGULAR-1Y', quantity: 1 }], shipping: 'e-ticket' },
  { daysAgo: 171, currency: 'GBP', lines: [{ sku: 'PXV-50', quantity: 2 }, { sku: 'PXV-25', quantity: 1 }], shipping: 'e-ticket' },
  {
    daysAgo: 118, currency: 'GBP', deliverTo: 1, shipping: 'parcel', promoCodes: ['RECORDS15'],
    lines: [{ sku: 'PXR-003-LPC', quantity: 1 }, { sku: 'PXR-006-2LP', quantity: 1 }, { sku: 'PXR-002-CD', quantity: 2 }],
  },
  { daysAgo: 92, currency: 'GBP', deliverTo: 0, shipping: 'parcel', lines: [{ sku: 'PXR-012-LPC', quantity: 1 }], refunded: 'all' },
  { daysAgo: 66, currency: 'EUR', billTo: 2, asGuest: true, shipping: 'e-ticket', lines: [{ sku: 'EV-leitungswasser-standing', quantity: 2 }], used: true },
  { daysAgo: 45, currency: 'GBP', shipping: 'e-ticket', lines: [{ sku: 'EV-the-umbrella-treaty-standing', quantity: 2 }], used: true },
  { daysAgo: 41, currency: 'GBP', shipping: 'e-ticket', lines: [{ sku: 'EV-salt-and-semaphore-balcony', quantity: 2 }], refunded: 'all' },
  { daysAgo: 38, currency: 'GBP', shipping: 'e-ticket', lines: [{ sku: 'EV-hanna-feldkirch-seat', quantity: 2 }], beforeMove: true },
  { daysAgo: 31, currency: 'EUR', billTo: 2, language: 'de', shipping: 'e-ticket', lines: [{ sku: 'EV-kohlenstoff-balcony', quantity: 3 }], refunded: 1 },
  {
    daysAgo: 26, currency: 'GBP', deliverTo: 0, shipping: 'parcel', promoCodes: ['WELCOME5'],
    lines: [{ sku: 'EV-glass-ferry-standing', quantity: 2 }, { sku: 'PXR-001-LP', quantity: 1 }],
  },
  { daysAgo: 17, currency: 'GBP', shipping: 'e-ticket', lines: [{ sku: 'EV-the-heckle-fund-opening-balance-seat', quantity: 2 }], beforeMove: true },
  { daysAgo: 13, currency: 'EUR', billTo: 2, shipping: 'e-ticket', lines: [{ sku: 'EV-sommergewitter-standing', quantity: 2 }] },
  {
    daysAgo: 8, currency: 'GBP', shipping: 'e-ticket', promoCodes: ['LAMPLIGHT10'],
    lines: [
      { sku: 'EV-okonkwo-sisters-standing', quantity: 1, extraData: { guestName: 'Jonah Achterberg' } },
      { sku: 'EV-okonkwo-sisters-standing', quantity: 1, extraData: { guestName: 'Greta Lindequist' } },
    ],
  },
  { daysAgo: 4, currency: 'EUR', billTo: 2, shipping: 'e-ticket', promoCodes: ['FREENIGHT'], lines: [{ sku: 'EV-listening-session-betriebsstunden-chair', quantity: 1 }] },
  { daysAgo: 2, currency: 'GBP', shipping: 'e-ticket', lines: [{ sku: 'EV-ida-brandt-quartett-seat', quantity: 2 }] },
]
