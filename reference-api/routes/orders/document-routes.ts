import { z } from 'zod'
import { orderCalendar } from '../../documents/order-calendar.ts'
import { printTickets, printVouchers } from '../../documents/print-order.ts'
import { notFound } from '../../http/api-error.ts'
import type { Call } from '../../http/call.ts'
import { defineRoute } from '../../http/define-route.ts'
import { sentFile } from '../../http/sent-file.ts'
import { orderPath } from './order-schemas.ts'
import { presentOrder } from '../../presenters/present-order.ts'
import { readableOrder } from './readable-order.ts'

const ticketPath = z.object({ id: z.string().max(100), ticketId: z.uuid() })

const shownOrder = async (call: Call, id: string) =>
  presentOrder(await readableOrder(call, id), { ...call, now: call.now() })

/** A document that has something in it; 404 otherwise. */
const fileOf = <Bytes>(name: string, bytes: Bytes | null | undefined) => {
  if (!bytes) throw notFound('document.none')
  return { name, bytes }
}

const inDocument = { tag: 'Orders', access: 'optional' as const, response: sentFile, refusals: [404] }

const readTickets = defineRoute({
  ...inDocument,
  method: 'get',
  path: '/orders/{id}/tickets.pdf',
  summary: 'The tickets of an order, a page each, in the language asked for',
  params: orderPath,
  file: 'application/pdf',
  handle: async ({ params }, call) => {
    const order = await shownOrder(call, params.id)
    return fileOf(`tickets-${order.number}.pdf`, await printTickets(call.config, order, call.locale))
  },
})

const readTicket = defineRoute({
  ...inDocument,
  method: 'get',
  path: '/orders/{id}/tickets/{ticketId}.pdf',
  summary: 'One ticket of an order, on one page',
  params: ticketPath,
  file: 'application/pdf',
  handle: async ({ params }, call) => {
    const order = await shownOrder(call, params.id)
    const ticket = order.lines.flatMap(({ tickets }) => tickets).find(({ id }) => id === params.ticketId)
    if (!ticket) throw notFound('document.none')
    return fileOf(
      `ticket-${ticket.serial.replaceAll(' ', '-')}.pdf`,
      await printTickets(call.config, order, call.locale, ticket.id),
    )
  },
})

const readVouchers = defineRoute({
  ...inDocument,
  method: 'get',
  path: '/orders/{id}/vouchers.pdf',
  summary: 'The gift vouchers bought with an order, a page each to print and fold',
  params: orderPath,
  file: 'application/pdf',
  handle: async ({ params }, call) => {
    const order = await shownOrder(call, params.id)
    return fileOf(`vouchers-${order.number}.pdf`, await printVouchers(call.config, order, call.locale))
  },
})

const readCalendar = defineRoute({
  ...inDocument,
  method: 'get',
  path: '/orders/{id}/calendar.ics',
  summary: 'The nights of an order as a calendar file',
  params: orderPath,
  file: 'text/calendar',
  handle: async ({ params }, call) => {
    const order = await readableOrder(call, params.id)
    const view = { locale: call.locale, now: call.now(), shopUrl: call.config.shopUrl }
    return fileOf(`nights-${order.number}.ics`, orderCalendar(order, view))
  },
})

export const documentRoutes = [readTickets, readTicket, readVouchers, readCalendar]
