import { text } from '../text.ts'
import type { EventDraft } from './event-draft.ts'

/** Further events at Tallow Hall. */
export const furtherGlasgowEvents: EventDraft[] = [
  {
    name: 'Linoleum Summer',
    genre: 'pop',
    venue: 'tallow-hall',
    setup: 'standing',
    price: 19.5,
    support: text('Dancers on loan from Lady Bracket', 'Tänzerinnen: Leihgabe von Lady Bracket'),
    short: text(
      'Shiny, wipe-clean pop with a pattern if you look closely.',
      'Glänzender, abwaschbarer Pop, mit Muster, wenn man genau hinsieht.',
    ),
    about: [
      text(
        'Linoleum Summer come from a town that made floors, and their songs are for dancing on them in socks. The hooks are cheap, on purpose, and last for ever.',
        'Linoleum Summer kommen aus einer Stadt, in der Fußböden gemacht wurden, und zu ihren Liedern tanzt man darauf in Socken. Die Melodien sind mit Absicht billig und halten ewig.',
      ),
    ],
  },
  {
    name: 'Hamish Oduya Quintet',
    genre: 'jazz',
    venue: 'tallow-hall',
    setup: 'seated',
    price: 21,
    support: text('Two sets, one whisky', 'Zwei Sets, ein Whisky'),
    short: text(
      'Trumpet jazz with a long memory and good shoes.',
      'Trompetenjazz mit langem Gedächtnis und guten Schuhen.',
    ),
    about: [
      text(
        'Hamish Oduya plays softly so that you lean forward. Between numbers he explains the titles, and the explanations have become so popular that one of them is now a number.',
        'Hamish Oduya spielt leise, damit du dich vorbeugst. Zwischen den Stücken erklärt er die Titel, und die Erklärungen sind so beliebt, dass eine inzwischen selbst ein Stück ist.',
      ),
    ],
  },
  {
    name: 'Tenement Choir',
    genre: 'choir',
    venue: 'tallow-hall',
    setup: 'seated',
    price: 15,
    support: text('All four floors', 'Alle vier Stockwerke'),
    short: text(
      'Everyone from one close, including the flat that complains.',
      'Ein ganzes Treppenhaus, samt der Wohnung, die sich beschwert.',
    ),
    about: [
      text(
        'Twenty-three neighbours, aged nine to eighty-six, basses on the ground floor. They sing arrangements of what comes through the walls. The complaint from 2/1 has become a fine solo.',
        'Dreiundzwanzig Nachbarn zwischen neun und sechsundachtzig, die Bässe wohnen im Erdgeschoss. Sie singen Bearbeitungen von dem, was durch die Wände kommt. Aus der Beschwerde von Wohnung 2/1 ist ein schönes Solo geworden.',
      ),
    ],
  },
  {
    name: 'Clamjamfry Brass',
    genre: 'brass',
    venue: 'tallow-hall',
    setup: 'standing',
    price: 16,
    support: text('with Tin Parade, if they find it', 'mit Tin Parade, falls sie herfinden'),
    short: text('A rabble with valves.', 'Ein Haufen mit Ventilen.'),
    about: [
      text(
        'Clamjamfry is the old word for a crowd nobody invited. There are sixteen of them, they know polkas, house and one funeral march, and they play it last because it is the cheeriest.',
        'Clamjamfry ist ein altes Wort für Leute, die keiner eingeladen hat. Es sind sechzehn, sie können Polka, House und einen Trauermarsch, und der kommt zum Schluss, weil er der fröhlichste ist.',
      ),
    ],
  },
  {
    name: 'The Ginger Cordials',
    genre: 'soul',
    venue: 'tallow-hall',
    setup: 'standing',
    price: 18,
    support: text('with a Northern Soul DJ', 'mit Northern-Soul-DJ'),
    short: text('Northern soul, further north.', 'Northern Soul, noch nördlicher.'),
    about: [
      text(
        'Eight-piece, no slow songs, talcum powder on the floor. The Ginger Cordials have been thrown out of two working men’s clubs for encouraging spins.',
        'Acht Leute, kein langsames Lied, Talkumpuder auf dem Boden. Aus zwei Vereinsheimen sind The Ginger Cordials geflogen, wegen Anstiftung zur Drehung.',
      ),
    ],
  },
  {
    name: 'Quern Quartet',
    genre: 'chamber',
    venue: 'tallow-hall',
    setup: 'seated',
    price: 22,
    support: text('Four strings each, sixteen in all', 'Je vier Saiten, macht sechzehn'),
    short: text(
      'A string quartet that grinds slowly and very fine.',
      'Ein Streichquartett, das langsam mahlt und sehr fein.',
    ),
    about: [
      text(
        'The Quern Quartet rehearse one piece a year. This is the year’s piece, played twice, with a short walk in between. The second time it is shorter, and nobody can explain it.',
        'Das Quern Quartet probt ein Stück pro Jahr. Das ist das Stück dieses Jahres, zweimal gespielt, dazwischen ein kleiner Spaziergang. Beim zweiten Mal ist es kürzer, und niemand weiß, warum.',
      ),
    ],
  },
  {
    name: 'Big Light Off',
    genre: 'indie',
    venue: 'tallow-hall',
    setup: 'standing',
    price: 13,
    support: text('with Morag and the Weather', 'mit Morag and the Weather'),
    short: text(
      'Named after what your mother used to call up the stairs.',
      'Benannt nach der Deckenlampe, die immer einer anlässt.',
    ),
    about: [
      text(
        'Big Light Off are nineteen and write about bedrooms with the door closed. It is louder than you would think and more hopeful than they let on. They will be home by midnight, they promised.',
        'Big Light Off sind neunzehn und schreiben über Zimmer mit geschlossener Tür. Das ist lauter, als man denkt, und hoffnungsvoller, als sie zugeben. Um Mitternacht sind sie zu Hause, das ist versprochen.',
      ),
    ],
  },
  {
    name: 'Peat Circuit',
    genre: 'techno',
    venue: 'tallow-hall',
    setup: 'club',
    price: 15,
    age: '18',
    support: text('Slow-burning, all night', 'Glimmt die ganze Nacht'),
    short: text('Techno cut by hand and left to dry.', 'Techno, von Hand gestochen und an der Luft getrocknet.'),
    about: [
      text(
        'Peat Circuit lets a single loop smoulder for an hour before anything catches. When it does, the sprung floor joins in. Smells faintly of home, if home is Islay.',
        'Peat Circuit lässt eine einzige Schleife eine Stunde lang glimmen, bevor etwas Feuer fängt. Dann macht auch der Boden mit. Riecht ein wenig nach zu Hause, falls das auf Islay liegt.',
      ),
    ],
  },
  {
    name: 'Two Sugars',
    genre: 'country',
    venue: 'tallow-hall',
    setup: 'standing',
    price: 15.5,
    support: text('with Mendip Overdrive', 'mit Mendip Overdrive'),
    short: text('Close harmony, distant husbands.', 'Enge Harmonien, ferne Ehemänner.'),
    about: [
      text(
        'Sheila and Bernadette have been the house band at a motorway café for thirty years and know every lorry driver by his order. The songs are all true. The names of the lorries have been changed.',
        'Sheila und Bernadette sind seit dreißig Jahren die Hausband einer Autobahnraststätte und kennen jeden Fernfahrer an seiner Bestellung. Die Lieder sind alle wahr. Nur die Lastwagen heißen anders.',
      ),
    ],
  },
  {
    name: 'Roisin Fairlie',
    genre: 'spoken',
    venue: 'tallow-hall',
    setup: 'seated',
    price: 13.5,
    support: text('with Auld Receipts, sitting down', 'mit Auld Receipts, diesmal im Sitzen'),
    short: text('Poems that were heckled into shape.', 'Gedichte, denen Zwischenrufe gutgetan haben.'),
    about: [
      text(
        'Roisin Fairlie started in pubs, where a bad line gets an answer. She kept the answers. It makes for poems with two voices, and you may find that yours is one of them.',
        'Roisin Fairlie hat in Kneipen angefangen, wo jede schlechte Zeile eine Antwort bekommt. Die Antworten hat sie behalten. So haben die Gedichte zwei Stimmen, und eine davon könnte deine sein.',
      ),
    ],
  },
]
