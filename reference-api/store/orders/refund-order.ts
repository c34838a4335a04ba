import { randomUUID } from 'node:crypto'
import { getAmountToPay } from '#shared/wire/extensions/vouchers.ts'
import { computeRefundAmounts, sumNumbers } from '../../domain/orders/refund-amounts.ts'
import { getRoundingStep } from '../../domain/pricing/rounding-step.ts'
import type { Db } from '../../db/connect.ts'
import { enqueueOrderEmail } from './order-email-queue.ts'
import { stopGifts } from '../vouchers/gifts.ts'
import { findOrder, type OrderLineRecord, type OrderRecord } from './orders.ts'
import {
  listRefundableLines,
  listSpentVoucherCodes,
  revokeIssuedItems,
  type RefundableLine,
  type RefundSelection,
} from './refundable-lines.ts'
import { refundToVoucher } from '../vouchers/vouchers.ts'

/** The amounts that go back to the payment method and to gift vouchers, in minor units. */
export type RefundOutcome = { currency: string; amount: number; toVouchers: number; serials: string[] }

const isVoucher = ({ kind }: { kind: string }) => kind === 'voucher'

type VoucherUse = { code: string; amount: number }

const findVoucherUses = async (tx: Db, orderId: string): Promise<VoucherUse[]> =>
  tx
    .selectFrom('voucher_uses')
    .select(['code', 'amount'])
    .where('order_id', '=', orderId)
    .orderBy('code')
    .forUpdate()
    .execute()

const countRefundedNow = (line: OrderLineRecord, lines: RefundableLine[]) =>
  lines.find((returned) => returned.line.id === line.id)?.quantity ?? 0

const computeAmounts = (order: OrderRecord, lines: RefundableLine[], voucherLimit: number) => {
  const { totals, promotions, shipping } = order
  return computeRefundAmounts({
    lines: order.lines.map((line) => ({
      id: line.id,
      gross: line.total.gross,
      discount: line.discount.gross,
      isVoucher: line.type === 'voucher',
      quantity: line.quantity,
      refundedBefore: line.refunded_quantity,
      refundedNow: countRefundedNow(line, lines),
      spent: listSpentVoucherCodes(line).length,
    })),
    shipping: shipping?.total.gross ?? 0,
    discount: totals.discount.gross,
    vouchers: sumNumbers(promotions.filter(isVoucher).map(({ discount }) => discount.gross)),
    hasVoucherDiscounts: totals.vouchers === undefined,
    moneyLimit: getAmountToPay(totals) - order.refunded,
    voucherLimit,
    step: getRoundingStep(order.currency),
  })
}

const refundToVouchers = async (tx: Db, orderId: string, uses: VoucherUse[], totalAmount: number) => {
  let remaining = totalAmount
  for (const { code, amount } of uses) {
    const voucherAmount = Math.min(amount, remaining)
    if (voucherAmount > 0) await refundToVoucher(tx, code, orderId, voucherAmount)
    remaining -= voucherAmount
  }
}

/** Stops the emails of vouchers that are all refunded. Returns the names of their recipients. */
const stopRefundedGifts = async (tx: Db, lines: RefundableLine[]): Promise<string[]> => {
  const refunded = lines.filter(({ line, vouchers }) =>
    line.vouchers.every(({ code, cancelled_at }) => cancelled_at || vouchers.includes(code)),
  )
  const stopped = await stopGifts(
    tx,
    refunded.map(({ line }) => line.id),
  )
  return refunded.flatMap(({ line }) => (stopped.includes(line.id) ? (line.extra_data.giftTo ?? []) : []))
}

/** What a refund of these lines would pay back, in minor units. */
type RefundQuote = {
  order: OrderRecord
  lines: RefundableLine[]
  uses: VoucherUse[]
  amount: number
  toVouchers: number
}

/** Computes a refund and locks its order for the caller's transaction. Null when nothing is left to refund. */
export const quoteRefund = async (tx: Db, orderId: string, selection: RefundSelection): Promise<RefundQuote | null> => {
  const order = await findOrder(tx, orderId, true)
  if (!order) return null
  const lines = listRefundableLines(order, selection)
  if (lines.length === 0) return null
  const uses = await findVoucherUses(tx, orderId)
  return { order, lines, uses, ...computeAmounts(order, lines, sumNumbers(uses.map((use) => use.amount))) }
}

/** The operators who decided a refund; the second one only where one may not decide alone. */
export type RefundDeciders = { requestedBy: string; approvedBy: string | null }

type RefundOptions = RefundSelection & { reason: string | null; now: Date; deciders?: RefundDeciders }

/**
 * Refunds an order or a part of it, in the caller's transaction. Ends tickets, bought vouchers and memberships. Returns
 * voucher money and stock, and queues the email. `payRefunds` pays the money afterwards. Items refunded before are
 * skipped: null when nothing is left to do.
 */
export const refundOrder = async (
  tx: Db,
  orderId: string,
  { reason, now, deciders, ...selection }: RefundOptions,
): Promise<RefundOutcome | null> => {
  const quote = await quoteRefund(tx, orderId, selection)
  if (!quote) return null
  const { order, lines, uses, amount, toVouchers } = quote
  const isFullRefund = order.lines.every(
    (line) => line.refunded_quantity + countRefundedNow(line, lines) === line.quantity,
  )
  await revokeIssuedItems(tx, lines, now)
  const stoppedGifts = await stopRefundedGifts(tx, lines)
  await refundToVouchers(tx, orderId, uses, toVouchers)
  await tx
    .updateTable('orders')
    .set({ status: isFullRefund ? 'cancelled' : 'part_refunded', refunded: order.refunded + amount })
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
      requested_by: deciders?.requestedBy ?? null,
      approved_by: deciders?.approvedBy ?? null,
    })
    .execute()
  const serials = order.lines.flatMap((line) =>
    line.tickets.filter(({ id }) => tickets.includes(id)).map(({ serial }) => serial),
  )
  const spentCodes = selection.tickets || selection.productId ? [] : order.lines.flatMap(listSpentVoucherCodes)
  await enqueueOrderEmail(
    tx,
    orderId,
    'refunded',
    {
      amount,
      toVouchers,
      serials,
      spent: spentCodes,
      stoppedGifts,
      reason,
      lines: lines
        .filter(({ quantity }) => quantity > 0)
        .map(({ line, quantity }) => ({ orderLineId: line.id, quantity })),
    },
    now,
  )
  return { currency: order.currency, amount, toVouchers, serials }
}
