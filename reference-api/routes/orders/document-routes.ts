import { bulkhead, BulkheadRejectedError } from 'cockatiel'
import { z } from 'zod'
import { createOrderCalendar } from '../../documents/create-order-calendar.ts'
import { createTicketsPdf, createVouchersPdf } from '../../documents/render-in-worker.ts'
import { notFoundError } from '../../http/api-error.ts'
import { defineRoute } from '../../http/define-route.ts'
import { fileResponse } from '../../http/file-response.ts'
import { orderParams } from './order-schemas.ts'
import { loadReadableOrder, requireReadableOrder } from './order-access.ts'

const ticketPath = z.object({ id: z.string().max(100), ticketId: z.uuid() })

/** A document as the response of a route. Throws 404 when the document has no content. */
const toFileResponse = <Bytes>(name: string, bytes: Bytes | null | undefined) => {
  if (!bytes) throw notFoundError('document.none')
  return { name, bytes }
}

/**
 * Twenty tickets take a third of a second, so the last client in the queue still gets its PDF before the storefront
 * gives up.
 */
export const maxWaitingPdfs = 8

/** One for the process, as the worker is. A full queue rejects with 503; a client that has gone leaves it. */
const pdfQueue = bulkhead(1, maxWaitingPdfs)

/** Throws when the queue is full. Called before the order is read, so that a rejection costs little. */
const assertRoomForPdf = () => {
  if (pdfQueue.queueSlots === 0) throw new BulkheadRejectedError(1, maxWaitingPdfs)
}

const documentRoute = { tag: 'Orders', access: 'optional' as const, response: fileResponse, errorStatuses: [404, 503] }

const readTickets = defineRoute({
  ...documentRoute,
  method: 'get',
  path: '/orders/{id}/tickets.pdf',
  summary: 'The tickets of an order, a page each, in the language asked for',
  params: orderParams,
  file: 'application/pdf',
  handle: async ({ params }, call) => {
    assertRoomForPdf()
    const order = await loadReadableOrder(call, params.id)
    return toFileResponse(
      `tickets-${order.number}.pdf`,
      await pdfQueue.execute(() => createTicketsPdf(call.config, order, call.locale), call.signal),
    )
  },
})

const readTicket = defineRoute({
  ...documentRoute,
  method: 'get',
  path: '/orders/{id}/tickets/{ticketId}.pdf',
  summary: 'One ticket of an order, on one page',
  params: ticketPath,
  file: 'application/pdf',
  handle: async ({ params }, call) => {
    assertRoomForPdf()
    const order = await loadReadableOrder(call, params.id)
    const ticket = order.lines.flatMap(({ tickets }) => tickets).find(({ id }) => id === params.ticketId)
    if (!ticket) throw notFoundError('document.none')
    return toFileResponse(
      `ticket-${ticket.serial.replaceAll(' ', '-')}.pdf`,
      await pdfQueue.execute(() => createTicketsPdf(call.config, order, call.locale, ticket.id), call.signal),
    )
  },
})

const readVouchers = defineRoute({
  ...documentRoute,
  method: 'get',
  path: '/orders/{id}/vouchers.pdf',
  summary: 'The gift vouchers bought with an order, a page each to print and fold',
  params: orderParams,
  file: 'application/pdf',
  handle: async ({ params }, call) => {
    assertRoomForPdf()
    const order = await loadReadableOrder(call, params.id)
    return toFileResponse(
      `vouchers-${order.number}.pdf`,
      await pdfQueue.execute(() => createVouchersPdf(call.config, order, call.locale), call.signal),
    )
  },
})

const readCalendar = defineRoute({
  ...documentRoute,
  method: 'get',
  path: '/orders/{id}/calendar.ics',
  summary: 'The events of an order as an iCalendar file',
  params: orderParams,
  file: 'text/calendar',
  handle: async ({ params }, call) => {
    const order = await requireReadableOrder(call, params.id)
    const view = { locale: call.locale, now: call.now(), shopUrl: call.config.shopUrl }
    return toFileResponse(`events-${order.number}.ics`, createOrderCalendar(order, view))
  },
})

export const documentRoutes = [readTickets, readTicket, readVouchers, readCalendar]
