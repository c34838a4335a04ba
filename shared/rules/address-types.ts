/** In the order of display. */
export const addressTypes = ['delivery', 'billing'] as const

export type AddressType = (typeof addressTypes)[number]
