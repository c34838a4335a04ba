import { text } from '../text.ts'
import type { EventDraft } from './event-draft.ts'

/** The first events at Saltworks. */
export const firstBristolEvents: EventDraft[] = [
  {
    name: 'Tin Parade',
    genre: 'brass',
    venue: 'saltworks',
    setup: 'standing',
    price: 16,
    support: text('They start outside', 'Es geht draußen los'),
    short: text(
      'A marching band that never learned where to stop.',
      'Eine Marschkapelle, die nie gelernt hat, wo man anhält.',
    ),
    about: [
      text(
        'Tin Parade assemble on the pavement, walk in with the audience and play from wherever they happen to be standing. The drums have been known to take the stairs.',
        'Tin Parade sammeln sich auf dem Gehweg, ziehen mit dem Publikum ein und spielen von da, wo sie gerade stehen. Das Schlagzeug nimmt schon mal die Treppe.',
      ),
    ],
  },
  {
    name: 'Dub Almanac',
    genre: 'dub',
    venue: 'saltworks',
    setup: 'standing',
    price: 18.5,
    hours: ['20:00', '21:00', '00:00'],
    support: text('Records in between: Subfloor Parish', 'Dazwischen Platten: Subfloor Parish'),
    short: text('Twelve months of bass, one plate for each.', 'Zwölf Monate Bass, für jeden eine Platte.'),
    about: [
      text(
        'Dub Almanac release one seven-inch a month and play the year through in order. February is short. August has an echo that was still going in September.',
        'Dub Almanac bringen jeden Monat eine Single heraus und spielen das Jahr der Reihe nach. Der Februar ist kurz. Das Echo vom August lief noch im September.',
      ),
    ],
  },
  {
    name: 'Bathwater Kings',
    genre: 'psych',
    venue: 'saltworks',
    setup: 'standing',
    price: 19,
    support: text('with an oil-wheel projector', 'mit Ölscheibenprojektor'),
    short: text('Psychedelia at body temperature.', 'Psychedelic auf Körpertemperatur.'),
    about: [
      text(
        'Long songs, warm organs, no hurry to get out. Bathwater Kings bring their own light show, which is a real one, with oil and a hairdryer, and takes a person called Keith two hours to clean.',
        'Lange Lieder, warme Orgeln, niemand will raus. Bathwater Kings haben ihre eigene Lichtshow dabei, eine echte mit Öl und Föhn, und jemand namens Keith putzt danach zwei Stunden.',
      ),
    ],
  },
  {
    name: 'Anneke Moor',
    genre: 'songwriter',
    venue: 'saltworks',
    setup: 'seated',
    price: 17,
    support: text('with Moss & Daughter', 'mit Moss & Daughter'),
    short: text(
      'Songs in two languages for people who think in a third.',
      'Lieder in zwei Sprachen für alle, die in einer dritten denken.',
    ),
    about: [
      text(
        'Anneke Moor grew up on a barge and tunes her guitar to the engine. She sings about locks, both kinds, and never plays the same set twice because she does not write it down.',
        'Anneke Moor ist auf einem Frachtkahn groß geworden und stimmt ihre Gitarre nach dem Motor. Sie singt vom Schleusen und vom Abschließen, und kein Abend gleicht dem anderen, weil sie nichts aufschreibt.',
      ),
    ],
  },
  {
    name: 'Gullwing Committee',
    genre: 'ska',
    venue: 'saltworks',
    setup: 'standing',
    price: 15,
    support: text('with any other business', 'mit Verschiedenem'),
    short: text('Nine-piece ska, minutes taken.', 'Ska zu neunt, es wird Protokoll geführt.'),
    about: [
      text(
        'The Committee votes on every song before playing it. Quorum is six. So far all motions have been carried, and so has the trombonist.',
        'Vor jedem Lied stimmt das Komitee ab, beschlussfähig ist es ab sechs. Bisher wurden alle Anträge durchgetragen, der Posaunist auch.',
      ),
    ],
  },
  {
    name: 'Sister Static',
    genre: 'electronic',
    venue: 'saltworks',
    setup: 'standing',
    price: 21,
    age: '16',
    hours: ['20:30', '21:30', '00:30'],
    support: text('with Umluft 180', 'mit Umluft 180'),
    short: text('Electronics for wool jumpers.', 'Elektronik für Wollpullover.'),
    about: [
      text(
        'Sister Static builds rhythm out of small shocks: door handles, escalators, a nylon carpet. It sounds better than it feels. By midnight everyone’s hair is standing up, partly for technical reasons.',
        'Sister Static baut Rhythmen aus kleinen Schlägen: Türklinken, Rolltreppen, ein Nylonteppich. Es klingt besser, als es sich anfühlt. Gegen Mitternacht stehen allen die Haare zu Berge, zum Teil aus technischen Gründen.',
      ),
    ],
  },
  {
    name: 'Mendip Overdrive',
    genre: 'country',
    venue: 'saltworks',
    setup: 'standing',
    price: 20,
    support: text('with Two Sugars', 'mit Two Sugars'),
    short: text('Country music from an actual country lane.', 'Country von einer echten Landstraße.'),
    about: [
      text(
        'Pedal steel, a tractor seat for a drum stool, and heartbreak with right of way. Mendip Overdrive have never been to Nashville. They looked at the map once and it was a long way round.',
        'Pedal Steel, ein Treckersitz als Schlagzeughocker und Herzschmerz mit Vorfahrt. In Nashville waren Mendip Overdrive nie. Sie haben einmal auf die Karte geschaut, aber das wäre ein Umweg gewesen.',
      ),
    ],
  },
  {
    name: 'Hollow Ferris',
    genre: 'indie',
    venue: 'saltworks',
    setup: 'standing',
    price: 18,
    support: text('with The Slow Lorries', 'mit The Slow Lorries'),
    short: text(
      'They go round, come back, and it is always a bit sad at the top.',
      'Sie drehen sich, kommen wieder, und ganz oben ist es immer ein bisschen traurig.',
    ),
    about: [
      text(
        'Three brothers from a travelling fair. The guitars sound like light bulbs and the tempos are set by their mother, who still runs the ride.',
        'Drei Brüder vom Rummelplatz. Die Gitarren klingen nach Glühbirnen, und das Tempo bestimmt die Mutter, die das Fahrgeschäft bis heute leitet.',
      ),
    ],
  },
  {
    name: 'The Anchor Watch',
    genre: 'folk',
    venue: 'saltworks',
    setup: 'seated',
    price: 16.5,
    support: text('In the round, no stage', 'In der Mitte, ohne Bühne'),
    short: text('Four voices that keep each other awake.', 'Vier Stimmen, die sich gegenseitig wach halten.'),
    about: [
      text(
        'Work songs for work that has gone: hauling, salting, waiting for wind. The Anchor Watch sing them without instruments in the middle of the floor, and hand out the choruses on slips of paper.',
        'Arbeitslieder für Arbeit, die es nicht mehr gibt: hieven, salzen, auf Wind warten. The Anchor Watch singen ohne Instrumente mitten im Raum und verteilen die Refrains auf Zetteln.',
      ),
    ],
  },
  {
    name: 'Low Ceilings',
    genre: 'hiphop',
    venue: 'saltworks',
    setup: 'standing',
    price: 14.5,
    age: '14',
    support: text('with Petra Lovelock', 'mit Petra Lovelock'),
    short: text('Attic rap. Mind your head.', 'Dachbodenrap. Kopf einziehen.'),
    about: [
      text(
        'Low Ceilings write under a sloping roof, where nobody over five foot six can stand up, and it has given their lyrics a certain attitude. The beats were recorded through the floor, by the people below, who did not mind.',
        'Low Ceilings schreiben unter einer Dachschräge, wo ab einem Meter siebzig niemand stehen kann, und das hat ihre Texte geprägt. Die Beats haben die Leute von unten durch die Decke aufgenommen. Es störte sie nicht.',
      ),
    ],
  },
  {
    name: 'Petra Lovelock',
    genre: 'songwriter',
    venue: 'saltworks',
    setup: 'seated',
    price: 19,
    support: text('with a borrowed piano', 'mit geliehenem Klavier'),
    short: text(
      'She writes the songs other people say they wrote.',
      'Sie schreibt die Lieder, die andere geschrieben haben wollen.',
    ),
    about: [
      text(
        'For fifteen years Petra Lovelock wrote for other people and signed nothing. Now she plays them herself, tells you what they were about before the lawyers, and leaves the names to you.',
        'Fünfzehn Jahre hat Petra Lovelock für andere geschrieben und nichts unterschrieben. Jetzt spielt sie die Lieder selbst, erzählt, wovon sie handelten, bevor die Anwälte kamen, und überlässt dir die Namen.',
      ),
    ],
  },
]
