import type { Order, OrderLine, OrderLineEvent } from '#shared/api/orders/orders-schemas.ts'

export type TicketLine = OrderLine & { event: OrderLineEvent }

export const ticketLines = (lines: readonly OrderLine[]): TicketLine[] =>
  lines.filter((line): line is TicketLine => line.event !== null && line.tickets.length > 0)

export const countIssuedTickets = ({ lines }: Pick<Order, 'lines'>): number =>
  ticketLines(lines).reduce((sum, { tickets }) => sum + tickets.length, 0)

export const countRefundedTickets = ({ lines }: Pick<Order, 'lines'>): number =>
  lines.filter(({ type }) => type === 'event').reduce((sum, { refundedQuantity }) => sum + refundedQuantity, 0)

/** Whether the order has a valid ticket of an event that takes place. */
export const hasValidTickets = ({ lines }: Pick<Order, 'lines'>): boolean =>
  ticketLines(lines).some(
    ({ event, tickets }) => event.status !== 'cancelled' && tickets.some(({ status }) => status === 'valid'),
  )
