import type { SaleStatus } from './api/catalogue/catalogue-schemas.ts'

/** Whether anybody may put tickets of a night with this status into a basket. A moved night goes on selling, at its new place or date. */
export const isBuyable = (status: SaleStatus): boolean => status === 'on_sale' || status === 'few_left' || status === 'moved'
