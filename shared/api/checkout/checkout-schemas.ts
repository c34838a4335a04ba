import { z } from 'zod'
import { maxLineQuantity } from '../../rules/basket-limits.ts'
import { maxGuestNameLength, maxLinesWithNames } from '../../rules/guest-names.ts'
import { pathIdPattern } from '../../rules/paths/path-id.ts'
import { CurrencyCode } from '../../wire/money.ts'
import { Address, AddressInput, Country } from '../addresses/addresses-schemas.ts'
import { Basket } from '../basket/basket-schemas.ts'
import { Order, OrderAddress } from '../orders/orders-schemas.ts'
import { emptyObject, languageField } from '../common-schemas.ts'
import { checkoutSteps } from './checkout-steps.ts'

export const Contact = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  telephone: z.string().nullable(),
})
export type Contact = z.infer<typeof Contact>

/**
 * `price` is in minor units, gross or net by the inc-tax preference. `dates` are the days to choose from (`value` is
 * YYYY-MM-DD), formatted; empty for a service without a date.
 */
export const ShippingOption = z.object({
  code: z.string(),
  name: z.string(),
  description: z.string(),
  price: z.int(),
  needsAddress: z.boolean(),
  dates: z.array(z.object({ value: z.string(), text: z.string() })),
  ...languageField,
})
export type ShippingOption = z.infer<typeof ShippingOption>

/**
 * `step` is the first incomplete step. While `isConfirmed`, a payment may be pending. `billingAddress` is needed only
 * with a service that needs an address. `addressBook` is empty for guests. `submissionId` identifies the next attempt
 * to pay: two clicks with the same `submissionId` place one order.
 */
export const Checkout = z.object({
  basket: Basket,
  step: z.enum(checkoutSteps),
  isConfirmed: z.boolean(),
  guest: z.boolean(),
  contact: Contact.nullable(),
  shipping: z.object({ service: z.string(), date: z.string().nullable() }).nullable(),
  services: z.array(ShippingOption),
  /** The API's words when it refuses to list the services. */
  servicesError: z.string().optional(),
  deliveryAddress: OrderAddress.nullable(),
  billingAddress: OrderAddress.nullable(),
  billingSameAsDelivery: z.boolean(),
  addressBook: z.array(Address),
  countries: z.array(Country),
  submissionId: z.string(),
})
export type Checkout = z.infer<typeof Checkout>

/** A limit against abuse. The API checks the allowed length and reports it in the shopper's language. */
const text = z.string().trim().max(1000)

/** An entry of the address book, chosen by `id`, or a complete address. */
const AddressChoice = z.union([
  z.object({ id: z.string().regex(pathIdPattern) }),
  AddressInput.omit({ type: true, defaults: true }),
])
export type AddressChoice = z.infer<typeof AddressChoice>

/** `shippingName` is the name of the basket's shipping service, if it has one. */
const unpaidBasket = { basket: Basket.nullable(), shippingName: z.string().nullable() }

/**
 * The result when a shopper returns from the payment page. `paid` has the order. With `waiting` the client retries
 * after `retryAfter` seconds; `basket` is what the payment is for. With `open` the order is unpaid, the tickets are
 * still held, and the shopper can try again. `reason` is then a sentence in the shopper's language, and `basket` says
 * what can be paid and until when. `basket` is null when the payment was for another one. With `lost` the order is
 * unpaid and the hold has expired.
 */
export const PaymentOutcome = z.discriminatedUnion('state', [
  z.object({ state: z.literal('paid'), order: Order }),
  z.object({ state: z.literal('waiting'), retryAfter: z.int().positive(), ...unpaidBasket }),
  z.object({
    state: z.literal('open'),
    cause: z.enum(['declined', 'cancelled', 'expired']),
    reason: z.string().nullable(),
    ...unpaidBasket,
  }),
  z.object({ state: z.literal('lost') }),
])
export type PaymentOutcome = z.infer<typeof PaymentOutcome>

export const checkoutSchemas = {
  /** 409 `conflict` when the basket is empty. */
  getCheckout: { input: emptyObject, output: Checkout },
  /**
   * Saves the fields that are present. Errors are at `contact.email`, `deliveryAddress.postcode`, `shipping.date`, …
   * `billingAddress: 'same'` uses the delivery address; null removes the billing address. `guestNames` contains, by
   * line key, the name on each ticket of the line; a blank name stands for the buyer's.
   */
  saveCheckout: {
    input: z.object({
      contact: z.object({ email: text, firstName: text, lastName: text, telephone: text.optional() }).optional(),
      deliveryAddress: AddressChoice.optional(),
      billingAddress: z.union([z.literal('same'), AddressChoice]).nullish(),
      shipping: z.object({ service: text, date: text.optional() }).optional(),
      guestNames: z
        .record(z.string().max(40), z.array(z.string().trim().max(maxGuestNameLength)).max(maxLineQuantity))
        .refine((names) => Object.keys(names).length <= maxLinesWithNames)
        .optional(),
    }),
    output: Checkout,
  },
  /**
   * Confirms the basket and starts the payment; a repeated `submissionId` continues the same payment. `expectedTotal`
   * is the amount to pay that the shopper saw, in minor units of `expectedCurrency`; 409 `confirmation_needed` when
   * either has changed. `href` is the payment page, or `/checkout/complete?…` when nothing is to be paid.
   */
  placeOrder: {
    input: z.object({
      terms: z.boolean(),
      submissionId: z.string().min(8).max(80),
      expectedTotal: z.coerce.number<number | string>().int(),
      expectedCurrency: CurrencyCode,
    }),
    output: z.object({ href: z.string() }),
  },
  /** Reopens a confirmed basket and cancels its unpaid payments. 409 when a payment is authorised. */
  reopenCheckout: { input: emptyObject, output: Checkout },
  /** `transactionId` comes from the return URL. 404 if this session did not start the transaction. */
  completePayment: { input: z.object({ transactionId: z.string().regex(pathIdPattern) }), output: PaymentOutcome },
}
