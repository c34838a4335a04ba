import type { OrderReference } from '#shared/wire/basket.ts'
import type { PaymentStatus } from '#shared/wire/payment.ts'
import { findBasket } from '../store/baskets/baskets.ts'
import { holdAfterPayment } from '../store/baskets/holds.ts'
import { findOrderOfPayment } from '../store/orders/orders.ts'
import { queueReturnLetter } from '../store/orders/order-letters.ts'
import { changePayment, findPaymentRow, isOver, type PaymentRow } from '../store/orders/payment-transactions.ts'
import { placeOrder, StockGone } from '../store/orders/place-order.ts'
import type { MessageKey } from '../domain/messages.ts'
import { sendDueLetters } from '../mail/send-due-letters.ts'
import { createAtProvider } from './create-at-provider.ts'
import type { PaymentDeps } from './payment-deps.ts'
import { providerOf } from './providers.ts'

const reasons: Partial<Record<PaymentStatus, MessageKey>> = {
  declined: 'payment.declined',
  cancelled: 'payment.cancelled',
  expired: 'payment.expired',
}

const tooLate: MessageKey = 'payment.tooLate'

/**
 * The order of a payment that is reserved, and the journal's word for it, in one transaction. Locks the basket, then
 * the payment. Throws `StockGone`.
 */
const placeFor = async ({ db, now }: PaymentDeps, row: PaymentRow): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    // Not settled first: a payment that began in time outlasts the hold, and `placeOrder` takes again what is held no
    // longer.
    const basket = row.basket_id === null ? undefined : await findBasket(tx, row.basket_id, true)
    const locked = await findPaymentRow(tx, row.id, true)
    if (!locked || isOver(locked) || (await findOrderOfPayment(tx, row.id))) return
    const isWhatWasPaid = basket?.frozen?.totals.total.gross === row.amount && basket.currency === row.currency
    if (!basket || basket.status !== 'confirmed' || !isWhatWasPaid || locked.reason !== null) throw new StockGone()
    await placeOrder(tx, basket, { transactionId: row.id, now: now() })
    await changePayment(tx, row.id, { status: 'authorised' }, now())
  })
}

/** Nothing was paid, or it went back: there is time for another try. */
const conclude = async (
  { db, now }: PaymentDeps,
  row: PaymentRow,
  status: PaymentStatus,
  reason: MessageKey | null,
): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    const basket = row.basket_id === null ? undefined : await findBasket(tx, row.basket_id, true)
    // Whoever gave it up may have ended before they could say why it went back.
    const isTooLate = (await findPaymentRow(tx, row.id, true))?.reason === tooLate
    const hasEnded = await changePayment(tx, row.id, { status, reason: isTooLate ? tooLate : reason }, now())
    if (!hasEnded || !basket) return
    await holdAfterPayment(tx, basket.id, now())
    if (!isTooLate || !basket.contact) return
    const { email, firstName } = basket.contact
    const { amount, currency, language } = row
    await queueReturnLetter(tx, { email, firstName, language, amount, currency }, now())
  })
}

/**
 * That there will be no order is written down before the money goes back, so that nobody who settles at the same time
 * makes one after all.
 */
const giveUp = ({ db, now }: PaymentDeps, row: PaymentRow): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await findPaymentRow(tx, row.id, true)
    if (await findOrderOfPayment(tx, row.id)) return
    await changePayment(tx, row.id, { status: 'authorised', reason: tooLate }, now())
  })

const giveBack = async (deps: PaymentDeps, row: PaymentRow, reference: string): Promise<void> => {
  const provider = providerOf(deps.payments, row)
  await provider.cancel(reference)
  // A provider that took it at once, against the rules.
  if ((await provider.read(reference)).status === 'captured')
    await provider.refund(reference, row.amount, `no order for ${row.id}`)
  deps.log.warn({ transaction: row.id }, 'a payment came too late and was given back')
  await conclude(deps, row, 'cancelled', tooLate)
  tellPeople(deps)
}

const tellPeople = (deps: PaymentDeps) => deps.background.runAlone('letters about orders', () => sendDueLetters(deps))

/**
 * The order is there and the money reserved: a provider that cannot take it now is asked again later, and is no bad
 * news for the shopper.
 */
const capture = async (deps: PaymentDeps, row: PaymentRow, reference: string): Promise<void> => {
  try {
    await providerOf(deps.payments, row).capture(reference)
  } catch (error) {
    deps.log.error({ err: error, transaction: row.id }, 'a payment could not be captured, and will be tried again')
    return
  }
  await changePayment(deps.db, row.id, { status: 'captured', captured_at: deps.now() }, deps.now())
}

/** First the order, then the money: whatever ends in between, the next to settle goes on from there. */
const takeMoney = async (deps: PaymentDeps, row: PaymentRow, reference: string): Promise<void> => {
  await placeFor(deps, row).catch(async (error: unknown) => {
    if (!(error instanceof StockGone)) throw error
    await giveUp(deps, row)
  })
  if (await findOrderOfPayment(deps.db, row.id)) {
    tellPeople(deps)
    return capture(deps, row, reference)
  }
  const now = await findPaymentRow(deps.db, row.id)
  if (now && !isOver(now)) await giveBack(deps, row, reference)
}

/**
 * What the provider says by now. A payment whose time is over is ended there first, so that it cannot be made any more.
 */
const askProvider = async (deps: PaymentDeps, row: PaymentRow, reference: string): Promise<PaymentStatus> => {
  const provider = providerOf(deps.payments, row)
  const { status } = await provider.read(reference)
  if ((status !== 'created' && status !== 'pending') || row.expires_at > deps.now()) return status
  await provider.expire(reference)
  const { status: after } = await provider.read(reference)
  return after === 'cancelled' ? 'expired' : after
}

const follow = async (deps: PaymentDeps, row: PaymentRow, reference: string): Promise<void> => {
  const status = await askProvider(deps, row, reference)
  if (status === 'authorised' || status === 'captured') return takeMoney(deps, row, reference)
  if (status === 'created' || status === 'pending')
    return void (await changePayment(deps.db, row.id, { status }, deps.now()))
  if (!(await findOrderOfPayment(deps.db, row.id))) return conclude(deps, row, status, reasons[status] ?? null)
  deps.log.error({ transaction: row.id, status }, 'the payment of an order was taken back at the provider')
}

export type SettledPayment = { row: PaymentRow; order: OrderReference | null }

/**
 * Asks the provider how a payment stands and does what follows: the order, then the capture, or a basket that can be
 * paid again. Webhooks, returns, housekeeping and reopening all come here, in any order, at once, and as often as they
 * like. Undefined for an unknown id; throws when the provider or the database cannot be asked, and then nothing is
 * lost.
 */
export const settlePayment = async (deps: PaymentDeps, id: string): Promise<SettledPayment | undefined> => {
  const before = await findPaymentRow(deps.db, id)
  if (!before) return undefined
  if (!isOver(before)) {
    const known = await createAtProvider(deps, before)
    if (known.provider_reference !== null && !isOver(known)) await follow(deps, known, known.provider_reference)
  }
  const row = (await findPaymentRow(deps.db, id)) ?? before
  return { row, order: await findOrderOfPayment(deps.db, id) }
}
