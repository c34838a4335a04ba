import { z } from 'zod'
import type * as wire from '#shared/wire/payment.ts'
import { OrderReference } from './basket.ts'
import { schemaFor } from './schema-for.ts'

/** `POST /payment-transactions`, `PUT /payment-transactions/{id}` */
export const PaymentTransactionResource = schemaFor<wire.PaymentTransactionResource>()(
  z.object({
    id: z.string(),
    status: z.enum(['created', 'pending', 'authorised', 'captured', 'declined', 'cancelled', 'expired']),
    redirectUrl: z.url({ protocol: /^https?$/ }).nullable(),
    reason: z.string().nullable(),
    order: OrderReference.nullable(),
  }),
)
export type PaymentTransactionResource = z.infer<typeof PaymentTransactionResource>
