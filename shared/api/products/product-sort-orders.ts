/**
 * In the order of display. This file is separate from the schema, so that the browser's bundle does not contain zod.
 */
export const productSortOrders = ['position', 'newest', 'name', 'cheapest', 'dearest'] as const

export type ProductSortOrder = (typeof productSortOrders)[number]
