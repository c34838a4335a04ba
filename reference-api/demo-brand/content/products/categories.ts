import type { SeedProduct, SeedProductCategory, Text } from '../../../seed/seed-content.ts'
import { text } from '../text.ts'
import { memberships } from './memberships.ts'
import { records } from './records.ts'
import { vouchers } from './vouchers.ts'

const skusOf = (products: SeedProduct[]) => products.map(({ sku }) => sku)

const genreOf = ({ attributes }: SeedProduct) => attributes.find(({ code }) => code === 'genre')?.value.en

const shelf = (slug: string, title: Text, lead: Text, genres: string[]): SeedProductCategory => ({
  path: `records/${slug}`,
  parent: 'records',
  title,
  lead,
  body: { en: [], de: [] },
  print: null,
  products: skusOf(records.filter((record) => genres.includes(genreOf(record) ?? ''))),
})

/** Parents come first. CMS pages list the three roots; shoppers reach the subcategories from these. */
export const productCategories: SeedProductCategory[] = [
  {
    path: 'memberships',
    parent: null,
    title: text('Memberships', 'Mitgliedschaften'),
    lead: text('Three ways to belong here for a year.', 'Drei Arten, ein Jahr lang dazuzugehören.'),
    body: {
      en: ['Every membership starts when you buy it, counts in all four rooms and ends after a year by itself.'],
      de: [
        'Jede Mitgliedschaft beginnt mit dem Kauf, gilt an allen vier Spielstätten und endet nach einem Jahr von selbst.',
      ],
    },
    print: 'editorial-membership.jpg',
    products: skusOf(memberships),
  },
  {
    path: 'gift-vouchers',
    parent: null,
    title: text('Vouchers to give', 'Gutscheine zum Verschenken'),
    lead: text('You pay. They choose the noise.', 'Du zahlst, den Lärm suchen andere aus.'),
    body: {
      en: ['Vouchers are good for tickets, memberships and records, and can be spent in parts.'],
      de: ['Gutscheine gelten für Karten, Mitgliedschaften und Platten und lassen sich in Teilen einlösen.'],
    },
    print: 'editorial-vouchers.jpg',
    products: skusOf(vouchers),
  },
  {
    path: 'records',
    parent: null,
    title: text('All records', 'Alle Platten'),
    lead: text(
      'Everything on the house label, made in one of the four rooms.',
      'Alles vom Hauslabel, aufgenommen in einer der vier Spielstätten.',
    ),
    body: {
      en: [
        'Records go out twice a week, wrapped by the person who worked the door the night before. Downloads are there at once.',
      ],
      de: [
        'Platten verschicken wir zweimal die Woche, eingepackt von der Person, die am Abend davor an der Tür stand. Downloads sind sofort da.',
      ],
    },
    print: 'editorial-journal.jpg',
    products: skusOf(records),
  },
  shelf(
    'voices',
    text('Voices', 'Stimmen'),
    text(
      'Choirs, singers and anybody who needs no amplifier.',
      'Chöre, Stimmen und alle, die keinen Verstärker brauchen.',
    ),
    ['Choral', 'Folk', 'Songwriter', 'Soul'],
  ),
  shelf(
    'machines',
    text('Machines', 'Maschinen'),
    text('Cranes, synthesisers and other reliable colleagues.', 'Kräne, Synthesizer und andere verlässliche Kollegen.'),
    ['Krautrock', 'Synth pop', 'Electronic', 'Techno', 'Ambient'],
  ),
  shelf(
    'guitars',
    text('Guitars', 'Gitarren'),
    text('Mostly loud. One of them is out of tune on purpose.', 'Meistens laut. Eine ist mit Absicht verstimmt.'),
    ['Shoegaze', 'Post-punk', 'Psychedelic rock', 'Pop'],
  ),
  shelf(
    'ensembles',
    text('Bands of many', 'Viele auf einmal'),
    text('Brass, jazz, orchestras: more people than chairs.', 'Bläser, Jazz, Orchester: mehr Leute als Stühle.'),
    ['Jazz', 'Brass', 'Orchestral', 'Latin'],
  ),
  shelf('compilations', text('Compilations', 'Sampler'), text('Many bands, one sleeve.', 'Viele Bands, eine Hülle.'), [
    'Compilation',
  ]),
]
