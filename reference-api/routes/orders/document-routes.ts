import { bulkhead, BulkheadRejectedError } from 'cockatiel'
import { z } from 'zod'
import type { OrderResource } from '#shared/wire/orders.ts'
import { createOrderCalendar } from '../../documents/create-order-calendar.ts'
import { createTicketsPdf, createVouchersPdf } from '../../documents/render-in-worker.ts'
import { notFoundError } from '../../http/api-error.ts'
import type { Call } from '../../http/call.ts'
import { defineRoute } from '../../http/define-route.ts'
import { fileResponse } from '../../http/file-response.ts'
import { orderParams } from './order-schemas.ts'
import { loadReadableOrder, requireReadableOrder } from './order-access.ts'

const ticketPath = z.object({ id: z.string().max(100), ticketId: z.uuid() })

type File<Bytes> = { name: string; bytes: Bytes }

/** A document as the response of a route. Throws 404 when the document has no content. */
const toFileResponse = <Bytes>({ name, bytes }: File<Bytes | null>): File<Bytes> => {
  if (!bytes) throw notFoundError('document.none')
  return { name, bytes }
}

/**
 * Twenty tickets take a third of a second. So the last client in the queue still gets its PDF within the storefront's
 * `UPSTREAM_TIMEOUT_MS`, five seconds.
 */
export const maxWaitingPdfs = 8

/**
 * One queue for the whole process, because it has one worker. A full queue rejects with 503; a client that has gone
 * leaves it.
 */
const pdfQueue = bulkhead(1, maxWaitingPdfs)

/**
 * Responds with a PDF of an order. `preparePdf` names it, and returns how to draw it. A full queue rejects before the
 * order is read, so that a rejection costs little.
 */
const respondWithPdf = async (
  call: Call,
  orderId: string,
  preparePdf: (order: OrderResource) => { name: string; draw: () => Promise<Uint8Array | null> },
) => {
  if (pdfQueue.queueSlots === 0) throw new BulkheadRejectedError(1, maxWaitingPdfs)
  const { name, draw } = preparePdf(await loadReadableOrder(call, orderId))
  return toFileResponse({ name, bytes: await pdfQueue.execute(draw, call.signal) })
}

const documentRoute = { tag: 'Orders', access: 'optional' as const, response: fileResponse, errorStatuses: [404, 503] }

const readTickets = defineRoute({
  ...documentRoute,
  method: 'get',
  path: '/orders/{id}/tickets.pdf',
  summary: 'The tickets of an order, a page each, in the language asked for',
  params: orderParams,
  file: 'application/pdf',
  handle: ({ params }, call) =>
    respondWithPdf(call, params.id, (order) => ({
      name: `tickets-${order.number}.pdf`,
      draw: () => createTicketsPdf(call.config, order, call.locale),
    })),
})

const readTicket = defineRoute({
  ...documentRoute,
  method: 'get',
  path: '/orders/{id}/tickets/{ticketId}.pdf',
  summary: 'One ticket of an order, on one page',
  params: ticketPath,
  file: 'application/pdf',
  handle: ({ params }, call) =>
    respondWithPdf(call, params.id, (order) => {
      const ticket = order.lines.flatMap(({ tickets }) => tickets).find(({ id }) => id === params.ticketId)
      if (!ticket) throw notFoundError('document.none')
      return {
        name: `ticket-${ticket.serial.replaceAll(' ', '-')}.pdf`,
        draw: () => createTicketsPdf(call.config, order, call.locale, ticket.id),
      }
    }),
})

const readVouchers = defineRoute({
  ...documentRoute,
  method: 'get',
  path: '/orders/{id}/vouchers.pdf',
  summary: 'The gift vouchers bought with an order, a page each to print and fold',
  params: orderParams,
  file: 'application/pdf',
  handle: ({ params }, call) =>
    respondWithPdf(call, params.id, (order) => ({
      name: `vouchers-${order.number}.pdf`,
      draw: () => createVouchersPdf(call.config, order, call.locale),
    })),
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
    return toFileResponse({ name: `events-${order.number}.ics`, bytes: createOrderCalendar(order, view) })
  },
})

export const documentRoutes = [readTickets, readTicket, readVouchers, readCalendar]
