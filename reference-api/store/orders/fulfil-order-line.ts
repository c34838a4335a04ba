import type { ContactResource } from '#shared/wire/contact.ts'
import type { Db } from '../../db/connect.ts'
import { startMembership } from '../accounts/memberships.ts'
import type { StoredOrderLine } from '../../db/order-schema.ts'
import { getTicketHolder } from '../../domain/orders/ticket-holder.ts'
import { insertTickets } from './insert-tickets.ts'
import { issueVoucher } from '../vouchers/vouchers.ts'

type SoldOrderLine = {
  orderLineId: string
  line: StoredOrderLine
  currency: string
  contact: ContactResource
  userId: string | null
  now: Date
}

const startMemberships = async (tx: Db, { orderLineId, line, userId, now }: SoldOrderLine) => {
  for (let piece = 0; piece < line.quantity; piece += 1)
    await startMembership(tx, { orderLineId, userId, productSku: line.sku, now })
}

const issueVouchers = async (tx: Db, { orderLineId, line, currency, now }: SoldOrderLine) => {
  const value = line.unitPrice.gross
  for (let piece = 0; piece < line.quantity; piece += 1) await issueVoucher(tx, { orderLineId, currency, value, now })
}

/** Issues what a line contains: a ticket per seat, a code per voucher, a membership per piece. */
export const fulfilOrderLine = async (tx: Db, soldLine: SoldOrderLine): Promise<void> => {
  const { orderLineId, line, contact } = soldLine
  const { type, quantity, extraData, event } = line
  if (type === 'event' && event) {
    await insertTickets(tx, {
      orderLineId,
      quantity,
      getHolder: (position) => getTicketHolder(extraData, position, contact),
      venueSlug: event.venue.slug,
    })
  }
  if (type === 'voucher') await issueVouchers(tx, soldLine)
  if (type === 'membership') await startMemberships(tx, soldLine)
}
