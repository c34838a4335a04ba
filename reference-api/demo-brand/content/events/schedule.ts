import type { VenueSlug } from '../../../seed/seed-content.ts'
import type { Act } from './act.ts'
import { chance, shuffled } from './chance.ts'

export type Placed = { act: Act; slug: string; day: number }

const venues: VenueSlug[] = ['the-lamphouse', 'saltworks', 'tallow-hall', 'trafohalle']
const FIRST_FREE_DAY = 3
const LAST_DAY = 360

/** Days before a sister night (another room, a matinee) may follow the first. */
const SISTER_GAP = 9

const nearestFree = (wish: number, taken: Set<number>, from: number, length: number): number => {
  const fits = (day: number) =>
    day >= from && day + length - 1 <= LAST_DAY && [...Array(length).keys()].every((i) => !taken.has(day + i))
  for (let away = 0; away <= LAST_DAY; away++) {
    if (fits(wish + away)) return wish + away
    if (fits(wish - away)) return wish - away
  }
  throw new Error(`No free day near ${wish}`)
}

/** Whether somebody would have to be in two cities at once. */
const shareSomebody = (one: Act, other: Act): boolean =>
  one.name === other.name ||
  (one.support?.en.includes(other.name) ?? false) ||
  (other.support?.en.includes(one.name) ?? false)

/**
 * Gives every night its day: pinned ones keep theirs, the others spread over the year, a little denser at its start,
 * one night a room. A night that `follows` another takes the day after it in the same room.
 */
export const schedule = (acts: { act: Act; slug: string }[]): Placed[] => {
  const placed = new Map<string, Placed>()
  const taken = new Map(venues.map((venue) => [venue, new Set<number>()]))
  const place = (entry: { act: Act; slug: string }, day: number) => {
    taken.get(entry.act.venue)?.add(day)
    placed.set(entry.slug, { ...entry, day })
  }
  const followers = new Map(acts.flatMap((entry) => (entry.act.follows ? [[entry.act.follows, entry] as const] : [])))
  for (const entry of acts) {
    if (!entry.act.pinned) continue
    const next = followers.get(entry.slug)
    place(entry, entry.act.pinned.day)
    if (next) place(next, entry.act.pinned.day + 1)
  }
  const putDown = (entry: { act: Act; slug: string }, wish: number, from: number) => {
    const elsewhere = [...placed.values()].filter(({ act }) => shareSomebody(act, entry.act)).map(({ day }) => day)
    const busy = new Set([...(taken.get(entry.act.venue) ?? []), ...elsewhere])
    const next = followers.get(entry.slug)
    const day = nearestFree(wish, busy, from, next ? 2 : 1)
    place(entry, day)
    if (next) place(next, day + 1)
  }
  venues.forEach((venue, room) => {
    const free = acts.filter(({ act }) => act.venue === venue && !act.pinned && !act.follows && !act.notBefore)
    shuffled(free, `diary of ${venue}`).forEach((entry, i) => {
      // Each room begins a quarter of a step after the one before, or all four would open on the same days.
      const wish =
        FIRST_FREE_DAY + Math.round((LAST_DAY - FIRST_FREE_DAY) * ((i + 0.1 + room * 0.25) / free.length) ** 1.15)
      putDown(entry, wish, FIRST_FREE_DAY)
    })
  })
  for (const entry of shuffled(
    acts.filter(({ act }) => act.notBefore),
    'sisters',
  )) {
    const first = placed.get(entry.act.notBefore ?? '')
    if (!first) throw new Error(`${entry.slug} refers to a night that is not there`)
    // An act whose first night comes at the very end of the year plays the other one shortly before it.
    const from = Math.min(first.day + SISTER_GAP, LAST_DAY - 20)
    putDown(entry, from + Math.round((LAST_DAY - from) * chance(entry.slug).next() ** 1.6), from)
  }
  return [...placed.values()].sort((a, b) => a.day - b.day || a.slug.localeCompare(b.slug, 'en'))
}
