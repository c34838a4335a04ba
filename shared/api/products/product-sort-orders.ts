/** In the order in which a product list offers them. Apart from the schema, so that the browser needs no zod. */
export const productSortOrders = ['position', 'newest', 'name', 'cheapest', 'dearest'] as const

export type ProductSortOrder = (typeof productSortOrders)[number]
