import type { SaleStatus } from '#shared/api/catalogue/catalogue-schemas.ts'
import { isBuyable } from '#shared/sale-status.ts'

/** Whether the lamp may shine on it. */
export const buyable = (status: SaleStatus) => isBuyable(status)

/** Whether a poster needs the word pasted on: plain "on sale" needs none. */
export const needsSlip = (status: SaleStatus) => status !== 'on_sale'
