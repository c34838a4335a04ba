import { randomUUID } from 'node:crypto'
import { minutesAfterPayment } from '#shared/wire/extensions/holds.ts'
import { getAmountToPay } from '#shared/wire/extensions/vouchers.ts'
import { findBasket } from '../store/baskets/baskets.ts'
import type { Db } from '../db/connect.ts'
import { extendHoldForPayment, lockBasket } from '../store/baskets/holds.ts'
import {
  findPaymentByKey,
  findActivePayment,
  insertPaymentRow,
  type PaymentRow,
} from '../store/orders/payment-transactions.ts'
import type { Locale } from '../domain/locale.ts'
import { addMinutes } from '../domain/baskets/hold-rules.ts'
import { ApiError, notFoundError } from '../http/api-error.ts'
import { createAtProvider } from './create-at-provider.ts'
import type { ReferenceApiDeps } from '../http/call.ts'
import { reconcilePayment } from './reconcile-payment.ts'

/** `callerId` is the user or guest who pays. `minutes` is the time to pay. */
type PaymentRequest = {
  basketId: string
  key: string
  provider: string
  returnUrl: string
  callerId: string
  language: Locale
  minutes: number
}

const findExistingPayment = async (db: Db, { basketId, key }: PaymentRequest) =>
  (await findPaymentByKey(db, basketId, key)) ?? (await findActivePayment(db, basketId))

/** `isNew` is false for the payment of an earlier or concurrent request. */
type BegunPayment = { row: PaymentRow; isNew: boolean }

/** Inserts the payment, or returns that of a concurrent request. Throws 409. */
const insertPayment = async (tx: Db, request: PaymentRequest, now: Date): Promise<BegunPayment> => {
  const { basketId, key, provider, returnUrl, callerId, language, minutes } = request
  // `beginPayment` has released an expired hold in a transaction of its own, so an error here does not undo the
  // release.
  const basket = await findBasket(tx, basketId, true)
  const existing = await findExistingPayment(tx, request)
  if (existing) return { row: existing, isNew: false }
  if (basket?.status !== 'confirmed' || !basket.frozen) throw new ApiError(409, 'payment.notConfirmed')
  const amount = getAmountToPay(basket.frozen.totals)
  if (amount === 0) throw new ApiError(409, 'payment.nothing')
  if (!(await extendHoldForPayment(tx, basket, addMinutes(now, minutes + minutesAfterPayment.lateResponse), now)))
    throw new ApiError(409, 'payment.holdOver')
  const row = await insertPaymentRow(tx, {
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
    expires_at: addMinutes(now, minutes),
    updated_at: now,
  })
  return { row, isNew: true }
}

/**
 * Returns the payment of a confirmed basket: the one of this idempotency key, else the pending one, else a new one. It
 * exists at the provider afterwards. Throws 404 for an unknown basket; 409 when it is not confirmed, costs nothing, or
 * its hold has expired.
 */
export const beginPayment = async (deps: ReferenceApiDeps, request: PaymentRequest): Promise<BegunPayment> => {
  const basket = await deps.db.transaction().execute((tx) => lockBasket(tx, request.basketId, deps.now()))
  if (!basket) throw notFoundError('basket.unknown')
  // A payment that was declined meanwhile must not block a new one.
  const earlier = await findExistingPayment(deps.db, request)
  if (earlier) await reconcilePayment(deps, earlier.id)
  const { row, isNew } = await deps.db.transaction().execute((tx) => insertPayment(tx, request, deps.now()))
  return { row: await createAtProvider(deps, row), isNew }
}
