import { RefundResult } from '#shared/wire/extensions/operators.ts'
import type { Db } from '../../db/connect.ts'
import { enqueueOrderEmail } from '../../store/orders/order-email-queue.ts'
import { correctOrderEmail } from '../../store/orders/order-tokens.ts'
import { findOrderByNumber, type OrderRecord } from '../../store/orders/orders.ts'
import { refundOrder } from '../../store/orders/refund-order.ts'
import { requestApprovalIfNeeded } from '../../store/orders/refund-requests.ts'
import { listSpentVoucherCodes } from '../../store/orders/refundable-lines.ts'
import { normaliseOrderNumber } from '../../domain/orders/order-number.ts'
import { notFoundError, validationError } from '../../http/api-error.ts'
import type { Call } from '../../http/call.ts'
import { defineRoute } from '../../http/define-route.ts'
import type { CallingOperator } from '../../http/calling-operator.ts'
import type { FormerEmailDetails } from '../../mail/order-email-details.ts'
import { sendEmailsInBackground } from '../../mail/send-queued-emails.ts'
import { payRefundsInBackground } from '../../payments/pay-refunds.ts'
import { presentRefundRequest } from '../../presenters/present-operator.ts'
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

type Refund = { tickets: string[] | null; reason: string | null }
type OperatorOrderCall = Call & { operator: CallingOperator & { id: string } }

/** Refunds what the operator may refund alone; otherwise the refund waits for a second operator. */
const refundOrRequest = ({ db, config, operator, ...call }: OperatorOrderCall, order: OrderRecord, refund: Refund) =>
  db.transaction().execute(async (tx) => {
    const { tickets, reason } = refund
    const now = call.now()
    const target = { orderId: order.id, tickets }
    const proposed = { target, reason, operatorId: operator.id, limits: config.refundLimits, now }
    const request = await requestApprovalIfNeeded(tx, proposed)
    const deciders = { requestedBy: operator.id, approvedBy: null }
    const selection = tickets ? { tickets } : {}
    const outcome = request ? null : await refundOrder(tx, order.id, { ...selection, reason, now, deciders })
    const details = request
      ? { request: request.id, amounts: request.amounts }
      : { currency: order.currency, amount: outcome?.amount ?? 0, toVouchers: outcome?.toVouchers ?? 0 }
    await operator.record(tx, { subject: order.number, outcome: request ? 'waiting' : 'done', details })
    return { outcome, waiting: request && (await presentRefundRequest(tx, request, now)) }
  })

const refundOrderRoute = defineRoute({
  method: 'post',
  path: '/operator/orders/{number}/refund',
  tag: 'Operators',
  summary: 'Refunds an order, or some of its tickets: money, gift vouchers and stock; earlier refunds are kept',
  access: 'operator:refund',
  act: 'order.refund',
  params: orderNumberParams,
  body: refundBody,
  response: RefundResult,
  errorStatuses: [404, 409],
  handle: async ({ params, body }, call) => {
    const order = await requireOrderByNumber(call, params.number)
    const tickets = body.tickets ? resolveTicketIds(order, body.tickets) : null
    const { outcome, waiting } = await refundOrRequest(call, order, { tickets, reason: body.reason || null })
    sendEmailsInBackground(call)
    payRefundsInBackground(call)
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
      waiting,
    }
  },
})

/**
 * The new address has received nothing yet, so it gets the whole confirmation. The previous address gets an email, too,
 * so that the buyer notices when an operator takes the tickets. It gets none when its owner has disowned the order.
 */
const confirmAtNewAddress = async (tx: Db, order: OrderRecord, email: string, now: Date) => {
  if (order.anonymised_at) throw notFoundError('order.unknown')
  await correctOrderEmail(tx, order, email)
  const formerEmail = order.email
  if (formerEmail !== email && !order.disowned_at)
    await enqueueOrderEmail(tx, order.id, 'address_replaced', { formerEmail } satisfies FormerEmailDetails, now)
  await enqueueOrderEmail(tx, order.id, 'confirmation', {}, now)
}

const resendTickets = async (tx: Db, order: OrderRecord, now: Date) => {
  if (order.disowned_at) throw validationError([{ propertyPath: 'email', key: 'order.disownedAddress' }])
  if (!order.lines.some(({ tickets }) => tickets.some(({ status }) => status !== 'cancelled')))
    throw notFoundError('document.none')
  await enqueueOrderEmail(tx, order.id, 'tickets', {}, now)
}

const resendTicketsRoute = defineRoute({
  method: 'post',
  path: '/operator/orders/{number}/tickets',
  tag: 'Operators',
  summary: 'Sends the tickets of an order again, or its confirmation to a corrected email address',
  access: 'operator:refund',
  act: 'order.resend',
  params: orderNumberParams,
  body: resendBody,
  status: 202,
  errorStatuses: [404],
  handle: async ({ params, body }, call) => {
    const order = await requireOrderByNumber(call, params.number)
    const { email } = body
    const now = call.now()
    await call.db.transaction().execute(async (tx) => {
      if (email === undefined) await resendTickets(tx, order, now)
      else await confirmAtNewAddress(tx, order, email, now)
      await call.operator.record(tx, { subject: order.number, details: { toNewAddress: email !== undefined } })
    })
    sendEmailsInBackground(call)
  },
})

export const operatorOrderRoutes = [refundOrderRoute, resendTicketsRoute]
