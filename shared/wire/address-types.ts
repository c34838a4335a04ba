/** In the order of display. Without zod, because the browser loads this file. */
export const addressTypes = ['delivery', 'billing'] as const

export type AddressType = (typeof addressTypes)[number]
