import type { EventSnapshot } from '../db/order-schema.ts'
import type { Locale } from '../domain/locale.ts'

/** Data of a queued email besides its order, stored in `order_letters.details`. Amounts are minor units. */
export type ChangeDetails = {
  change: 'cancelled' | 'postponed' | 'moved' | 'back'
  slug: string
  /** The event before the change. */
  before: EventSnapshot
  /** Whether the refund has started. */
  refunded: boolean
}

/** `spent` are the codes of bought vouchers that stay valid, because part of them was redeemed. */
export type RefundDetails = {
  amount: number
  toVouchers: number
  serials: string[]
  spent: string[]
  reason: string | null
  /** What this refund covers; emails queued by an earlier release have none. */
  lines?: { orderLineId: string; quantity: number }[]
  /** Names of recipients who get no email any more; emails queued by an earlier release have none. */
  stoppedGifts?: string[]
}

/** For the email to the previous address of the order. Rows of the queue have this name. */
export type FormerEmailDetails = { formerEmail: string }

export type ReturnDetails = { email: string; language: Locale; amount: number; currency: string }
