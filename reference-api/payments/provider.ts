import type { IncomingHttpHeaders } from 'node:http'
import type { PaymentStatus } from '#shared/wire/payment.ts'
import type { Locale } from '../domain/locale.ts'

/** `amount` is minor units. `description` tells the shopper what is bought. */
export type NewPayment = {
  transactionId: string
  amount: number
  currency: string
  description: string
  language: Locale
  /** The shopper returns to this URL, unchanged. */
  returnUrl: string
  /** The provider sends notifications to this URL. */
  notifyUrl: string
  /** An unpaid payment is `expired` after this time. */
  expiresAt: Date
}

/**
 * A payment provider with a payment page of its own. Every call is idempotent and throws when the provider cannot be
 * reached. The shopper authorises the money, `capture` takes it. docs/decisions/0024 shows how Stripe Checkout
 * implements this.
 */
export type PaymentProvider = {
  /** Used in URLs and in the database: lower-case letters and hyphens. */
  name: string
  /** One payment per `transactionId`: a repeated call returns the same one. */
  create: (payment: NewPayment) => Promise<{ reference: string; redirectUrl: string }>
  fetchStatus: (reference: string) => Promise<{ status: PaymentStatus }>
  /** Captures an authorised payment. Throws when it is not authorised. */
  capture: (reference: string) => Promise<void>
  /** Cancels an unpaid payment; an authorised or ended one stays unchanged. */
  expire: (reference: string) => Promise<void>
  /** Releases an authorised payment that is not captured, or cancels an unpaid one. An ended one stays unchanged. */
  cancel: (reference: string) => Promise<void>
  /** Refunds minor units of a captured payment, once per `key`. */
  refund: (reference: string, amount: number, key: string) => Promise<void>
  /**
   * The payment reference of a notification; null when its signature is invalid or too old. The rest of its content is
   * not trusted.
   */
  parseNotification: (headers: IncomingHttpHeaders, rawBody: Buffer) => { reference: string } | null
}

export type PaymentProviders = ReadonlyMap<string, PaymentProvider>
