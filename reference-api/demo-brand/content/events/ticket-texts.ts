import type { Text } from '../../../seed/seed-content.ts'
import { text } from '../text.ts'

export type TicketCode =
  | 'standing'
  | 'balcony'
  | 'gallery'
  | 'under-18'
  | 'wheelchair'
  | 'early-bird'
  | 'concession'
  | 'front-rows'
  | 'seat'
  | 'side-view'
  | 'club'
  | 'late-entry'
  | 'table'
  | 'chair'
  | 'adult'
  | 'child'

type TicketFacts = {
  name: Text
  description: Text
  maxPerOrder?: number
  /** Its holder needs an adult companion or a proof. */
  restricted?: boolean
  /** Its holder comes with an adult who has a ticket. */
  needsAdult?: boolean
}

export const ticketTexts: Record<TicketCode, TicketFacts> = {
  standing: {
    name: text('Standing', 'Stehplatz'),
    description: text('The floor. First come, best spot.', 'Innenraum. Wer früh kommt, steht gut.'),
  },
  balcony: {
    name: text('Balcony, seated', 'Balkon, Sitzplatz'),
    description: text('A seat, and a rail to lean on.', 'Ein Sitz, und ein Geländer zum Anlehnen.'),
  },
  gallery: {
    name: text('Gallery, seated', 'Galerie, Sitzplatz'),
    description: text('A seat high above the floor.', 'Ein Sitz hoch über dem Innenraum.'),
  },
  'under-18': {
    name: text('Under 18', 'Unter 18'),
    description: text('With a grown-up who has a ticket.', 'In Begleitung einer erwachsenen Person mit Karte.'),
    maxPerOrder: 4,
    restricted: true,
    needsAdult: true,
  },
  wheelchair: {
    name: text('Wheelchair space and companion', 'Rollstuhlplatz mit Begleitung'),
    description: text('Two places for the price of one.', 'Zwei Plätze zum Preis von einem.'),
    maxPerOrder: 2,
  },
  'early-bird': {
    name: text('Early bird', 'Frühbucher'),
    description: text(
      'The same ticket for those who decide quickly. When they are gone, they are gone.',
      'Dieselbe Karte für Schnellentschlossene. Weg ist weg.',
    ),
    maxPerOrder: 4,
  },
  concession: {
    name: text('Concession', 'Ermäßigt'),
    description: text(
      'Students, apprentices, people out of work, disabled people. Bring proof.',
      'Studierende, Azubis, Arbeitslose, Menschen mit Behinderung. Bring den Nachweis mit.',
    ),
    restricted: true,
  },
  'front-rows': {
    name: text('Front rows', 'Vordere Reihen'),
    description: text(
      'Rows A to F, sit where you like. Close enough to read the set list.',
      'Reihe A bis F, freie Platzwahl. Nah genug, um die Setliste mitzulesen.',
    ),
  },
  seat: {
    name: text('Seat', 'Sitzplatz'),
    description: text('Sit where you like.', 'Freie Platzwahl. Setz dich, wohin du magst.'),
  },
  'side-view': {
    name: text('Side view', 'Seitenplatz'),
    description: text('You see most of it and hear all of it.', 'Du siehst das meiste und hörst alles.'),
  },
  club: {
    name: text('Entry', 'Eintritt'),
    description: text('Come and go as you like until doors close.', 'Rein und raus, solange der Einlass offen ist.'),
  },
  'late-entry': {
    name: text('Entry after 01:00', 'Eintritt ab 1 Uhr'),
    description: text('For those who have to work first.', 'Für alle, die vorher noch arbeiten.'),
  },
  table: {
    name: text('Seat at a table', 'Platz am Tisch'),
    description: text(
      'Up front, with somewhere to put your drink. You may be spoken to.',
      'Ganz vorne, mit Abstellfläche fürs Glas. Kann sein, dass du angesprochen wirst.',
    ),
  },
  chair: {
    name: text('A chair', 'Ein Stuhl'),
    description: text('They are all good. We measured.', 'Sie stehen alle gut. Wir haben nachgemessen.'),
    maxPerOrder: 4,
  },
  adult: {
    name: text('Grown-up', 'Erwachsene'),
    description: text('You will be needed for the clapping.', 'Du wirst zum Klatschen gebraucht.'),
  },
  child: {
    name: text('Child, 2 to 14', 'Kind, 2 bis 14 Jahre'),
    description: text(
      'Ear defenders are at the door, in five sizes.',
      'Gehörschutz gibt es am Einlass, in fünf Größen.',
    ),
    restricted: true,
    needsAdult: true,
  },
}
