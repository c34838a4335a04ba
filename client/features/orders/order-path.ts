import type { Order } from '#shared/api/orders/orders-schemas.ts'

/** The orders of the customer. */
export const ordersPath = '/account/orders'

export type OrderSubpage = 'tickets' | 'invoice' | 'withdrawal'

/** The page of an order: in its customer's account, or for the guest session that may see it. */
export const orderPath = (
  { id, isAccountOrder }: Pick<Order, 'id' | 'isAccountOrder'>,
  subpage?: OrderSubpage,
): string => `${isAccountOrder ? ordersPath : '/orders'}/${encodeURIComponent(id)}${subpage ? `/${subpage}` : ''}`

/** Puts a word joiner after the hyphen of a number, so that a headline does not break there. */
export const preventHyphenBreaks = (text: string): string => text.replace(/-(?=[A-Z\d])/g, '-\u2060')

/** A file of an order; the server checks who may have it. */
export const orderFilePath = (
  { id }: Pick<Order, 'id'>,
  file: 'tickets.pdf' | 'vouchers.pdf' | 'calendar.ics',
): string => `/orders/${encodeURIComponent(id)}/${file}`
