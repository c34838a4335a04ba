import { z } from 'zod'
import * as wire from '#shared/wire/payment.ts'

/** `POST /payment-transactions`, `PUT /payment-transactions/{id}` */
export const PaymentTransactionResource = wire.PaymentTransactionResource.pick({
  id: true,
  status: true,
  reason: true,
  order: true,
}).extend({
  redirectUrl: z.url({ protocol: /^https?$/ }).nullable(),
  expiresAt: wire.PaymentTransactionResource.shape.expiresAt.optional(),
})
export type PaymentTransactionResource = z.infer<typeof PaymentTransactionResource>
