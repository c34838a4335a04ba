import type { OrderReference } from '#shared/wire/order-reference.ts'
import type { PaymentStatus } from '#shared/wire/payment.ts'
import { getAmountToPay } from '#shared/wire/extensions/vouchers.ts'
import { findBasket } from '../store/baskets/baskets.ts'
import { resetHoldAfterPayment } from '../store/baskets/holds.ts'
import { findOrderOfPayment } from '../store/orders/orders.ts'
import { enqueuePaymentReturnedEmail } from '../store/orders/order-email-queue.ts'
import {
  updateOpenPayment,
  findPaymentRow,
  isPaymentOver,
  type PaymentRow,
} from '../store/orders/payment-transactions.ts'
import { placeOrder, OutOfStockError } from '../store/orders/place-order.ts'
import type { MessageKey } from '../domain/messages.ts'
import { sendEmailsInBackground } from '../mail/send-queued-emails.ts'
import { createAtProvider } from './create-at-provider.ts'
import type { ReferenceApiDeps } from '../http/call.ts'
import { getProvider } from './providers.ts'

/**
 * What the shopper reads after a failed payment. The storefront has a text of its own only for a payment without a
 * reason (`complete.open` in `locales/<language>/checkout.json`).
 */
const failureReasons: Partial<Record<PaymentStatus, MessageKey>> = {
  declined: 'payment.declined',
  cancelled: 'payment.cancelled',
  expired: 'payment.expired',
}

const tooLateReason: MessageKey = 'payment.tooLate'

/**
 * Places the order of an authorised payment and updates the payment, in one transaction. Locks the basket, then the
 * payment. Throws `OutOfStockError`.
 */
const placeOrderForPayment = async ({ db, now }: ReferenceApiDeps, row: PaymentRow): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    // The hold is not released first: a payment that began in time outlasts the hold, and `placeOrder` takes released
    // stock again.
    const basket = row.basket_id === null ? undefined : await findBasket(tx, row.basket_id, true)
    const locked = await findPaymentRow(tx, row.id, true)
    if (!locked || isPaymentOver(locked) || (await findOrderOfPayment(tx, row.id))) return
    const isPaidAmount =
      basket?.frozen && getAmountToPay(basket.frozen.totals) === row.amount && basket.currency === row.currency
    if (!basket || basket.status !== 'confirmed' || !isPaidAmount || locked.reason !== null) throw new OutOfStockError()
    await placeOrder(tx, basket, { transactionId: row.id, now: now() })
    await updateOpenPayment(tx, row.id, { status: 'authorised' }, now())
  })
}

/**
 * Ends a payment that took no money, or whose money was returned: the basket can be paid again while its hold lasts.
 */
const endPayment = async (
  { db, now, config }: ReferenceApiDeps,
  row: PaymentRow,
  status: PaymentStatus,
  reason: MessageKey | null,
): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    const basket = row.basket_id === null ? undefined : await findBasket(tx, row.basket_id, true)
    // A process may have died before it stored the reason.
    const isTooLate = (await findPaymentRow(tx, row.id, true))?.reason === tooLateReason
    const hasEnded = await updateOpenPayment(tx, row.id, { status, reason: isTooLate ? tooLateReason : reason }, now())
    if (!hasEnded || !basket) return
    await resetHoldAfterPayment(tx, basket.id, status === 'cancelled', now(), config.holdMaxMinutes)
    if (!isTooLate || !basket.contact) return
    const { email } = basket.contact
    const { amount, currency, language } = row
    await enqueuePaymentReturnedEmail(tx, { email, language, amount, currency }, now())
  })
}

/** Stores that there will be no order before the money goes back. Otherwise a concurrent process could create one. */
const markUnfulfillable = ({ db, now }: ReferenceApiDeps, row: PaymentRow): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await findPaymentRow(tx, row.id, true)
    if (await findOrderOfPayment(tx, row.id)) return
    await updateOpenPayment(tx, row.id, { status: 'authorised', reason: tooLateReason }, now())
  })

