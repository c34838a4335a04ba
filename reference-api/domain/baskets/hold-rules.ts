import type { BasketStatus } from '#shared/wire/basket.ts'

/** The hold columns of a basket. */
export type HoldState = {
  status: BasketStatus
  hold_expires_at: Date | null
  hold_extended: boolean
  payment_until: Date | null
}

export type HoldColumns = Pick<HoldState, 'hold_expires_at' | 'hold_extended'>

export const noHold: HoldColumns = { hold_expires_at: null, hold_extended: false }

const minuteMs = 60_000
/** Minimum time to try another payment after a failed one. */
const minRetryMinutes = 5

export const addMinutes = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * minuteMs)

const isInFuture = (instant: Date | null, now: Date) => instant !== null && instant > now

/**
 * Whether the hold has expired: its deadline has passed and no payment that began before it is pending. A confirmed
 * basket holds all its stock, an open one its tickets (`hasTickets`). Tickets without a deadline were never held.
 */
export const isHoldExpired = (basket: HoldState, hasTickets: boolean, now: Date): boolean => {
  if (basket.status === 'converted' || (basket.status === 'open' && !hasTickets)) return false
  return !isInFuture(basket.hold_expires_at, now) && !isInFuture(basket.payment_until, now)
}

/**
 * One deadline for all tickets: the first ticket starts it, further tickets do not move it, and it ends with the last.
 */
export const updateHold = (current: HoldColumns, hasTickets: boolean, now: Date, minutes: number): HoldColumns => {
  if (!hasTickets) return noHold
  const { hold_expires_at, hold_extended } = current
  return hold_expires_at
    ? { hold_expires_at, hold_extended }
    : { hold_expires_at: addMinutes(now, minutes), hold_extended: false }
}

/** When tickets move between baskets, the earlier deadline counts, so that moving never extends a hold. */
export const mergeHolds = (one: HoldColumns, other: HoldColumns): HoldColumns => {
  if (!one.hold_expires_at || !other.hold_expires_at) return one.hold_expires_at ? one : other
  const sooner = one.hold_expires_at < other.hold_expires_at ? one : other
  return { hold_expires_at: sooner.hold_expires_at, hold_extended: one.hold_extended || other.hold_extended }
}

/** The deadline after a failed payment. */
export const holdAfterFailedPayment = (expiresAt: Date, now: Date): Date => {
  const minDeadline = addMinutes(now, minRetryMinutes)
  return expiresAt > minDeadline ? expiresAt : minDeadline
}

/** The deadline as far as it is known: a pending payment extends it. */
export const getHoldDeadline = ({
  hold_expires_at: expiresAt,
  payment_until: paymentUntil,
}: Omit<HoldState, 'status'>): Date | null =>
  expiresAt && paymentUntil && paymentUntil > expiresAt ? paymentUntil : expiresAt
