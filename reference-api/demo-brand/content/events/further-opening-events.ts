import { text } from '../text.ts'
import type { EventDraft } from './event-draft.ts'

/** The other events whose day, status and poster are fixed. */
export const furtherOpeningEvents: EventDraft[] = [
  {
    name: 'Bright Cassette',
    genre: 'synth',
    venue: 'the-lamphouse',
    setup: 'standing',
    price: 23.5,
    pinned: { day: 18, status: 'on_sale', poster: 6 },
    support: text('with Double Tuesday', 'mit Double Tuesday'),
    short: text(
      'Synth-pop recorded on answering machines, now without the beep.',
      'Synthiepop, aufgenommen auf Anrufbeantwortern, jetzt ohne Piepton.',
    ),
    about: [
      text(
        'Every song began as a message nobody picked up. Bright Cassette bought the tapes at car boot sales, wrote to the senders, and had most of them over for tea.',
        'Jedes Lied war zuerst eine Nachricht, die niemand abgehört hat. Bright Cassette haben die Bänder auf Flohmärkten gekauft, den Absendern geschrieben und die meisten davon zum Kaffee eingeladen.',
      ),
    ],
  },
  {
    name: 'Orchestra of Small Hours',
    genre: 'orchestra',
    venue: 'the-lamphouse',
    setup: 'seated',
    price: 38,
    hours: ['19:00', '20:00', '22:30'],
    pinned: { day: 21, status: 'few_left', poster: 24 },
    support: text('Twenty-two players, one lamp', 'Zweiundzwanzig Leute, eine Lampe'),
    short: text(
      'Twenty-two players, one lamp, and nobody conducting.',
      'Zweiundzwanzig Leute, eine Lampe, und niemand dirigiert.',
    ),
    about: [
      text(
        'They used to rehearse after midnight because that was when the room was free, and found that people listen better in the dark. There is one lamp. Whoever leads has it.',
        'Geprobt wurde früher nach Mitternacht, weil der Raum nur dann frei war, und dabei stellte sich heraus: Im Dunkeln hört man besser zu. Es gibt eine Lampe. Wer führt, hat sie.',
      ),
      text(
        'The programme runs without a break and without applause between pieces. At the end you may make up for it.',
        'Das Programm läuft ohne Pause und ohne Applaus zwischen den Stücken. Am Schluss darfst du alles nachholen.',
      ),
    ],
  },
  {
    name: 'Miriam Adeyemi',
    genre: 'soul',
    venue: 'tallow-hall',
    setup: 'seated',
    price: 32,
    hours: ['19:30', '20:15', '22:30'],
    pinned: { day: 22, status: 'sold_out', poster: 23 },
    support: text('with strings', 'mit Streichern'),
    short: text(
      'A voice that could fill the room unamplified, and for one song does.',
      'Eine Stimme, die den Raum auch ohne Verstärker füllt und das ein Lied lang beweist.',
    ),
    about: [
      text(
        'Miriam Adeyemi was a night nurse for eleven years and wrote most of these songs on the bus home. They are about tired people being kind, which turns out to be enough for an album.',
        'Miriam Adeyemi war elf Jahre lang Nachtschwester und hat die meisten dieser Lieder auf der Heimfahrt im Bus geschrieben. Sie handeln von müden Menschen, die freundlich sind. Das reicht für ein ganzes Album.',
      ),
    ],
  },
  {
    name: 'Kohlenstoff',
    genre: 'kraut',
    venue: 'trafohalle',
    setup: 'standing',
    price: 22,
    hours: ['21:00', '21:45', '00:30'],
    pinned: { day: 27, status: 'on_sale', poster: 5 },
    support: text('Machine music from Lusatia', 'Maschinenmusik aus der Lausitz'),
    short: text(
      'Machine music from Lusatia, played by hand and on time.',
      'Maschinenmusik aus der Lausitz, von Hand gespielt und pünktlich.',
    ),
    about: [
      text(
        'Three mechanics and a church organist from the coalfields. The pieces have no titles, only operating hours. The longest has been running since 2019 and is allowed out for concerts.',
        'Drei Schlosser und eine Kirchenorganistin aus dem Revier. Die Stücke haben keine Titel, nur Betriebsstunden. Das längste läuft seit 2019 und darf für Konzerte mal raus.',
      ),
    ],
  },
  {
    name: 'Salt & Semaphore',
    genre: 'folk',
    venue: 'saltworks',
    setup: 'standing',
    price: 17.5,
    pinned: { day: 29, status: 'cancelled', poster: 16 },
    support: text('with the Dockside Sewing Club', 'mit dem Dockside Sewing Club'),
    short: text(
      'Shanties for people who have only ever seen the sea from a train.',
      'Shantys für alle, die das Meer nur aus dem Zug kennen.',
    ),
    about: [
      text(
        'Salt & Semaphore sing in five parts and signal in a sixth. The flags mean something; they will not tell you what until the encore.',
        'Salt & Semaphore singen fünfstimmig, die sechste Stimme wird geflaggt. Die Flaggen bedeuten etwas, verraten wird es erst in der Zugabe.',
      ),
      text(
        'The night is off: two broken wrists, one ladder, no hard feelings. Every ticket is refunded on its own, you need not do a thing.',
        'Der Abend fällt aus: zwei gebrochene Handgelenke, eine Leiter, niemand ist böse. Das Geld kommt von selbst zurück, du musst nichts tun.',
      ),
    ],
  },
  {
    name: 'The Long Corridor',
    genre: 'indie',
    venue: 'the-lamphouse',
    setup: 'standing',
    price: 25,
    pinned: { day: 56, status: 'on_sale', poster: 20 },
    support: text('with Ampersand', 'mit Ampersand'),
    short: text(
      'Indie rock with a very long reverb and a short temper.',
      'Indierock mit langem Hall und kurzer Geduld.',
    ),
    about: [
      text(
        'They met in a hospital corridor, waiting for other people, and have never quite left it: white light, squeaking floors, hope. The drums were recorded at one end and the guitars at the other.',
        'Kennengelernt haben sie sich auf einem Krankenhausflur, beim Warten auf andere, und ganz verlassen haben sie ihn nie: weißes Licht, quietschende Böden, Hoffnung. Am einen Ende wurde das Schlagzeug aufgenommen, am anderen die Gitarren.',
      ),
    ],
  },
  {
    name: 'Tomasz Wren Trio',
    genre: 'jazz',
    venue: 'tallow-hall',
    setup: 'seated',
    price: 15,
    hours: ['21:30', '22:00', '00:00'],
    pinned: { day: 57, status: 'on_sale', poster: 3 },
    support: text('Late session', 'Späte Session'),
    short: text(
      'A late trio for people who are not going home yet.',
      'Ein spätes Trio für alle, die noch nicht nach Hause wollen.',
    ),
    about: [
      text(
        'Tomasz Wren plays the piano as if trying not to wake anyone. Bass and brushes keep the same secret. Bring somebody you can sit next to without talking.',
        'Tomasz Wren spielt Klavier, als dürfte niemand aufwachen. Bass und Besen halten dicht. Bring jemanden mit, neben dem man gut schweigen kann.',
      ),
    ],
  },
  {
    name: 'Fernweh Express',
    genre: 'disco',
    venue: 'trafohalle',
    setup: 'standing',
    price: 32,
    hours: ['20:00', '21:00', '23:30'],
    pinned: { day: 63, status: 'presale', poster: 10 },
    support: text('with guests', 'mit Gästen'),
    short: text('Disco in nine languages, with a buffet car.', 'Disco in neun Sprachen, mit Speisewagen.'),
    about: [
      text(
        'Eleven musicians who share a sleeping car and a bank account. Each song crosses at least one border; papers are checked on the dance floor, in a friendly way.',
        'Elf Leute, ein Schlafwagen, ein gemeinsames Konto. Jedes Lied überquert mindestens eine Grenze, die Papiere werden auf der Tanzfläche kontrolliert, und zwar freundlich.',
      ),
    ],
  },
  {
    name: 'The Understudies',
    genre: 'indie',
    venue: 'saltworks',
    setup: 'standing',
    price: 16.5,
    pinned: { day: 64, status: 'on_sale', poster: 14 },
    support: text('with Mothball', 'mit Mothball'),
    short: text(
      'Everyone in this band was second choice somewhere else. It suits them.',
      'In dieser Band war jeder woanders zweite Wahl. Es steht ihnen gut.',
    ),
    about: [
      text(
        'Five people who know every part and were never asked. Now they swap instruments after each song, out of habit and to keep the others on their toes.',
        'Fünf Leute, die jede Rolle können und nie gefragt wurden. Jetzt tauschen sie nach jedem Lied die Instrumente, aus Gewohnheit und damit keiner einschläft.',
      ),
    ],
  },
  {
    name: 'Esk',
    genre: 'ambient',
    venue: 'tallow-hall',
    setup: 'seated',
    price: 18,
    pinned: { day: 70, status: 'off_sale', poster: 7 },
    support: text('Album night', 'Ein Album, ein Abend'),
    short: text('One cello, one loop pedal, one river.', 'Ein Cello, ein Loop-Pedal, ein Fluss.'),
    about: [
      text(
        'Esk walked a river from mouth to spring and wrote a piece at every bridge. There are fourteen bridges. The album is played in order, upstream.',
        'Esk ist einen Fluss entlanggelaufen, von der Mündung zur Quelle, und hat an jeder Brücke ein Stück geschrieben. Vierzehn Brücken sind es. Das Album läuft der Reihe nach, stromaufwärts.',
      ),
    ],
  },
  {
    name: 'Dune Parade',
    genre: 'psych',
    venue: 'the-lamphouse',
    setup: 'standing',
    price: 29.5,
    pinned: { day: 77, status: 'presale', poster: 17 },
    support: text('with Sister Static', 'mit Sister Static'),
    short: text(
      'Desert rock from a seaside town. They had to imagine the heat.',
      'Wüstenrock aus einem Küstenort. Die Hitze mussten sie sich vorstellen.',
    ),
    about: [
      text(
        'Dune Parade come from a place with one beach and a lot of fog. The riffs are long and dry, the amplifiers are older than the band, and the last song takes as long as it takes.',
        'Dune Parade kommen aus einem Ort mit einem Strand und viel Nebel. Die Riffs sind lang und trocken, die Verstärker älter als die Band, und das letzte Stück dauert so lange, wie es dauert.',
      ),
    ],
  },
  {
    name: 'Wilhelmine Zwo',
    genre: 'pop',
    venue: 'trafohalle',
    setup: 'standing',
    price: 33,
    hours: ['20:00', '21:00', '23:00'],
    pinned: { day: 84, status: 'announced', poster: 21 },
    support: text('Extra date', 'Zusatzkonzert'),
    short: text(
      'Big choruses, small lies, a grand piano on wheels.',
      'Große Refrains, kleine Lügen, ein Flügel auf Rollen.',
    ),
    about: [
      text(
        'There was a first Wilhelmine; she left after two rehearsals. The second one stayed, kept the name and the piano, and writes songs about everybody who leaves early.',
        'Es gab eine erste Wilhelmine, die ging nach zwei Proben. Die zweite blieb, behielt Namen und Klavier und schreibt Lieder über alle, die zu früh gehen.',
      ),
    ],
  },
  {
    name: 'Nova Pereira',
    genre: 'latin',
    venue: 'saltworks',
    setup: 'standing',
    price: 22,
    pinned: { day: 91, status: 'announced', poster: 19 },
    support: text('with Casa Branca', 'mit Casa Branca'),
    short: text(
      'A cavaquinho, a choir of neighbours and a street that comes along.',
      'Ein Cavaquinho, ein Chor aus Nachbarn und eine Straße, die mitkommt.',
    ),
    about: [
      text(
        'Nova Pereira sings about the street where she grew up, and tours with as much of it as will fit into a van. The baker plays bass. He is very good, and leaves at four.',
        'Nova Pereira singt über die Straße, in der sie aufgewachsen ist, und nimmt davon mit auf Tour, was in den Bus passt. Der Bäcker spielt Bass. Er ist sehr gut und muss um vier los.',
      ),
    ],
  },
]
