import { z } from 'zod'
import { Address, AddressForm, Country } from '../addresses/addresses-schemas.ts'
import { Basket } from '../basket/basket-schemas.ts'
import { Order, OrderAddress } from '../orders/orders-schemas.ts'

export const Contact = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  telephone: z.string().nullable(),
})
export type Contact = z.infer<typeof Contact>

/**
 * `price` in minor units, gross or net as the inc-tax preference says. `dates` are days (`value` YYYY-MM-DD) in words;
 * empty where none is needed.
 */
export const ShippingService = z.object({
  code: z.string(),
  name: z.string(),
  description: z.string(),
  price: z.int(),
  needsAddress: z.boolean(),
  dates: z.array(z.object({ value: z.string(), text: z.string() })),
})
export type ShippingService = z.infer<typeof ShippingService>

export const checkoutSteps = ['contact', 'delivery', 'payment'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]

/**
 * Where the checkout stands. `step` is the first that is not finished. `frozen` while the basket is confirmed and a
 * payment may be under way. `billingSame` while the bill goes to the delivery address. `addressBook` is the customer's
 * own; empty for guests. `attempt` names the next attempt to pay: sent along, it makes two clicks one order.
 */
export const Checkout = z.object({
  basket: Basket,
  step: z.enum(checkoutSteps),
  isConfirmed: z.boolean(),
  guest: z.boolean(),
  contact: Contact.nullable(),
  shipping: z.object({ service: z.string(), date: z.string().nullable() }).nullable(),
  services: z.array(ShippingService),
  deliveryAddress: OrderAddress.nullable(),
  billingAddress: OrderAddress.nullable(),
  billingSameAsDelivery: z.boolean(),
  addressBook: z.array(Address),
  countries: z.array(Country),
  submissionId: z.string(),
})
export type Checkout = z.infer<typeof Checkout>

/** Long enough for anybody; what is missing or too long for the API is refused there in the shopper's language. */
const text = z.string().trim().max(1000)

/** One of the address book by `id`, or one written out. */
const AddressChoice = z.union([
  z.object({ id: z.string().min(1).max(80) }),
  AddressForm.omit({ type: true, defaults: true }),
])
export type AddressChoice = z.infer<typeof AddressChoice>

/**
 * How a return from the payment page ends. `waiting`: ask again after `retryAfter` seconds. `paid` comes with the
 * order. `open`: nothing was paid and it can be tried again, the tickets are still held; `reason` says why in the
 * shopper's language. `lost`: nothing was paid and the hold is over.
 */
export const PaymentOutcome = z.discriminatedUnion('state', [
  z.object({ state: z.literal('paid'), order: Order }),
  z.object({ state: z.literal('waiting'), retryAfter: z.int().positive() }),
  z.object({
    state: z.literal('open'),
    cause: z.enum(['declined', 'cancelled', 'expired']),
    reason: z.string().nullable(),
  }),
  z.object({ state: z.literal('lost') }),
])
export type PaymentOutcome = z.infer<typeof PaymentOutcome>

export const checkoutSchemas = {
  /** 409 `conflict` when the basket is empty. */
  getCheckout: { input: z.object({}), output: Checkout },
  /**
   * Saves what it names; refusals are at `contact.email`, `deliveryAddress.postcode`, `shipping.date`, …
   * `billingAddress: 'same'` is the delivery address.
   */
  saveCheckout: {
    input: z.object({
      contact: z.object({ email: text, firstName: text, lastName: text, telephone: text.optional() }).optional(),
      deliveryAddress: AddressChoice.optional(),
      billingAddress: z.union([z.literal('same'), AddressChoice]).optional(),
      shipping: z.object({ service: text, date: text.optional() }).optional(),
    }),
    output: Checkout,
  },
  /**
   * Confirms the basket and starts the payment; the same `attempt` again is the same payment. `expected` is the total
   * the shopper saw (minor units): 409 `confirmation_needed` when it is another by now. `href` is the payment page, or
   * `/checkout/complete?…` when nothing is to be paid.
   */
  placeOrder: {
    input: z.object({
      terms: z.boolean(),
      submissionId: z.string().min(8).max(80),
      expectedTotal: z.coerce.number<number | string>().int(),
    }),
    output: z.object({ href: z.string() }),
  },
  /** Back from confirmed: cancels what was not paid. 409 when a payment is through already. */
  reopenCheckout: { input: z.object({}), output: Checkout },
  /** `transaction` as the payment page sent it back; 404 for one this session did not start. */
  completePayment: { input: z.object({ transactionId: z.string().min(1).max(80) }), output: PaymentOutcome },
}
