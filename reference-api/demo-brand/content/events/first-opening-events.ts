import { text } from '../text.ts'
import type { EventDraft } from './event-draft.ts'

/**
 * The first events of the programme: their day, status and poster are fixed, because home page and screenshots begin
 * with them.
 */
export const firstOpeningEvents: EventDraft[] = [
  {
    name: 'Marrow Choir',
    genre: 'choir',
    venue: 'the-lamphouse',
    setup: 'standing',
    price: 34.5,
    hours: ['19:00', '20:00', '22:45'],
    pinned: { day: 0, status: 'few_left', poster: 1 },
    support: text('with Esk and Dorothea Finch', 'mit Esk und Dorothea Finch'),
    short: text(
      'Nine voices, two drum kits and a harmonium rescued from a skip.',
      'Neun Stimmen, zwei Schlagzeuge und ein Harmonium vom Sperrmüll.',
    ),
    about: [
      text(
        'Marrow Choir started as a dare in a stairwell in Deptford and still sound like one: too many people, one echo, nobody holding back.',
        'Angefangen hat es als Mutprobe in einem Treppenhaus in Deptford, und so klingt es noch immer: zu viele Leute, ein Echo, und niemand nimmt sich zurück.',
      ),
      text(
        'They play the new record from first note to last, then whatever you shout for. The harmonium has its own microphone and, by now, its own fans.',
        'Erst kommt das neue Album, vom ersten bis zum letzten Ton, danach das, was du in Richtung Bühne rufst. Das Harmonium hat ein eigenes Mikrofon und inzwischen auch eigene Fans.',
      ),
    ],
  },
  {
    name: 'Ida Brandt Quartett',
    genre: 'jazz',
    venue: 'tallow-hall',
    setup: 'seated',
    price: 22,
    hours: ['19:30', '20:00', '22:15'],
    pinned: { day: 1, status: 'on_sale', poster: 9 },
    support: text('Two sets, one interval', 'Zwei Sets, eine Pause'),
    short: text(
      'Piano, bass, drums and a clarinet that refuses to be decorative.',
      'Klavier, Bass, Schlagzeug und eine Klarinette, die sich nicht als Dekoration versteht.',
    ),
    about: [
      text(
        'Ida Brandt writes tunes that sound as if they had been overheard: half a conversation, a door, someone laughing two floors up. The quartet finishes the sentences.',
        'Ida Brandts Stücke klingen wie durch die Wand gehört: ein halbes Gespräch, eine Tür, jemand lacht zwei Stockwerke höher. Das Quartett bringt die Sätze zu Ende.',
      ),
      text(
        'There is an interval because she likes to hear what people talk about after the first set. She has been known to use it.',
        'Eine Pause gibt es, weil sie wissen will, worüber nach dem ersten Set geredet wird. Manches davon taucht im zweiten wieder auf.',
      ),
    ],
  },
  {
    name: 'Nachtschwärmer & die Straßenbahn',
    genre: 'brass',
    venue: 'trafohalle',
    setup: 'standing',
    price: 29,
    hours: ['19:00', '20:00', '22:45'],
    pinned: { day: 2, status: 'on_sale', poster: 13 },
    support: text('with the Spreeknie brass ensemble', 'mit dem Blechbläserensemble Spreeknie'),
    short: text(
      'A band, eight brass players and a tram that never arrives but is clearly heard.',
      'Eine Band, acht Blechbläser und eine Straßenbahn, die nie kommt und doch deutlich zu hören ist.',
    ),
    about: [
      text(
        'The tram really does run through the hall: as a streak of light, as a bell, as bass. Nachtschwärmer recorded their third album between two terminus stops, with the windows open.',
        'Die Straßenbahn fährt wirklich durch die Halle: als Lichtspur, als Klingel, als Bass. Nachtschwärmer haben ihr drittes Album zwischen zwei Endhaltestellen aufgenommen, bei offenem Fenster.',
      ),
      text(
        'Live they add eight brass players and an audience that tends to sing louder than the band. Bring ear plugs, or take a free pair at the door.',
        'Live kommen acht Blechbläser dazu und ein Publikum, das erfahrungsgemäß lauter singt als die Band. Bring Gehörschutz mit, oder nimm dir am Einlass welchen, er kostet nichts.',
      ),
    ],
  },
  {
    name: 'Low Tide Radio',
    genre: 'shoegaze',
    venue: 'saltworks',
    setup: 'standing',
    price: 20,
    pinned: { day: 4, status: 'sold_out', poster: 22 },
    support: text('with Harbour Lights', 'mit Harbour Lights'),
    short: text(
      'Guitars from a long way out, and a voice that has read the shipping forecast too often.',
      'Gitarren von sehr weit draußen und eine Stimme, die zu oft den Seewetterbericht gehört hat.',
    ),
    about: [
      text(
        'Four people who met on a night ferry and have sounded slightly seasick ever since. The songs come in slowly, stay for a while, and leave things on the sand.',
        'Vier Leute, die sich auf einer Nachtfähre kennengelernt haben und seither leicht seekrank klingen. Die Lieder kommen langsam, bleiben eine Weile und lassen Dinge am Strand liegen.',
      ),
      text(
        'Expect long notes, low light, and one chorus that everybody claims not to know.',
        'Lange Töne, wenig Licht und ein Refrain, den angeblich niemand kennt und alle mitsingen.',
      ),
    ],
  },
  {
    name: 'Okonkwo Sisters',
    genre: 'soul',
    venue: 'the-lamphouse',
    setup: 'standing',
    price: 31,
    pinned: { day: 5, status: 'on_sale', poster: 4 },
    support: text('with the Peckham Horns', 'mit den Peckham Horns'),
    short: text(
      'Three sisters, one microphone when they argue, three when they do not.',
      'Drei Schwestern: ein Mikrofon, wenn sie streiten, drei, wenn nicht.',
    ),
    about: [
      text(
        'The Okonkwos learned harmony in the back of a minicab, where nobody could leave. It shows: they end each other’s lines and now and then each other’s jokes.',
        'Mehrstimmig singen haben die Okonkwos auf der Rückbank eines Taxis gelernt, wo niemand weglaufen konnte. Man hört es: Sie beenden einander die Zeilen und manchmal auch die Witze.',
      ),
      text(
        'The horns are six people from down the road who said they could only stay for one song. That was four years ago.',
        'Die Bläser sind sechs Leute aus der Nachbarschaft, die eigentlich nur für ein Lied bleiben konnten. Das war vor vier Jahren.',
      ),
    ],
  },
  {
    name: 'Sable Arcade',
    genre: 'techno',
    venue: 'trafohalle',
    setup: 'club',
    price: 24,
    age: '18',
    hours: ['22:00', '22:30', '06:00'],
    pinned: { day: 7, status: 'few_left', poster: 8 },
    support: text('All night, one turntable', 'Die ganze Nacht, ein Plattenspieler'),
    short: text(
      'Seven hours, one turntable, and the silences between records left in.',
      'Sieben Stunden, ein Plattenspieler, und die Stille zwischen den Platten bleibt drin.',
    ),
    about: [
      text(
        'Sable Arcade owns two turntables and leaves one of them at home. Between records there is a gap of about nine seconds, and what a full hall does with nine seconds of quiet is most of the fun.',
        'Sable Arcade besitzt zwei Plattenspieler und lässt einen davon zu Hause. Zwischen zwei Platten liegen etwa neun Sekunden, und was ein volles Haus mit neun Sekunden Stille anstellt, ist der halbe Spaß.',
      ),
    ],
  },
  {
    name: 'Velvet Ordnance',
    genre: 'postpunk',
    venue: 'saltworks',
    setup: 'standing',
    price: 19,
    pinned: { day: 8, status: 'on_sale', poster: 2 },
    support: text('with Tin Parade', 'mit Tin Parade'),
    short: text(
      'Post-punk with good manners: it says please, then it starts.',
      'Postpunk mit Manieren: sagt bitte und legt dann los.',
    ),
    about: [
      text(
        'Velvet Ordnance iron their shirts before every show, which is the last straight line of the evening. Bass first, drums close behind, and a singer who reads the lyrics off parking tickets.',
        'Vor jedem Konzert bügeln Velvet Ordnance ihre Hemden, danach ist an dem Abend nichts mehr gerade. Zuerst der Bass, dicht dahinter das Schlagzeug, und der Gesang wird von Strafzetteln abgelesen.',
      ),
    ],
  },
  {
    name: 'Hanna Feldkirch',
    genre: 'songwriter',
    venue: 'the-lamphouse',
    setup: 'seated',
    price: 26,
    hours: ['19:30', '20:15', '22:15'],
    pinned: { day: 11, status: 'moved', poster: 11, previousVenue: 'tallow-hall' },
    support: text('Songs for piano and weather', 'Lieder für Klavier und Wetter'),
    short: text(
      'Songs for piano and weather. The weather is recorded, the piano is not.',
      'Lieder für Klavier und Wetter. Das Wetter kommt vom Band, das Klavier nicht.',
    ),
    about: [
      text(
        'Hanna Feldkirch spent a winter in a weather station and came back with eleven songs and a cold. Each one begins with an hour of real sky, shortened to its best half minute.',
        'Hanna Feldkirch hat einen Winter lang in einer Wetterwarte gewohnt und kam mit elf Liedern und einer Erkältung zurück. Jedes beginnt mit einer Stunde echtem Himmel, gekürzt auf die beste halbe Minute.',
      ),
      text(
        'More of you wanted to come than the old plan had chairs for, so the night moved. Your ticket stays good.',
        'Es wollten mehr kommen, als am alten Ort Stühle standen, also ist der Abend umgezogen. Deine Karte bleibt gültig.',
      ),
    ],
  },
  {
    name: 'Paper Lions of Leith',
    genre: 'folk',
    venue: 'tallow-hall',
    setup: 'standing',
    price: 16,
    pinned: { day: 13, status: 'on_sale', poster: 18 },
    support: text('with Wee Thunder', 'mit Wee Thunder'),
    short: text(
      'Fiddle, drum machine and a box of old maps they still sing from.',
      'Geige, Drumcomputer und eine Kiste alter Landkarten, aus denen sie immer noch singen.',
    ),
    about: [
      text(
        'The Paper Lions set place names to music. Not the famous ones: lay-bys, closed stations, a bench. By the second verse you will want to go there.',
        'Die Paper Lions vertonen Ortsnamen. Nicht die berühmten: Parkbuchten, stillgelegte Bahnhöfe, eine Bank am Weg. Nach der zweiten Strophe willst du hin.',
      ),
    ],
  },
  {
    name: 'Glass Ferry',
    genre: 'pop',
    venue: 'saltworks',
    setup: 'standing',
    price: 21,
    pinned: { day: 14, status: 'on_sale', poster: 12 },
    support: text('with Anneke Moor', 'mit Anneke Moor'),
    short: text(
      'Pop songs you can see through, in the best sense.',
      'Popsongs, durch die man hindurchsehen kann, im besten Sinn.',
    ),
    about: [
      text(
        'A duo, a vibraphone and not one note more than needed. Glass Ferry spend weeks taking things out of songs, and play what is left as if it might break.',
        'Ein Duo, ein Vibrafon und kein Ton zu viel. Glass Ferry verbringen Wochen damit, Dinge aus Liedern zu entfernen, und spielen den Rest so, als könnte er zerbrechen.',
      ),
      text(
        'It does not break. By the end it is surprisingly loud.',
        'Er zerbricht nicht. Am Ende wird es sogar erstaunlich laut.',
      ),
    ],
  },
  {
    name: 'Sommergewitter',
    genre: 'electronic',
    venue: 'trafohalle',
    setup: 'standing',
    price: 27,
    hours: ['20:00', '21:00', '23:45'],
    pinned: { day: 15, status: 'postponed', poster: 15 },
    support: text('with a light installation', 'mit Lichtinstallation'),
    short: text(
      'Two synthesizers, one sheet of steel, and a storm that counts its own seconds.',
      'Zwei Synthesizer, ein Stahlblech und ein Gewitter, das seine Sekunden selbst zählt.',
    ),
    about: [
      text(
        'Sommergewitter build a storm from nothing: twenty minutes of heat, then the first drop, then all of it. The light follows the sound at the correct distance, which is 343 metres a second.',
        'Sommergewitter bauen ein Gewitter aus dem Nichts: zwanzig Minuten Schwüle, der erste Tropfen, dann alles. Das Licht hält zum Ton den richtigen Abstand, nämlich 343 Meter pro Sekunde.',
      ),
      text(
        'We are looking for a new date. Keep your ticket, it travels with the night.',
        'Wir suchen einen neuen Termin. Behalt deine Karte, sie zieht mit um.',
      ),
    ],
  },
]
