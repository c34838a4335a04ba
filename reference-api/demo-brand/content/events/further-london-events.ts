import { text } from '../text.ts'
import type { EventDraft } from './event-draft.ts'

/** Further events at The Lamphouse. */
export const furtherLondonEvents: EventDraft[] = [
  {
    name: 'Nocturne for Buses',
    genre: 'ambient',
    venue: 'the-lamphouse',
    setup: 'seated',
    price: 18,
    support: text('Upper deck, front seat', 'Oberdeck, vorne rechts'),
    short: text(
      'Four night routes for piano, tape and rain on a window.',
      'Vier Nachtlinien für Klavier, Tonband und Regen am Fenster.',
    ),
    about: [
      text(
        'Each piece follows a night bus from one end to the other, with all stops. People have been seen to wake up exactly at theirs.',
        'Jedes Stück fährt eine Nachtbuslinie ab, von Endstation zu Endstation, mit allen Halten. Es soll Leute geben, die genau an ihrem aufwachen.',
      ),
    ],
  },
  {
    name: 'Kwabena & the Lift Music',
    genre: 'afrobeat',
    venue: 'the-lamphouse',
    setup: 'standing',
    price: 27.5,
    support: text('with Rhoda Tamakloe', 'mit Rhoda Tamakloe'),
    short: text('Twelve people, one groove, going up.', 'Zwölf Leute, ein Groove, es geht aufwärts.'),
    about: [
      text(
        'Kwabena repaired lifts for twenty years and hated what came out of the loudspeaker. So he wrote something better. It lasts nine floors a song, and the doors open on the off-beat.',
        'Kwabena hat zwanzig Jahre lang Aufzüge repariert und fand furchtbar, was da aus dem Lautsprecher kam. Also schrieb er etwas Besseres. Jedes Stück dauert neun Stockwerke, und die Türen gehen auf der Zwei auf.',
      ),
    ],
  },
  {
    name: 'Lady Bracket',
    genre: 'pop',
    venue: 'the-lamphouse',
    setup: 'standing',
    price: 46,
    age: '14',
    support: text('with Geranium Vier', 'mit Geranium Vier'),
    short: text('Pop with footnotes (she sings those too).', 'Pop mit Fußnoten (die singt sie mit).'),
    about: [
      text(
        'Lady Bracket says the main thing loudly and the true thing in brackets. The choruses are enormous, the dances are easy, and there is an interlude about punctuation that nobody has yet walked out of.',
        'Lady Bracket singt das Wichtige laut und das Wahre in Klammern. Die Refrains sind riesig, die Tänze leicht, und beim Zwischenspiel über Zeichensetzung ist bisher niemand gegangen.',
      ),
    ],
  },
  {
    name: 'Nil by Ear',
    genre: 'punk',
    venue: 'the-lamphouse',
    setup: 'standing',
    price: 14,
    age: '16',
    support: text('with Zweite Kasse', 'mit Zweite Kasse'),
    short: text('Three nurses, two chords, off shift.', 'Drei Pflegekräfte, zwei Akkorde, endlich Feierabend.'),
    about: [
      text(
        'None of the songs is longer than the walk to the vending machine. Nil by Ear play thirty of them, check that everybody is all right, and play the first one again.',
        'Kein Lied dauert länger als der Weg zum Kaffeeautomaten. Nil by Ear spielen dreißig davon, schauen nach, ob es allen gut geht, und spielen das erste noch einmal.',
      ),
    ],
  },
  {
    name: 'Hex Crescent',
    genre: 'metal',
    venue: 'the-lamphouse',
    setup: 'standing',
    price: 24.5,
    age: '16',
    support: text('with Sleet Warning', 'mit Sleet Warning'),
    short: text('Doom from a very quiet cul-de-sac.', 'Doom aus einer sehr ruhigen Sackgasse.'),
    about: [
      text(
        'Hex Crescent rehearse in a double garage between four and six, by arrangement with number eleven. The songs are slow because they are heavy, and heavy because somebody has to carry them.',
        'Hex Crescent proben zwischen vier und sechs in einer Doppelgarage, so ist es mit Hausnummer elf vereinbart. Die Lieder sind langsam, weil sie schwer sind, und schwer, weil sie ja jemand tragen muss.',
      ),
    ],
  },
  {
    name: 'Ottoline Ray',
    genre: 'synth',
    venue: 'the-lamphouse',
    setup: 'standing',
    price: 28,
    support: text('with Trockenhaube', 'mit Trockenhaube'),
    short: text('One woman, four synthesizers, a great many cables.', 'Eine Frau, vier Synthesizer, sehr viele Kabel.'),
    about: [
      text(
        'Ottoline Ray solders her own instruments and names them after aunts. Margaret does the bass. Winifred goes out of tune when she is ignored, which has become a feature of the live set.',
        'Ottoline Ray lötet ihre Instrumente selbst und benennt sie nach Tanten. Margaret macht den Bass. Winifred verstimmt sich, wenn man sie nicht beachtet, und gehört deshalb inzwischen fest zum Programm.',
      ),
    ],
  },
  {
    name: 'The Returning Officers',
    genre: 'ska',
    venue: 'the-lamphouse',
    setup: 'standing',
    price: 20,
    support: text('with Gullwing Committee', 'mit Gullwing Committee'),
    short: text('Ska, counted twice.', 'Ska, doppelt ausgezählt.'),
    about: [
      text(
        'They met in a sports hall at four in the morning, counting votes. The horn section still stands in alphabetical order. By the last song the result is clear.',
        'Kennengelernt haben sie sich um vier Uhr morgens in einer Turnhalle, beim Stimmenzählen. Die Bläser stehen bis heute in alphabetischer Reihenfolge. Beim letzten Lied ist das Ergebnis eindeutig.',
      ),
    ],
  },
  {
    name: 'Vacant Plinth',
    genre: 'shoegaze',
    venue: 'the-lamphouse',
    setup: 'standing',
    price: 17,
    support: text('with The Lovely Haar', 'mit The Lovely Haar'),
    short: text('They do not move much. The air does.', 'Sie bewegen sich kaum. Die Luft schon.'),
    about: [
      text(
        'Vacant Plinth stand still, look at the floor and make a noise like a cathedral being towed. There are words, says the singer, and one day we may print them.',
        'Vacant Plinth stehen still, schauen auf den Boden und klingen, als würde ein Dom abgeschleppt. Es gibt einen Text, sagt die Sängerin, und eines Tages drucken wir ihn vielleicht.',
      ),
    ],
  },
  {
    name: 'Rehearsal Dinner',
    genre: 'disco',
    venue: 'the-lamphouse',
    setup: 'standing',
    price: 22,
    support: text('with a three-tier cake', 'mit dreistöckiger Torte'),
    short: text('A wedding disco band without the wedding.', 'Eine Hochzeitsband ohne Hochzeit.'),
    about: [
      text(
        'All the joy, none of the speeches. Rehearsal Dinner play original disco with live strings, throw a bouquet at eleven, and accept no responsibility for who catches it.',
        'Die ganze Freude, keine einzige Rede. Rehearsal Dinner spielen eigene Disco mit echten Streichern, werfen gegen elf einen Brautstrauß und haften nicht dafür, wer ihn fängt.',
      ),
    ],
  },
  {
    name: 'Ampersand',
    genre: 'indie',
    venue: 'the-lamphouse',
    setup: 'standing',
    price: 16,
    support: text('with The Understudies', 'mit The Understudies'),
    short: text('Always the support, for once the other way round.', 'Sonst immer Vorband, heute mal andersherum.'),
    about: [
      text(
        'Ampersand have opened for everybody on this site. It made them quick, kind and good at packing up. This is their first evening on top of the bill, and they have asked us to leave the old font.',
        'Ampersand haben schon für alle hier eröffnet. Das hat sie schnell und freundlich gemacht und sehr gut im Zusammenpacken. Heute stehen sie zum ersten Mal ganz oben auf dem Plakat und wollten trotzdem die kleine Schrift behalten.',
      ),
    ],
  },
]
