import { z } from 'zod'
import { maxCodes } from '../../domain/pricing/evaluate-codes.ts'

const code = z.string().trim().min(1, 'value.required').max(60, 'promotion.unknown')

export const promotionCodesBody = z.object({ promoCodes: z.array(code).max(maxCodes, 'promotion.tooMany') })

export const voucherBody = z.object({ code })
