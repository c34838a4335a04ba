import type { SeedPromotion } from '../../seed/seed-content.ts'
import { text } from './text.ts'

/** Promotion codes of the demo. They are public in the source code, so only demos have them. */
export const promotions: SeedPromotion[] = [
  { code: 'LAMPLIGHT10', description: text('10% off tickets', '10 % auf Karten'), percent: 10, types: ['event'] },
  {
    code: 'WELCOME5',
    description: text('A little off, to say hello', 'Ein kleiner Nachlass zur Begrüßung'),
    amounts: { GBP: 500, EUR: 500 },
    minimums: { GBP: 3000, EUR: 3000 },
  },
  { code: 'RECORDS15', description: text('15% off records', '15 % auf Platten'), percent: 15, types: ['record'] },
  {
    code: 'HOUSEFRIEND',
    description: text('15% off for friends of the house', '15 % für Freunde des Hauses'),
    percent: 15,
    customersOnly: true,
  },
  {
    code: 'LASTTRAIN20',
    description: text('20% off tickets, on its own', '20 % auf Karten, nur für sich'),
    percent: 20,
    types: ['event'],
    combinable: false,
  },
  {
    code: 'FREENIGHT',
    description: text('The night is on us', 'Der Abend geht aufs Haus'),
    percent: 100,
    types: ['event'],
  },
  {
    code: 'SUMMERFADE',
    description: text('10% off, until the summer faded', '10 %, bis der Sommer vorbei war'),
    percent: 10,
    untilDay: -30,
  },
  {
    code: 'FIRSTHUNDRED',
    description: text('Half price for the first hundred', 'Halber Preis für die ersten hundert'),
    percent: 50,
    maxUses: 100,
    uses: 100,
  },
]
