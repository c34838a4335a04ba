import { isBuyable } from '#shared/rules/sale-status.ts'
import type { SaleStatus } from '#shared/api/catalogue/catalogue-schemas.ts'

/** A line holds at most so many, whatever its variant says (settled rule 8). */
const maxPerLine = 20

/** The most of a variant that one line can take now. `status` is the night's, null for what is no event. */
export const maxQuantity = (
  { available, maxPerOrder }: { available: number; maxPerOrder: number },
  status: SaleStatus | null,
): number => (status === null || isBuyable(status) ? Math.max(0, Math.min(available, maxPerOrder, maxPerLine)) : 0)
