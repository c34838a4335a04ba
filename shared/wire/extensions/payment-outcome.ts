import { z } from 'zod'
import { Instant } from '../formats.ts'
import { OrderReference } from '../order-reference.ts'
import { declareFields } from '../capabilities.ts'

/**
 * Capability: a payment transaction names its outcome. `reason` says why the payment failed, in the language of the
 * request; otherwise null. `order` is set when the order exists.
 */
export const PaymentOutcomeExtension = declareFields(
  'payment-outcome',
  {
    provider: z.string(),
    reason: z.string().nullable(),
    order: OrderReference.nullable(),
    createdAt: Instant,
  },
  { reason: null, order: null },
)
