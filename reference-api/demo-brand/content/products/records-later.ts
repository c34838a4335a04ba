import { record } from './record.ts'

/** PXR 016 to 024; the last one is sold out for good. */
export const laterRecords = [
  record({
    number: 16,
    slug: 'orchestra-of-small-hours-five-to-four',
    artist: 'Orchestra of Small Hours',
    title: 'Five to Four',
    genre: ['Orchestral', 'Orchester'],
    room: 'the-lamphouse',
    recorded: ['The Lamphouse, at five to four in the morning', 'The Lamphouse, um fünf vor vier am Morgen'],
    released: '2026-09-18',
    minutes: 81,
    tracks:
      'Tuning, More or Less / The Last Train / Somebody Made Tea / Second Bassoon, Asleep / Five to Four / First Bus',
    pressing: { double: 130, cd: 260, download: 10000 },
    short: [
      'Thirty-one musicians who had all missed the last train.',
      'Einunddreißig Leute, die alle die letzte Bahn verpasst hatten.',
    ],
    about: [
      [
        'It was meant to be a rehearsal. Somebody pressed record, somebody else made tea, and the second bassoon fell asleep in the right place.',
        'Eigentlich war es eine Probe. Jemand drückte auf Aufnahme, jemand anderes kochte Tee, und das zweite Fagott schlief an der richtigen Stelle ein.',
      ],
    ],
  }),
  record({
    number: 17,
    slug: 'paper-lions-of-leith-the-cheap-ferry',
    artist: 'Paper Lions of Leith',
    title: 'The Cheap Ferry',
    genre: ['Folk', 'Folk'],
    room: 'tallow-hall',
    recorded: ['Tallow Hall, standing in a circle', 'Tallow Hall, im Kreis stehend'],
    released: '2024-08-09',
    minutes: 37,
    tracks:
      'Cheap Day Return / The Bar Is Shut / Deck Chairs / Squall, First Half / Bicycle Patch / Squall, Second Half / Leith Shore / The Purser’s Reel / Two Fiddles and a Flask / Foot Passengers / Disembark by the Stern',
    pressing: { lp: 95, cd: 190, cassette: 30 },
    short: [
      'Songs for a crossing on which the bar never opened.',
      'Lieder für eine Überfahrt, auf der die Bar nie aufmachte.',
    ],
    about: [
      [
        'Five voices, two fiddles, one squeezebox that had to be repaired with a bicycle patch halfway through. You can hear which half.',
        'Fünf Stimmen, zwei Geigen, ein Akkordeon, das mittendrin mit Fahrradflicken repariert werden musste. Man hört, welche Hälfte welche ist.',
      ],
    ],
  }),
  record({
    number: 18,
    slug: 'sommergewitter-vorhersage',
    artist: 'Sommergewitter',
    title: 'Vorhersage',
    genre: ['Electronic', 'Elektronik'],
    room: 'trafohalle',
    recorded: ['Trafohalle, with the roof windows open', 'Trafohalle, bei offenen Dachfenstern'],
    released: '2025-07-04',
    minutes: 49,
    tracks:
      'Hochdruck / Schwül / Wetterleuchten / Vierzig Prozent / Drei Wochen Warten / Gegen Abend Schauer / Kein Zelt / Die echte',
    pressing: { lp: 120, coloured: 40, cd: 240, download: 10000, colour: ['overcast grey', 'wolkengrau'] },
    short: ['Eight warm fronts. The last one was real.', 'Acht Warmfronten. Die letzte war echt.'],
    about: [
      [
        'We waited three weeks for weather. When it came, the microphones were on the roof, the synthesisers below, and nobody had thought of a tarpaulin. It is a very good ending.',
        'Drei Wochen haben wir auf Wetter gewartet. Als es kam, standen die Mikrofone auf dem Dach, die Synthesizer darunter, und an eine Plane hatte niemand gedacht. Es ist ein sehr guter Schluss.',
      ],
    ],
  }),
  record({
    number: 19,
    slug: 'sable-arcade-closing-time-unabridged',
    artist: 'Sable Arcade',
    title: 'Closing Time (Unabridged)',
    genre: ['Techno', 'Techno'],
    room: 'trafohalle',
    recorded: [
      'Trafohalle, from the last hour of a long night',
      'Trafohalle, aus der letzten Stunde einer langen Nacht',
    ],
    released: '2026-04-10',
    minutes: 72,
    tracks: 'Closing Time (Unabridged)',
    pressing: { double: 85, download: 10000 },
    short: [
      'One track. The door staff asked for the long version.',
      'Ein einziges Stück. Die Leute an der Tür wollten die lange Fassung.',
    ],
    about: [
      [
        'Cut over four sides with nothing left out, including the minute in which a coat is found. Play at the volume you would like to be thrown out at.',
        'Auf vier Seiten geschnitten, nichts fehlt, auch nicht die Minute, in der ein Mantel gefunden wird. Bitte so laut hören, wie du gern hinausgeworfen würdest.',
      ],
    ],
  }),
  record({
    number: 20,
    slug: 'miriam-adeyemi-sung-sitting-down',
    artist: 'Miriam Adeyemi',
    title: 'Sung Sitting Down',
    genre: ['Soul', 'Soul'],
    room: 'tallow-hall',
    recorded: ['Tallow Hall, row M, seat 14', 'Tallow Hall, Reihe M, Platz 14'],
    released: '2025-01-31',
    minutes: 40,
    tracks:
      'Doctor’s Orders / Seat 14 / Turn the Room Round / From the Stalls / Cushion / Feet Up / They Looked at Me / Slow Walk, Later / Small Brass Plate / Stand, If You Can',
    pressing: { lp: 150, cd: 300, download: 10000 },
    short: [
      'She sang from the stalls. The band looked at her from the stage.',
      'Sie sang aus dem Parkett. Die Band schaute von der Bühne zu.',
    ],
    about: [
      [
        'Her doctor had said to keep off her feet, so we turned the room round. Seat 14 now has a small brass plate, and a cushion nobody is allowed to take home.',
        'Auf ärztlichen Rat sollte sie nicht stehen, also haben wir den Raum umgedreht. Platz 14 trägt seitdem ein kleines Messingschild und hat ein Kissen, das niemand mitnehmen darf.',
      ],
    ],
  }),
  record({
    number: 21,
    slug: 'dune-parade-sand-in-the-desk',
    artist: 'Dune Parade',
    title: 'Sand in the Desk',
    genre: ['Psychedelic rock', 'Psychedelic Rock'],
    room: 'the-lamphouse',
    recorded: [
      'The Lamphouse, main stage, with a lorry load of sand',
      'The Lamphouse, große Bühne, mit einer Lkw-Ladung Sand',
    ],
    released: '2023-10-27',
    minutes: 55,
    tracks:
      'Grain / Fader One / Crackle, It Was There First / Dune / The Desk Was Cleaned Twice / Half Speed / Still Finding It',
    pressing: { lp: 65, coloured: 20, cd: 130, download: 10000, colour: ['sand', 'sandfarben'] },
    short: [
      'They insisted on the sand. We are still finding it.',
      'Sie bestanden auf dem Sand. Wir finden ihn immer noch.',
    ],
    about: [
      [
        'Seven songs, each a little slower than the last, because of the faders. The desk has been cleaned twice since. The crackle in the third song stayed in; it was there first.',
        'Sieben Lieder, jedes etwas langsamer als das davor, wegen der Regler. Das Pult wurde seitdem zweimal gereinigt. Das Knistern im dritten Lied ist geblieben, es war zuerst da.',
      ],
    ],
  }),
  record({
    number: 22,
    slug: 'nova-pereira-doca-seca',
    artist: 'Nova Pereira',
    title: 'Doca Seca',
    genre: ['Latin', 'Latin'],
    room: 'saltworks',
    recorded: ['Saltworks, in the drained dock', 'Saltworks, im leergepumpten Dock'],
    released: '2024-05-17',
    minutes: 42,
    tracks:
      'Water Out / Doca Seca / Mandatory Footwear / Forty Wellingtons / Reverb, the Best in Bristol / Ferrugem / Low Gate / Sunday in the Lock / Barnacle / Fortnight / Water In',
    pressing: { lp: 105, cd: 210, download: 10000 },
    short: ['Dance music from the bottom of a dry dock.', 'Tanzmusik vom Grund eines Trockendocks.'],
    about: [
      [
        'The dock is emptied for a fortnight every spring. It has the best reverb in Bristol and a strict rule about shoes. You can hear forty people dancing in wellingtons.',
        'Jedes Frühjahr wird das Dock für zwei Wochen geleert. Es hat den besten Hall von Bristol und eine strenge Regel für Schuhe. Man hört vierzig Leute in Gummistiefeln tanzen.',
      ],
    ],
  }),
  record({
    number: 23,
    slug: 'soundcheck-volume-one',
    artist: 'Various',
    title: 'Soundcheck, Volume One',
    genre: ['Compilation', 'Sampler'],
    room: 'all-four',
    recorded: ['All four rooms, at about half past four', 'An allen vier Spielstätten, gegen halb fünf'],
    released: '2022-03-25',
    minutes: 62,
    tracks:
      'One, Two / One, Two (Louder) / Is This On / Person with a Torch / A Bit Less of Me / Kick, Please / Empty Room in A / Monitor Wedge / The Song We Never Finish / Say Something / Bass Through the Floor / Half a Chorus / Sandwiches Are Here / Das Licht ist an / Line Check Lament / Who Is Singing / Cable, Long / Doors in Ten / The Best We Ever Played It / Two',
    pressing: { cd: 140, cassette: 25, download: 10000 },
    short: [
      'Twenty bands saying “one, two” before they knew we were recording.',
      'Zwanzig Bands sagen „eins, zwei“ und wussten noch nicht, dass wir aufnehmen.',
    ],
    about: [
      [
        'The best thing many of them ever played was for an empty room and a person with a torch. Everybody was asked afterwards. Two said no, and were right.',
        'Das Beste, was viele von ihnen je gespielt haben, galt einem leeren Raum und einer Person mit Taschenlampe. Gefragt haben wir alle hinterher. Zwei sagten Nein und hatten recht.',
      ],
    ],
  }),
  record({
    number: 24,
    slug: 'wilhelmine-zwo-hausnummer',
    artist: 'Wilhelmine Zwo',
    title: 'Hausnummer',
    genre: ['Pop', 'Pop'],
    room: 'trafohalle',
    recorded: ['Trafohalle, in the goods lift', 'Trafohalle, im Lastenaufzug'],
    released: '2021-11-19',
    minutes: 34,
    tracks:
      'Erdgeschoss / Bitte nicht springen / Tür schließt / Klingelschild / Zwischenhalt / Erster Stock / Notruf / Tragkraft vier Personen / Zweiter Stock / Wieder runter',
    pressing: { lp: 0, cd: 0 },
    short: [
      'Recorded in a lift between the ground floor and the second.',
      'Aufgenommen im Aufzug zwischen Erdgeschoss und zweitem Stock.',
    ],
    about: [
      [
        'Three hundred were made, three hundred were bought, and one came back with a note of thanks. The lift has been replaced since, so there will not be another.',
        'Dreihundert wurden gepresst, dreihundert gekauft, eine kam mit einem Dankeskärtchen zurück. Der Aufzug ist inzwischen ersetzt, eine zweite Auflage wird es also nicht geben.',
      ],
    ],
  }),
]
