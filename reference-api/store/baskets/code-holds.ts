import type { FieldViolation } from '../../domain/messages.ts'
import type { Db } from '../../db/connect.ts'
import type { StoredPromotion } from '../../db/order-schema.ts'

const reserveBalance = async (tx: Db, { promotionCode, discount }: StoredPromotion, now: Date): Promise<boolean> => {
  const updateResult = await tx
    .updateTable('vouchers')
    .set(({ eb }) => ({ balance: eb('balance', '-', discount.gross) }))
    .where('code', '=', promotionCode)
    .where('balance', '>=', discount.gross)
    .where('cancelled_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return updateResult.numUpdatedRows > 0n
}

const reserveUse = async (tx: Db, code: string): Promise<boolean> => {
  const updateResult = await tx
    .updateTable('promotions')
    .set(({ eb }) => ({ uses: eb('uses', '+', 1) }))
    .where('code', '=', code)
    .where(({ eb, or }) => or([eb('max_uses', 'is', null), eb('uses', '<', eb.ref('max_uses'))]))
    .executeTakeFirst()
  return updateResult.numUpdatedRows > 0n
}

/**
 * Reserves what a basket redeems when it is confirmed: balances of vouchers, uses of promotions. A code that another
 * basket has used since pricing is a violation at `promoCodes[i]` of `codes`, the basket's own list. The caller must
 * roll its transaction back then. Codes are locked in order, so that transactions cannot deadlock.
 */
export const holdCodes = async (
  tx: Db,
  basketId: string,
  codes: readonly string[],
  promotions: readonly StoredPromotion[],
  now: Date,
): Promise<FieldViolation[]> => {
  const violations: FieldViolation[] = []
  for (const promotion of promotions.toSorted((a, b) => (a.promotionCode < b.promotionCode ? -1 : 1))) {
    const { promotionCode: code, kind, discount } = promotion
    const amount = kind === 'voucher' ? discount.gross : 1
    if (amount === 0) continue
    const isReserved = kind === 'voucher' ? await reserveBalance(tx, promotion, now) : await reserveUse(tx, code)
    if (isReserved) await tx.insertInto('code_holds').values({ basket_id: basketId, code, kind, amount }).execute()
    else violations.push({ propertyPath: `promoCodes[${codes.indexOf(code)}]`, key: 'promotion.changed' })
  }
  return violations
}

/** Returns what a confirmed basket reserves: the trigger `give_code_back` returns the amount of every deleted row. */
export const releaseCodes = async (tx: Db, basketId: string): Promise<void> => {
  const held = await tx
    .selectFrom('code_holds')
    .select('code')
    .where('basket_id', '=', basketId)
    .orderBy('code')
    .execute()
  for (const { code } of held)
    await tx.deleteFrom('code_holds').where('basket_id', '=', basketId).where('code', '=', code).execute()
}

/**
 * Consumes what the basket of an order reserves of a code. Returns how much that was, 0 when nothing is reserved. The
 * trigger `give_code_back` returns the amount of every deleted row; setting it to 0 first marks the amount as spent.
 */
export const consumeHeldCode = async (tx: Db, code: string, orderId: string): Promise<number> => {
  const { basket_id } = await tx
    .selectFrom('orders')
    .select('basket_id')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  if (basket_id === null) return 0
  const held = await tx
    .selectFrom('code_holds')
    .select('amount')
    .where('basket_id', '=', basket_id)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()
  if (!held) return 0
  await tx
    .updateTable('code_holds')
    .set({ amount: 0 })
    .where('basket_id', '=', basket_id)
    .where('code', '=', code)
    .execute()
  await tx.deleteFrom('code_holds').where('basket_id', '=', basket_id).where('code', '=', code).execute()
  return held.amount
}
