/** What an address can be for, in the order it is shown. */
export const addressTypes = ['delivery', 'billing'] as const

export type AddressType = (typeof addressTypes)[number]
