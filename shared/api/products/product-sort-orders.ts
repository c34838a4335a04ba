/** In display order. Separate from the schema, so that the browser bundle does not contain zod. */
export const productSortOrders = ['position', 'newest', 'name', 'cheapest', 'dearest'] as const

export type ProductSortOrder = (typeof productSortOrders)[number]
