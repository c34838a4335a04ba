import { z } from 'zod'
import type {
  PaymentTransactionBody,
  PaymentTransactionAction,
  PaymentTransactionResource,
} from '#shared/wire/payment.ts'
import { orderReference } from '../baskets/basket-schemas.ts'
import { paymentStatus } from './order-schemas.ts'

export const paymentBody = z.object({
  basket: z.string().min(1).max(100),
  provider: z.string().min(1).max(50),
  returnUrl: z.url('payment.returnUrl').max(1000),
  idempotencyKey: z.string().min(8).max(100),
}) satisfies z.ZodType<PaymentTransactionBody>

export const paymentAction = z.object({
  action: z.enum(['confirm', 'cancel']),
}) satisfies z.ZodType<PaymentTransactionAction>

export const paymentPath = z.object({ id: z.uuid() })

export const paymentTransaction = z.object({
  '@id': z.string(),
  '@type': z.literal('PaymentTransaction'),
  id: z.string(),
  provider: z.string(),
  status: paymentStatus,
  amount: z.int(),
  currency: z.string(),
  redirectUrl: z.string().nullable(),
  reason: z.string().nullable(),
  order: orderReference.nullable(),
  createdAt: z.iso.datetime({ offset: true }),
}) satisfies z.ZodType<PaymentTransactionResource>
