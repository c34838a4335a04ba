import type { SeedEvent } from '../../../seed/seed-content.ts'
import type { Act } from './act.ts'
import { berlinActs } from './acts-berlin.ts'
import { bristolActs } from './acts-bristol.ts'
import { glasgowActs } from './acts-glasgow.ts'
import { londonActs } from './acts-london.ts'
import { openingActs } from './acts-opening.ts'
import { chance } from './chance.ts'
import { clubNights } from './club-nights.ts'
import { comedyNights } from './comedy-nights.ts'
import { familyConcerts } from './family-concerts.ts'
import { films } from './films.ts'
import { genres } from './genres.ts'
import { listeningSessions } from './listening-sessions.ts'
import { pastActs } from './past-acts.ts'
import { postersOf } from './posters.ts'
import { ageLimits, capacityOf, hoursOf } from './room-setups.ts'
import { schedule } from './schedule.ts'
import type { Placed } from './schedule.ts'
import { sisterNights } from './sister-nights.ts'
import { slugOf } from './slug.ts'
import { statusesOf } from './statuses.ts'
import { ticketKindsOf } from './ticket-kinds.ts'

const firstNights: Act[] = [...openingActs, ...londonActs, ...bristolActs, ...glasgowActs, ...berlinActs]
const acts: Act[] = [
  ...firstNights,
  ...sisterNights(firstNights),
  ...clubNights,
  ...films,
  ...listeningSessions,
  ...comedyNights,
  ...familyConcerts,
]

const eventOf = ({ act, slug, day }: Placed, status: SeedEvent['status'], poster: number): SeedEvent => {
  const luck = chance(slug)
  const [doors, starts, ends] = act.hours ?? luck.pick(hoursOf(act.setup))
  return {
    slug,
    name: act.name,
    support: act.support,
    genre: genres[act.genre],
    venue: act.venue,
    day,
    doors,
    starts,
    ends,
    status,
    short: act.short,
    about: { en: act.about.map(({ en }) => en), de: act.about.map(({ de }) => de) },
    ageLimit: act.age ? ageLimits[act.age] : null,
    poster,
    ticketTypes: ticketKindsOf(act, luck, act.pinned ? 0 : undefined),
    capacity: capacityOf(act.setup, act.venue),
    ...movedFrom(act, status, day),
  }
}

/** A moved night was once on another day, unless its pin says where else it was. */
const movedFrom = (
  { pinned }: Act,
  status: SeedEvent['status'],
  day: number,
): Pick<SeedEvent, 'previousVenue' | 'previousDay'> => {
  if (status !== 'moved') return {}
  if (pinned?.previousVenue) return { previousVenue: pinned.previousVenue }
  return { previousDay: pinned?.previousDay ?? day - 7 }
}

/** The diary of the coming twelve months, in order of date. */
export const events = (): SeedEvent[] => {
  const placed = schedule(acts.map((act) => ({ act, slug: act.slug ?? slugOf(act.name) })))
  const statuses = statusesOf(placed)
  const posters = postersOf(placed)
  return placed.map((night) => eventOf(night, statuses.get(night.slug) ?? 'on_sale', posters.get(night.slug) ?? 1))
}

/** In order of date, before the diary. */
export const pastEvents = (): SeedEvent[] =>
  pastActs
    .map((act) => eventOf({ act, slug: slugOf(act.name), day: act.pinned.day }, act.pinned.status, act.pinned.poster))
    .sort((a, b) => a.day - b.day)
