import type { TicketCheckResult } from '#shared/wire/extensions/tickets.ts'
import { inLocale, type Locale } from '../../domain/locale.ts'
import { parseTicketCode, type TicketKey } from '../../domain/orders/ticket-code.ts'
import type { Db } from '../../db/connect.ts'

const unknownTicket: TicketCheckResult = {
  result: 'unknown',
  serial: null,
  usedAt: null,
  holder: null,
  productName: null,
  variantName: null,
  startsAt: null,
}

/** True once per ticket, also for concurrent requests: only one of them changes the row. */
const admitTicket = async (db: Db, id: string, now: Date): Promise<boolean> => {
  const admitted = await db
    .updateTable('tickets')
    .set({ status: 'used', used_at: now })
    .where('id', '=', id)
    .where('status', '=', 'valid')
    .executeTakeFirst()
  return admitted.numUpdatedRows > 0n
}

const findTicket = (db: Db, id: string) =>
  db
    .selectFrom('tickets')
    .innerJoin('order_lines as line', 'line.id', 'tickets.order_line_id')
    .leftJoin('events', 'events.product_id', 'line.product_id')
    .select([
      'tickets.serial',
      'tickets.status',
      'tickets.used_at',
      'tickets.holder',
      'line.product_name',
      'line.variant_name',
      'line.product_id',
      'events.stored_status',
      'events.starts_at',
    ])
    .where('tickets.id', '=', id)
    .executeTakeFirst()

type CheckContext = { keys: TicketKey[]; locale: Locale; now: Date }

/**
 * Checks a code that was scanned at the event with the product `eventId`: `admitted` exactly once. A ticket of another
 * or a cancelled event is rejected and stays unused.
 */
export const checkTicket = async (
  db: Db,
  { code, eventId }: { code: string; eventId: string },
  { keys, locale, now }: CheckContext,
): Promise<TicketCheckResult> => {
  const id = parseTicketCode(keys, code)
  const ticket = id === null ? undefined : await findTicket(db, id)
  if (id === null || !ticket) return unknownTicket
  const ticketFields = {
    serial: ticket.serial,
    holder: ticket.holder,
    productName: inLocale(ticket.product_name, locale),
    variantName: inLocale(ticket.variant_name, locale),
    startsAt: ticket.starts_at?.toISOString() ?? null,
  }
  if (ticket.product_id !== eventId) return { ...ticketFields, result: 'other_event', usedAt: null }
  if (ticket.status === 'cancelled' || ticket.stored_status === 'cancelled')
    return { ...ticketFields, result: 'cancelled', usedAt: null }
  if (ticket.status === 'valid' && (await admitTicket(db, id, now)))
    return { ...ticketFields, result: 'admitted', usedAt: now.toISOString() }
  const current = await findTicket(db, id)
  if (current?.status === 'cancelled') return { ...ticketFields, result: 'cancelled', usedAt: null }
  return { ...ticketFields, result: 'used', usedAt: current?.used_at?.toISOString() ?? null }
}
