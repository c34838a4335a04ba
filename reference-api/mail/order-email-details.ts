import type { StoredEvent } from '../db/order-schema.ts'
import type { Locale } from '../domain/locale.ts'

/**
 * What a letter has to know besides its order: kept in `order_letters.details` until it is sent. Amounts are minor
 * units.
 */
export type ChangeDetails = {
  change: 'cancelled' | 'postponed' | 'moved' | 'back'
  slug: string
  /** The night as it was until now. */
  before: StoredEvent
  /** The money is on its way already. */
  refunded: boolean
}

/** `spent` are the codes of bought vouchers that stay, because something was spent of them. */
export type RefundDetails = {
  amount: number
  toVouchers: number
  serials: string[]
  spent: string[]
  reason: string | null
}

export type ReturnDetails = { email: string; firstName: string; language: Locale; amount: number; currency: string }
