import { z } from 'zod'
import { PaymentHoldExtension } from './extensions/holds.ts'
import { PaymentOutcomeExtension } from './extensions/payment-outcome.ts'
import { hydraFields } from './hydra.ts'

/** `authorised` money is reserved; the API captures it when the order exists, and releases it when it cannot. */
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
 * Body of `POST /payment-transactions` (201) for a confirmed basket. The same `idempotencyKey` (per basket) is the same
 * transaction; while one is pending, another key returns that one (200). `returnUrl` must be of the shop's
 * own origin; the provider sends the shopper to it with `transaction=<id>` added. 409 when the basket is not confirmed,
 * costs nothing, or its hold expired.
 */
export type PaymentTransactionBody = { basket: string; provider: string; returnUrl: string; idempotencyKey: string }

/**
 * Body of `PUT /payment-transactions/{id}`. `confirm` asks the provider for the result, places the order and
 * captures the money accordingly, and returns the outcome; it may be repeated. `cancel` ends a payment that is not
 * authorised; an authorised one is confirmed instead.
 */
export type PaymentTransactionAction = { action: 'confirm' | 'cancel' }

/** `amount` in minor units. `redirectUrl` is the provider's hosted page, null once the payment is over. */
export const PaymentTransactionResource = z
  .object({
    ...hydraFields('PaymentTransaction'),
    id: z.string(),
    status: PaymentStatus,
    amount: z.int(),
    currency: z.string(),
    redirectUrl: z.string().nullable(),
  })
  .extend(PaymentOutcomeExtension.shape)
  .extend(PaymentHoldExtension.shape)
export type PaymentTransactionResource = z.infer<typeof PaymentTransactionResource>
