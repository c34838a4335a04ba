import { text } from '../text.ts'
import type { EventDraft } from './event-draft.ts'

/** The first events at The Lamphouse. */
export const firstLondonEvents: EventDraft[] = [
  {
    name: 'Brass Kettle Union',
    genre: 'brass',
    venue: 'the-lamphouse',
    setup: 'standing',
    price: 24,
    support: text('with the Hackney Descant', 'mit dem Hackney Descant'),
    short: text(
      'Fourteen brass players in the order they arrived.',
      'Vierzehn Blechbläser in der Reihenfolge, in der sie gekommen sind.',
    ),
    about: [
      text(
        'The union has fourteen members, two sousaphones and one rule: nobody solos for longer than a kettle takes to boil. There is a kettle. It is miked.',
        'Die Union hat vierzehn Mitglieder, zwei Sousafone und eine Regel: Kein Solo dauert länger, als ein Kessel Wasser zum Kochen braucht. Der Kessel steht auf der Bühne und hat ein Mikrofon.',
      ),
    ],
  },
  {
    name: 'Dorothea Finch',
    genre: 'songwriter',
    venue: 'the-lamphouse',
    setup: 'seated',
    price: 21,
    support: text('An evening in two halves', 'Ein Abend in zwei Hälften'),
    short: text(
      'One guitar, one chair, and letters she never sent.',
      'Eine Gitarre, ein Stuhl und Briefe, die nie abgeschickt wurden.',
    ),
    about: [
      text(
        'Dorothea Finch sings her post: complaints to the council, a note for the neighbour, an apology that came out longer than the offence. People have recognised themselves and stayed for the second half.',
        'Dorothea Finch singt ihre Post: eine Beschwerde ans Amt, einen Zettel für den Nachbarn, eine Entschuldigung, die länger geraten ist als das Vergehen. Manche haben sich wiedererkannt und sind trotzdem zur zweiten Hälfte geblieben.',
      ),
    ],
  },
  {
    name: 'The Polite Alarm',
    genre: 'postpunk',
    venue: 'the-lamphouse',
    setup: 'standing',
    price: 22.5,
    support: text('with Kingfisher Debt', 'mit Kingfisher Debt'),
    short: text(
      'They warn you quietly, twice, and then not quietly.',
      'Sie warnen zweimal leise und dann nicht mehr leise.',
    ),
    about: [
      text(
        'All four worked in the same insurance office and wrote the first record on its photocopier. It still provides the rhythm.',
        'Alle vier saßen im selben Versicherungsbüro und haben die erste Platte auf dessen Kopierer geschrieben. Den Rhythmus gibt er bis heute vor.',
      ),
      text(
        'The bass is high, the guitar is low, and the singer apologises between songs for what is about to happen.',
        'Der Bass liegt hoch, die Gitarre tief, und zwischen den Liedern entschuldigt sich der Sänger für das, was gleich passiert.',
      ),
    ],
  },
  {
    name: 'Hotel Breakfast',
    genre: 'indie',
    venue: 'the-lamphouse',
    setup: 'standing',
    price: 26,
    support: text('with Cold Tea for Two', 'mit Cold Tea for Two'),
    short: text(
      'Songs about leaving at eleven and wanting to stay.',
      'Lieder vom Auschecken um elf und vom Bleibenwollen.',
    ),
    about: [
      text(
        'Written on tour, between the toaster and the tiny jam. Hotel Breakfast make large, bright rock songs about small, beige rooms, and end each concert by asking who left the towel on the floor.',
        'Geschrieben auf Tour, zwischen Toaster und Marmeladendöschen. Hotel Breakfast machen große, helle Rocksongs über kleine, beige Zimmer, und am Ende jedes Konzerts fragen sie, wer das Handtuch liegen gelassen hat.',
      ),
    ],
  },
  {
    name: 'Mister Quillfeather',
    genre: 'chanson',
    venue: 'the-lamphouse',
    setup: 'seated',
    price: 27,
    support: null,
    short: text(
      'Chansons from a man who claims to be on his farewell tour, again.',
      'Chansons von einem Herrn, der behauptet, auf Abschiedstour zu sein. Schon wieder.',
    ),
    about: [
      text(
        'This is the sixth farewell. The first five were very moving. Mister Quillfeather sits at the piano in a coat, because he might have to go at any moment, and sings about everyone he has ever left a party with.',
        'Es ist der sechste Abschied. Die ersten fünf waren sehr bewegend. Mister Quillfeather sitzt im Mantel am Klavier, weil er jeden Moment gehen müsste, und singt von allen, mit denen er je ein Fest verlassen hat.',
      ),
    ],
  },
  {
    name: 'Cold Tea for Two',
    genre: 'indie',
    venue: 'the-lamphouse',
    setup: 'standing',
    price: 15.5,
    support: text('with Big Light Off', 'mit Big Light Off'),
    short: text(
      'A couple, then not a couple, always a band.',
      'Erst ein Paar, dann keins mehr, eine Band die ganze Zeit.',
    ),
    about: [
      text(
        'They split up halfway through the first album and kept the recording dates. You can hear which song it happened in. They still share a flat, a van and one very good amplifier.',
        'Mitten im ersten Album haben sie sich getrennt, die Studiotermine aber behalten. Man hört, in welchem Lied es war. Wohnung, Bus und einen sehr guten Verstärker teilen sie weiterhin.',
      ),
    ],
  },
  {
    name: 'Ludgate Static',
    genre: 'electronic',
    venue: 'the-lamphouse',
    setup: 'standing',
    price: 23,
    age: '16',
    support: text('with visuals by a nephew', 'Visuals vom Neffen'),
    short: text(
      'The sound of a city before anyone has said good morning.',
      'So klingt eine Stadt, bevor jemand Guten Morgen gesagt hat.',
    ),
    about: [
      text(
        'Ludgate Static collects hum: lifts, street lamps, the fridge in a closed café. Stacked in the right order, it dances. The nephew does the pictures and is back at school in the morning.',
        'Ludgate Static sammelt Brummen: Aufzüge, Laternen, den Kühlschrank in einem geschlossenen Café. In der richtigen Reihenfolge gestapelt, tanzt es. Die Bilder macht der Neffe, der morgen früh Schule hat.',
      ),
    ],
  },
  {
    name: 'Petty Overture',
    genre: 'orchestra',
    venue: 'the-lamphouse',
    setup: 'seated',
    price: 34,
    support: text('Thirty players, nine grudges', 'Dreißig Leute, neun alte Rechnungen'),
    short: text(
      'A chamber orchestra founded on a disagreement, and still having it.',
      'Ein Kammerorchester, entstanden aus einem Streit, der noch läuft.',
    ),
    about: [
      text(
        'The strings left one orchestra, the winds another, both over the question of who breathes first. Tonight’s programme moves between old dances and new arguments. The timpani decide.',
        'Die Streicher kamen aus dem einen Orchester, die Bläser aus dem anderen, und beide gingen wegen der Frage, wer zuerst atmet. Auf dem Programm stehen alte Tänze und neue Auseinandersetzungen. Die Pauke entscheidet.',
      ),
    ],
  },
  {
    name: 'Good Coat',
    genre: 'hiphop',
    venue: 'the-lamphouse',
    setup: 'standing',
    price: 25,
    age: '14',
    support: text('with Low Ceilings', 'mit Low Ceilings'),
    short: text(
      'Rap with pockets: something useful in each of them.',
      'Rap mit Taschen, und in jeder steckt etwas Brauchbares.',
    ),
    about: [
      text(
        'Good Coat writes in the queue, at the bus stop and on the backs of receipts, and raps as if handing you the change. The band behind him used to be a wedding band and knows how to bring people together.',
        'Good Coat schreibt in der Schlange, an der Haltestelle, auf Kassenbons, und rappt, als gäbe er dir das Wechselgeld heraus. Seine Band hat früher auf Hochzeiten gespielt und weiß, wie man Leute zusammenbringt.',
      ),
    ],
  },
  {
    name: 'Amara Fennimore',
    genre: 'soul',
    venue: 'the-lamphouse',
    setup: 'standing',
    price: 51,
    support: text('Guests on two songs: the Okonkwo Sisters', 'Bei zwei Liedern zu Gast: die Okonkwo Sisters'),
    short: text('She holds a note until somebody answers.', 'Sie hält einen Ton, bis jemand antwortet.'),
    about: [
      text(
        'Amara Fennimore was discovered on a station announcement system, telling people about a delay so beautifully that nobody complained.',
        'Entdeckt wurde Amara Fennimore über Lautsprecher: Sie sagte am Bahnhof eine Verspätung so schön an, dass sich niemand beschwert hat.',
      ),
      text(
        'Seven musicians, no backing tapes, and a ballad near the end during which the bar stops serving out of respect.',
        'Sieben Musiker, nichts vom Band, und gegen Ende eine Ballade, bei der die Bar aus Respekt nichts ausschenkt.',
      ),
    ],
  },
  {
    name: 'The Municipal',
    genre: 'kraut',
    venue: 'the-lamphouse',
    setup: 'standing',
    price: 19.5,
    support: text('with Subfloor Parish', 'mit Subfloor Parish'),
    short: text('Motorik for pedestrians.', 'Motorik für Fußgänger.'),
    about: [
      text(
        'The Municipal play at walking pace, 112 beats a minute, without turning off. They have soundtracked three ring roads and a swimming bath. The last piece ends when the first person sits down.',
        'The Municipal spielen im Gehtempo, 112 Schläge in der Minute, ohne abzubiegen. Drei Umgehungsstraßen und ein Hallenbad haben sie schon vertont. Das letzte Stück endet, sobald sich jemand hinsetzt.',
      ),
    ],
  },
]
