import { text } from '../text.ts'
import type { EventDraft } from './event-draft.ts'

/** Further events at Saltworks. */
export const furtherBristolEvents: EventDraft[] = [
  {
    name: 'Concrete Meadow',
    genre: 'ambient',
    venue: 'saltworks',
    setup: 'seated',
    price: 15.5,
    support: text('Bring a cushion', 'Bring ein Kissen mit'),
    short: text('Birdsong from multi-storey car parks.', 'Vogelgesang aus Parkhäusern.'),
    about: [
      text(
        'The birds are real and so are the car parks: wrens on level three, a blackbird by the ticket machine. Concrete Meadow add a harp and stay out of the way.',
        'Die Vögel sind echt, die Parkhäuser auch: Zaunkönige auf Ebene drei, eine Amsel am Kassenautomaten. Concrete Meadow geben eine Harfe dazu und halten sich sonst zurück.',
      ),
    ],
  },
  {
    name: 'Subfloor Parish',
    genre: 'dub',
    venue: 'saltworks',
    setup: 'standing',
    price: 17,
    hours: ['20:00', '21:00', '00:00'],
    support: text('with choir practice', 'mit Chorprobe'),
    short: text('A sound system with a congregation.', 'Ein Soundsystem mit Gemeinde.'),
    about: [
      text(
        'Eight hand-built cabinets, one selector, hymns at half speed. The lowest note shakes dust out of the beams; we have swept, and it still does.',
        'Acht selbst gebaute Boxen, ein Selector, Choräle in halbem Tempo. Beim tiefsten Ton rieselt es von den Balken. Wir haben gefegt, es rieselt trotzdem.',
      ),
    ],
  },
  {
    name: 'Mothball',
    genre: 'shoegaze',
    venue: 'saltworks',
    setup: 'standing',
    price: 13.5,
    support: text('with Vacant Plinth', 'mit Vacant Plinth'),
    short: text('Recently unpacked and still a little creased.', 'Frisch ausgepackt und noch etwas zerknittert.'),
    about: [
      text(
        'Mothball broke up in a year nobody can agree on and found the tapes in a wardrobe. The songs had kept. So had the shirts, which they wear.',
        'In welchem Jahr sich Mothball aufgelöst haben, ist umstritten, die Bänder lagen jedenfalls im Kleiderschrank. Die Lieder hatten sich gehalten. Die Hemden auch, sie tragen sie.',
      ),
    ],
  },
  {
    name: 'The Slow Lorries',
    genre: 'indie',
    venue: 'saltworks',
    setup: 'standing',
    price: 14,
    support: text('with Hollow Ferris', 'mit Hollow Ferris'),
    short: text('Indie rock, please overtake.', 'Indierock, bitte überholen.'),
    about: [
      text(
        'Their songs start late and arrive with a queue behind them. The Slow Lorries have been called the best band on the inside lane, and would like to thank everybody who flashed their lights.',
        'Ihre Lieder fangen spät an und haben am Ende eine Schlange hinter sich. The Slow Lorries gelten als beste Band der rechten Spur und danken allen, die Lichthupe gegeben haben.',
      ),
    ],
  },
  {
    name: 'Ezra Penhaligon',
    genre: 'folk',
    venue: 'saltworks',
    setup: 'seated',
    price: 18,
    support: text('with a map', 'mit Landkarte'),
    short: text(
      'A man, a concertina and every footpath in three counties.',
      'Ein Mann, eine Konzertina und sämtliche Fußwege dreier Grafschaften.',
    ),
    about: [
      text(
        'Ezra Penhaligon walks to his concerts. It takes days, and the songs are about the way there: the dog at the third gate, the woman with the soup, the field that was not on the map.',
        'Ezra Penhaligon kommt zu Fuß zum Konzert. Das dauert Tage, und davon handeln die Lieder: vom Hund am dritten Gatter, von der Frau mit der Suppe, von dem Feld, das nicht auf der Karte stand.',
      ),
    ],
  },
  {
    name: 'Orchard Riot',
    genre: 'punk',
    venue: 'saltworks',
    setup: 'standing',
    price: 12.5,
    age: '16',
    support: text('with Wee Thunder', 'mit Wee Thunder'),
    short: text('Angry about hedges.', 'Zornig wegen der Hecken.'),
    about: [
      text(
        'Rural punk with its boots on. Orchard Riot sing about bus cuts, badgers and who owns the river, at a speed that suggests the last bus has just gone. It has.',
        'Landpunk in Gummistiefeln. Orchard Riot singen über gestrichene Buslinien, über Dachse und wem der Fluss gehört, und zwar so schnell, als wäre der letzte Bus gerade weg. Ist er auch.',
      ),
    ],
  },
  {
    name: 'Double Tuesday',
    genre: 'synth',
    venue: 'saltworks',
    setup: 'standing',
    price: 16,
    support: text('with Trockenhaube', 'mit Trockenhaube'),
    short: text(
      'Synth-pop for the second-worst day of the week.',
      'Synthiepop für den zweitschlimmsten Tag der Woche.',
    ),
    about: [
      text(
        'Double Tuesday are twins and share one drum machine, one wardrobe and one opinion. Their concerts feel like a day off that nobody has noticed yet.',
        'Double Tuesday sind Zwillinge und teilen sich einen Drumcomputer, einen Kleiderschrank und eine Meinung. Ihre Konzerte fühlen sich an wie ein freier Tag, der noch niemandem aufgefallen ist.',
      ),
    ],
  },
  {
    name: 'Kingfisher Debt',
    genre: 'postpunk',
    venue: 'saltworks',
    setup: 'standing',
    price: 15.5,
    support: text('with Nebenkosten', 'mit Nebenkosten'),
    short: text('Flashes of blue, then an invoice.', 'Etwas Blaues blitzt auf, dann kommt die Rechnung.'),
    about: [
      text(
        'Kingfisher Debt owe each other small amounts of money and write about nothing else. The tension is real. The bass player keeps the book and reads from it in the break.',
        'Die Mitglieder von Kingfisher Debt schulden einander kleinere Beträge und schreiben über nichts anderes. Die Spannung ist echt. Das Buch führt der Bassist, in der Pause liest er daraus vor.',
      ),
    ],
  },
  {
    name: 'Moss & Daughter',
    genre: 'chamber',
    venue: 'saltworks',
    setup: 'seated',
    price: 17.5,
    support: text('Two cellos, one surname', 'Zwei Celli, ein Nachname'),
    short: text(
      'Father and daughter, two cellos, and who is right.',
      'Vater und Tochter, zwei Celli und die Frage, wer recht hat.',
    ),
    about: [
      text(
        'He taught her for ten years; now she counts him in. The programme runs from old duets to a new one with the title “You Are Rushing”.',
        'Zehn Jahre hat er sie unterrichtet, jetzt zählt sie ein. Das Programm reicht von alten Duetten bis zu einem neuen mit dem Titel „Du eilst“.',
      ),
    ],
  },
  {
    name: 'Rhoda Tamakloe',
    genre: 'afrobeat',
    venue: 'saltworks',
    setup: 'standing',
    price: 23,
    support: text('with the Wednesday Congas', 'mit den Wednesday Congas'),
    short: text('Highlife with the lights on and the windows open.', 'Highlife bei Licht und offenem Fenster.'),
    about: [
      text(
        'Rhoda Tamakloe leads eleven people with one eyebrow. The guitars talk, the horns agree, and somewhere in the second hour the whole floor takes one step to the left without being asked.',
        'Rhoda Tamakloe leitet elf Leute mit einer Augenbraue. Die Gitarren reden, die Bläser stimmen zu, und irgendwann in der zweiten Stunde macht das ganze Publikum einen Schritt nach links, ohne dass jemand darum gebeten hätte.',
      ),
    ],
  },
]
