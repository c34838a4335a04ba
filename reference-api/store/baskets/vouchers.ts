import { createVoucherCode } from '../../domain/orders/voucher-code.ts'
import { toInstant } from '../../domain/zoned-time.ts'
import { consumeHeldCode } from './code-holds.ts'
import type { Db } from '../../db/connect.ts'

/** The money of a voucher is not there any more: the basket gave it back, and somebody else has spent it since. */
export class InsufficientVoucherError extends Error {
  constructor() {
    super('The balance of a voucher is gone')
  }
}

const deductBalance = async (tx: Db, code: string, amount: number) => {
  const taken = await tx
    .updateTable('vouchers')
    .set(({ eb }) => ({ balance: eb('balance', '-', amount) }))
    .where('code', '=', code)
    .where('balance', '>=', amount)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst()
  if (taken.numUpdatedRows === 0n) throw new InsufficientVoucherError()
}

/**
 * Pays an amount (minor units) of an order with a voucher: from what its basket has held since it was confirmed, or
 * from the balance if that was given back. The order's row has to be there. Throws `VoucherSpent`.
 */
export const redeemVoucher = async (tx: Db, code: string, orderId: string, amount: number): Promise<void> => {
  if (amount === 0) return
  const held = await consumeHeldCode(tx, code, orderId)
  if (held !== amount) await deductBalance(tx, code, amount - held)
  await tx.insertInto('voucher_uses').values({ code, order_id: orderId, amount }).execute()
}

/**
 * Puts an amount (minor units) that an order paid with a voucher back on to it. Throws when the order has not used that
 * much of it.
 */
export const refundToVoucher = async (tx: Db, code: string, orderId: string, amount: number): Promise<void> => {
  if (amount === 0) return
  const used = await tx
    .selectFrom('voucher_uses')
    .select('amount')
    .where('code', '=', code)
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  if (!used || used.amount < amount) throw new Error('An order gives back no more to a voucher than it used')
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

/** The last second of the third year after the one it was bought in, where its currency is at home. */
export const computeVoucherExpiry = (now: Date, currency: string): Date => {
  const zone = currency === 'EUR' ? 'Europe/Berlin' : 'Europe/London'
  const year = Number(new Intl.DateTimeFormat('en', { timeZone: zone, year: 'numeric' }).format(now))
  return new Date(toInstant(`${year + 4}-01-01`, '00:00', zone).getTime() - 1000)
}

export type NewVoucher = { orderLineId: string | null; currency: string; value: number; now: Date; code?: string }

/** A voucher that was bought, full; returns its code. `value` in minor units. */
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