const returnPayment = async (deps: ReferenceApiDeps, row: PaymentRow, reference: string): Promise<void> => {
  const provider = getProvider(deps.payments, row)
  await provider.cancel(reference)
  // The provider may have captured the money at once, against its contract.
  if ((await provider.fetchStatus(reference)).status === 'captured')
    await provider.refund(reference, row.amount, `no order for ${row.id}`)
  deps.log.warn({ transaction: row.id }, 'a late payment was returned')
  await endPayment(deps, row, 'cancelled', tooLateReason)
  sendEmailsInBackground(deps)
}

/** The order exists and the money is authorised: a failed capture is retried later and does not concern the shopper. */
const capturePayment = async (deps: ReferenceApiDeps, row: PaymentRow, reference: string): Promise<void> => {
  try {
    await getProvider(deps.payments, row).capture(reference)
  } catch (error) {
    deps.log.error({ err: error, transaction: row.id }, 'a payment could not be captured yet')
    return
  }
  await updateOpenPayment(deps.db, row.id, { status: 'captured', captured_at: deps.now() }, deps.now())
}

/** Places the order first and then captures the money: after a crash in between, the next run continues. */
const fulfilPayment = async (deps: ReferenceApiDeps, row: PaymentRow, reference: string): Promise<void> => {
  await placeOrderForPayment(deps, row).catch(async (error: unknown) => {
    if (!(error instanceof OutOfStockError)) throw error
    await markUnfulfillable(deps, row)
  })
  if (await findOrderOfPayment(deps.db, row.id)) {
    sendEmailsInBackground(deps)
    return capturePayment(deps, row, reference)
  }
  const current = await findPaymentRow(deps.db, row.id)
  if (current && !isPaymentOver(current)) await returnPayment(deps, row, reference)
}

/**
 * The current status at the provider. A payment that has expired is cancelled there first, so that it cannot be paid
 * any more.
 */
const fetchCurrentStatus = async (
  deps: ReferenceApiDeps,
  row: PaymentRow,
  reference: string,
): Promise<PaymentStatus> => {
  const provider = getProvider(deps.payments, row)
  const { status } = await provider.fetchStatus(reference)
  if ((status !== 'created' && status !== 'pending') || row.expires_at > deps.now()) return status
  await provider.expire(reference)
  const { status: statusAfter } = await provider.fetchStatus(reference)
  return statusAfter === 'cancelled' ? 'expired' : statusAfter
}

const applyProviderStatus = async (deps: ReferenceApiDeps, row: PaymentRow, reference: string): Promise<void> => {
  const status = await fetchCurrentStatus(deps, row, reference)
  if (status === 'authorised' || status === 'captured') return fulfilPayment(deps, row, reference)
  if (status === 'created' || status === 'pending')
    return void (await updateOpenPayment(deps.db, row.id, { status }, deps.now()))
  if (!(await findOrderOfPayment(deps.db, row.id))) return endPayment(deps, row, status, failureReasons[status] ?? null)
  deps.log.error({ transaction: row.id, status }, 'the provider reversed the payment of an order')
}

export type ReconciledPayment = { row: PaymentRow; order: OrderReference | null }

/**
 * Brings a payment in line with the provider: the order, then the capture, or a basket that can be paid again.
 * Webhooks, returns, scheduled jobs and reopening call it in any order, concurrently and repeatedly. Undefined for an
 * unknown id. Throws when the provider or the database cannot be reached; nothing is lost then.
 */
export const reconcilePayment = async (deps: ReferenceApiDeps, id: string): Promise<ReconciledPayment | undefined> => {
  const before = await findPaymentRow(deps.db, id)
  if (!before) return undefined
  if (!isPaymentOver(before)) {
    const created = await createAtProvider(deps, before)
    if (created.provider_reference !== null && !isPaymentOver(created))
      await applyProviderStatus(deps, created, created.provider_reference)
  }
  const row = (await findPaymentRow(deps.db, id)) ?? before
  return { row, order: await findOrderOfPayment(deps.db, id) }
}
