import type { SeedContent } from '../seed/seed-content.ts'
import { localised } from './localised.ts'

/** Records and a voucher, in categories; one record is sold out. */
export const createFixtureProducts = (): Pick<SeedContent, 'products' | 'productCategories' | 'productRelations'> => ({
  products: [
    {
      slug: 'first-pressing',
      sku: 'RECORD-1',
      type: 'record',
      name: localised('First Pressing', 'Erstpressung'),
      short: localised('A record.', 'Eine Platte.'),
      about: { en: ['Black.'], de: ['Schwarz.'] },
      attributes: [{ code: 'format', value: localised('LP') }],
      prints: [],
      released: '2025-06-01',
      lineFields: [
        {
          key: 'dedication',
          label: localised('Dedication', 'Widmung'),
          hint: localised('On the sleeve.', 'Auf die Hülle.'),
          maxLength: 20,
        },
      ],
      facets: {
        format: [{ value: 'vinyl', label: localised('Vinyl'), position: 0 }],
        room: [{ value: 'trafohalle', label: localised('Trafohalle'), position: 1 }],
      },
      variants: [
        {
          sku: 'RECORD-1-LP',
          name: localised('LP'),
          description: null,
          gross: { GBP: 2199, EUR: 2599 },
          available: 3,
          maxPerOrder: 20,
        },
      ],
    },
    {
      slug: 'voucher',
      sku: 'VOUCHER',
      type: 'voucher',
      name: localised('Voucher', 'Gutschein'),
      short: localised('A gift.', 'Ein Geschenk.'),
      about: { en: ['Paper.'], de: ['Papier.'] },
      attributes: [],
      prints: [],
      variants: [
        ...[25, 50].map((value) => ({ sku: `VOUCHER-${value}`, name: localised(`${value}`), value })),
        { sku: 'VOUCHER-OWN', name: localised('Own'), value: 10, giftAmount: { minimum: 10, maximum: 250 } },
      ].map(({ value, ...variant }) => {
        return {
          ...variant,
          description: null,
          gross: { GBP: value * 100, EUR: value * 100 },
          available: 1000,
          maxPerOrder: 20,
        }
      }),
    },
    {
      slug: 'second-pressing',
      sku: 'RECORD-2',
      type: 'record',
      name: localised('Another Pressing', 'Zweitpressung'),
      short: localised('A second record.', 'Noch eine Platte.'),
      about: { en: ['Grey.'], de: ['Grau.'] },
      attributes: [{ code: 'format', value: localised('CD') }],
      prints: [],
      released: '2026-06-01',
      facets: {
        format: [{ value: 'cd', label: localised('CD'), position: 1 }],
        room: [{ value: 'trafohalle', label: localised('Trafohalle'), position: 1 }],
      },
      variants: [
        {
          sku: 'RECORD-2-CD',
          name: localised('CD'),
          description: null,
          gross: { GBP: 1200, EUR: 1400 },
          available: 0,
          maxPerOrder: 20,
        },
      ],
    },
  ],
  productCategories: [
    {
      path: 'shop',
      parent: null,
      title: localised('Shop', 'Laden'),
      lead: localised('All of it.', 'Alles.'),
      body: { en: ['Everything & more.'], de: ['Alles & mehr.'] },
      print: null,
      products: ['VOUCHER'],
    },
    {
      path: 'shop/records',
      parent: 'shop',
      title: localised('Records', 'Platten'),
      lead: localised('Round.', 'Rund.'),
      body: { en: [], de: [] },
      print: null,
      products: ['RECORD-1', 'RECORD-2'],
    },
    {
      path: 'shop/nothing',
      parent: 'shop',
      title: localised('Nothing', 'Nichts'),
      lead: localised('Empty.', 'Leer.'),
      body: { en: [], de: [] },
      print: null,
      products: [],
    },
  ],
  productRelations: [{ sku: 'RECORD-1', related: ['RECORD-2'], accessories: ['VOUCHER'] }],
})
