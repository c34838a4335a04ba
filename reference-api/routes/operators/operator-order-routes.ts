import { RefundResult } from '#shared/wire/extensions/operators.ts'
import { enqueueOrderEmail } from '../../store/orders/order-email-queue.ts'
import { correctOrderEmail } from '../../store/orders/order-tokens.ts'
import { findOrderByNumber, type OrderRecord } from '../../store/orders/orders.ts'
import { refundOrder } from '../../store/orders/refund-order.ts'
import { listSpentVoucherCodes } from '../../store/orders/refundable-lines.ts'
import { normaliseOrderNumber } from '../../domain/orders/order-number.ts'
import { notFoundError, validationError } from '../../http/api-error.ts'
import type { Call } from '../../http/call.ts'
import { defineRoute } from '../../http/define-route.ts'
import { sendQueuedEmails } from '../../mail/send-queued-emails.ts'
import { payRefunds } from '../../payments/pay-refunds.ts'
import { orderNumberParams, refundBody, resendBody } from './operator-schemas.ts'

const requireOrderByNumber = async ({ db }: Call, number: string): Promise<OrderRecord> => {
  const order = await findOrderByNumber(db, normaliseOrderNumber(number))
  if (!order) throw notFoundError('order.unknown')
  return order
}

const normaliseSerial = (text: string) => text.toUpperCase().replace(/[^0-9A-Z]/g, '')

/** Resolves ticket ids and serials in any spelling to ticket ids. Throws 422 for an unknown one. */
const resolveTicketIds = (order: OrderRecord, idsOrSerials: string[]): string[] => {
  const tickets = order.lines.flatMap((line) => line.tickets)
  return idsOrSerials.map((name, index) => {
    const ticket = tickets.find(({ id, serial }) => id === name || normaliseSerial(serial) === normaliseSerial(name))
    if (!ticket) throw validationError([{ propertyPath: `tickets[${index}]`, key: 'ticket.unknown' }])
    return ticket.id
  })
}

const refundOrderRoute = defineRoute({
  method: 'post',
  path: '/operator/orders/{number}/refund',
  tag: 'Operators',
  summary: 'Refunds an order, or some of its tickets: money, gift vouchers and stock; earlier refunds are kept',
  access: 'operator',
  params: orderNumberParams,
  body: refundBody,
  response: RefundResult,
  errorStatuses: [404],
  handle: async ({ params, body }, call) => {
    const order = await requireOrderByNumber(call, params.number)
    const selection = body.tickets ? { tickets: resolveTicketIds(order, body.tickets) } : {}
    const outcome = await call.db
      .transaction()
      .execute((tx) => refundOrder(tx, order.id, { ...selection, reason: body.reason || null, now: call.now() }))
    call.background.runCoalesced('order emails', () => sendQueuedEmails(call))
    call.background.runCoalesced('refunds', () => payRefunds(call))
    const { status, lines } = await requireOrderByNumber(call, params.number)
    const { amount, toVouchers, serials } = outcome ?? { amount: 0, toVouchers: 0, serials: [] }
    return {
      order: order.number,
      status,
      currency: order.currency,
      amount,
      toVouchers,
      tickets: serials,
      spentVouchers: lines.flatMap(listSpentVoucherCodes),
    }
  },
})

/** The new address has received nothing yet, so it gets the whole confirmation. */
const confirmAtNewAddress = async (call: Call, order: OrderRecord, email: string) => {
  if (order.anonymised_at) throw notFoundError('order.unknown')
  await call.db.transaction().execute(async (tx) => {
    await correctOrderEmail(tx, order, email)
    await enqueueOrderEmail(tx, order.id, 'confirmation', {}, call.now())
  })
  call.background.runCoalesced('order emails', () => sendQueuedEmails(call))
}

const resendTicketsRoute = defineRoute({
  method: 'post',
  path: '/operator/orders/{number}/tickets',
  tag: 'Operators',
  summary: 'Sends the tickets of an order again, or its confirmation to a corrected email address',
  access: 'operator',
  params: orderNumberParams,
  body: resendBody,
  status: 202,
  errorStatuses: [404],
  handle: async ({ params, body }, call) => {
    const order = await requireOrderByNumber(call, params.number)
    if (body.email !== undefined) return confirmAtNewAddress(call, order, body.email)
    if (order.disowned_at) throw validationError([{ propertyPath: 'email', key: 'order.disownedAddress' }])
    if (!order.lines.some(({ tickets }) => tickets.some(({ status }) => status !== 'cancelled')))
      throw notFoundError('document.none')
    await enqueueOrderEmail(call.db, order.id, 'tickets', {}, call.now())
    call.background.runCoalesced('order emails', () => sendQueuedEmails(call))
  },
})

export const operatorOrderRoutes = [refundOrderRoute, resendTicketsRoute]
