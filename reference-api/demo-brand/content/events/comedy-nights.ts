import type { Text } from '../../../seed/seed-content.ts'
import { text } from '../text.ts'
import type { EventDraft } from './event-draft.ts'

const rules = {
  fund: text(
    'Four comedians, one host and a jar. Whoever heckles pays a pound, whoever heckles well gets it back. What is left goes to the bar staff, who have heard everything.',
    'Vier Leute mit Mikrofon, eine Gastgeberin und ein Einmachglas. Wer dazwischenruft, zahlt ein Pfund, wer gut dazwischenruft, bekommt es wieder. Der Rest geht an die Bar, und die hat schon alles gehört.',
  ),
  dry: text(
    'Comedy without a warm-up: it is cold, it is precise, and somebody always laughs late. In German, with one number in English for the relatives.',
    'Comedy ohne Anwärmen: kühl, genau, und einer lacht immer zu spät. Auf Deutsch, mit einer Nummer auf Englisch für die Verwandtschaft.',
  ),
}

const createComedyEvent = (name: string, venue: EventDraft['venue'], support: Text, short: Text): EventDraft => ({
  name,
  genre: 'comedy',
  venue,
  setup: 'comedy',
  price: venue === 'trafohalle' ? 21 : 16.5,
  support,
  short,
  about: [venue === 'trafohalle' ? rules.dry : rules.fund],
  age: '16',
})

export const comedyNights: EventDraft[] = [
  createComedyEvent(
    'The Heckle Fund: Opening Balance',
    'the-lamphouse',
    text('Hosted by Maureen Oddy', 'Moderation: Maureen Oddy'),
    text('New material, tested on paying people.', 'Neues Material, getestet an zahlenden Menschen.'),
  ),
  createComedyEvent(
    'The Heckle Fund: Petty Cash',
    'the-lamphouse',
    text('Hosted by Desmond Quaye-Little', 'Moderation: Desmond Quaye-Little'),
    text('Short sets, small grievances, exact change.', 'Kurze Auftritte, kleine Beschwerden, bitte passend.'),
  ),
  createComedyEvent(
    'The Heckle Fund: Dividends',
    'the-lamphouse',
    text('Hosted by Maureen Oddy', 'Moderation: Maureen Oddy'),
    text('The best of the year, chosen by the bar staff.', 'Das Beste des Jahres, ausgesucht vom Barpersonal.'),
  ),
  createComedyEvent(
    'The Heckle Fund: Low Interest',
    'saltworks',
    text('Hosted by Gwen Tapscott', 'Moderation: Gwen Tapscott'),
    text(
      'Five people talk about their hobbies. It gets out of hand.',
      'Fünf Leute erzählen von ihren Hobbys. Es läuft aus dem Ruder.',
    ),
  ),
  createComedyEvent(
    'The Heckle Fund: Liquid Assets',
    'saltworks',
    text('Hosted by Gwen Tapscott', 'Moderation: Gwen Tapscott'),
    text(
      'Jokes about boats, by people who have fallen off one.',
      'Witze über Boote von Leuten, die schon aus einem gefallen sind.',
    ),
  ),
  createComedyEvent(
    'The Heckle Fund: Sunk Costs',
    'saltworks',
    text('Hosted by Perry Almond', 'Moderation: Perry Almond'),
    text(
      'Long stories that were not worth it, told well.',
      'Lange Geschichten, die sich nicht gelohnt haben, gut erzählt.',
    ),
  ),
  createComedyEvent(
    'The Heckle Fund: Credit Notes',
    'tallow-hall',
    text('Hosted by Agnes McSporran-Bell', 'Moderation: Agnes McSporran-Bell'),
    text(
      'Glasgow heckles for free, so the jar is decorative.',
      'In Glasgow wird gratis dazwischengerufen, das Glas ist nur Dekoration.',
    ),
  ),
  createComedyEvent(
    'The Heckle Fund: Small Print',
    'tallow-hall',
    text('Hosted by Agnes McSporran-Bell', 'Moderation: Agnes McSporran-Bell'),
    text(
      'Four lawyers who gave it up, and one who should.',
      'Vier Anwälte, die es gelassen haben, und einer, der es lassen sollte.',
    ),
  ),
  createComedyEvent(
    'The Heckle Fund: Final Demand',
    'tallow-hall',
    text('Hosted by Hector Dunwhinnie', 'Moderation: Hector Dunwhinnie'),
    text(
      'The last of the season, with a raffle nobody asked for.',
      'Der letzte Abend der Saison, mit einer Tombola, um die niemand gebeten hat.',
    ),
  ),
  createComedyEvent(
    'Trockendock: Kaltstart',
    'trafohalle',
    text('Hosted by Ingeborg Trautwein', 'Moderation: Ingeborg Trautwein'),
    text(
      'First attempts by people who are otherwise good at something else.',
      'Erste Versuche von Leuten, die sonst etwas anderes gut können.',
    ),
  ),
  createComedyEvent(
    'Trockendock: Betriebsausflug',
    'trafohalle',
    text('Hosted by Ingeborg Trautwein', 'Moderation: Ingeborg Trautwein'),
    text('Office stories, with the names of the departments.', 'Geschichten aus dem Büro, mit Nennung der Abteilung.'),
  ),
  createComedyEvent(
    'Trockendock: Mahnstufe drei',
    'trafohalle',
    text('Hosted by Cem Hollerbach', 'Moderation: Cem Hollerbach'),
    text(
      'The letter you did not open, read aloud by professionals.',
      'Der Brief, den du nicht aufgemacht hast, vorgelesen von Fachleuten.',
    ),
  ),
]
