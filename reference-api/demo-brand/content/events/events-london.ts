import { text } from '../text.ts'
import type { EventDraft } from './event-draft.ts'

/** Events at The Lamphouse. */
export const londonEvents: EventDraft[] = [
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
