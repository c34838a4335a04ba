import type { Text } from '../../../seed/seed-content.ts'
import { text } from '../text.ts'
import type { EventDraft } from './event-draft.ts'

type Series = Pick<EventDraft, 'venue' | 'price'> & {
  name: string
  about: Text
  editions: [title: string, support: Text, short: Text][]
}

const series: Series[] = [
  {
    name: 'Late Shift',
    venue: 'the-lamphouse',
    price: 18,
    about: text(
      'Late Shift is the club night for people who work when others go out. Each time one trade chooses the records. Come in your work clothes and the cloakroom is free.',
      'Late Shift ist die Clubnacht für alle, die arbeiten, wenn andere ausgehen. Jedes Mal sucht ein anderer Beruf die Platten aus. In Arbeitskleidung kostet die Garderobe nichts.',
    ),
    editions: [
      [
        'Bakers',
        text('Soul and house until the first loaf', 'Soul und House bis zum ersten Brot'),
        text(
          'The bakers choose the records, and leave at three. The bread stays.',
          'Die Bäcker suchen die Platten aus und müssen um drei los. Das Brot bleibt da.',
        ),
      ],
      [
        'Night Nurses',
        text('Disco on soft soles', 'Disco auf leisen Sohlen'),
        text(
          'Chosen by the night ward: nothing too sudden before two.',
          'Ausgesucht von der Nachtstation: vor zwei Uhr nichts Plötzliches.',
        ),
      ],
      [
        'Cab Rank',
        text('Garage, naturally', 'Garage, was sonst'),
        text('Eight drivers, eight hours, no detours.', 'Acht Taxifahrer, acht Stunden, keine Umwege.'),
      ],
      [
        'Print Room',
        text('Electro in four colours', 'Elektro in vier Farben'),
        text(
          'The people who print our posters play what they print to. It is faster than you think.',
          'Die Leute, die unsere Plakate drucken, spielen, was dabei läuft. Es ist schneller, als du denkst.',
        ),
      ],
      [
        'Stagehands',
        text('Rave, neatly coiled', 'Rave, ordentlich aufgewickelt'),
        text(
          'They usually leave when you arrive. Tonight they stay on.',
          'Sonst gehen sie, wenn du kommst. Heute bleiben sie.',
        ),
      ],
      [
        'Lighthouse Keepers',
        text('Slow house, every nine seconds', 'Langsamer House, alle neun Sekunden'),
        text(
          'There are three left and all of them have excellent records.',
          'Drei gibt es noch, und alle drei haben hervorragende Platten.',
        ),
      ],
    ],
  },
  {
    name: 'Ebb & Dub',
    venue: 'saltworks',
    price: 17,
    about: text(
      'Ebb & Dub runs from high water to low water or the other way round, whichever is longer. One sound system, hand-built, facing the harbour. The bass goes out with the boats.',
      'Ebb & Dub dauert von Flut bis Ebbe oder umgekehrt, je nachdem, was länger ist. Ein Soundsystem, selbst gebaut, mit Blick auf den Hafen. Der Bass läuft mit den Booten aus.',
    ),
    editions: [
      [
        'Neap',
        text('Roots and rare sevens', 'Roots und seltene Singles'),
        text(
          'The gentlest tide of the month, and the records to go with it.',
          'Die sanfteste Tide des Monats und die passenden Platten.',
        ),
      ],
      [
        'Spring',
        text('Steppers, uphill', 'Steppers, bergauf'),
        text('High water at two, heavy water at three.', 'Um zwei Hochwasser, um drei schweres Wasser.'),
      ],
      [
        'Slack',
        text('Versions only', 'Nur Versions'),
        text(
          'The hour in which nothing moves, stretched to five.',
          'Die Stunde, in der sich nichts bewegt, auf fünf ausgedehnt.',
        ),
      ],
      [
        'Bore',
        text('Jungle, coming upriver', 'Jungle, flussaufwärts'),
        text(
          'Once a month the river changes its mind. So do we, at 170 beats a minute.',
          'Einmal im Monat überlegt es sich der Fluss anders. Wir auch, mit 170 Schlägen in der Minute.',
        ),
      ],
      [
        'Wreck',
        text('Dubplates from attics', 'Dubplates vom Dachboden'),
        text(
          'Records that were found, not bought. Some have sand in them.',
          'Gefundene Platten, keine gekauften. In manchen ist noch Sand.',
        ),
      ],
      [
        'Pilot',
        text('New selectors, first night', 'Neue Selectors, erste Nacht'),
        text(
          'Four people play out for the first time. An old hand stands beside each.',
          'Vier Leute legen zum ersten Mal auf. Neben jedem steht jemand mit Erfahrung.',
        ),
      ],
    ],
  },
  {
    name: 'Both Ends',
    venue: 'tallow-hall',
    price: 16,
    about: text(
      'Both Ends is what the chandlers would have danced to: seven-inches, talcum powder, two balconies of people who say they are only watching. They are not, by one.',
      'Both Ends ist das, wozu die Kerzenmacher getanzt hätten: Singles, Talkumpuder und zwei Balkone voller Leute, die angeblich nur zuschauen. Spätestens um eins tanzen sie auch.',
    ),
    editions: [
      [
        'Northern',
        text('Soul, 45 revolutions', 'Soul, 45 Umdrehungen'),
        text(
          'Fast songs about slow heartbreak, all night.',
          'Schnelle Lieder über langsames Herzeleid, die ganze Nacht.',
        ),
      ],
      [
        'Italo',
        text('Disco with subtitles', 'Disco mit Untertiteln'),
        text(
          'The words make no sense in any language. You will sing them.',
          'Die Texte ergeben in keiner Sprache Sinn. Du singst sie trotzdem mit.',
        ),
      ],
      [
        'Highlands',
        text('Techno and reels', 'Techno und Reels'),
        text(
          'A fiddler, a drum machine and a difference of opinion.',
          'Eine Geigerin, ein Drumcomputer und eine Meinungsverschiedenheit.',
        ),
      ],
      [
        'Slow Dances',
        text('Nothing over ninety', 'Nichts über neunzig'),
        text(
          'The whole night below ninety beats a minute. Bring somebody, or find somebody.',
          'Die ganze Nacht unter neunzig Schlägen in der Minute. Bring jemanden mit, oder find jemanden.',
        ),
      ],
      [
        'School Disco',
        text('Orange squash at the bar', 'An der Bar gibt es Sirup'),
        text('For grown-ups who stood at the wall the first time.', 'Für Erwachsene, die damals an der Wand standen.'),
      ],
      [
        'Leftovers',
        text('B-sides only', 'Nur B-Seiten'),
        text(
          'Every record the wrong way up. You would be surprised.',
          'Jede Platte falsch herum. Du wirst dich wundern.',
        ),
      ],
    ],
  },
  {
    name: 'Nachtstrom',
    venue: 'trafohalle',
    price: 21,
    about: text(
      'Nachtstrom uses what the city leaves over between eleven and six: electricity, time, people. No main act, no photographs, a bench by the third window for those who would rather look.',
      'Nachtstrom nimmt, was die Stadt zwischen elf und sechs übrig lässt: Strom, Zeit, Leute. Kein Hauptact, keine Fotos, dafür eine Bank am dritten Fenster für alle, die lieber schauen.',
    ),
    editions: [
      [
        'Grundlast',
        text('Techno, steady', 'Techno, gleichmäßig'),
        text(
          'The part of the current that always flows. No peaks, no dips, seven hours.',
          'Der Teil vom Strom, der immer fließt. Keine Spitzen, keine Täler, sieben Stunden.',
        ),
      ],
      [
        'Spannungsabfall',
        text('House, loosening', 'House, locker werdend'),
        text(
          'Begins tense and has sat down on the floor by five.',
          'Beginnt angespannt und sitzt um fünf auf dem Boden.',
        ),
      ],
      [
        'Blindleistung',
        text('Dub techno in the dark', 'Dub-Techno im Dunkeln'),
        text(
          'All lamps off, the crane lights alone. Your eyes get used to it, your feet already are.',
          'Alle Lampen aus, nur das Kranlicht brennt. Die Augen gewöhnen sich dran, die Füße sind es schon.',
        ),
      ],
      [
        'Kurzschluss',
        text('Electro, abrupt', 'Elektro, ruckartig'),
        text(
          'Two desks, wired to each other by mistake. We left it.',
          'Zwei Pulte, versehentlich miteinander verkabelt. Wir haben es so gelassen.',
        ),
      ],
      [
        'Erdung',
        text('Ambient from four o’clock', 'Ambient ab vier Uhr'),
        text('Loud until four, then mattresses.', 'Bis vier laut, danach Matratzen.'),
      ],
      [
        'Wechselstrom',
        text('Back to back, fifty times', 'Immer abwechselnd, fünfzigmal'),
        text(
          'A hundred records, two people, never twice in a row the same one.',
          'Hundert Platten, zwei Leute, nie zweimal hintereinander derselbe.',
        ),
      ],
    ],
  },
]

export const clubNights: EventDraft[] = series.flatMap(({ name, venue, price, about, editions }) =>
  editions.map(([title, support, short]): EventDraft => ({
    name: `${name}: ${title}`,
    genre: 'club',
    venue,
    setup: 'club',
    price,
    support,
    short,
    about: [about],
    age: '18',
  })),
)
