import { text } from '../text.ts'
import type { EventDraft } from './event-draft.ts'

/**
 * Events before the start of the programme. Listings do not show them, but orders of the demo customer do.
 */
export const pastEventDrafts: (EventDraft & Required<Pick<EventDraft, 'pinned'>>)[] = [
  {
    name: 'The Umbrella Treaty',
    genre: 'indie',
    venue: 'the-lamphouse',
    setup: 'standing',
    price: 24,
    hours: ['19:00', '20:00', '22:45'],
    pinned: { day: -16, status: 'on_sale', poster: 10 },
    support: text('with Damp Heraldry', 'mit Damp Heraldry'),
    short: text(
      'Six people, four umbrellas, and choruses that hold in any weather.',
      'Sechs Leute, vier Schirme und Refrains, die bei jedem Wetter halten.',
    ),
    about: [
      text(
        'The Umbrella Treaty was signed at a bus stop in Lewisham by six people who did not know each other. The first song is about the bus. It came.',
        'Unterschrieben wurde der Schirmvertrag an einer Bushaltestelle in Lewisham, von sechs Leuten, die sich nicht kannten. Das erste Lied handelt vom Bus. Er kam.',
      ),
      text(
        'Expect harmonies from the front row of a school photograph, one very loud tambourine, and an encore outside if it is dry.',
        'Es gibt Satzgesang wie aus der ersten Reihe eines Klassenfotos, ein sehr lautes Tamburin und, falls es trocken ist, eine Zugabe vor der Tür.',
      ),
    ],
  },
  {
    name: 'Leitungswasser',
    genre: 'electronic',
    venue: 'trafohalle',
    setup: 'standing',
    price: 26,
    hours: ['20:00', '21:00', '23:30'],
    pinned: { day: -37, status: 'on_sale', poster: 21 },
    support: text('with a plumber', 'mit einem Klempner'),
    short: text(
      'Two synthesisers, one sink, and a bass that comes from the pipes.',
      'Zwei Synthesizer, ein Waschbecken und ein Bass, der aus den Rohren kommt.',
    ),
    about: [
      text(
        'Leitungswasser record in old bathrooms because the tiles are free. Every track is named after the house it was made in, and after the floor.',
        'Leitungswasser nehmen in alten Badezimmern auf, weil die Kacheln nichts kosten. Jedes Stück heißt nach dem Haus, in dem es entstanden ist, und nach dem Stockwerk.',
      ),
      text(
        'On stage the sink is real and so is the plumber, who plays third synthesiser and leaves at eleven sharp.',
        'Auf der Bühne ist das Waschbecken echt, der Klempner auch. Er spielt den dritten Synthesizer und geht um Punkt elf.',
      ),
    ],
  },
]
