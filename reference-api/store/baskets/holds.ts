import { isHoldOver, noHold, secondChance } from '../../domain/baskets/hold-rules.ts'
import { findBasket, isTicket, type BasketRecord } from './baskets.ts'
import { unfreezeBasket } from './confirm-basket.ts'
import type { Db } from '../../db/connect.ts'
import type { StoredLapsedLine } from '../../db/order-schema.ts'
import { heldStock, releaseStock } from './stock.ts'
import { json } from '../../db/stored-json.ts'

/** Whether reading this basket would show what is no longer held. */
export const isDue = (basket: BasketRecord, now: Date): boolean => isHoldOver(basket, basket.lines.some(isTicket), now)

/** Whether a payment of this basket is under way or through. */
export const isBeingPaid = async (tx: Db, basketId: string): Promise<boolean> => {
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
const lapse = async (tx: Db, basket: BasketRecord): Promise<void> => {
  const lapsed = basket.lines
    .filter(isTicket)
    .map(({ variant_id: variantId, named, quantity, extra_data: extraData }): StoredLapsedLine => {
      return { variantId, named, quantity, extraData }
    })
  const lines = basket.lines.filter(isTicket).map(({ id }) => id)
  if (lines.length > 0)
    await tx.deleteFrom('basket_lines').where('basket_id', '=', basket.id).where('id', 'in', lines).execute()
  await releaseStock(tx, basket.id)
  await tx
    .updateTable('baskets')
    .set({ ...noHold, payment_until: null, ...(lapsed.length > 0 ? { lapsed: json(lapsed) } : {}) })
    .where('id', '=', basket.id)
    .execute()
}

/** The deadline of tickets that are no longer in the catalogue means nothing. */
const forgetEmptyHold = async (
  tx: Db,
  { id, status, lines, hold_expires_at: expiresAt }: BasketRecord,
): Promise<boolean> => {
  if (status !== 'open' || !expiresAt || lines.some(isTicket)) return false
  await tx.updateTable('baskets').set(noHold).where('id', '=', id).execute()
  return true
}

/**
 * Carries out what follows when the hold of a locked basket is over: its stock goes back, a confirmed one is open
 * again, its tickets are `lapsed`. While a payment is still to be concluded it stays confirmed, without stock: who paid
 * too late gets what can be had again, or the money back. Returns whether anything changed.
 */
export const settleHold = async (tx: Db, basket: BasketRecord, now: Date): Promise<boolean> => {
  if (!isDue(basket, now)) return forgetEmptyHold(tx, basket)
  if (basket.status === 'confirmed' && (await isBeingPaid(tx, basket.id))) {
    const isHolding = (await heldStock(tx, basket.id)).size > 0
    await releaseStock(tx, basket.id)
    return isHolding
  }
  if (basket.status === 'confirmed') await unfreezeBasket(tx, basket)
  await lapse(tx, basket)
  return true
}

/** A basket as it is now, locked until the transaction ends, with whatever has run out settled. */
export const lockBasket = async (tx: Db, id: string, now: Date): Promise<BasketRecord | undefined> => {
  const basket = await findBasket(tx, id, true)
  return basket && (await settleHold(tx, basket, now)) ? findBasket(tx, id) : basket
}

/** A basket as it is now. */
export const readBasket = async (db: Db, id: string, now: Date): Promise<BasketRecord | undefined> => {
  const basket = await findBasket(db, id)
  if (!basket || !isDue(basket, now)) return basket
  return db.transaction().execute((tx) => lockBasket(tx, id, now))
}

/**
 * What has run out is settled before a transaction that may come to nothing, so that it stays so whatever that comes
 * to.
 */
export const settleFirst = async (db: Db, id: string, now: Date): Promise<void> => {
  const basket = await db.selectFrom('baskets').select('hold_expires_at').where('id', '=', id).executeTakeFirst()
  if (basket?.hold_expires_at && basket.hold_expires_at <= now) await readBasket(db, id, now)
}

/**
 * Settles the holds that ran out and that nobody has looked at since. Baskets that somebody is writing to settle
 * themselves. Returns how many.
 */
export const releaseDueHolds = async (db: Db, now: Date): Promise<number> => {
  const due = await db
    .selectFrom('baskets')
    .select('id')
    .where('hold_expires_at', '<=', now)
    .where('status', '<>', 'converted')
    .where((or) => or.or([or('payment_until', 'is', null), or('payment_until', '<=', now)]))
    .execute()
  let settled = 0
  for (const { id } of due) {
    const changed = await db.transaction().execute(async (tx) => {
      const free = await tx
        .selectFrom('baskets')
        .select('id')
        .where('id', '=', id)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      const basket = free && (await findBasket(tx, id))
      return basket ? settleHold(tx, basket, now) : false
    })
    if (changed) settled += 1
  }
  return settled
}

/**
 * A payment that begins in time keeps all that a locked, confirmed basket holds, at least `until` then. False when it
 * comes too late.
 */
export const holdForPayment = async (tx: Db, basket: BasketRecord, until: Date, now: Date): Promise<boolean> => {
  if (isDue(basket, now)) return false
  await tx.updateTable('baskets').set({ payment_until: until }).where('id', '=', basket.id).execute()
  return true
}

/**
 * After the last payment of a basket did not come off: there is time for another one, unless the hold was over before
 * that was known.
 */
export const holdAfterPayment = async (tx: Db, basketId: string, now: Date): Promise<void> => {
  const basket = await findBasket(tx, basketId, true)
  if (!basket || basket.status === 'converted') return
  const isOver = isDue(basket, now)
  const { hold_expires_at: expiresAt } = basket
  const changes = {
    payment_until: null,
    ...(isOver || !expiresAt ? {} : { hold_expires_at: secondChance(expiresAt, now) }),
  }
  await tx.updateTable('baskets').set(changes).where('id', '=', basketId).execute()
  if (isOver) await settleHold(tx, { ...basket, payment_until: null }, now)
}
