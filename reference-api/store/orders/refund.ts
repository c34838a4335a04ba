import { randomUUID } from 'node:crypto'
import { paidShares, pieceOf } from '../../domain/orders/refund-shares.ts'
import type { Db } from '../../db/connect.ts'
import { queueLetter } from './order-letters.ts'
import { findOrder, type OrderLineRecord, type OrderRecord } from './orders.ts'
import { returnedLines, spentVouchers, takeBack, type ReturnedLine, type Wanted } from './returned-goods.ts'
import { giveBackToVoucher } from '../baskets/vouchers.ts'

/** Minor units: what goes back by the means of payment, and what goes back on to gift vouchers. */
export type Refunded = { amount: number; toVouchers: number; serials: string[] }

const isVoucher = ({ kind }: { kind: string }) => kind === 'voucher'

const usedOfVouchers = async (tx: Db, orderId: string) =>
  tx
    .selectFrom('voucher_uses')
    .select(['code', 'amount'])
    .where('order_id', '=', orderId)
    .orderBy('code')
    .forUpdate()
    .execute()

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

const after = (line: OrderLineRecord, lines: ReturnedLine[]) =>
  line.refunded_quantity + (lines.find((returned) => returned.line.id === line.id)?.pieces ?? 0)

/**
 * By line and piece. When nothing remains of the order but vouchers that were spent, all that is left, shipping
 * included, less what those cost: so the last piece brings the shipping along, however many there were.
 */
const amountsOf = (order: OrderRecord, lines: ReturnedLine[], leftOnVouchers: number) => {
  const { totals, promotions, shipping } = order
  const leftOfMoney = totals.total.gross - order.refunded
  const shares = paidShares({
    lines: order.lines.map(({ id, total, discount, type }) => ({
      id,
      gross: total.gross,
      discount: discount.gross,
      isVoucher: type === 'voucher',
    })),
    shipping: shipping?.total.gross ?? 0,
    discount: totals.discount.gross,
    vouchers: sum(promotions.filter(isVoucher).map(({ discount }) => discount.gross)),
  })
  if (order.lines.every((line) => after(line, lines) + spentVouchers(line).length === line.quantity)) {
    const kept = order.lines.map((line) =>
      pieceOf(shares.get(line.id)!.money, line.quantity, after(line, lines), spentVouchers(line).length),
    )
    return { amount: leftOfMoney - sum(kept), toVouchers: leftOnVouchers }
  }
  const of = (kind: 'money' | 'vouchers') =>
    sum(
      lines.map(({ line, pieces }) =>
        pieceOf(shares.get(line.id)![kind], line.quantity, line.refunded_quantity, pieces),
      ),
    )
  return { amount: Math.min(of('money'), leftOfMoney), toVouchers: Math.min(of('vouchers'), leftOnVouchers) }
}

const returnToVouchers = async (tx: Db, orderId: string, uses: { code: string; amount: number }[], wanted: number) => {
  let left = wanted
  for (const { code, amount } of uses) {
    const back = Math.min(amount, left)
    if (back > 0) await giveBackToVoucher(tx, code, orderId, back)
    left -= back
  }
}

type Asked = Wanted & { reason: string | null; now: Date }

/**
 * Gives an order back, or some of it, in the caller's transaction: tickets, bought vouchers and memberships end,
 * voucher money returns, seats can be sold again, the buyer is written to. Money follows by `payRefunds`. What was
 * given back already stays so: null when there is nothing (left) to do.
 */
export const refundOrder = async (
  tx: Db,
  orderId: string,
  { reason, now, ...wanted }: Asked,
): Promise<Refunded | null> => {
  const order = await findOrder(tx, orderId, true)
  if (!order) return null
  const lines = returnedLines(order, wanted)
  if (lines.length === 0) return null
  const isAll = order.lines.every((line) => after(line, lines) === line.quantity)
  const uses = await usedOfVouchers(tx, orderId)
  const { amount, toVouchers } = amountsOf(order, lines, sum(uses.map((use) => use.amount)))

  await takeBack(tx, lines, now)
  await returnToVouchers(tx, orderId, uses, toVouchers)
  await tx
    .updateTable('orders')
    .set({ status: isAll ? 'cancelled' : 'part_refunded', refunded: order.refunded + amount })
    .where('id', '=', orderId)
    .execute()
  const tickets = lines.flatMap((line) => line.tickets)
  const ticketId = tickets.length === 1 && lines.length === 1 ? tickets[0]! : null
  const paidAt = amount === 0 ? now : null
  await tx
    .insertInto('refunds')
    .values({
      id: randomUUID(),
      order_id: orderId,
      ticket_id: ticketId,
      amount,
      to_vouchers: toVouchers,
      reason,
      created_at: now,
      paid_at: paidAt,
    })
    .execute()
  const serials = order.lines.flatMap((line) =>
    line.tickets.filter(({ id }) => tickets.includes(id)).map(({ serial }) => serial),
  )
  const spent = wanted.tickets || wanted.productId ? [] : order.lines.flatMap(spentVouchers)
  await queueLetter(tx, orderId, 'refunded', { amount, toVouchers, serials, spent, reason }, now)
  return { amount, toVouchers, serials }
}
