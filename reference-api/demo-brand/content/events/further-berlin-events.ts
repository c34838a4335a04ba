import { text } from '../text.ts'
import type { EventDraft } from './event-draft.ts'

/** Further events at Trafohalle. Prices are in euros. */
export const furtherBerlinEvents: EventDraft[] = [
  {
    name: 'Marta Wiśniak Oktett',
    genre: 'jazz',
    venue: 'trafohalle',
    setup: 'seated',
    price: 29,
    support: text('Eight people, three languages', 'Acht Leute, drei Sprachen'),
    short: text('Big-band sound from a small van.', 'Klingt nach Bigband, passt in einen Kleinbus.'),
    about: [
      text(
        'Marta Wiśniak arranges for the seats in the vehicle: trombone at the back, bass lying down, herself at the wheel. On stage they finally have room, and take it.',
        'Marta Wiśniak arrangiert nach Sitzplan: Posaune hinten, Bass quer, sie selbst am Steuer. Auf der Bühne ist endlich Platz, und den nehmen sie sich.',
      ),
    ],
  },
  {
    name: 'Nebenkosten',
    genre: 'postpunk',
    venue: 'trafohalle',
    setup: 'standing',
    price: 19.5,
    support: text('with Kingfisher Debt', 'mit Kingfisher Debt'),
    short: text(
      'Always more than you expected, once a year, in writing.',
      'Immer mehr als erwartet, einmal im Jahr, schriftlich.',
    ),
    about: [
      text(
        'Cold guitars, warm water, flat rate. Nebenkosten give exactly one concert per city and year, and the set list comes as a table with a sum at the bottom.',
        'Kalte Gitarren, warmes Wasser, pauschal. Nebenkosten geben pro Stadt und Jahr genau ein Konzert, und die Setliste kommt als Tabelle mit einer Summe untendrunter.',
      ),
    ],
  },
  {
    name: 'Die Gebrüder Schwester',
    genre: 'songwriter',
    venue: 'trafohalle',
    setup: 'seated',
    price: 24,
    support: text('Siblings, more or less', 'Geschwister, mehr oder weniger'),
    short: text(
      'Two women, one accordion, several lawsuits, all amicable.',
      'Zwei Frauen, ein Akkordeon, mehrere Gerichtsverfahren, alle gütlich.',
    ),
    about: [
      text(
        'They are not brothers, nor sisters, nor called that. They sing about forms, and what happens to people who fill them in honestly.',
        'Sie sind keine Brüder, keine Schwestern und heißen auch nicht so. Gesungen wird über Formulare und darüber, was Leuten passiert, die sie ehrlich ausfüllen.',
      ),
    ],
  },
  {
    name: 'Havarie Talfahrt',
    genre: 'metal',
    venue: 'trafohalle',
    setup: 'standing',
    price: 27,
    age: '16',
    support: text('with Hex Crescent', 'mit Hex Crescent'),
    short: text('Heavy metal from inland shipping.', 'Schwermetall aus der Binnenschifffahrt.'),
    about: [
      text(
        'Four skippers with long winters. The album is about a lock that would not open, told from the point of view of the lock. Ear plugs are at the door and we mean it.',
        'Vier Schiffsführer mit langen Wintern. Das Album handelt von einer Schleuse, die nicht aufging, erzählt aus Sicht der Schleuse. Gehörschutz gibt es am Einlass, und zwar aus gutem Grund.',
      ),
    ],
  },
  {
    name: 'Pfandbon',
    genre: 'hiphop',
    venue: 'trafohalle',
    setup: 'standing',
    price: 18,
    age: '14',
    support: text('with Auld Receipts', 'mit Auld Receipts'),
    short: text('Twenty-five cents a line, and it adds up.', 'Fünfundzwanzig Cent pro Zeile, das läppert sich.'),
    about: [
      text(
        'Pfandbon collect other people’s empties and turn them into verses. The bottles are also the drums. Bring your own and you will be credited.',
        'Pfandbon sammeln, was andere stehen lassen, und machen Strophen daraus. Die Flaschen sind zugleich das Schlagzeug. Bring welche mit, sie werden dir gutgeschrieben.',
      ),
    ],
  },
  {
    name: 'Derya Kornblum',
    genre: 'soul',
    venue: 'trafohalle',
    setup: 'standing',
    price: 42,
    support: text('The band is Amara Fennimore’s', 'Die Band ist von Amara Fennimore geliehen'),
    short: text('A low voice with high standards.', 'Eine tiefe Stimme mit hohen Ansprüchen.'),
    about: [
      text(
        'Derya Kornblum worked nights at a call centre and learned to calm anybody. Now she does it with a nine-piece band. For quality purposes this concert may be recorded.',
        'Derya Kornblum hat nachts im Callcenter gearbeitet und dabei gelernt, jeden zu beruhigen. Heute macht sie das mit neun Leuten Band. Das Konzert kann zu Qualitätszwecken aufgezeichnet werden.',
      ),
    ],
  },
  {
    name: 'Hinterhof Süd',
    genre: 'kraut',
    venue: 'trafohalle',
    setup: 'standing',
    price: 22,
    hours: ['20:00', '21:00', '23:45'],
    support: text('with The Municipal', 'mit The Municipal'),
    short: text('Second yard, third bell, one chord.', 'Zweiter Hof, dritte Klingel, ein Akkord.'),
    about: [
      text(
        'Hinterhof Süd have rehearsed every Thursday since 1979 and regard concerts as rehearsals with guests. The chord is E. It has never let them down.',
        'Hinterhof Süd proben seit 1979 jeden Donnerstag und betrachten Konzerte als Proben mit Gästen. Der Akkord ist E. Er hat sie noch nie im Stich gelassen.',
      ),
    ],
  },
  {
    name: 'Trockenhaube',
    genre: 'synth',
    venue: 'trafohalle',
    setup: 'standing',
    price: 26,
    support: text('with Ottoline Ray', 'mit Ottoline Ray'),
    short: text('Synth-pop for thirty minutes under warm air.', 'Synthiepop für dreißig Minuten unter warmer Luft.'),
    about: [
      text(
        'Three hairdressers from Köpenick with perfect timing. They know everything about everybody and put it in the second verse. Wash, cut and encore.',
        'Drei Friseurinnen aus Köpenick mit perfektem Timing. Sie wissen alles über alle und bringen es in der zweiten Strophe unter. Waschen, schneiden, Zugabe.',
      ),
    ],
  },
  {
    name: 'Das Amt für Wolken',
    genre: 'ambient',
    venue: 'trafohalle',
    setup: 'seated',
    price: 19,
    support: text('Office hours by arrangement', 'Sprechzeiten nach Vereinbarung'),
    short: text(
      'Applications are accepted, processing takes all evening.',
      'Anträge werden angenommen, die Bearbeitung dauert den ganzen Abend.',
    ),
    about: [
      text(
        'Pull a number, take a seat, look up. Das Amt für Wolken work with slow synthesizers and a projector pointed at the ceiling, and no case has ever been rejected.',
        'Nummer ziehen, Platz nehmen, nach oben schauen. Das Amt für Wolken arbeitet mit langsamen Synthesizern und einem Projektor, der an die Decke zeigt. Abgelehnt wurde noch niemand.',
      ),
    ],
  },
  {
    name: 'Gleis Null',
    genre: 'techno',
    venue: 'trafohalle',
    setup: 'club',
    price: 22,
    age: '18',
    support: text('Delayed by about eight hours', 'Heute etwa acht Stunden später'),
    short: text(
      'The platform nobody can find and everybody dances on.',
      'Das Gleis, das keiner findet und auf dem alle tanzen.',
    ),
    about: [
      text(
        'Gleis Null announce nothing. At some point the floor starts moving, and those who are on it are on it. Luggage may be left with the cloakroom, thoughts too.',
        'Gleis Null sagen nichts an. Irgendwann fährt der Boden los, und wer drauf ist, ist drauf. Gepäck nimmt die Garderobe, Gedanken auch.',
      ),
    ],
  },
]
