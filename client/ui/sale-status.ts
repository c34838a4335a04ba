import type { SaleStatus } from '#shared/api/catalogue/catalogue-schemas.ts'

/** Whether the lamp may shine on it. */
export const buyable = (status: SaleStatus) => status === 'on_sale' || status === 'few_left'

/** Whether a poster needs the word pasted on: plain "on sale" needs none. */
export const needsSlip = (status: SaleStatus) => status !== 'on_sale'
