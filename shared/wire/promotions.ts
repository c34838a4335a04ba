import { z } from 'zod'
import { VoucherPromotionExtension } from './extensions/vouchers.ts'
import { Violation } from './hydra.ts'
import { LineAmounts } from './money.ts'

/** The discount of a promotion code. */
export const AppliedPromotionResource = z
  .object({ promotionCode: z.string(), description: z.string(), discount: LineAmounts })
  .extend(VoucherPromotionExtension.shape)
export type AppliedPromotionResource = z.infer<typeof AppliedPromotionResource>

/**
 * A code in a basket. `problem` says why the code takes nothing off the basket as it is now (a line was removed, the
 * shopper is not signed in, the promotion ended), or is null. A code with a problem stays in the list, applies again
 * when its condition holds, and prevents the confirmation of the basket.
 */
export const BasketPromotionResource = AppliedPromotionResource.extend({ problem: z.string().nullable() })
export type BasketPromotionResource = z.infer<typeof BasketPromotionResource>

/**
 * Body of `PUT /baskets/{id}/promotion-codes`: the full list. 400 or 422 with violations at `promoCodes[0]` changes
 * nothing.
 */
export type PromotionCodesBody = { promoCodes: string[] }
export const PromotionCodesResponse = z.object({
  promotions: z.array(BasketPromotionResource),
  violations: z.array(Violation),
})
