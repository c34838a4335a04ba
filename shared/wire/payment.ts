import { z } from 'zod'
import { PaymentHoldExtension } from './extensions/holds.ts'
import { PaymentOutcomeExtension } from './extensions/payment-outcome.ts'
import { hydraFields } from './hydra.ts'
import { unread } from './unread-fields.ts'

/**
 * `authorised` money is reserved. The API captures it when the order exists, and releases it when the order cannot be
 * placed.
 */
export const PaymentStatus = z.enum([
  'created',
  'pending',
  'authorised',
  'captured',
  'declined',
  'cancelled',
  'expired',
])
export type PaymentStatus = z.infer<typeof PaymentStatus>

/**
 * Body of `POST /payment-transactions` (201) for a confirmed basket. A repeated `idempotencyKey` of the basket returns
 * the same transaction. While a transaction is pending, another key returns that transaction, too (200). `returnUrl`
 * must have the shop's own origin. The provider sends the shopper there, with `transaction=<id>` added. 409 when the
 * basket is not confirmed, costs nothing, or its hold expired.
 */
export type PaymentTransactionBody = { basket: string; provider: string; returnUrl: string; idempotencyKey: string }

/**
 * Body of `PUT /payment-transactions/{id}`. `confirm` requests the result from the provider, places the order and
 * captures the money accordingly, and returns the outcome; it may be repeated. `cancel` ends a payment that is not
 * authorised; it confirms an authorised one instead.
 */
export type PaymentTransactionAction = { action: 'confirm' | 'cancel' }

/** `amount` is in minor units. `redirectUrl` is the provider's payment page; null when the payment is over. */
export const PaymentTransactionResource = z
  .object({
    ...hydraFields('PaymentTransaction'),
    id: z.string(),
    status: PaymentStatus,
    amount: unread(z.int()),
    currency: unread(z.string()),
    redirectUrl: z.url({ protocol: /^https?$/ }).nullable(),
  })
  .extend(PaymentOutcomeExtension.shape)
  .extend(PaymentHoldExtension.shape)
export type PaymentTransactionResource = z.infer<typeof PaymentTransactionResource>
