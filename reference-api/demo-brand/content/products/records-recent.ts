import { record } from './record.ts'

/** PXR 007 to 015. */
export const recentRecords = [
  record({
    number: 7,
    slug: 'low-tide-radio-slack-water',
    artist: 'Low Tide Radio',
    title: 'Slack Water',
    genre: ['Shoegaze', 'Shoegaze'],
    room: 'saltworks',
    recorded: [
      'Saltworks, in the twenty minutes when nothing moves',
      'Saltworks, in den zwanzig Minuten, in denen sich nichts bewegt',
    ],
    released: '2026-08-28',
    minutes: 9,
    tracks: 'Slack Water / Slack Water (From the Other Bank)',
    pressing: { single: 150, download: 10000 },
    short: ['Two songs for the pause between the tides.', 'Zwei Lieder für die Pause zwischen den Gezeiten.'],
    about: [
      [
        'The harbour is still for twenty minutes a day. They used eighteen, one for each take they threw away, and kept the last two. The B-side is the same song from the other bank.',
        'Zwanzig Minuten am Tag steht das Wasser im Hafen still. Achtzehn davon gingen für verworfene Versuche drauf, die letzten beiden sind geblieben. Die B-Seite ist dasselbe Lied vom anderen Ufer.',
      ],
    ],
  }),
  record({
    number: 8,
    slug: 'marrow-choir-landing',
    artist: 'Marrow Choir',
    title: 'Landing',
    genre: ['Choral', 'Chor'],
    room: 'the-lamphouse',
    recorded: ['The Lamphouse, third landing, one take', 'The Lamphouse, dritter Treppenabsatz, ein Versuch'],
    released: '2026-05-22',
    minutes: 19,
    tracks: 'Coats On / Not Yet / Stopped Being Careful / Landing',
    pressing: { coloured: 80, cd: 200, download: 10000, colour: ['bone white', 'knochenweiß'] },
    short: [
      'Four short pieces for the nine who were left standing.',
      'Vier kurze Stücke für die neun, die noch standen.',
    ],
    about: [
      [
        'After the Mass nobody wanted to go home, so we left the microphone up. What you hear is a choir that has sung for two hours and has stopped being careful.',
        'Nach der Messe wollte niemand nach Hause, also blieb das Mikrofon hängen. Zu hören ist ein Chor nach zwei Stunden Singen, der aufgehört hat, vorsichtig zu sein.',
      ],
    ],
  }),
  record({
    number: 9,
    slug: 'nachtschwaermer-linie-23',
    artist: 'Nachtschwärmer & die Straßenbahn',
    title: 'Linie 23',
    genre: ['Brass', 'Blasmusik'],
    room: 'trafohalle',
    recorded: [
      'Trafohalle, with the tram bell mounted on the balcony',
      'Trafohalle, die Straßenbahnglocke hing am Balkon',
    ],
    released: '2024-04-26',
    minutes: 47,
    tracks:
      'Depot / Marktplatz / Vorne einsteigen / Am alten Schlachthof / Fahrscheine, bitte / Stadtbad / Zwei Minuten Aufenthalt / Weiter mit der Bahn / Krankenhaus Nord / Letzter Wagen / Schienenersatz der Herzen / Endstation',
    pressing: { lp: 160, cd: 320, download: 10000 },
    short: [
      'Twelve stops, one for each song. Please get on at the front.',
      'Zwölf Haltestellen, eine pro Lied. Bitte vorne einsteigen.',
    ],
    about: [
      [
        'The running order is the timetable. Between songs seven and eight there is a replacement bus service, played by the trombones with visible reluctance.',
        'Die Reihenfolge ist der Fahrplan. Zwischen Lied sieben und acht fährt Schienenersatzverkehr, gespielt von den Posaunen, denen man den Unwillen anhört.',
      ],
    ],
  }),
  record({
    number: 10,
    slug: 'salt-and-semaphore-harbour-songs',
    artist: 'Salt & Semaphore',
    title: 'Harbour Songs for Dry Land',
    genre: ['Folk', 'Folk'],
    room: 'saltworks',
    recorded: ['Saltworks, facing the wall', 'Saltworks, mit dem Gesicht zur Wand'],
    released: '2023-07-21',
    minutes: 39,
    tracks:
      'Dry Dock / Never Further than the Ferry / Left Is Port / Blinds Shut / A Horizon in Wool / The Captain’s Ginger Biscuits / Knots I Have Read About / Salt / Semaphore / Ashore, Ashore / Firm Ground',
    pressing: { lp: 70, cd: 240, cassette: 45, download: 10000 },
    short: ['Songs about boats by people who get seasick.', 'Lieder über Schiffe von Leuten, die seekrank werden.'],
    about: [
      [
        'Not one of them has sailed further than the ferry. They sang with their backs to the harbour and asked us to shut the blinds. It is the most convincing record about the sea we own.',
        'Niemand aus der Band ist je weiter gefahren als mit der Fähre. Sie sangen mit dem Rücken zum Hafen und ließen die Jalousien schließen. Eine überzeugendere Platte über das Meer haben wir nicht.',
      ],
    ],
  }),
  record({
    number: 11,
    slug: 'tomasz-wren-trio-fire-curtain',
    artist: 'Tomasz Wren Trio',
    title: 'Fire Curtain',
    genre: ['Jazz', 'Jazz'],
    room: 'tallow-hall',
    recorded: ['Tallow Hall, behind the iron', 'Tallow Hall, hinter dem eisernen Vorhang'],
    released: '2024-11-15',
    minutes: 43,
    tracks:
      'Down / The Heaviest Curtain in London / Asbestos Waltz / Prompt Side / As If in a Ship / Tuner’s Complaint / Up',
    pressing: { lp: 110, cd: 220 },
    short: [
      'Recorded behind the safety curtain, which is heavier than the band.',
      'Aufgenommen hinter dem Brandschutzvorhang, der mehr wiegt als die Band.',
    ],
    dedication: [
      'Tomasz Wren writes it on the sleeve in silver ink, in your words and his own hand.',
      'Tomasz Wren schreibt sie mit Silberstift auf die Hülle: deine Worte, seine Handschrift.',
    ],
    about: [
      [
        'The curtain comes down once a year to be tested. We asked whether it could stay down for an afternoon. The piano sounds as if it were in a ship, which the tuner does not want to discuss.',
        'Einmal im Jahr wird der Vorhang zur Prüfung heruntergelassen. Wir haben gefragt, ob er einen Nachmittag unten bleiben darf. Das Klavier klingt wie auf einem Schiff, der Stimmer möchte nicht darüber reden.',
      ],
    ],
  }),
  record({
    number: 12,
    slug: 'bright-cassette-side-c',
    artist: 'Bright Cassette',
    title: 'Side C',
    genre: ['Synth pop', 'Synthpop'],
    room: 'the-lamphouse',
    recorded: ['The Lamphouse, through the house mixing desk', 'The Lamphouse, durch das Mischpult des Hauses'],
    released: '2025-05-30',
    minutes: 33,
    tracks:
      'Leader Tape / Press and Hold / Dolby Off / Hiss, Rather Loud / Pencil in the Spool / Side D / Under Protest / Turn It Over / Ends Early',
    pressing: { cassette: 120, coloured: 90, download: 10000, colour: ['see-through pink', 'durchsichtig rosa'] },
    short: [
      'There is no side C. You will have to turn it over and imagine.',
      'Eine Seite C gibt es nicht. Einmal umdrehen und vorstellen.',
    ],
    about: [
      [
        'Made for cassette and cut to vinyl under protest. The hiss was recorded separately and mixed rather loud. If yours ends early, that is the tape; ours does too.',
        'Für Kassette gemacht und nur unter Protest auf Vinyl geschnitten. Das Rauschen wurde getrennt aufgenommen und ziemlich laut dazugemischt. Falls deine früher aufhört: liegt am Band, bei uns auch.',
      ],
    ],
  }),
  record({
    number: 13,
    slug: 'esk-standing-water',
    artist: 'Esk',
    title: 'Standing Water, Moving Room',
    genre: ['Ambient', 'Ambient'],
    room: 'tallow-hall',
    recorded: ['Tallow Hall, overnight', 'Tallow Hall, über Nacht'],
    released: '2023-02-10',
    minutes: 68,
    tracks: 'Standing Water / The Night Porter / Moving Room',
    pressing: { double: 55, cd: 150, download: 10000 },
    short: ['Three pieces, the shortest of which you will not notice.', 'Drei Stücke, das kürzeste fällt nicht auf.'],
    about: [
      [
        'Esk asked for the keys at midnight and gave them back at eight. The heating can be heard going off. The second piece contains a night porter who has asked not to be named and is called Alan.',
        'Esk wollte um Mitternacht den Schlüssel und gab ihn um acht zurück. Man hört, wie die Heizung ausgeht. Im zweiten Stück ist ein Nachtportier zu hören, der nicht genannt werden möchte und Alan heißt.',
      ],
    ],
  }),
  record({
    number: 14,
    slug: 'hanna-feldkirch-zimmerlautstaerke',
    artist: 'Hanna Feldkirch',
    title: 'Zimmerlautstärke',
    genre: ['Songwriter', 'Liedermacherin'],
    room: 'the-lamphouse',
    recorded: ['The Lamphouse, in the dressing room, door ajar', 'The Lamphouse, in der Garderobe, Tür angelehnt'],
    released: '2025-10-03',
    minutes: 35,
    tracks:
      'Nach zehn / Zimmerlautstärke / Wand an Wand / Hausschuhe / Kein Schlagzeug nach acht / Die Frau von oben / Wasserleitung / Teppichboden / Leise Tür / Nichts zu beanstanden',
    pressing: { lp: 0, cd: 260, download: 10000 },
    short: [
      'As loud as a room allows at night. Sung accordingly.',
      'So laut, wie ein Zimmer nachts erlaubt. Entsprechend gesungen.',
    ],
    about: [
      [
        'The neighbours of her old flat were invited to the first play-back and found nothing to complain about. The LP sold out in a week and will be pressed again when the plant has a slot.',
        'Die Nachbarn aus ihrer alten Wohnung waren zum ersten Anhören eingeladen und hatten nichts zu beanstanden. Die LP war nach einer Woche weg und wird nachgepresst, sobald das Presswerk einen Termin hat.',
      ],
    ],
  }),
  record({
    number: 15,
    slug: 'velvet-ordnance-please-return-the-chairs',
    artist: 'Velvet Ordnance',
    title: 'Please Return the Chairs',
    genre: ['Post-punk', 'Post-Punk'],
    room: 'saltworks',
    recorded: ['Saltworks, as the chairs were being stacked', 'Saltworks, während die Stühle gestapelt wurden'],
    released: '2022-09-30',
    minutes: 31,
    tracks:
      'Please Return the Chairs / No Responsibility / One Coat per Hook / Umbrellas / Mind the Step / Found: One Glove / Not an Exit / This Door Is Alarmed (So Are We) / Queue This Side / Change Given Gladly / Last Collection / Notice of Permission',
    pressing: { lp: 40, cd: 90, download: 10000 },
    short: ['Twelve announcements set to music.', 'Zwölf Durchsagen, vertont.'],
    about: [
      [
        'Every line is taken from notices in our own cloakroom. Permission was asked and given, in writing, on a further notice, which became the single.',
        'Jede Zeile stammt von Aushängen in unserer eigenen Garderobe. Die Erlaubnis wurde erbeten und erteilt, schriftlich, auf einem weiteren Aushang. Aus dem wurde die Single.',
      ],
    ],
  }),
]
