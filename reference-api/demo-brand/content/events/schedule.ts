import type { VenueSlug } from '../../../seed/seed-content.ts'
import type { EventDraft } from './event-draft.ts'
import { chance, shuffled } from './chance.ts'

export type ScheduledEvent = { draft: EventDraft; slug: string; day: number }

const venues: VenueSlug[] = ['the-lamphouse', 'saltworks', 'tallow-hall', 'trafohalle']
const FIRST_FREE_DAY = 3
const LAST_DAY = 360

/** Minimum days between an event and a repeat of it (at another venue, or a matinee). */
const SISTER_GAP = 9

const nearestFree = (preferredDay: number, taken: Set<number>, from: number, length: number): number => {
  const fits = (day: number) =>
    day >= from && day + length - 1 <= LAST_DAY && [...Array(length).keys()].every((i) => !taken.has(day + i))
  for (let away = 0; away <= LAST_DAY; away++) {
    if (fits(preferredDay + away)) return preferredDay + away
    if (fits(preferredDay - away)) return preferredDay - away
  }
  throw new Error(`No free day near ${preferredDay}`)
}

/** Whether two events have an artist in common, so that they cannot be on one day. */
const shareArtist = (one: EventDraft, other: EventDraft): boolean =>
  one.name === other.name ||
  (one.support?.en.includes(other.name) ?? false) ||
  (other.support?.en.includes(one.name) ?? false)

/**
 * Gives every event a day. Fixed days stay; the others spread over the year, slightly denser at its start, with at most
 * one event per venue and day. An event that `follows` another is on the next day at the same venue.
 */
export const scheduleEvents = (drafts: { draft: EventDraft; slug: string }[]): ScheduledEvent[] => {
  const placed = new Map<string, ScheduledEvent>()
  const taken = new Map(venues.map((venue) => [venue, new Set<number>()]))
  const place = (entry: { draft: EventDraft; slug: string }, day: number) => {
    taken.get(entry.draft.venue)?.add(day)
    placed.set(entry.slug, { ...entry, day })
  }
  const followers = new Map(
    drafts.flatMap((entry) => (entry.draft.follows ? [[entry.draft.follows, entry] as const] : [])),
  )
  for (const entry of drafts) {
    if (!entry.draft.pinned) continue
    const next = followers.get(entry.slug)
    place(entry, entry.draft.pinned.day)
    if (next) place(next, entry.draft.pinned.day + 1)
  }
  const placeNear = (entry: { draft: EventDraft; slug: string }, preferredDay: number, from: number) => {
    const artistDays = [...placed.values()].filter(({ draft }) => shareArtist(draft, entry.draft)).map(({ day }) => day)
    const busy = new Set([...(taken.get(entry.draft.venue) ?? []), ...artistDays])
    const next = followers.get(entry.slug)
    const day = nearestFree(preferredDay, busy, from, next ? 2 : 1)
    place(entry, day)
    if (next) place(next, day + 1)
  }
  venues.forEach((venue, room) => {
    const free = drafts.filter(
      ({ draft }) => draft.venue === venue && !draft.pinned && !draft.follows && !draft.notBefore,
    )
    shuffled(free, `diary of ${venue}`).forEach((entry, i) => {
      // Each venue starts a quarter of a step later; otherwise all four would have events on the same days.
      const preferredDay =
        FIRST_FREE_DAY + Math.round((LAST_DAY - FIRST_FREE_DAY) * ((i + 0.1 + room * 0.25) / free.length) ** 1.15)
      placeNear(entry, preferredDay, FIRST_FREE_DAY)
    })
  })
  for (const entry of shuffled(
    drafts.filter(({ draft }) => draft.notBefore),
    'sisters',
  )) {
    const first = placed.get(entry.draft.notBefore ?? '')
    if (!first) throw new Error(`${entry.slug} refers to the event ${entry.draft.notBefore}, which does not exist`)
    // When the first event is at the end of the year, the repeat is shortly before it.
    const from = Math.min(first.day + SISTER_GAP, LAST_DAY - 20)
    placeNear(entry, from + Math.round((LAST_DAY - from) * chance(entry.slug).next() ** 1.6), from)
  }
  return [...placed.values()].sort((a, b) => a.day - b.day || a.slug.localeCompare(b.slug, 'en'))
}
