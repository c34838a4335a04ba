import { text } from '../text.ts'
import type { EventDraft } from './event-draft.ts'

/** The first events at Tallow Hall. */
export const firstGlasgowEvents: EventDraft[] = [
  {
    name: 'Wee Thunder',
    genre: 'punk',
    venue: 'tallow-hall',
    setup: 'standing',
    price: 12,
    age: '14',
    support: text('with Orchard Riot', 'mit Orchard Riot'),
    short: text(
      'Three people, combined height fifteen feet, no brakes.',
      'Drei Leute, zusammen vier Meter sechzig, keine Bremse.',
    ),
    about: [
      text(
        'Wee Thunder are small and very close together. The drummer stands, the others jump, and forty minutes later everybody knows everybody. Their grandmothers do the merchandise and will not haggle.',
        'Wee Thunder sind klein und stehen sehr dicht beieinander. Eine trommelt im Stehen, die anderen springen, und vierzig Minuten später kennt hier jeder jeden. Am Stand verkaufen die Großmütter, und die lassen nicht handeln.',
      ),
    ],
  },
  {
    name: 'Fionnuala Garrick',
    genre: 'folk',
    venue: 'tallow-hall',
    setup: 'seated',
    price: 19,
    support: text('with Ezra Penhaligon', 'mit Ezra Penhaligon'),
    short: text('Old ballads, with the murderer named at last.', 'Alte Balladen, und endlich wird der Mörder genannt.'),
    about: [
      text(
        'Fionnuala Garrick goes through the archives and finds the verses that were left out. It usually was the miller. Fiddle, shruti box and the patience of a good solicitor.',
        'Fionnuala Garrick sucht in Archiven nach den Strophen, die jemand weggelassen hat. Meistens war es der Müller. Geige, Shrutibox und die Geduld einer guten Anwältin.',
      ),
    ],
  },
  {
    name: 'The Bothy Electric',
    genre: 'electronic',
    venue: 'tallow-hall',
    setup: 'standing',
    price: 18,
    age: '16',
    hours: ['20:00', '21:00', '23:45'],
    support: text('with Peat Circuit', 'mit Peat Circuit'),
    short: text('Pipes, pulses and a generator out the back.', 'Pfeifen, Pulse und hinten raus ein Generator.'),
    about: [
      text(
        'The record was made in a hut with no road to it. They carried in the synthesizers and drank the petrol money, so it had to be finished by Sunday. It has the urgency of people who can see the weather coming.',
        'Das Album entstand in einer Hütte ohne Straße. Die Synthesizer haben sie hingetragen, das Benzingeld vertrunken, also musste bis Sonntag alles fertig sein. So klingt es, wenn man das Wetter kommen sieht.',
      ),
    ],
  },
  {
    name: 'The Ceilidh Machine',
    genre: 'ceilidh',
    venue: 'tallow-hall',
    setup: 'standing',
    price: 17,
    hours: ['19:00', '19:30', '23:00'],
    support: text('Dances called, shoes optional', 'Die Tänze werden angesagt, Schuhe sind freiwillig'),
    short: text(
      'You will be shown the steps. You will forget them. It works anyway.',
      'Man zeigt dir die Schritte. Du vergisst sie. Es klappt trotzdem.',
    ),
    about: [
      text(
        'Accordion, two fiddles, a drum kit and a caller with the voice of a kind ferry captain. Nobody sits out for long.',
        'Akkordeon, zwei Geigen, Schlagzeug und eine Ansagerin mit der Stimme einer gütigen Fährkapitänin. Lange bleibt niemand sitzen.',
      ),
      text(
        'Come alone, come with your mother, come in a kilt or in trainers. The last dance is fast and we have warned the pub downstairs.',
        'Komm allein, komm mit deiner Mutter, komm im Kilt oder in Turnschuhen. Der letzte Tanz ist schnell, die Kneipe unten weiß Bescheid.',
      ),
    ],
  },
  {
    name: 'Sleet Warning',
    genre: 'metal',
    venue: 'tallow-hall',
    setup: 'standing',
    price: 16.5,
    age: '16',
    support: text('with Havarie Talfahrt', 'mit Havarie Talfahrt'),
    short: text(
      'Not quite rain, not quite snow, horizontally.',
      'Kein richtiger Regen, kein richtiger Schnee, und das waagerecht.',
    ),
    about: [
      text(
        'Sleet Warning play black metal about minor inconveniences in the Central Belt. The growling concerns a replacement bus. It is, for all that, extremely heavy.',
        'Sleet Warning spielen Black Metal über kleinere Unannehmlichkeiten zwischen Glasgow und Edinburgh. Gegrunzt wird über Schienenersatzverkehr. Schwer ist es trotzdem, und zwar sehr.',
      ),
    ],
  },
  {
    name: 'Morag and the Weather',
    genre: 'indie',
    venue: 'tallow-hall',
    setup: 'standing',
    price: 18.5,
    support: text('with Big Light Off', 'mit Big Light Off'),
    short: text(
      'Four seasons in one set, sometimes in one verse.',
      'Vier Jahreszeiten in einem Set, manchmal in einer Strophe.',
    ),
    about: [
      text(
        'Morag writes the songs; the Weather turn up when they feel like it. There have been gigs with two of them and gigs with eleven. Take a coat, is her advice, and it is also the single.',
        'Morag schreibt die Lieder, the Weather kommen, wie sie Lust haben. Mal waren es zwei, mal elf. Nimm einen Mantel mit, rät sie, und so heißt auch die Single.',
      ),
    ],
  },
  {
    name: 'Partick Cross Purposes',
    genre: 'jazz',
    venue: 'tallow-hall',
    setup: 'seated',
    price: 16,
    support: text('Two bands, one set list', 'Zwei Bands, eine Setliste'),
    short: text(
      'Two trios who booked the same room and made the best of it.',
      'Zwei Trios, die dieselbe Spielstätte gebucht und das Beste daraus gemacht haben.',
    ),
    about: [
      text(
        'It was a clerical error, in 2019, and it was the best night of the year. Ever since, the two trios set up facing each other and play the same tunes from opposite ends.',
        'Es war ein Buchungsfehler, 2019, und der beste Abend des Jahres. Seitdem bauen die beiden Trios einander gegenüber auf und spielen dieselben Stücke von verschiedenen Enden her.',
      ),
    ],
  },
  {
    name: 'The Lovely Haar',
    genre: 'shoegaze',
    venue: 'tallow-hall',
    setup: 'standing',
    price: 15,
    support: text('with Mothball', 'mit Mothball'),
    short: text(
      'It comes in from the east and you cannot see your hand.',
      'Es zieht von Osten herein, und du siehst die Hand vor Augen nicht.',
    ),
    about: [
      text(
        'Five guitars, one foghorn, tuned. The Lovely Haar play behind their own smoke, so that the only thing you will recognise is the tune. You will recognise the tune.',
        'Fünf Gitarren, ein Nebelhorn, gestimmt. The Lovely Haar spielen hinter ihrem eigenen Nebel, erkennen kannst du also nur die Melodie. Die aber erkennst du.',
      ),
    ],
  },
  {
    name: 'Ishbel Tannahill',
    genre: 'songwriter',
    venue: 'tallow-hall',
    setup: 'seated',
    price: 20,
    support: text('At the piano: Hanna Feldkirch', 'Am Klavier: Hanna Feldkirch'),
    short: text(
      'Songs for people who left and phone every week.',
      'Lieder für alle, die weggegangen sind und jede Woche anrufen.',
    ),
    about: [
      text(
        'Ishbel Tannahill lives on an island with one shop and no secrets. Her songs change the names, badly. Half the island comes to the concert to check.',
        'Ishbel Tannahill wohnt auf einer Insel mit einem Laden und ohne Geheimnisse. In den Liedern ändert sie die Namen, aber nicht besonders gut. Die halbe Insel kommt zum Konzert und prüft nach.',
      ),
    ],
  },
  {
    name: 'Auld Receipts',
    genre: 'hiphop',
    venue: 'tallow-hall',
    setup: 'standing',
    price: 14,
    age: '14',
    support: text('with Pfandbon', 'mit Pfandbon'),
    short: text(
      'They kept everything, and now they read it out.',
      'Sie haben alles aufgehoben, jetzt lesen sie es vor.',
    ),
    about: [
      text(
        'Two rappers, one shoebox. Auld Receipts can prove where they were on any evening since 1998, and who paid. The beats come from the till.',
        'Zwei Rapper, ein Schuhkarton. Auld Receipts können für jeden Abend seit 1998 belegen, wo sie waren und wer gezahlt hat. Die Beats kommen aus der Kasse.',
      ),
    ],
  },
  {
    name: 'Dreich Society',
    genre: 'ambient',
    venue: 'tallow-hall',
    setup: 'seated',
    price: 14.5,
    support: text('Lying down is fine', 'Hinlegen ist in Ordnung'),
    short: text('Ninety minutes of grey in all its colours.', 'Neunzig Minuten Grau in allen Farben.'),
    about: [
      text(
        'A harmonium, a wet field recording and a cello that hardly moves. Dreich Society is for people who find sunny days a bit much. There is tea in the interval and nobody talks.',
        'Ein Harmonium, nasse Geräusche von draußen und ein Cello, das sich kaum rührt. Dreich Society ist für Leute, denen Sonnentage etwas zu viel sind. In der Pause gibt es Tee, und niemand redet.',
      ),
    ],
  },
]
