import { z } from 'zod'
import type { PromotionCodesResponse, ShippingServiceResource, VoucherBalanceResource } from '#shared/wire/basket.ts'
import { maxCodes } from '../../domain/orders/promotion-rules.ts'
import { basketPromotion } from './basket-schemas.ts'

const code = z.string().trim().min(1, 'value.required').max(60, 'promotion.unknown')

export const promotionCodesBody = z.object({ promoCodes: z.array(code).max(maxCodes, 'promotion.tooMany') })

export const promotionCodesResponse = z.object({
  promotions: z.array(basketPromotion),
  violations: z.array(z.object({ propertyPath: z.string(), message: z.string() })),
}) satisfies z.ZodType<PromotionCodesResponse>

export const voucherBody = z.object({ code })

export const voucherBalance = z.object({
  '@id': z.string(),
  '@type': z.literal('VoucherBalance'),
  balance: z.int().nonnegative(),
  currency: z.string(),
  expiresAt: z.iso.datetime({ offset: true }),
}) satisfies z.ZodType<VoucherBalanceResource>

export const shippingServicesQuery = z.object({
  status: z.enum(['active', 'inactive']).optional(),
  page: z.coerce.number().int().min(1).default(1),
  itemsPerPage: z.coerce.number().int().min(1).max(1000).default(30),
})

export const shippingServiceResource = z.object({
  '@id': z.string(),
  '@type': z.literal('ShippingService'),
  code: z.string(),
  name: z.string(),
  description: z.string(),
  status: z.enum(['active', 'inactive']),
  price: z.object({ net: z.int(), gross: z.int(), taxRate: z.number() }),
  needsAddress: z.boolean(),
  needsDate: z.boolean(),
  dates: z.array(z.iso.date()),
}) satisfies z.ZodType<ShippingServiceResource>
