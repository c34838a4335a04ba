import { z } from 'zod'
import * as wire from '#shared/wire/payment.ts'
import { redefineFields } from '../../upstream/resources/redefine-fields.ts'

/** `POST /payment-transactions`, `PUT /payment-transactions/{id}` */
export const PaymentTransactionResource = redefineFields(
  wire.PaymentTransactionResource.pick({
    id: true,
    status: true,
    reason: true,
    order: true,
    redirectUrl: true,
    expiresAt: true,
  }),
  {
    redirectUrl: z.url({ protocol: /^https?$/ }).nullable(),
    expiresAt: wire.PaymentTransactionResource.shape.expiresAt.optional(),
  },
)
export type PaymentTransactionResource = z.infer<typeof PaymentTransactionResource>
