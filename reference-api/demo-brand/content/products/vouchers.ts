import type { SeedProduct } from '../../../seed/seed-content.ts'
import { text } from '../text.ts'

const worth = (value: 25 | 50 | 100 | 150, en: string, de: string): SeedProduct['variants'][number] => ({
  sku: `PXV-${value}`,
  name: text(`Voucher ${value}`, `Gutschein ${value}`),
  description: text(en, de),
  gross: { GBP: value * 100, EUR: value * 100 },
  available: 10000,
  maxPerOrder: 20,
})

export const vouchers: SeedProduct[] = [
  {
    slug: 'gift-voucher',
    sku: 'PXV',
    type: 'voucher',
    name: text('Gift voucher', 'Geschenkgutschein'),
    short: text(
      'A night out for somebody else. They choose the noise.',
      'Ein Abend für jemand anderen, Lärm nach Wahl.',
    ),
    about: {
      en: [
        'Good for tickets, memberships and records, in all four rooms and in this shop. The code comes to you by email as soon as you have paid, with a page you can print and fold. If you like, we email it to whoever it is for, on the day you choose.',
        'It is valid for three years from the end of the year you buy it in, it can be spent in parts, and what is left stays on it.',
      ],
      de: [
        'Gilt für Karten, Mitgliedschaften und Platten, an allen vier Spielstätten und in diesem Shop. Der Code kommt per E-Mail zu dir, sobald du bezahlt hast, dazu eine Seite zum Ausdrucken und Falten. Wenn du magst, schicken wir ihn am Tag deiner Wahl auch an die Beschenkten.',
        'Er gilt drei Jahre ab dem Ende des Jahres, in dem du ihn kaufst, lässt sich in Teilen einlösen, und was übrig ist, bleibt drauf.',
      ],
    },
    attributes: [
      { code: 'delivery', value: text('By email, at once', 'Per E-Mail, sofort') },
      {
        code: 'validity',
        value: text('Three years from the end of the year of purchase', 'Drei Jahre ab Ende des Kaufjahres'),
      },
      { code: 'currency', value: text('The currency you buy it in', 'In der Währung, in der du ihn kaufst') },
    ],
    prints: ['voucher-25.jpg', 'voucher-50.jpg', 'voucher-100.jpg', 'voucher-150.jpg'],
    variants: [
      worth(25, 'A small gig, or most of a large one.', 'Ein kleines Konzert oder der größte Teil eines großen.'),
      worth(50, 'Two tickets for a good evening.', 'Zwei Karten für einen guten Abend.'),
      worth(100, 'The balcony, with company.', 'Der Balkon, in Begleitung.'),
      worth(150, 'Somebody means it.', 'Da meint es jemand ernst.'),
      {
        sku: 'PXV-OWN',
        name: text('Voucher, your own amount', 'Gutschein, eigener Betrag'),
        description: text('As much as you like.', 'So viel du magst.'),
        gross: { GBP: 1000, EUR: 1000 },
        available: 10000,
        maxPerOrder: 20,
        giftAmount: { minimum: 10, maximum: 250 },
      },
    ],
  },
]
