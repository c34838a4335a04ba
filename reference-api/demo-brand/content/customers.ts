import type { SeedCustomer } from '../../seed/seed-content.ts'
import { demoOrders } from './orders.ts'

const jonah = { firstName: 'Jonah', lastName: 'Achterberg' }

/**
 * Accounts to try the shop with. Their email addresses cannot receive mail, the streets do not exist, and the
 * telephone numbers are reserved for fiction.
 */
export const customers: SeedCustomer[] = [
  {
    ...jonah,
    email: 'demo@example.com',
    password: 'stagedoor-demo',
    telephone: '020 7946 0177',
    addresses: [
      {
        ...jonah,
        type: ['billing', 'delivery'],
        line1: 'Flat 4',
        line2: '18 Wick Trimmer Row',
        city: 'London',
        postcode: 'E8 4ZZ',
        countryCode: 'GB',
        telephone: '020 7946 0177',
        default: true,
      },
      {
        ...jonah,
        type: ['delivery'],
        company: 'Halyard & Sons Chandlery',
        line1: '2 Bollard Steps',
        city: 'Bristol',
        postcode: 'BS1 9ZZ',
        countryCode: 'GB',
        telephone: '0117 496 0177',
      },
      {
        ...jonah,
        type: ['billing', 'delivery'],
        line1: 'Umspannweg 7',
        line2: 'c/o Lindequist, Hinterhaus',
        city: 'Berlin',
        postcode: '10999',
        countryCode: 'DE',
        telephone: '030 23125 177',
      },
    ],
    wishlists: [
      {
        name: 'This winter',
        items: [
          { product: 'EV-okonkwo-sisters-second-night' },
          { productVariant: 'EV-glass-ferry-balcony', quantity: 2 },
          { product: 'EV-kohlenstoff' },
          { product: 'EV-ottoline-ray' },
          { productVariant: 'PXR-006-2LP' },
        ],
      },
      {
        name: 'For Greta',
        items: [{ productVariant: 'PXR-003-LP' }, { productVariant: 'PXR-002-CD' }, { productVariant: 'PXV-50' }],
      },
    ],
    orders: demoOrders,
  },
  {
    email: 'greta@example.org',
    password: 'stagedoor-demo',
    firstName: 'Greta',
    lastName: 'Lindequist',
    telephone: '030 23125 177',
    addresses: [
      {
        type: ['billing', 'delivery'],
        firstName: 'Greta',
        lastName: 'Lindequist',
        line1: 'Umspannweg 7',
        line2: 'Hinterhaus',
        city: 'Berlin',
        postcode: '10999',
        countryCode: 'DE',
        default: true,
      },
    ],
  },
]
