import type { SeedEvent } from '../../../seed/seed-content.ts'
import type { EventDraft } from './event-draft.ts'
import { firstBerlinEvents } from './first-berlin-events.ts'
import { furtherBerlinEvents } from './further-berlin-events.ts'
import { firstBristolEvents } from './first-bristol-events.ts'
import { furtherBristolEvents } from './further-bristol-events.ts'
import { firstGlasgowEvents } from './first-glasgow-events.ts'
import { furtherGlasgowEvents } from './further-glasgow-events.ts'
import { firstLondonEvents } from './first-london-events.ts'
import { furtherLondonEvents } from './further-london-events.ts'
import { firstOpeningEvents } from './first-opening-events.ts'
import { furtherOpeningEvents } from './further-opening-events.ts'
import { chance } from './chance.ts'
import { clubNights } from './club-nights.ts'
import { comedyNights } from './comedy-nights.ts'
import { familyConcerts } from './family-concerts.ts'
import { films } from './films.ts'
import { genres } from './genres.ts'
import { listeningSessions } from './listening-sessions.ts'
import { pastEventDrafts } from './past-events.ts'
import { assignPosters } from './posters.ts'
import { ageLimits, getCapacity, listUsualHours } from './room-setups.ts'
import { scheduleEvents } from './schedule.ts'
import type { ScheduledEvent } from './schedule.ts'
import { createRepeatEvents } from './repeat-events.ts'
import { toSlug } from './slug.ts'
import { assignStatuses } from './statuses.ts'
import { createTicketTypes } from './ticket-types.ts'

const firstEvents: EventDraft[] = [
  ...firstOpeningEvents,
  ...furtherOpeningEvents,
  ...firstLondonEvents,
  ...furtherLondonEvents,
  ...firstBristolEvents,
  ...furtherBristolEvents,
  ...firstGlasgowEvents,
  ...furtherGlasgowEvents,
  ...firstBerlinEvents,
  ...furtherBerlinEvents,
]
const drafts: EventDraft[] = [
  ...firstEvents,
  ...createRepeatEvents(firstEvents),
  ...clubNights,
  ...films,
  ...listeningSessions,
  ...comedyNights,
  ...familyConcerts,
]

const toSeedEvent = ({ draft, slug, day }: ScheduledEvent, status: SeedEvent['status'], poster: number): SeedEvent => {
  const luck = chance(slug)
  const [doors, starts, ends] = draft.hours ?? luck.pick(listUsualHours(draft.setup))
  return {
    slug,
    name: draft.name,
    support: draft.support,
    genre: genres[draft.genre],
    venue: draft.venue,
    day,
    doors,
    starts,
    ends,
    status,
    short: draft.short,
    about: { en: draft.about.map(({ en }) => en), de: draft.about.map(({ en, de = en }) => de) },
    ageLimit: draft.age ? ageLimits[draft.age] : null,
    poster,
    ticketTypes: createTicketTypes(draft, luck, draft.pinned ? 0 : undefined),
    capacity: getCapacity(draft.setup, draft.venue),
    ...toPreviousColumns(draft, status, day),
  }
}

/** The previous day of a moved event, or its previous venue when the draft names one. */
const toPreviousColumns = (
  { pinned }: EventDraft,
  status: SeedEvent['status'],
  day: number,
): Pick<SeedEvent, 'previousVenue' | 'previousDay'> => {
  if (status !== 'moved') return {}
  if (pinned?.previousVenue) return { previousVenue: pinned.previousVenue }
  return { previousDay: pinned?.previousDay ?? day - 7 }
}

/** The events of the next twelve months by date. */
export const events = (): SeedEvent[] => {
  const placed = scheduleEvents(drafts.map((draft) => ({ draft, slug: draft.slug ?? toSlug(draft.name) })))
  const statuses = assignStatuses(placed)
  const posters = assignPosters(placed)
  return placed.map((scheduled) =>
    toSeedEvent(scheduled, statuses.get(scheduled.slug) ?? 'on_sale', posters.get(scheduled.slug) ?? 1),
  )
}

/** The past events by date. */
export const pastEvents = (): SeedEvent[] =>
  pastEventDrafts
    .map((draft) =>
      toSeedEvent({ draft, slug: toSlug(draft.name), day: draft.pinned.day }, draft.pinned.status, draft.pinned.poster),
    )
    .sort((a, b) => a.day - b.day)
