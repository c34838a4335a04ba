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
import type { EventRecord } from './events.ts'
import { enqueueOrderEmail } from '../orders/order-email-queue.ts'
import type { StoredEvent } from '../../db/order-schema.ts'
import { findProduct, type ProductRecord } from './products.ts'
import { refundOrder } from '../orders/refund-order.ts'

export type EventChange = {
  status?: SaleStatus | undefined
  startsAt?: string | undefined
  doorsAt?: string | undefined
  endsAt?: string | undefined
  venue?: string | undefined
  refund: boolean
}

type EventProduct = ProductRecord & { event: EventRecord }

const toStoredEvent = (event: EventRecord): StoredEvent => ({
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
const toPreviousColumns = (event: EventRecord, after: { startsAt: Date; venueId: string }) => {
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

/** Orders with a valid ticket of this event. */
const findAffectedOrders = async (tx: Db, productId: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom('order_lines')
    .innerJoin('tickets', 'tickets.order_line_id', 'order_lines.id')
    .select('order_lines.order_id')
    .distinct()
    .where('order_lines.product_id', '=', productId)
    .where('tickets.status', '<>', 'cancelled')
    .orderBy('order_lines.order_id')
    .execute()
  return rows.map(({ order_id }) => order_id)
}

export type EventChangeOutcome = { id: string; change: EventChangeKind | null; notifiedCount: number; orders: string[] }

/**
 * Changes an event and queues the emails about it, in one transaction. Undefined when there is no such event. Throws
 * `ApiError`.
 */
export const changeEvent = (
  db: Db,
  slug: string,
  change: EventChange,
  now: Date,
): Promise<EventChangeOutcome | undefined> =>
  db.transaction().execute(async (tx) => {
    await lockEvent(tx, slug)
    const product = await findProduct(tx, 'slug', slug)
    if (!product?.event) return undefined
    const eventProduct = { ...product, event: product.event }
    const changed = await applyEventChange(tx, eventProduct, change)
    const orders = await findAffectedOrders(tx, product.id)
    if (!changed) return { id: product.id, change: null, notifiedCount: 0, orders }
    const details: ChangeDetails = {
      change: changed,
      slug,
      before: toStoredEvent(eventProduct.event),
      refunded: change.refund,
    }
    for (const order of orders) await enqueueOrderEmail(tx, order, 'event_changed', details, now)
    return { id: product.id, change: changed, notifiedCount: orders.length, orders }
  })

/**
 * Refunds all tickets of an event, order by order, so that it can be repeated after a failure. Returns how many orders
 * got a refund.
 */
export const refundEvent = async (db: Db, productId: string, orders: string[], now: Date): Promise<number> => {
  let refunded = 0
  for (const order of orders) {
    const outcome = await db.transaction().execute((tx) => refundOrder(tx, order, { productId, reason: null, now }))
    if (outcome) refunded += 1
  }
  return refunded
}
