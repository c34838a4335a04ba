import { text } from '../text.ts'
import type { EventDraft } from './event-draft.ts'

/** The first events at Trafohalle. Prices are in euros. */
export const firstBerlinEvents: EventDraft[] = [
  {
    name: 'Kachelofen',
    genre: 'indie',
    venue: 'trafohalle',
    setup: 'standing',
    price: 24,
    support: text('with Big Light Off', 'mit Big Light Off'),
    short: text(
      'Takes an hour to warm up and then stays warm until morning.',
      'Braucht eine Stunde zum Anheizen und bleibt dann warm bis zum Morgen.',
    ),
    about: [
      text(
        'Kachelofen make rock music for old buildings: slow start, thick walls, somebody always coming up from the cellar. Sit close and bring something to read during the first song.',
        'Kachelofen machen Rockmusik für Altbauten: langsamer Beginn, dicke Wände, und immer kommt gerade jemand aus dem Keller hoch. Stell dich nah ran und bring dir fürs erste Lied etwas zu lesen mit.',
      ),
    ],
  },
  {
    name: 'Die Pförtner',
    genre: 'postpunk',
    venue: 'trafohalle',
    setup: 'standing',
    price: 23,
    support: text('with The Polite Alarm', 'mit The Polite Alarm'),
    short: text(
      'Five doormen, nobody gets past the second chorus.',
      'Fünf Männer vom Empfang, am zweiten Refrain kommt keiner vorbei.',
    ),
    about: [
      text(
        'All five really have worked on a gate. They sing about lists, about who is on them, and about the beauty of a barrier going up. The uniforms are their own.',
        'Alle fünf haben wirklich an einer Pforte gesessen. Sie singen von Listen, von denen, die draufstehen, und davon, wie schön es ist, wenn eine Schranke hochgeht. Die Uniformen sind echt.',
      ),
    ],
  },
  {
    name: 'Doktor Mangold',
    genre: 'hiphop',
    venue: 'trafohalle',
    setup: 'standing',
    price: 28,
    age: '14',
    support: text('with Pfandbon', 'mit Pfandbon'),
    short: text('Rap with a doctorate in root vegetables.', 'Rap, promoviert in Wurzelgemüse.'),
    about: [
      text(
        'The doctorate is real and hangs behind the drums. Doktor Mangold raps about soil, rent and his mother’s allotment, and has the only tour bus with seedlings in the window.',
        'Der Doktortitel ist echt und hängt hinterm Schlagzeug. Doktor Mangold rappt über Böden, Mieten und den Schrebergarten seiner Mutter, und im Tourbus stehen Setzlinge am Fenster.',
      ),
    ],
  },
  {
    name: 'Spätverkehr',
    genre: 'techno',
    venue: 'trafohalle',
    setup: 'club',
    price: 20,
    age: '18',
    support: text('Last train to first train', 'Von der letzten Bahn bis zur ersten'),
    short: text(
      'Begins when the last train has gone and ends with the first.',
      'Fängt an, wenn die letzte Bahn weg ist, und endet mit der ersten.',
    ),
    about: [
      text(
        'Spätverkehr play to the timetable: every twenty minutes something passes through, shortly before four it gets very empty and very beautiful. Information is given at the bar.',
        'Spätverkehr spielen nach Fahrplan: Alle zwanzig Minuten kommt etwas durch, kurz vor vier wird es sehr leer und sehr schön. Auskunft gibt die Bar.',
      ),
    ],
  },
  {
    name: 'Lotte Hagedorn',
    genre: 'chanson',
    venue: 'trafohalle',
    setup: 'seated',
    price: 31,
    support: text('At the piano: whoever is free', 'Am Klavier: wer gerade Zeit hat'),
    short: text(
      'Chansons for people who leave the last word to others and then take it.',
      'Chansons für alle, die anderen das letzte Wort lassen und es dann doch haben.',
    ),
    about: [
      text(
        'Lotte Hagedorn has been singing in this city for forty years and has outlived three managers and a wall. She forgets lines on purpose, to see who knows them.',
        'Lotte Hagedorn singt seit vierzig Jahren in dieser Stadt und hat drei Manager und eine Mauer überdauert. Manche Zeile vergisst sie mit Absicht, um zu sehen, wer sie kann.',
      ),
    ],
  },
  {
    name: 'Zweite Kasse',
    genre: 'punk',
    venue: 'trafohalle',
    setup: 'standing',
    price: 16,
    age: '16',
    support: text('with Nil by Ear', 'mit Nil by Ear'),
    short: text(
      'Named after what people shout in supermarkets. Sounds like it.',
      'Heißt so, wie man im Supermarkt ruft. Klingt auch so.',
    ),
    about: [
      text(
        'Impatient music from people with one item. The songs are short and scanned quickly; whoever gets to the front first may choose the encore.',
        'Ungeduldige Musik von Leuten, die nur ein Teil haben. Die Lieder sind kurz und schnell übers Band gezogen, und wer zuerst vorne ist, sucht die Zugabe aus.',
      ),
    ],
  },
  {
    name: 'Chor der Hausverwaltung',
    genre: 'choir',
    venue: 'trafohalle',
    setup: 'seated',
    price: 22,
    support: text('Please have your documents ready', 'Bitte halte deine Unterlagen bereit'),
    short: text('Forty voices sing the house rules.', 'Vierzig Stimmen singen die Hausordnung.'),
    about: [
      text(
        'Notices from stairwells, set for eight parts: bicycles, quiet hours, who left the pram. It is funny for ten minutes and then, unexpectedly, rather moving.',
        'Aushänge aus Treppenhäusern, achtstimmig gesetzt: Fahrräder, Ruhezeiten, wem der Kinderwagen gehört. Zehn Minuten lang ist das lustig und dann unerwartet ergreifend.',
      ),
    ],
  },
  {
    name: 'Umluft 180',
    genre: 'electronic',
    venue: 'trafohalle',
    setup: 'standing',
    price: 25,
    age: '16',
    hours: ['21:00', '22:00', '01:00'],
    support: text('with Sister Static', 'mit Sister Static'),
    short: text('Electronic music at 180 degrees, middle shelf.', 'Elektronik bei 180 Grad, mittlere Schiene.'),
    about: [
      text(
        'Two sound engineers and a pastry chef. Umluft 180 let tracks rise in the open hall and take them out when they are golden. There is sheet cake at the merchandise stand.',
        'Zwei Toningenieurinnen und ein Konditor. Umluft 180 lassen ihre Stücke im offenen Raum aufgehen und holen sie heraus, wenn sie goldbraun sind. Am Stand gibt es Blechkuchen.',
      ),
    ],
  },
  {
    name: 'Ringbahn-Ensemble',
    genre: 'chamber',
    venue: 'trafohalle',
    setup: 'seated',
    price: 27,
    support: text('Once round, sixty minutes', 'Einmal rum, sechzig Minuten'),
    short: text(
      'Chamber music in a circle. You can get on anywhere.',
      'Kammermusik im Kreis. Einsteigen kannst du überall.',
    ),
    about: [
      text(
        'Twenty-seven short pieces, one for each station, played by twelve musicians standing around the audience. Whoever arrives late has simply got on later.',
        'Siebenundzwanzig kurze Stücke, für jeden Bahnhof eins, gespielt von zwölf Leuten, die rund um das Publikum stehen. Wer zu spät kommt, ist eben später eingestiegen.',
      ),
    ],
  },
  {
    name: 'Geranium Vier',
    genre: 'pop',
    venue: 'trafohalle',
    setup: 'standing',
    price: 29,
    support: text('with Linoleum Summer', 'mit Linoleum Summer'),
    short: text('Balcony pop, watered daily.', 'Balkonpop, täglich gegossen.'),
    about: [
      text(
        'Geranium Vier sing in very good voices about very small gardens. They started on a fourth-floor balcony, with the audience in the yard; they have kept the habit of lowering the basket for requests.',
        'Geranium Vier singen mit sehr schönen Stimmen über sehr kleine Gärten. Angefangen haben sie auf einem Balkon im vierten Stock, das Publikum stand im Hof. Das Körbchen für Musikwünsche lassen sie heute noch herunter.',
      ),
    ],
  },
  {
    name: 'Kabelsalat-Orchester',
    genre: 'experimental',
    venue: 'trafohalle',
    setup: 'seated',
    price: 21,
    support: text('Everything is plugged in', 'Alles ist angeschlossen'),
    short: text(
      'Sixty devices, one power strip, no guarantee.',
      'Sechzig Geräte, eine Steckdosenleiste, keine Gewähr.',
    ),
    about: [
      text(
        'Hand mixers, dictaphones, a milk frother in F sharp. The Kabelsalat-Orchester rehearses for weeks to find out which cable belongs to what, and in concert pulls them one by one.',
        'Handrührgeräte, Diktiergeräte, ein Milchschäumer in Fis. Das Kabelsalat-Orchester probt wochenlang, um herauszufinden, welches Kabel wohin gehört, und im Konzert zieht es eins nach dem anderen heraus.',
      ),
    ],
  },
]
