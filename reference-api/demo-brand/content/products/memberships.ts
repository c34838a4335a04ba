import type { SeedProduct } from '../../../seed/seed-content.ts'
import { text } from '../text.ts'

const oneYear = text('One year', 'Ein Jahr')
const term = {
  code: 'term',
  value: text('Twelve months from today, ends by itself', 'Zwölf Monate ab heute, endet von selbst'),
}
const presale = {
  code: 'presale',
  value: text('Tickets two days before everybody else', 'Karten zwei Tage vor allen anderen'),
}
const pairDiscount = { code: 'discount', value: text('10% off two tickets a night', '10 % auf zwei Karten je Abend') }

/** Yearly memberships, which end without cancellation. */
export const memberships: SeedProduct[] = [
  {
    slug: 'membership-regular',
    sku: 'PXM-REGULAR',
    type: 'membership',
    name: text('Regular membership', 'Mitgliedschaft Stammgast'),
    short: text(
      'For one person who is here more often than planned.',
      'Für eine Person, die öfter hier ist als geplant.',
    ),
    about: {
      en: [
        'You hear about new nights two days before everybody else and pay the members’ price from the moment you join. There is a coat hook with your name on it, in the room of your choice.',
        'It starts when you buy it and ends after a year on its own. We write once beforehand and then leave you alone.',
      ],
      de: [
        'Du erfährst von neuen Abenden zwei Tage vor allen anderen und zahlst ab sofort den Mitgliederpreis. Dazu kommt ein Garderobenhaken mit deinem Namen, an der Spielstätte deiner Wahl.',
        'Die Mitgliedschaft beginnt mit dem Kauf und endet nach einem Jahr von selbst. Wir melden uns vorher einmal und lassen dich dann in Ruhe.',
      ],
    },
    attributes: [
      { code: 'tier', value: text('Regular', 'Stammgast') },
      { code: 'guests', value: text('For one person', 'Für eine Person') },
      { code: 'discount', value: text('10% off one ticket a night', '10 % auf eine Karte je Abend') },
      { code: 'extras', value: text('A coat hook with your name on it', 'Ein Garderobenhaken mit deinem Namen') },
      presale,
      term,
    ],
    prints: ['membership-1.jpg', 'editorial-membership.jpg', 'editorial-bar.jpg'],
    variants: [
      {
        sku: 'PXM-REGULAR-1Y',
        name: oneYear,
        description: text('For one person, all four rooms.', 'Für eine Person, alle vier Spielstätten.'),
        gross: { GBP: 4800, EUR: 5600 },
        available: 10000,
        maxPerOrder: 1,
      },
    ],
  },
  {
    slug: 'membership-plus-one',
    sku: 'PXM-PLUSONE',
    type: 'membership',
    name: text('Plus One membership', 'Mitgliedschaft Plus eins'),
    short: text(
      'For you and whoever you bring. It need not be the same person.',
      'Für dich und wen immer du mitbringst. Es muss nicht dieselbe Person sein.',
    ),
    about: {
      en: [
        'Everything a Regular gets, twice. The second ticket of every order has the members’ price too, and you never have to say in advance who it is for.',
        'Two coat hooks. The second one has a chalkboard.',
      ],
      de: [
        'Alles, was der Stammgast bekommt, mal zwei. Auch die zweite Karte jeder Bestellung hat den Mitgliederpreis, und du musst nie vorher sagen, für wen sie ist.',
        'Zwei Garderobenhaken. Der zweite hat ein Kreidetäfelchen.',
      ],
    },
    attributes: [
      { code: 'tier', value: text('Plus One', 'Plus eins') },
      { code: 'guests', value: text('For two: you and whoever you bring', 'Für zwei: dich und wen du mitbringst') },
      pairDiscount,
      { code: 'extras', value: text('Two coat hooks, one with a chalkboard', 'Zwei Haken, einer mit Kreidetafel') },
      presale,
      term,
    ],
    prints: ['membership-2.jpg', 'editorial-membership.jpg', 'editorial-about.jpg'],
    variants: [
      {
        sku: 'PXM-PLUSONE-1Y',
        name: oneYear,
        description: text('For two people, all four rooms.', 'Für zwei Personen, alle vier Spielstätten.'),
        gross: { GBP: 7800, EUR: 9000 },
        available: 10000,
        maxPerOrder: 1,
      },
    ],
  },
  {
    slug: 'membership-lamplighter',
    sku: 'PXM-LAMPLIGHTER',
    type: 'membership',
    name: text('Lamplighter membership', 'Mitgliedschaft Laternenanzünder'),
    short: text(
      'For people who want the small nights to go on.',
      'Für alle, die wollen, dass es die kleinen Abende weiter gibt.',
    ),
    about: {
      en: [
        'Plus One, and forty pounds of it go into the fund for first gigs: bands that have never played a room with a cloakroom. You get the list of who they were.',
        'Twice a year you come to a soundcheck. There is soup.',
      ],
      de: [
        'Wie Plus eins, und sechsundvierzig Euro davon gehen in den Topf für erste Konzerte: Bands, die noch nie in einem Haus mit Garderobe gespielt haben. Du erfährst, wer es war.',
        'Zweimal im Jahr kommst du zum Soundcheck. Es gibt Suppe.',
      ],
    },
    attributes: [
      { code: 'tier', value: text('Lamplighter', 'Laternenanzünder') },
      { code: 'guests', value: text('For two: you and whoever you bring', 'Für zwei: dich und wen du mitbringst') },
      pairDiscount,
      {
        code: 'extras',
        value: text(
          'Two coat hooks, and two soundchecks a year, with soup',
          'Zwei Haken und zwei Soundchecks im Jahr, mit Suppe',
        ),
      },
      presale,
      term,
    ],
    prints: ['membership-3.jpg', 'editorial-membership.jpg', 'editorial-private-hire.jpg'],
    variants: [
      {
        sku: 'PXM-LAMPLIGHTER-1Y',
        name: oneYear,
        description: text(
          'For two people, all four rooms, one good deed.',
          'Für zwei Personen, alle vier Spielstätten, eine gute Tat.',
        ),
        gross: { GBP: 16000, EUR: 18500 },
        available: 2000,
        maxPerOrder: 1,
      },
    ],
  },
]
