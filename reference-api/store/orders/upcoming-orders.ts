import { sql } from 'kysely'
import type { Db } from '../../db/connect.ts'
import { countRows } from '../../db/count-rows.ts'
import { addOrderDetails, type OrderRecord, type Page } from './orders.ts'

/** The current date of the event of a line; that of the purchase when the event is no longer in the catalogue. */
const eventDate = (column: 'starts_at' | 'ends_at', snapshotField: 'startsAt' | 'endsAt') =>
  sql<Date>`coalesce(${sql.ref(`events.${column}`)}, (order_lines.event->'dates'->>${snapshotField})::timestamptz)`

/** The user's orders with tickets of events that are not over, with the start of the next of these events. */
const selectUpcoming = (db: Db, userId: string, now: Date) =>
  db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_id', 'orders.id')
    .leftJoin('events', 'events.product_id', 'order_lines.product_id')
    .select(['orders.id', ({ fn }) => fn.min(eventDate('starts_at', 'startsAt')).as('next_start')])
    .where('orders.user_id', '=', userId)
    .whereRef('order_lines.refunded_quantity', '<', 'order_lines.quantity')
    .where(eventDate('ends_at', 'endsAt'), '>', now)
    .groupBy('orders.id')

/** A page of them, in the order of their next events. */
export const findUpcomingOrders = async (
  db: Db,
  userId: string,
  { page, itemsPerPage }: Page,
  now: Date,
): Promise<OrderRecord[]> =>
  addOrderDetails(
    db,
    await db
      .selectFrom('orders')
      .innerJoin(selectUpcoming(db, userId, now).as('upcoming'), 'upcoming.id', 'orders.id')
      .selectAll('orders')
      .orderBy('next_start')
      .orderBy('number', 'desc')
      .limit(itemsPerPage)
      .offset((page - 1) * itemsPerPage)
      .execute(),
  )

export const countUpcomingOrders = (db: Db, userId: string, now: Date): Promise<number> =>
  countRows(db.selectFrom(selectUpcoming(db, userId, now).as('upcoming')))
