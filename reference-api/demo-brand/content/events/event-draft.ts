import type { SeedEvent, Text, VenueSlug } from '../../../seed/seed-content.ts'
import type { GenreKey } from './genres.ts'

/** How the venue is set up for an event; decides ticket types, usual hours and capacity. */
export type Setup = 'standing' | 'seated' | 'club' | 'comedy' | 'film' | 'listening' | 'family' | 'matinee'

export type AgeKey = '14' | '16' | '18' | 'family'

/** Fixes the day of an event; `schedule.ts` places the other events. */
type Pinned = {
  day: number
  status: SeedEvent['status']
  poster: number
  previousVenue?: VenueSlug
  previousDay?: number
}

/**
 * An event as an editor writes it. `price` is the gross price of the usual ticket, in whole or half units of the
 * venue's currency. `support` is the whole line below the name ("with Esk"). `follows` is the slug of the event on the
 * day before, `notBefore` of one that must come earlier.
 */
export type EventDraft = {
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
