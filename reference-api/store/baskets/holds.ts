import { isHoldExpired, noHold, holdAfterFailedPayment } from '../../domain/baskets/hold-rules.ts'
import { findBasket, isTicketLine, type BasketRecord } from './baskets.ts'
import { reopenBasket } from './confirm-basket.ts'
import type { Db } from '../../db/connect.ts'
import type { StoredExpiredLine } from '../../db/order-schema.ts'
import { findHeldStock, releaseStock } from './stock.ts'
import { toJsonColumn } from '../../db/stored-json.ts'

/** Whether the hold of this basket has expired and is not yet released. */
const hasExpiredHold = (basket: BasketRecord, now: Date): boolean =>
  isHoldExpired(basket, basket.lines.some(isTicketLine), now)

/** Whether a payment of this basket is pending or successful. */
export const hasActivePayment = async (tx: Db, basketId: string): Promise<boolean> => {
  const open = await tx
    .selectFrom('payment_transactions')
    .select('id')
    .where('basket_id', '=', basketId)
    .where('status', 'in', ['created', 'pending', 'authorised', 'captured'])
    .executeTakeFirst()
  return open !== undefined
}

/** Moves the tickets from the lines of an open basket to its expired lines, and deletes earlier expired lines. */
const expireTickets = async (tx: Db, basket: BasketRecord): Promise<void> => {
  const expired = basket.lines
    .filter(isTicketLine)
    .map(({ variant_id: variantId, named, quantity, extra_data: extraData }): StoredExpiredLine => {
      return { variantId, named, quantity, extraData }
    })
  const lines = basket.lines.filter(isTicketLine).map(({ id }) => id)
  if (lines.length > 0)
    await tx.deleteFrom('basket_lines').where('basket_id', '=', basket.id).where('id', 'in', lines).execute()
  await releaseStock(tx, basket.id)
  await tx
    .updateTable('baskets')
    .set({ ...noHold, payment_until: null, ...(expired.length > 0 ? { lapsed: toJsonColumn(expired) } : {}) })
    .where('id', '=', basket.id)
    .execute()
}

/** Removes the deadline of a basket that has no ticket in the catalogue any more. */
const clearEmptyHold = async (
  tx: Db,
  { id, status, lines, hold_expires_at: expiresAt }: BasketRecord,
): Promise<boolean> => {
  if (status !== 'open' || !expiresAt || lines.some(isTicketLine)) return false
  await tx.updateTable('baskets').set(noHold).where('id', '=', id).execute()
  return true
}

/**
 * Releases the expired hold of a locked basket: returns its stock, reopens a confirmed basket, and moves its tickets to
 * the expired lines. While a payment is pending the basket stays confirmed, without stock: a late payment gets what is
 * still available, or the money back. Returns whether anything changed.
 */
const releaseExpiredHold = async (tx: Db, basket: BasketRecord, now: Date): Promise<boolean> => {
  if (!hasExpiredHold(basket, now)) return clearEmptyHold(tx, basket)
  if (basket.status === 'confirmed' && (await hasActivePayment(tx, basket.id))) {
    const isHolding = (await findHeldStock(tx, basket.id)).size > 0
    await releaseStock(tx, basket.id)
    return isHolding
  }
  if (basket.status === 'confirmed') await reopenBasket(tx, basket)
  await expireTickets(tx, basket)
  return true
}

/** The current basket, locked until the transaction ends, with an expired hold released. */
export const lockBasket = async (tx: Db, id: string, now: Date): Promise<BasketRecord | undefined> => {
  const basket = await findBasket(tx, id, true)
  return basket && (await releaseExpiredHold(tx, basket, now)) ? findBasket(tx, id) : basket
}

/** The current basket, with an expired hold released. */
export const findBasketReleasingHold = async (db: Db, id: string, now: Date): Promise<BasketRecord | undefined> => {
  const basket = await findBasket(db, id)
  if (!basket || !hasExpiredHold(basket, now)) return basket
  return db.transaction().execute((tx) => lockBasket(tx, id, now))
}

/**
 * Releases expired holds in a transaction of its own, so that the release stays when the caller's transaction fails.
 */
export const releaseHoldIfExpired = async (db: Db, id: string, now: Date): Promise<void> => {
  const basket = await db.selectFrom('baskets').select('hold_expires_at').where('id', '=', id).executeTakeFirst()
  if (basket?.hold_expires_at && basket.hold_expires_at <= now) await findBasketReleasingHold(db, id, now)
}

/** Releases expired holds that no request has released. Skips locked baskets, whose writers do it. Returns how many. */
export const releaseExpiredHolds = async (db: Db, now: Date): Promise<number> => {
  const due = await db
    .selectFrom('baskets')
    .select('id')
    .where('hold_expires_at', '<=', now)
    .where('status', '<>', 'converted')
    .where((or) => or.or([or('payment_until', 'is', null), or('payment_until', '<=', now)]))
    .execute()
  let releasedCount = 0
  for (const { id } of due) {
    const changed = await db.transaction().execute(async (tx) => {
      const unlocked = await tx
        .selectFrom('baskets')
        .select('id')
        .where('id', '=', id)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      const basket = unlocked && (await findBasket(tx, id))
      return basket ? releaseExpiredHold(tx, basket, now) : false
    })
    if (changed) releasedCount += 1
  }
  return releasedCount
}

/**
 * Extends the hold of a locked, confirmed basket at least until `until` when a payment begins in time. False when it is
 * too late.
 */
export const extendHoldForPayment = async (tx: Db, basket: BasketRecord, until: Date, now: Date): Promise<boolean> => {
  if (hasExpiredHold(basket, now)) return false
  await tx
    .updateTable('baskets')
    .set({ payment_until: until, hold_payments: basket.hold_payments + 1 })
    .where('id', '=', basket.id)
    .execute()
  return true
}

/**
 * After a failed payment: leaves time for another attempt, as far as the hold may last, or releases a hold whose time
 * is over.
 */
export const resetHoldAfterPayment = async (
  tx: Db,
  basketId: string,
  isCancelled: boolean,
  now: Date,
  maxMinutes: number,
): Promise<void> => {
  const basket = await findBasket(tx, basketId, true)
  if (!basket || basket.status === 'converted') return
  const { hold_expires_at: expiresAt } = basket
  const changes = {
    payment_until: null,
    ...(expiresAt && !hasExpiredHold(basket, now)
      ? holdAfterFailedPayment({ ...basket, hold_expires_at: expiresAt }, isCancelled, now, maxMinutes)
      : {}),
  }
  await tx.updateTable('baskets').set(changes).where('id', '=', basketId).execute()
  await releaseExpiredHold(tx, { ...basket, ...changes }, now)
}
