import { z } from 'zod'
import { ContentLanguageExtension } from './extensions/content-language.ts'
import { VoucherPromotionExtension } from './extensions/vouchers.ts'
import { Violation } from './hydra.ts'
import { LineAmounts } from './money.ts'

/** The discount of a promotion code. */
export const AppliedPromotionResource = z
  .object({ promotionCode: z.string(), description: z.string(), discount: LineAmounts })
  .extend(VoucherPromotionExtension.shape)
  .extend(ContentLanguageExtension.shape)
export type AppliedPromotionResource = z.infer<typeof AppliedPromotionResource>

/**
 * A code in a basket. `problem` says why the code gives no discount on the current basket, otherwise null. Reasons are
 * a removed line, a missing sign-in or the end of the promotion. A code with a problem stays in the list and gives its
 * discount again when its condition is met. Until then the basket cannot be confirmed.
 */
export const BasketPromotionResource = AppliedPromotionResource.extend({ problem: z.string().nullable() })
export type BasketPromotionResource = z.infer<typeof BasketPromotionResource>

/**
 * `PUT /baskets/{id}/promotion-codes` takes `{ promoCodes }`, the complete list of codes. A response of 400 or 422 with
 * violations at `promoCodes[0]` means that nothing changed.
 */
export const PromotionCodesResponse = z.object({
  promotions: z.array(BasketPromotionResource),
  violations: z.array(Violation),
})
