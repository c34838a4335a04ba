import { z } from 'zod'
import { Instant } from '../formats.ts'
import { OrderReference } from '../order-reference.ts'

/**
 * Extends the payload of a payment transaction: `reason` says in the language of the
 * request why the payment failed, or is null; `order` is set once the order exists.
 */
export const PaymentOutcomeExtension = z.object({
  provider: z.string(),
  reason: z.string().nullable(),
  order: OrderReference.nullable(),
  createdAt: Instant,
})
