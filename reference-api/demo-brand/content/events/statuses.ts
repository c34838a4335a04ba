import type { SeedEvent } from '../../../seed/seed-content.ts'
import { shuffled } from './chance.ts'
import type { ScheduledEvent } from './schedule.ts'

type Status = SeedEvent['status']

/** Number of events in each status, out of 240; the others are on sale (about 70 %). */
const quotas: { status: Status; count: number; from: number; to: number }[] = [
  { status: 'sold_out', count: 19, from: 0, to: 210 },
  { status: 'few_left', count: 19, from: 0, to: 240 },
  { status: 'announced', count: 12, from: 190, to: 360 },
  { status: 'presale', count: 8, from: 60, to: 330 },
  { status: 'off_sale', count: 4, from: 20, to: 300 },
  { status: 'postponed', count: 4, from: 15, to: 300 },
  { status: 'moved', count: 5, from: 10, to: 300 },
  { status: 'cancelled', count: 4, from: 15, to: 300 },
]

/** Statuses by slug. Fixed statuses stay; events with a repeat sold well, so they are sold out first. */
export const assignStatuses = (placed: ScheduledEvent[]): Map<string, Status> => {
  const statuses = new Map<string, Status>()
  for (const { draft, slug } of placed) if (draft.pinned) statuses.set(slug, draft.pinned.status)
  const followed = new Set(placed.flatMap(({ draft }) => draft.follows ?? []))
  for (const { status, count, from, to } of quotas) {
    const already = [...statuses.values()].filter((other) => other === status).length
    const possible = placed.filter(
      ({ draft, slug, day }) => !statuses.has(slug) && !draft.follows && day >= from && day <= to,
    )
    const order = shuffled(possible, `state ${status}`)
    const busy = status === 'sold_out' || status === 'few_left'
    const chosen = busy
      ? [...order.filter(({ slug }) => followed.has(slug)), ...order.filter(({ slug }) => !followed.has(slug))]
      : order.filter(({ slug }) => !followed.has(slug))
    for (const { slug } of chosen.slice(0, count - already)) statuses.set(slug, status)
  }
  return statuses
}
