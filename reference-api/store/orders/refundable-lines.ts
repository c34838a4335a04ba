import { sql } from 'kysely'
import { getSaleStatus } from '../../presenters/availability.ts'
import type { Db } from '../../db/connect.ts'
import type { OrderLineRecord, OrderRecord } from './orders.ts'

/** Pieces of one line to refund, and what was issued for them. */
export type RefundableLine = {
  line: OrderLineRecord
  quantity: number
  tickets: string[]
  vouchers: string[]
  memberships: string[]
}

/** Tickets by id, the tickets of one event, or everything. */
export type RefundSelection = { tickets?: readonly string[]; productId?: string }

/** Bought gift vouchers that were partly redeemed are not refunded. */
export const listSpentVoucherCodes = ({ vouchers }: Pick<OrderLineRecord, 'vouchers'>): string[] =>
  vouchers.filter(({ cancelled_at, balance, value }) => !cancelled_at && balance !== value).map(({ code }) => code)

const toRefundableLine = (
  line: OrderLineRecord,
  { tickets: selectedIds, productId }: RefundSelection,
): RefundableLine => {
  const nothingRefundable = { line, quantity: 0, tickets: [], vouchers: [], memberships: [] }
  if (productId !== undefined && line.product_id !== productId) return nothingRefundable
  const remaining = line.quantity - line.refunded_quantity
  if (line.type === 'event') {
    const tickets = line.tickets
      .filter(({ id, status }) => status !== 'cancelled' && (!selectedIds || selectedIds.includes(id)))
      .map(({ id }) => id)
    return { ...nothingRefundable, quantity: Math.min(tickets.length, remaining), tickets }
  }
  if (selectedIds) return nothingRefundable
  if (line.type === 'voucher') {
    const spent = listSpentVoucherCodes(line)
    const vouchers = line.vouchers
      .filter(({ cancelled_at, code }) => !cancelled_at && !spent.includes(code))
      .map(({ code }) => code)
    return { ...nothingRefundable, quantity: Math.min(vouchers.length, remaining), vouchers }
  }
  return {
    ...nothingRefundable,
    quantity: remaining,
    memberships: line.memberships.filter(({ cancelled_at }) => !cancelled_at).map(({ id }) => id),
  }
}

/** What can still be refunded of the requested items. */
export const listRefundableLines = (order: OrderRecord, selection: RefundSelection): RefundableLine[] =>
  order.lines.map((line) => toRefundableLine(line, selection)).filter(({ quantity }) => quantity > 0)

/** Stock of a future event can be sold again, unless its sale has ended. */
const canBeResold = ({ product }: OrderLineRecord, now: Date) =>
  product?.event &&
  product.event.starts_at > now &&
  !['cancelled', 'off_sale'].includes(getSaleStatus(product, product.event, now))

const restoreStock = async (tx: Db, lines: RefundableLine[], now: Date) => {
  const resaleLines = lines.filter(({ line }) => line.variant_id !== null && canBeResold(line, now))
  // Locks variants in the same order as all other transactions.
  for (const { line, quantity } of resaleLines.toSorted((a, b) => (a.line.variant_id! < b.line.variant_id! ? -1 : 1))) {
    await tx
      .updateTable('variants')
      .set({ stock: sql`stock + ${quantity}::int` })
      .where('id', '=', line.variant_id!)
      .execute()
  }
}

/** Invalidates the items and returns their stock where it can be sold again. */
export const revokeIssuedItems = async (tx: Db, lines: RefundableLine[], now: Date): Promise<void> => {
  for (const { line, quantity, tickets, vouchers, memberships } of lines) {
    await tx
      .updateTable('order_lines')
      .set({ refunded_quantity: sql`refunded_quantity + ${quantity}::int` })
      .where('id', '=', line.id)
      .execute()
    if (tickets.length > 0)
      await tx.updateTable('tickets').set({ status: 'cancelled' }).where('id', 'in', tickets).execute()
    if (vouchers.length > 0)
      await tx.updateTable('vouchers').set({ cancelled_at: now }).where('code', 'in', vouchers).execute()
    if (memberships.length > 0)
      await tx.updateTable('memberships').set({ cancelled_at: now }).where('id', 'in', memberships).execute()
  }
  await restoreStock(tx, lines, now)
}
