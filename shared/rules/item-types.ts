/** The types of products, as the shop presents them. `goods` is every type that the shop does not know. */
export const productTypes = ['membership', 'voucher', 'record', 'goods'] as const

/** The types of items in baskets, orders and wishlists. */
export const itemTypes = ['event', ...productTypes] as const
export type ItemType = (typeof itemTypes)[number]
