import { isHoldExpired, noHold, holdAfterFailedPayment } from '../../domain/baskets/hold-rules.ts'
import { findBasket, isTicketLine, type BasketRecord } from './baskets.ts'
import { reopenBasket } from './confirm-basket.ts'
import type { Db } from '../../db/connect.ts'
import type { StoredExpiredLine } from '../../db/order-schema.ts'
import { findHeldStock, releaseStock } from './stock.ts'
import { toJsonColumn } from '../../db/stored-json.ts'

/** Whether reading this basket would show what is no longer held. */
export const hasExpiredHold = (basket: BasketRecord, now: Date): boolean =>
  isHoldExpired(basket, basket.lines.some(isTicketLine), now)

/** Whether a payment of this basket is under way or through. */
export const hasActivePayment = async (tx: Db, basketId: string): Promise<boolean> => {
  const open = await tx
    .selectFrom('payment_transactions')
    .select('id')
    .where('basket_id', '=', basketId)
    .where('status', 'in', ['created', 'pending', 'authorised', 'captured'])
    .executeTakeFirst()
  return open !== undefined
}

/**
 * The tickets leave the lines of an open basket; those of an earlier time that were never had again are forgotten with
 * it.
 */
const expireTickets = async (tx: Db, basket: BasketRecord): Promise<void> => {
  const lapsed = basket.lines
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
    .set({ ...noHold, payment_until: null, ...(lapsed.length > 0 ? { lapsed: toJsonColumn(lapsed) } : {}) })
    .where('id', '=', basket.id)
    .execute()
}

/** The deadline of tickets that are no longer in the catalogue means nothing. */
const clearEmptyHold = async (
  tx: Db,
  { id, status, lines, hold_expires_at: expiresAt }: BasketRecord,
): Promise<boolean> => {
  if (status !== 'open' || !expiresAt || lines.some(isTicketLine)) return false
  await tx.updateTable('baskets').set(noHold).where('id', '=', id).execute()
  return true
}

/**
 * Carries out what follows when the hold of a locked basket is over: its stock goes back, a confirmed one is open
 * again, its tickets are `lapsed`. While a payment is still to be concluded it stays confirmed, without stock: who paid
 * too late gets what can be had again, or the money back. Returns whether anything changed.
 */
export const releaseExpiredHold = async (tx: Db, basket: BasketRecord, now: Date): Promise<boolean> => {
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

/** A basket as it is now, locked until the transaction ends, with whatever has run out settled. */
export const lockBasket = async (tx: Db, id: string, now: Date): Promise<BasketRecord | undefined> => {
  const basket = await findBasket(tx, id, true)
  return basket && (await releaseExpiredHold(tx, basket, now)) ? findBasket(tx, id) : basket
}

/** A basket as it is now. */
export const loadBasket = async (db: Db, id: string, now: Date): Promise<BasketRecord | undefined> => {
  const basket = await findBasket(db, id)
  if (!basket || !hasExpiredHold(basket, now)) return basket
  return db.transaction().execute((tx) => lockBasket(tx, id, now))
}

/**
 * What has run out is settled before a transaction that may come to nothing, so that it stays so whatever that comes
 * to.
 */
export const releaseExpiredHoldFirst = async (db: Db, id: string, now: Date): Promise<void> => {
  const basket = await db.selectFrom('baskets').select('hold_expires_at').where('id', '=', id).executeTakeFirst()
  if (basket?.hold_expires_at && basket.hold_expires_at <= now) await loadBasket(db, id, now)
}

/**
 * Settles the holds that ran out and that nobody has looked at since. Baskets that somebody is writing to settle
 * themselves. Returns how many.
 */
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
 * A payment that begins in time keeps all that a locked, confirmed basket holds, at least `until` then. False when it
 * comes too late.
 */
export const extendHoldForPayment = async (tx: Db, basket: BasketRecord, until: Date, now: Date): Promise<boolean> => {
  if (hasExpiredHold(basket, now)) return false
  await tx.updateTable('baskets').set({ payment_until: until }).where('id', '=', basket.id).execute()
  return true
}

/**
 * After the last payment of a basket did not come off: there is time for another one, unless the hold was over before
 * that was known.
 */
export const resetHoldAfterPayment = async (tx: Db, basketId: string, now: Date): Promise<void> => {
  const basket = await findBasket(tx, basketId, true)
  if (!basket || basket.status === 'converted') return
  const isExpired = hasExpiredHold(basket, now)
  const { hold_expires_at: expiresAt } = basket
  const changes = {
    payment_until: null,
    ...(isExpired || !expiresAt ? {} : { hold_expires_at: holdAfterFailedPayment(expiresAt, now) }),
  }
  await tx.updateTable('baskets').set(changes).where('id', '=', basketId).execute()
  if (isExpired) await releaseExpiredHold(tx, { ...basket, payment_until: null }, now)
}
