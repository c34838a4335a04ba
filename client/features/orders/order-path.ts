import type { Order } from '#shared/api/orders/orders-schemas.ts'

/** Where an order is shown: in its owner's account, or to the session that may see it. */
export const orderPath = (
  { id, isAccountOrder }: Pick<Order, 'id' | 'isAccountOrder'>,
  part?: 'tickets' | 'invoice',
): string => `${isAccountOrder ? '/account/orders' : '/orders'}/${encodeURIComponent(id)}${part ? `/${part}` : ''}`

/** A number that stays on one line of a headline: a word joiner after its hyphen. */
export const nonBreaking = (text: string): string => text.replace(/-(?=\d)/g, '-\u2060')

/** A file of an order; the server sees to who may have it. */
export const orderFilePath = (
  { id }: Pick<Order, 'id'>,
  file: 'tickets.pdf' | 'vouchers.pdf' | 'calendar.ics',
): string => `/orders/${encodeURIComponent(id)}/${file}`
