import type { TicketCheck } from '#shared/wire/orders.ts'
import type { Locale } from '../../domain/locale.ts'
import { readTicketCode, type TicketKey } from '../../domain/orders/ticket-code.ts'
import type { Db } from '../../db/connect.ts'

const unknown: TicketCheck = {
  result: 'unknown',
  serial: null,
  usedAt: null,
  holder: null,
  productName: null,
  variantName: null,
}

/** True once per ticket, whoever asks at the same moment: the row is changed by one of them only. */
const admit = async (db: Db, id: string, now: Date): Promise<boolean> => {
  const admitted = await db
    .updateTable('tickets')
    .set({ status: 'used', used_at: now })
    .where('id', '=', id)
    .where('status', '=', 'valid')
    .executeTakeFirst()
  return admitted.numUpdatedRows > 0n
}

const readTicket = (db: Db, id: string) =>
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
      'events.stored_status',
    ])
    .where('tickets.id', '=', id)
    .executeTakeFirst()

type Asked = { keys: TicketKey[]; locale: Locale; now: Date }

/**
 * What the door makes of a scanned code: `admitted` exactly once. A ticket of a cancelled night lets nobody in, and
 * stays unused.
 */
export const checkTicket = async (db: Db, code: string, { keys, locale, now }: Asked): Promise<TicketCheck> => {
  const id = readTicketCode(keys, code)
  const ticket = id === null ? undefined : await readTicket(db, id)
  if (id === null || !ticket) return unknown
  const said = {
    serial: ticket.serial,
    holder: ticket.holder,
    productName: ticket.product_name[locale],
    variantName: ticket.variant_name[locale],
  }
  if (ticket.status === 'cancelled' || ticket.stored_status === 'cancelled')
    return { ...said, result: 'cancelled', usedAt: null }
  if (ticket.status === 'valid' && (await admit(db, id, now)))
    return { ...said, result: 'admitted', usedAt: now.toISOString() }
  const later = await readTicket(db, id)
  if (later?.status === 'cancelled') return { ...said, result: 'cancelled', usedAt: null }
  return { ...said, result: 'used', usedAt: later?.used_at?.toISOString() ?? null }
}
