import type { SaleStatus } from '#shared/wire/catalogue.ts'
import {
  detectEventChange,
  areTimesInOrder,
  applyTimesChange,
  type EventChangeKind,
} from '../../domain/catalogue/event-change.ts'
import { validationError } from '../../http/api-error.ts'
import type { ChangeDetails } from '../../mail/order-email-details.ts'
import { presentDates, presentVenue } from '../../presenters/present-event.ts'
import type { Db } from '../../db/connect.ts'
import type { EventWithVenues } from './events.ts'
import { enqueueOrderEmail } from '../orders/order-email-queue.ts'
import type { EventSnapshot } from '../../db/order-schema.ts'
import { findProduct, type ProductRecord } from './products.ts'
import { findAffectedOrders } from '../orders/affected-orders.ts'
import { refundOrder, type RefundDeciders, type RefundOutcome } from '../orders/refund-order.ts'

type EventChange = {
  status?: SaleStatus | undefined
  startsAt?: string | undefined
  doorsAt?: string | undefined
  endsAt?: string | undefined
  venue?: string | undefined
  refund: boolean
}

type EventProduct = ProductRecord & { event: EventWithVenues }

const toEventSnapshot = (event: EventWithVenues): EventSnapshot => ({
  dates: presentDates(event),
  venue: presentVenue(event.venue),
})

const findVenue = async (db: Db, slug: string | undefined): Promise<{ id: string; time_zone: string } | undefined> => {
  if (slug === undefined) return undefined
  const venue = await db
    .selectFrom('locations')
    .select(['id', 'time_zone'])
    .where('slug', '=', slug)
    .where('type', '=', 'venue')
    .executeTakeFirst()
  if (!venue) throw validationError([{ propertyPath: 'venue', key: 'location.unknown' }])
  return venue
}

/** Ticket holders know the date and venue before the first move. An event moved back counts as never moved. */
const toPreviousColumns = (event: EventWithVenues, after: { startsAt: Date; venueId: string }) => {
  const startsAt = event.previous_starts_at ?? event.starts_at
  const venueId = event.previous_venue_id ?? event.venue_id
  return {
    previous_starts_at: startsAt.getTime() === after.startsAt.getTime() ? null : startsAt,
    previous_venue_id: venueId === after.venueId ? null : venueId,
  }
}

const applyEventChange = async (
  tx: Db,
  { id, event }: EventProduct,
  change: EventChange,
): Promise<EventChangeKind | null> => {
  const venue = await findVenue(tx, change.venue)
  const before = { doorsAt: event.doors_at, startsAt: event.starts_at, endsAt: event.ends_at }
  const times = applyTimesChange(before, change, venue?.time_zone ?? event.venue.time_zone)
  if (!areTimesInOrder(times)) throw validationError([{ propertyPath: 'startsAt', key: 'event.times' }])
  const venueId = venue?.id ?? event.venue_id
  const hasMoved = venueId !== event.venue_id || times.startsAt.getTime() !== before.startsAt.getTime()
  const status = change.status ?? (hasMoved ? 'moved' : event.stored_status)
  if (change.refund && status !== 'cancelled')
    throw validationError([{ propertyPath: 'refund', key: 'refund.cancelledOnly' }])
  await tx
    .updateTable('events')
    .set({
      stored_status: status,
      venue_id: venueId,
      doors_at: times.doorsAt,
      starts_at: times.startsAt,
      ends_at: times.endsAt,
      ...(hasMoved ? toPreviousColumns(event, { startsAt: times.startsAt, venueId }) : {}),
    })
    .where('product_id', '=', id)
    .execute()
  return detectEventChange(event.stored_status, status, hasMoved)
}

const lockEvent = (tx: Db, slug: string) =>
  tx
    .selectFrom('events')
    .select('product_id')
    .where('product_id', 'in', (eb) => eb.selectFrom('products').select('id').where('slug', '=', slug))
    .forUpdate()
    .execute()

/** What a change of an event has done; `kind` is the subject of the emails about it, null when there are none. */
type ChangedEvent = { id: string; slug: string; kind: EventChangeKind | null; before: EventSnapshot }

/** Changes an event in the caller's transaction. Undefined when there is no such event. Throws `ApiError`. */
export const changeEvent = async (tx: Db, slug: string, change: EventChange): Promise<ChangedEvent | undefined> => {
  await lockEvent(tx, slug)
  const product = await findProduct(tx, 'slug', slug)
  if (!product?.event) return undefined
  const { id, event } = product
  return { id, slug, kind: await applyEventChange(tx, { ...product, event }, change), before: toEventSnapshot(event) }
}

/** Queues the emails about a changed event, in the transaction of the change. Returns how many. */
export const enqueueEventEmails = async (
  tx: Db,
  { id, slug, kind, before }: ChangedEvent,
  { refunded, now }: { refunded: boolean; now: Date },
): Promise<number> => {
  if (!kind) return 0
  const details: ChangeDetails = { change: kind, slug, before, refunded }
  const orders = await findAffectedOrders(tx, id)
  for (const order of orders) await enqueueOrderEmail(tx, order, 'event_changed', details, now)
  return orders.length
}

/** Refunds all tickets of an event, in the caller's transaction. Returns the refunds of its orders. */
export const refundEvent = async (
  tx: Db,
  productId: string,
  { deciders, reason, now }: { deciders: RefundDeciders; reason: string | null; now: Date },
): Promise<RefundOutcome[]> => {
  const outcomes: RefundOutcome[] = []
  for (const order of await findAffectedOrders(tx, productId)) {
    const outcome = await refundOrder(tx, order, { productId, reason, now, deciders })
    if (outcome) outcomes.push(outcome)
  }
  return outcomes
}
