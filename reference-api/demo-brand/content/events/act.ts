import type { SeedEvent, Text, VenueSlug } from '../../../seed/seed-content.ts'
import type { GenreKey } from './genres.ts'

/** How the room is set up: it decides ticket kinds, usual hours and how many people fit. */
export type Setup = 'standing' | 'seated' | 'club' | 'comedy' | 'film' | 'listening' | 'family' | 'matinee'

export type AgeKey = '14' | '16' | '18' | 'family'

/** Pins a night to its place in the diary; nights without one are placed by `schedule.ts`. */
type Pinned = {
  day: number
  status: SeedEvent['status']
  poster: number
  previousVenue?: VenueSlug
  previousDay?: number
}

/**
 * A night as it is written by hand. `price` is the usual ticket in whole or half units of the venue's own currency,
 * gross. `support` is the whole second line of the bill ("with Esk"), not a bare name. `follows` names the slug of the
 * night before.
 */
export type Act = {
  name: string
  slug?: string
  genre: GenreKey
  venue: VenueSlug
  setup: Setup
  price: number
  support: Text | null
  short: Text
  about: Text[]
  hours?: [doors: string, starts: string, ends: string]
  age?: AgeKey
  pinned?: Pinned
  follows?: string
  notBefore?: string
}
