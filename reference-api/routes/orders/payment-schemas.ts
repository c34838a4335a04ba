import { z } from 'zod'
import type { PaymentTransactionAction, PaymentTransactionBody } from '#shared/wire/payment.ts'

export const paymentBody = z.object({
  basket: z.string().min(1).max(100),
  provider: z.string().min(1).max(50),
  returnUrl: z.url('payment.returnUrl').max(1000),
  idempotencyKey: z.string().min(8).max(100),
}) satisfies z.ZodType<PaymentTransactionBody>

export const paymentAction = z.object({
  action: z.enum(['confirm', 'cancel']),
}) satisfies z.ZodType<PaymentTransactionAction>

export const paymentParams = z.object({ id: z.uuid() })
