import type { TicketResource } from '#shared/wire/extensions/tickets.ts'
import type { OrderLineResource, OrderResource, OrderSummaryResource } from '#shared/wire/orders.ts'
import { toOrderReference, type OrderLineRecord, type OrderRecord } from '../store/orders/orders.ts'
import { inLocale, presentLanguage, type Locale } from '../domain/locale.ts'
import { shippingServices } from '../domain/pricing/shipping-services.ts'
import { createTicketCode, type TicketKey } from '../domain/orders/ticket-code.ts'
import { toItemNames } from './present-item.ts'
import { presentMedia } from './present-media.ts'
import { presentOrderedEvent } from './present-ordered-event.ts'

type OrderContext = { locale: Locale; now: Date; ticketKeys: TicketKey[] }

const toIso = (instant: Date | null) => instant && instant.toISOString()

const presentTickets = ({ tickets, quantity }: OrderLineRecord, { ticketKeys }: OrderContext): TicketResource[] =>
  tickets.map(({ id, serial, status, used_at, position, holder }) => ({
    '@id': `/tickets/${id}`,
    '@type': 'Ticket',
    id,
    serial,
    code: createTicketCode(ticketKeys, id),
    status,
    usedAt: toIso(used_at),
    position,
    of: quantity,
    holder,
  }))

const presentVouchers = ({ vouchers }: OrderLineRecord): OrderLineResource['vouchers'] =>
  vouchers.map(({ code, value, balance, expires_at, cancelled_at }) => {
    return { code, value, balance: cancelled_at ? 0 : balance, expiresAt: expires_at.toISOString() }
  })

const presentMemberships = ({ memberships }: OrderLineRecord, now: Date): OrderLineResource['memberships'] =>
  memberships.map(({ valid_from, valid_until, cancelled_at }) => {
    const status = cancelled_at ? 'cancelled' : !valid_until ? 'waiting' : valid_until <= now ? 'ended' : 'active'
    return { validFrom: toIso(valid_from), validUntil: toIso(valid_until), status }
  })

const presentGift = ({ gift }: OrderLineRecord): Pick<OrderLineResource, 'gift'> => {
  if (!gift) return {}
  const { email, send_at, sent_at } = gift
  const status = sent_at ? 'sent' : email === null ? 'stopped' : 'scheduled'
  return { gift: { status, email, sendAt: send_at.toISOString() } }
}

const presentOrderedLine = (
  line: OrderLineRecord,
  { locale, now }: Pick<OrderContext, 'locale' | 'now'>,
): OrderSummaryResource['lines'][number] => ({
  type: line.type,
  ...toItemNames(inLocale(line.product_name, locale), inLocale(line.variant_name, locale)),
  ...presentLanguage(line.variant_name, locale),
  quantity: line.quantity,
  refundedQuantity: line.refunded_quantity,
  media: line.media && presentMedia(line.media, locale),
  event: presentOrderedEvent(line, now),
})

const presentLine = (line: OrderLineRecord, view: OrderContext): OrderLineResource => ({
  ...presentOrderedLine(line, view),
  id: line.id,
  sku: line.sku,
  slug: line.product?.slug ?? line.slug,
  extraData: line.extra_data,
  unitPrice: line.unit_price,
  total: line.total,
  discount: line.discount,
  tickets: presentTickets(line, view),
  vouchers: presentVouchers(line),
  memberships: presentMemberships(line, view.now),
  ...presentGift(line),
})

/** Adds `arrival` for a service that sends the goods or lets the buyer collect them. */
const presentShipping = (
  shipping: NonNullable<OrderRecord['shipping']>,
  { locale }: OrderContext,
): OrderResource['shipping'] => {
  const service = shippingServices.find(({ code }) => code === shipping.service)
  const isEmailed = !service || (!service.needsAddress && !service.needsDate)
  return {
    ...shipping,
    name: inLocale(shipping.name, locale),
    ...presentLanguage(shipping.name, locale),
    ...(isEmailed ? {} : { arrival: inLocale(service.description, locale) }),
  }
}

/** The order resource. Only for callers who may read the order: it contains the codes of tickets and vouchers. */
export const presentOrder = (order: OrderRecord, view: OrderContext): OrderResource => ({
  '@id': `/orders/${order.id}`,
  '@type': 'Order',
  ...toOrderReference(order),
  documentNumber: order.document_number ?? order.number,
  status: order.status,
  placedAt: order.placed_at.toISOString(),
  language: order.language,
  currency: order.currency,
  contact: order.contact,
  billingAddress: order.billing_address,
  deliveryAddress: order.delivery_address,
  lines: order.lines.map((line) => presentLine(line, view)),
  promotions: order.promotions.map((promotion) => ({
    ...promotion,
    description: inLocale(promotion.description, view.locale),
    ...presentLanguage(promotion.description, view.locale),
  })),
  shipping: order.shipping && presentShipping(order.shipping, view),
  totals: { ...order.totals, refunded: order.refunded, refundedToVouchers: order.refundedToVouchers },
  payment: order.payment && {
    provider: order.payment.provider,
    status: order.payment.status,
    amount: order.payment.amount,
    refunded: order.payment.refunded,
    paidAt: toIso(order.payment.captured_at),
  },
  ownedByAccount: order.user_id !== null,
})

export const presentOrderSummary = (
  order: OrderRecord,
  view: Pick<OrderContext, 'locale' | 'now'>,
): OrderSummaryResource => ({
  '@id': `/orders/${order.id}`,
  '@type': 'OrderSummary',
  id: order.id,
  number: order.number,
  status: order.status,
  placedAt: order.placed_at.toISOString(),
  currency: order.currency,
  total: order.totals.total.gross,
  quantity: order.totals.quantity,
  paymentStatus: order.payment?.status ?? null,
  lines: order.lines.map((line) => presentOrderedLine(line, view)),
})
