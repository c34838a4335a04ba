import { z } from 'zod'
import { Instant } from '../formats.ts'
import { OrderReference } from '../order-reference.ts'

/**
 * On a payment transaction, beside the payload settled in `spec/README.md`: `reason` says in the language of the
 * request why the payment failed, or is null; `order` is set once the order exists.
 */
export const PaymentOutcomeExtension = z.object({
  provider: z.string(),
  reason: z.string().nullable(),
  order: OrderReference.nullable(),
  createdAt: Instant,
})
