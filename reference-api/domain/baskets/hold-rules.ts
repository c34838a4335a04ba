import type { BasketStatus } from '#shared/wire/basket.ts'
import { minutesAfterPayment } from '#shared/wire/extensions/holds.ts'

/** The hold columns of a basket. */
type HoldState = {
  status: BasketStatus
  hold_expires_at: Date | null
  hold_extended: boolean
  hold_started_at: Date | null
  hold_payments: number
  payment_until: Date | null
}

type HoldColumns = Omit<HoldState, 'status' | 'payment_until'>

/** Minutes. */
export type HoldTimes = { holdMinutes: number; holdMaxMinutes: number }

export const noHold: HoldColumns = {
  hold_expires_at: null,
  hold_extended: false,
  hold_started_at: null,
  hold_payments: 0,
}

const minuteMs = 60_000
/** A hold ends when this many payments have failed in it. */
const maxPayments = 2

export const addMinutes = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * minuteMs)

const pickEarlier = (one: Date, other: Date) => (one < other ? one : other)
const pickLater = (one: Date, other: Date) => (one > other ? one : other)

const isInFuture = (instant: Date | null, now: Date) => instant !== null && instant > now

/**
 * Whether the hold has expired: its deadline has passed and no payment that began before it is pending. A confirmed
 * basket holds all its stock, an open one its tickets (`hasTickets`). Tickets without a deadline were never held.
 */
export const isHoldExpired = (basket: HoldState, hasTickets: boolean, now: Date): boolean => {
  if (basket.status === 'converted' || (basket.status === 'open' && !hasTickets)) return false
  return !isInFuture(basket.hold_expires_at, now) && !isInFuture(basket.payment_until, now)
}

const startHold = (now: Date, { holdMinutes, holdMaxMinutes }: HoldTimes): HoldColumns => ({
  ...noHold,
  hold_expires_at: addMinutes(now, Math.min(holdMinutes, holdMaxMinutes)),
  hold_started_at: now,
})

const toHoldColumns = ({
  hold_expires_at,
  hold_extended,
  hold_started_at,
  hold_payments,
}: HoldColumns): HoldColumns => ({
  hold_expires_at,
  hold_extended,
  hold_started_at,
  hold_payments,
})

/**
 * One deadline for all tickets. The first ticket starts it, further tickets do not move it, and removing the last one
 * ends it. The start of goods that a reopened basket held stays.
 */
export const updateHold = (current: HoldColumns, hasTickets: boolean, now: Date, times: HoldTimes): HoldColumns => {
  if (current.hold_expires_at) return hasTickets ? toHoldColumns(current) : noHold
  return hasTickets ? startHold(now, times) : toHoldColumns(current)
}

/** A reopened basket without tickets holds nothing, but its next hold continues this one. */
export const pauseHold = (hold: HoldColumns): HoldColumns => ({ ...toHoldColumns(hold), hold_expires_at: null })

/**
 * The hold after tickets have moved between baskets: the earlier start and deadline count, so moving never extends it.
 */
export const mergeHolds = (one: HoldColumns, other: HoldColumns): HoldColumns => {
  if (!one.hold_expires_at || !other.hold_expires_at) return one.hold_expires_at ? one : other
  return {
    hold_expires_at: pickEarlier(one.hold_expires_at, other.hold_expires_at),
    hold_extended: one.hold_extended || other.hold_extended,
    hold_started_at:
      one.hold_started_at && other.hold_started_at && pickEarlier(one.hold_started_at, other.hold_started_at),
    hold_payments: one.hold_payments + other.hold_payments,
  }
}

/**
 * The latest end of a hold, whatever extends it. The release before this rule stored no start; during the update its
 * holds count from now.
 */
const getHoldEnd = (
  { hold_started_at: startedAt }: Pick<HoldState, 'hold_started_at'>,
  now: Date,
  maxMinutes: number,
) => addMinutes(startedAt ?? now, maxMinutes)

/**
 * The hold of a basket that is confirmed. A paused hold continues until its end, so that reopening and confirming again
 * does not prolong it.
 */
export const holdForConfirmation = (current: HoldColumns, now: Date, times: HoldTimes): HoldColumns => {
  if (current.hold_expires_at) return toHoldColumns(current)
  const started = startHold(now, times)
  const end = getHoldEnd(current, now, times.holdMaxMinutes)
  if (!current.hold_started_at || end <= now) return started
  return { ...toHoldColumns(current), hold_expires_at: pickEarlier(addMinutes(now, times.holdMinutes), end) }
}

/** The later deadline that the shopper may ask for once. Null when the hold has reached its end. */
export const extendDeadline = (
  hold: HoldColumns & { hold_expires_at: Date },
  now: Date,
  { holdExtensionMinutes, holdMaxMinutes }: { holdExtensionMinutes: number; holdMaxMinutes: number },
): Date | null => {
  const { hold_expires_at: expiresAt } = hold
  const extended = addMinutes(pickLater(expiresAt, now), holdExtensionMinutes)
  const deadline = pickEarlier(extended, getHoldEnd(hold, now, holdMaxMinutes))
  return deadline > pickLater(expiresAt, now) ? deadline : null
}

/**
 * The hold after a payment that failed: five more minutes for another attempt, as far as the hold may last. After the
 * last attempt there are none. A payment that the shopper cancels before the deadline does not count as an attempt, and
 * does not extend the hold.
 */
export const holdAfterFailedPayment = (
  hold: HoldColumns & { hold_expires_at: Date },
  isCancelled: boolean,
  now: Date,
  maxMinutes: number,
): Pick<HoldColumns, 'hold_expires_at' | 'hold_payments'> => {
  const { hold_expires_at, hold_payments } = hold
  if (isCancelled && hold_expires_at > now) return { hold_expires_at, hold_payments: Math.max(0, hold_payments - 1) }
  if (hold_payments >= maxPayments) return { hold_expires_at: now, hold_payments }
  const retryUntil = pickEarlier(addMinutes(now, minutesAfterPayment.retry), getHoldEnd(hold, now, maxMinutes))
  return { hold_expires_at: pickLater(hold_expires_at, retryUntil), hold_payments }
}

/** The current deadline; a pending payment extends it. */
export const getHoldDeadline = ({
  hold_expires_at: expiresAt,
  payment_until: paymentUntil,
}: Pick<HoldState, 'hold_expires_at' | 'payment_until'>): Date | null =>
  expiresAt && paymentUntil ? pickLater(expiresAt, paymentUntil) : expiresAt
