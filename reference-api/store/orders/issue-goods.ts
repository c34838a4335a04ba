import type { Contact } from '#shared/wire/basket.ts'
import type { Db } from '../../db/connect.ts'
import { startMembership } from '../accounts/memberships.ts'
import type { StoredOrderLine } from '../../db/order-schema.ts'
import { holderOf, newTickets } from './tickets.ts'
import { issueVoucher } from '../baskets/vouchers.ts'

type Sold = {
  orderLineId: string
  line: StoredOrderLine
  currency: string
  contact: Contact
  userId: string | null
  now: Date
}

const startMemberships = async (tx: Db, { orderLineId, line, userId, now }: Sold) => {
  for (let piece = 0; piece < line.quantity; piece += 1)
    await startMembership(tx, { orderLineId, userId, productSku: line.sku, now })
}

const issueVouchers = async (tx: Db, { orderLineId, line, currency, now }: Sold) => {
  const value = line.unitPrice.gross
  for (let piece = 0; piece < line.quantity; piece += 1) await issueVoucher(tx, { orderLineId, currency, value, now })
}

/**
 * What the buyer of a line has from the moment it is sold: a ticket per seat, a code per voucher, a membership per
 * piece.
 */
export const issueGoods = async (tx: Db, sold: Sold): Promise<void> => {
  const { orderLineId, line, contact } = sold
  const { type, quantity, extraData, event } = line
  if (type === 'event' && event) {
    await newTickets(tx, { orderLineId, quantity, holder: holderOf(extraData, contact), venueSlug: event.venue.slug })
  }
  if (type === 'voucher') await issueVouchers(tx, sold)
  if (type === 'membership') await startMemberships(tx, sold)
}
