import { isBuyable } from '#shared/rules/sale-status.ts'
import type { SaleStatus } from '#shared/api/catalogue/catalogue-schemas.ts'

/** The maximum quantity of a line, even when its variant allows more. */
const maxPerLine = 20

/**
 * The maximum quantity that one line can have now. `status` is the sale status of an event, and null for other
 * products.
 */
export const computeMaxQuantity = (
  { available, maxPerOrder }: { available: number; maxPerOrder: number },
  status: SaleStatus | null,
): number => (status === null || isBuyable(status) ? Math.max(0, Math.min(available, maxPerOrder, maxPerLine)) : 0)
