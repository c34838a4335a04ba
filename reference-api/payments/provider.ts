import type { IncomingHttpHeaders } from 'node:http'
import type { PaymentStatus } from '#shared/wire/payment.ts'
import type { Locale } from '../domain/locale.ts'

/** `amount` is minor units. `description` is what is bought, for people. */
export type NewPayment = {
  transactionId: string
  amount: number
  currency: string
  description: string
  language: Locale
  /** Where the shopper is sent afterwards, as it is. */
  returnUrl: string
  /** Where the provider reports that something has changed. */
  notifyUrl: string
  /** A payment nobody made by then is `expired`. */
  expiresAt: Date
}

/**
 * A party that takes money on a page of its own. Every call may be repeated, and then does nothing more; each throws
 * when the provider cannot be asked. Money is reserved by the shopper (`authorised`) and taken by `capture`.
 * docs/decisions/0024 shows how Stripe Checkout fills this.
 */
export type PaymentProvider = {
  /** In addresses and in the journal: lower-case letters and hyphens. */
  name: string
  /** Once per `transactionId`: asked again, it answers with the same payment. */
  create: (payment: NewPayment) => Promise<{ reference: string; redirectUrl: string }>
  fetchStatus: (reference: string) => Promise<{ status: PaymentStatus }>
  /** Takes what is authorised. Throws when there is nothing to take. */
  capture: (reference: string) => Promise<void>
  /** Ends a payment that the shopper has not made yet; one that is authorised or over stays as it is. */
  expire: (reference: string) => Promise<void>
  /** Gives back what is authorised and was not captured, or ends what was not paid. What is over stays as it is. */
  cancel: (reference: string) => Promise<void>
  /** Gives back minor units of what was captured, once per `key`. */
  refund: (reference: string, amount: number, key: string) => Promise<void>
  /**
   * What a notification is about; null for one that is not the provider's, or is too old. Nothing else of it is
   * believed.
   */
  parseNotification: (headers: IncomingHttpHeaders, rawBody: Buffer) => { reference: string } | null
}

export type PaymentProviders = ReadonlyMap<string, PaymentProvider>
