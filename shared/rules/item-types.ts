export const productTypes = ['membership', 'voucher', 'record'] as const

/** The types of items in baskets, orders and wishlists. */
export const itemTypes = ['event', ...productTypes] as const
