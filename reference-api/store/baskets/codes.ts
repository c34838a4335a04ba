import type { Selectable } from 'kysely'
import { normalisePromotionCode } from '../../domain/pricing/evaluate-codes.ts'
import { normaliseVoucherCode } from '../../domain/vouchers/voucher-code.ts'
import type { Db } from '../../db/connect.ts'
import { consumeHeldCode } from './code-holds.ts'
import type { PromotionTable, VoucherTable } from '../../db/voucher-and-promotion-schema.ts'

type PromotionRecord = Selectable<PromotionTable>
type VoucherRecord = Selectable<VoucherTable>

export type KnownCodes = {
  promotions: ReadonlyMap<string, PromotionRecord>
  vouchers: ReadonlyMap<string, VoucherRecord>
}

const indexByCode = <T extends { code: string }>(rows: T[]) => new Map(rows.map((row) => [row.code, row]))

/** The stored promotions and vouchers with these codes. */
export const findCodes = async (db: Db, codes: readonly string[]): Promise<KnownCodes> => {
  if (codes.length === 0) return { promotions: new Map(), vouchers: new Map() }
  const promotions = await db.selectFrom('promotions').selectAll().where('code', 'in', codes).execute()
  const vouchers = await db.selectFrom('vouchers').selectAll().where('code', 'in', codes).execute()
  return { promotions: indexByCode(promotions), vouchers: indexByCode(vouchers) }
}

/** Normalises typed codes. A text with the form of a voucher code is a voucher, unless a promotion has that code. */
export const normaliseCodes = async (db: Db, inputs: readonly string[]): Promise<string[]> => {
  const { promotions } = await findCodes(db, inputs.map(normalisePromotionCode))
  return inputs.map(
    (text) =>
      (promotions.has(normalisePromotionCode(text)) ? null : normaliseVoucherCode(text)) ??
      normalisePromotionCode(text),
  )
}

/**
 * Counts one use of a promotion by an order. The order is paid, so the limit is not checked again: confirming has
 * checked it.
 */
export const countPromotionUse = async (tx: Db, code: string, orderId: string): Promise<void> => {
  if ((await consumeHeldCode(tx, code, orderId)) > 0) return
  await tx
    .updateTable('promotions')
    .set(({ eb }) => ({ uses: eb('uses', '+', 1) }))
    .where('code', '=', code)
    .execute()
}
