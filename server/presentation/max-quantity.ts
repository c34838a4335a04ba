import { isBuyable } from '#shared/rules/sale-status.ts'
import type { SaleStatus } from '#shared/api/catalogue/catalogue-schemas.ts'

/** The maximum of a line, whatever its variant allows. */
const maxPerLine = 20

/** The maximum that one line can hold now. `status` is the sale status of an event, null for other products. */
export const maxQuantity = (
  { available, maxPerOrder }: { available: number; maxPerOrder: number },
  status: SaleStatus | null,
): number => (status === null || isBuyable(status) ? Math.max(0, Math.min(available, maxPerOrder, maxPerLine)) : 0)
