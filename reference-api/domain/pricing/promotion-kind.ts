/** How a promotion reduces the price: by a share, or by an amount for each currency. */
export type PromotionKind = 'percent' | 'amount'
