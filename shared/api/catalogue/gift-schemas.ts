import { z } from 'zod'

/**
 * `ownAmount` is the variant whose price the shopper chooses; amounts are in whole units. The shop can email vouchers
 * on the days from `firstDay` to `lastDay` (YYYY-MM-DD).
 */
export const GiftOptions = z.object({
  ownAmount: z.object({ sku: z.string(), minimum: z.int(), maximum: z.int() }).nullable(),
  firstDay: z.string(),
  lastDay: z.string(),
})
export type GiftOptions = z.infer<typeof GiftOptions>
