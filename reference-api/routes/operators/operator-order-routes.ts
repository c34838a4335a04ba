import { queueLetter } from '../../store/orders/order-letters.ts'
import { findOrder, type OrderRecord } from '../../store/orders/orders.ts'
import { refundOrder } from '../../store/orders/refund.ts'
import { spentVouchers } from '../../store/orders/returned-goods.ts'
import { normaliseOrderNumber } from '../../domain/orders/order-number.ts'
import { notFound, refused } from '../../http/api-error.ts'
import type { Call } from '../../http/call.ts'
import { defineRoute } from '../../http/define-route.ts'
import { sendDueLetters } from '../../mail/send-due-letters.ts'
import { payRefunds } from '../../payments/pay-refunds.ts'
import { givenBack, orderNumberPath, refundBody } from './operator-schemas.ts'

const orderNumbered = async ({ db }: Call, number: string): Promise<OrderRecord> => {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', normaliseOrderNumber(number))
    .executeTakeFirst()
  const order = row && (await findOrder(db, row.id))
  if (!order) throw notFound('order.unknown')
  return order
}

const serialOf = (text: string) => text.toUpperCase().replace(/[^0-9A-Z]/g, '')

/** Ticket ids for ids and serials, however those were typed. */
const ticketsNamed = (order: OrderRecord, named: string[]): string[] => {
  const tickets = order.lines.flatMap((line) => line.tickets)
  return named.map((name, index) => {
    const ticket = tickets.find(({ id, serial }) => id === name || serialOf(serial) === serialOf(name))
    if (!ticket) throw refused([{ propertyPath: `tickets[${index}]`, key: 'ticket.unknown' }])
    return ticket.id
  })
}

const refund = defineRoute({
  method: 'post',
  path: '/operator/orders/{number}/refund',
  tag: 'Operators',
  summary:
    'Gives an order back, or some of its tickets: money, gift vouchers, seats; what was given back before stays so',
  access: 'operator',
  params: orderNumberPath,
  body: refundBody,
  response: givenBack,
  refusals: [404],
  handle: async ({ params, body }, call) => {
    const order = await orderNumbered(call, params.number)
    const wanted = body.tickets ? { tickets: ticketsNamed(order, body.tickets) } : {}
    const given = await call.db
      .transaction()
      .execute((tx) => refundOrder(tx, order.id, { ...wanted, reason: body.reason || null, now: call.now() }))
    call.background.runAlone('letters about orders', () => sendDueLetters(call))
    call.background.runAlone('refunds', () => payRefunds(call))
    const { status, lines } = await orderNumbered(call, params.number)
    const { amount, toVouchers, serials } = given ?? { amount: 0, toVouchers: 0, serials: [] }
    return {
      order: order.number,
      status,
      currency: order.currency,
      amount,
      toVouchers,
      tickets: serials,
      spentVouchers: lines.flatMap(spentVouchers),
    }
  },
})

const resend = defineRoute({
  method: 'post',
  path: '/operator/orders/{number}/tickets',
  tag: 'Operators',
  summary: 'Mails the tickets of an order once more',
  access: 'operator',
  params: orderNumberPath,
  status: 202,
  refusals: [404],
  handle: async ({ params }, call) => {
    const order = await orderNumbered(call, params.number)
    if (!order.lines.some(({ tickets }) => tickets.some(({ status }) => status !== 'cancelled')))
      throw notFound('document.none')
    await queueLetter(call.db, order.id, 'tickets', {}, call.now())
    call.background.runAlone('letters about orders', () => sendDueLetters(call))
  },
})

export const operatorOrderRoutes = [refund, resend]
