import type { ProductType } from '#shared/wire/catalogue.ts'

/**
 * Whether tickets are sold: the variants of an event. Only they are held from the time they are in a basket, and only
 * they count towards the caps on tickets.
 */
export const isTicket = ({ type }: { type: ProductType }): boolean => type === 'event'
