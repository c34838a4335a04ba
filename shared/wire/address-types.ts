/** In the order of display. Without zod, because the browser loads this file. */
export const addressTypes = ['delivery', 'billing'] as const

export type AddressType = (typeof addressTypes)[number]

/**
 * The API rejects more addresses of a customer. Enough for one person, and few enough for one page: every change of the
 * address book and every checkout reads all of them.
 */
export const maxAddresses = 20
