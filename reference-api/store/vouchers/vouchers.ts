import { createVoucherCode } from '../../domain/vouchers/voucher-code.ts'
import { toInstant } from '../../domain/zoned-time.ts'
import { consumeHeldCode } from '../baskets/code-holds.ts'
import type { Db } from '../../db/connect.ts'
import { getSellerTimeZone } from '../../domain/time-zones.ts'

/** Thrown when the basket's reservation was released and another order has spent the balance. */
export class InsufficientVoucherError extends Error {
  constructor() {
    super('The balance of a voucher is gone')
  }
}

const spendBalance = async (tx: Db, code: string, amount: number) => {
  const updateResult = await tx
    .updateTable('vouchers')
    .set(({ eb }) => ({ balance: eb('balance', '-', amount) }))
    .where('code', '=', code)
    .where('balance', '>=', amount)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst()
  if (updateResult.numUpdatedRows === 0n) throw new InsufficientVoucherError()
}

/**
 * Redeems an amount (minor units) for an order: from the reservation of its basket, or from the balance when that was
 * returned. The order's row must exist. Throws `InsufficientVoucherError`.
 */
export const redeemVoucher = async (tx: Db, code: string, orderId: string, amount: number): Promise<void> => {
  if (amount === 0) return
  const held = await consumeHeldCode(tx, code, orderId)
  if (held !== amount) await spendBalance(tx, code, amount - held)
  await tx.insertInto('voucher_uses').values({ code, order_id: orderId, amount }).execute()
}

/** Returns an amount (minor units) that an order redeemed to its voucher. Throws when the order redeemed less. */
export const refundToVoucher = async (tx: Db, code: string, orderId: string, amount: number): Promise<void> => {
  if (amount === 0) return
  const used = await tx
    .selectFrom('voucher_uses')
    .select('amount')
    .where('code', '=', code)
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  if (!used || used.amount < amount) throw new Error('A refund exceeds what the order used of the voucher')
  const uses = { code, order_id: orderId }
  if (used.amount === amount)
    await tx.deleteFrom('voucher_uses').where('code', '=', uses.code).where('order_id', '=', uses.order_id).execute()
  else
    await tx
      .updateTable('voucher_uses')
      .set({ amount: used.amount - amount })
      .where('code', '=', uses.code)
      .where('order_id', '=', uses.order_id)
      .execute()
  await tx
    .updateTable('vouchers')
    .set(({ eb }) => ({ balance: eb('balance', '+', amount) }))
    .where('code', '=', code)
    .execute()
}

/** The last second of the third year after the purchase, in the home time zone of its currency. */
export const computeVoucherExpiry = (now: Date, currency: string): Date => {
  const zone = getSellerTimeZone(currency)
  const year = Number(new Intl.DateTimeFormat('en', { timeZone: zone, year: 'numeric' }).format(now))
  return new Date(toInstant(`${year + 4}-01-01`, '00:00', zone).getTime() - 1000)
}

type NewVoucher = { orderLineId: string | null; currency: string; value: number; now: Date; code?: string }

/** Creates a bought voucher with its full value; returns its code. `value` in minor units. */
export const issueVoucher = async (
  tx: Db,
  { orderLineId, currency, value, now, code = createVoucherCode() }: NewVoucher,
): Promise<string> => {
  const row = {
    code,
    order_line_id: orderLineId,
    currency,
    value,
    balance: value,
    expires_at: computeVoucherExpiry(now, currency),
  }
  await tx.insertInto('vouchers').values(row).execute()
  return code
}
