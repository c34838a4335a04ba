import { sql } from 'kysely'
import type { Db } from '../db/connect.ts'
import type { EventSnapshot } from '../db/order-schema.ts'
import { toJsonColumn } from '../db/stored-json.ts'
import { addDays, toInstant, toIsoInZone } from '../domain/zoned-time.ts'
import { companyTimeZone } from '../domain/time-zones.ts'

/** Timestamps per table. The expiry of a voucher is the end of a year and does not move. */
const timestampColumns = {
  orders: ['placed_at'],
  payment_transactions: ['started_at', 'expires_at', 'updated_at', 'captured_at'],
  tickets: ['used_at'],
  memberships: ['valid_from', 'valid_until'],
  refunds: ['created_at', 'paid_at'],
} as const

const shiftEvent = ({ dates, venue }: EventSnapshot, days: number): EventSnapshot => {
  const { timeZone } = dates
  const shiftTime = (at: string) => {
    const wallClock = toIsoInZone(new Date(at), timeZone)
    return toIsoInZone(toInstant(addDays(wallClock.slice(0, 10), days), wallClock.slice(11, 16), timeZone), timeZone)
  }
  return {
    venue,
    dates: {
      timeZone,
      doorsAt: shiftTime(dates.doorsAt),
      startsAt: shiftTime(dates.startsAt),
      endsAt: shiftTime(dates.endsAt),
    },
  }
}

/**
 * Moves orders with the programme. Otherwise every event would seem moved since its purchase, and every membership
 * would have ended.
 */
export const shiftOrderDates = async (db: Db, days: number): Promise<void> => {
  for (const [table, columns] of Object.entries(timestampColumns)) {
    const assignments = columns.map((column) => {
      const name = sql.ref(column)
      return sql`${name} = ((${name} at time zone ${companyTimeZone}) + make_interval(days => ${days}::int)) at time zone ${companyTimeZone}`
    })
    await sql`update ${sql.table(table)} set ${sql.join(assignments)}`.execute(db)
  }
  const eventLines = await db.selectFrom('order_lines').select(['id', 'event']).where('event', 'is not', null).execute()
  for (const { id, event } of eventLines) {
    if (event)
      await db
        .updateTable('order_lines')
        .set({ event: toJsonColumn(shiftEvent(event, days)) })
        .where('id', '=', id)
        .execute()
  }
}

/** Links order lines by SKU to the new rows of a catalogue that was seeded again. */
export const relinkOrders = async (db: Db): Promise<void> => {
  await sql`update order_lines set variant_id = variants.id, product_id = variants.product_id
    from variants where variants.sku = order_lines.sku and order_lines.variant_id is null`.execute(db)
}
