import { randomUUID } from 'node:crypto'
import { findBasket } from '../store/baskets/baskets.ts'
import type { Db } from '../db/connect.ts'
import { holdForPayment, lockBasket } from '../store/baskets/holds.ts'
import { findByKey, findLiving, type PaymentRow } from '../store/orders/payment-transactions.ts'
import type { Locale } from '../domain/locale.ts'
import { inMinutes } from '../domain/baskets/hold-rules.ts'
import { ApiError, notFound } from '../http/api-error.ts'
import { createAtProvider } from './create-at-provider.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { settlePayment } from './settle-payment.ts'

/** `callerId` is the user or guest who pays. `minutes` is how long they may take. */
export type Beginning = {
  basketId: string
  key: string
  provider: string
  returnUrl: string
  callerId: string
  language: Locale
  minutes: number
}

/**
 * How much longer the hold is kept than the provider takes the payment, so that one made in the last second finds it.
 */
const graceMinutes = 2

const before = async (db: Db, { basketId, key }: Beginning) =>
  (await findByKey(db, basketId, key)) ?? (await findLiving(db, basketId))

/** Throws 404 and 409. A payment that somebody else began meanwhile is answered with. */
const enter = async (tx: Db, beginning: Beginning, now: Date): Promise<PaymentRow> => {
  const { basketId, key, provider, returnUrl, callerId, language, minutes } = beginning
  // What settles a hold that is over is kept even when there can be no payment, so this throws after the transaction
  // only.
  const basket = await findBasket(tx, basketId, true)
  const begun = await before(tx, beginning)
  if (begun) return begun
  if (basket?.status !== 'confirmed' || !basket.frozen) throw new ApiError(409, 'payment.notConfirmed')
  const amount = basket.frozen.totals.total.gross
  if (amount === 0) throw new ApiError(409, 'payment.nothing')
  if (!(await holdForPayment(tx, basket, inMinutes(now, minutes + graceMinutes), now)))
    throw new ApiError(409, 'payment.holdOver')
  return tx
    .insertInto('payment_transactions')
    .values({
      id: randomUUID(),
      basket_id: basketId,
      caller_id: callerId,
      language,
      idempotency_key: key,
      provider,
      provider_reference: null,
      status: 'created',
      amount,
      currency: basket.currency,
      redirect_url: null,
      return_url: returnUrl,
      reason: null,
      started_at: now,
      expires_at: inMinutes(now, minutes),
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * The payment of a confirmed basket, known to its provider: the one of this key, the one that is under way, or a new
 * one. Throws 404 for an unknown basket, 409 for one that is not confirmed, costs nothing, or whose hold ran out.
 */
export const beginPayment = async (
  deps: PaymentDeps,
  beginning: Beginning,
): Promise<{ row: PaymentRow; isNew: boolean }> => {
  const known = await deps.db.transaction().execute((tx) => lockBasket(tx, beginning.basketId, deps.now()))
  if (!known) throw notFound('basket.unknown')
  // One that was declined meanwhile, and not heard of since, is in nobody's way.
  const earlier = await before(deps.db, beginning)
  if (earlier) await settlePayment(deps, earlier.id)
  const row = await deps.db.transaction().execute((tx) => enter(tx, beginning, deps.now()))
  return {
    row: await createAtProvider(deps, row),
    isNew: row.id !== earlier?.id && row.idempotency_key === beginning.key,
  }
}
