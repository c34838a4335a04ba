import { maxLineQuantity } from '#shared/rules/basket-limits.ts'
import { isBuyable } from '#shared/rules/sale-status.ts'
import type { SaleStatus } from '#shared/api/catalogue/catalogue-schemas.ts'

/**
 * The maximum quantity that one line can have now: at most `maxLineQuantity`, even when its variant allows more.
 * `status` is the sale status of an event, and null for other products.
 */
export const computeMaxQuantity = (
  { available, maxPerOrder }: { available: number; maxPerOrder: number },
  status: SaleStatus | null,
): number => (status === null || isBuyable(status) ? Math.max(0, Math.min(available, maxPerOrder, maxLineQuantity)) : 0)
