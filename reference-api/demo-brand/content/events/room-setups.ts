import type { Text, VenueSlug } from '../../../seed/seed-content.ts'
import type { AgeKey, Setup } from './event-draft.ts'

type Hours = [doors: string, starts: string, ends: string]

const rows: Record<Setup, { capacity: Record<VenueSlug, number>; hours: Hours[] }> = {
  standing: {
    capacity: { 'the-lamphouse': 1400, saltworks: 900, 'tallow-hall': 650, trafohalle: 1900 },
    hours: [
      ['19:00', '20:00', '22:45'],
      ['19:00', '19:45', '22:30'],
      ['18:30', '19:30', '22:15'],
      ['19:30', '20:30', '23:00'],
      ['20:00', '21:00', '23:30'],
    ],
  },
  seated: {
    capacity: { 'the-lamphouse': 640, saltworks: 420, 'tallow-hall': 380, trafohalle: 900 },
    hours: [
      ['19:00', '20:00', '22:15'],
      ['19:30', '20:15', '22:30'],
      ['18:30', '19:30', '21:45'],
    ],
  },
  club: {
    capacity: { 'the-lamphouse': 1400, saltworks: 900, 'tallow-hall': 650, trafohalle: 1900 },
    hours: [
      ['22:00', '22:30', '04:00'],
      ['22:30', '23:00', '05:00'],
      ['23:00', '23:00', '06:00'],
    ],
  },
  comedy: {
    capacity: { 'the-lamphouse': 520, saltworks: 340, 'tallow-hall': 300, trafohalle: 700 },
    hours: [
      ['18:45', '19:30', '22:00'],
      ['19:00', '20:00', '22:15'],
      ['19:30', '20:15', '22:30'],
    ],
  },
  film: {
    capacity: { 'the-lamphouse': 560, saltworks: 380, 'tallow-hall': 340, trafohalle: 800 },
    hours: [
      ['18:30', '19:30', '21:45'],
      ['19:00', '20:00', '22:00'],
      ['20:00', '20:45', '22:45'],
    ],
  },
  listening: {
    capacity: { 'the-lamphouse': 120, saltworks: 90, 'tallow-hall': 80, trafohalle: 140 },
    hours: [
      ['18:30', '19:00', '20:30'],
      ['19:00', '19:30', '21:00'],
      ['20:30', '21:00', '22:30'],
    ],
  },
  family: {
    capacity: { 'the-lamphouse': 480, saltworks: 320, 'tallow-hall': 280, trafohalle: 600 },
    hours: [
      ['10:00', '10:30', '11:45'],
      ['14:00', '14:30', '16:00'],
      ['14:30', '15:00', '16:15'],
    ],
  },
  matinee: {
    capacity: { 'the-lamphouse': 420, saltworks: 300, 'tallow-hall': 260, trafohalle: 540 },
    hours: [
      ['11:00', '11:45', '13:30'],
      ['13:00', '14:00', '16:00'],
      ['15:00', '15:45', '17:30'],
    ],
  },
}

/** The capacity of the venue in this setup. */
export const getCapacity = (setup: Setup, venue: VenueSlug): number => rows[setup].capacity[venue]

/** Usual hours of this setup: doors, start and end in the venue's local time. */
export const listUsualHours = (setup: Setup): Hours[] => rows[setup].hours

export const ageLimits: Record<AgeKey, Text> = {
  '14': {
    en: '14 and over. Under 16 with a grown-up who has a ticket.',
    de: 'Ab 14 Jahren. Unter 16 nur mit einer erwachsenen Person, die eine Karte hat.',
  },
  '16': { en: '16 and over. Bring proof of age.', de: 'Ab 16 Jahren. Bring einen Altersnachweis mit.' },
  '18': {
    en: '18 and over. Bring a passport or driving licence.',
    de: 'Ab 18 Jahren. Bring Ausweis oder Führerschein mit.',
  },
  family: {
    en: 'All ages. Children only with a grown-up, babies in arms come free.',
    de: 'Für jedes Alter. Kinder nur in Begleitung, Babys auf dem Arm kosten nichts.',
  },
}
