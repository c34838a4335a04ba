import { z } from 'zod'
import type { ExportedOrder } from '#shared/wire/account.ts'
import type { OrderLineResource, OrderResource, OrderSummaryResource, TicketResource } from '#shared/wire/orders.ts'
import { address, amounts, contact, orderReference, promotion } from '../baskets/basket-schemas.ts'
import { eventDates, eventVenue, media, productType, saleStatusName } from '../catalogue/catalogue-schemas.ts'

const instant = z.iso.datetime({ offset: true })

export const paymentStatus = z.enum([
  'created',
  'pending',
  'authorised',
  'captured',
  'declined',
  'cancelled',
  'expired',
])

const orderStatus = z.enum(['placed', 'part_refunded', 'cancelled'])

export const ticketResource = z.object({
  '@id': z.string(),
  '@type': z.literal('Ticket'),
  id: z.string(),
  serial: z.string(),
  code: z.string(),
  status: z.enum(['valid', 'used', 'cancelled']),
  usedAt: instant.nullable(),
  position: z.int(),
  of: z.int(),
  holder: z.string(),
}) satisfies z.ZodType<TicketResource>

const orderedEvent = z.object({
  slug: z.string(),
  saleStatus: saleStatusName,
  dates: eventDates,
  venue: eventVenue,
  address: z.array(z.string()),
  previousStartsAt: instant.nullable(),
  previousVenue: eventVenue.nullable(),
})

const orderLine = z.object({
  id: z.string(),
  type: productType,
  sku: z.string(),
  slug: z.string(),
  productName: z.string(),
  variantName: z.string().nullable(),
  media: media.nullable(),
  quantity: z.int(),
  refundedQuantity: z.int(),
  extraData: z.record(z.string(), z.string()),
  unitPrice: z.object({ net: z.int(), gross: z.int(), taxRate: z.number() }),
  total: amounts,
  discount: amounts,
  event: orderedEvent.nullable(),
  tickets: z.array(ticketResource),
  vouchers: z.array(z.object({ code: z.string(), value: z.int(), balance: z.int(), expiresAt: instant })),
  memberships: z.array(
    z.object({
      validFrom: instant.nullable(),
      validUntil: instant.nullable(),
      status: z.enum(['waiting', 'active', 'ended', 'cancelled']),
    }),
  ),
}) satisfies z.ZodType<OrderLineResource>

export const orderResource = z.object({
  '@id': z.string(),
  '@type': z.literal('Order'),
  ...orderReference.shape,
  status: orderStatus,
  placedAt: instant,
  language: z.enum(['en', 'de']),
  currency: z.string(),
  contact,
  billingAddress: address.nullable(),
  deliveryAddress: address.nullable(),
  lines: z.array(orderLine),
  promotions: z.array(promotion),
  shipping: z.object({ service: z.string(), name: z.string(), date: z.string().nullable(), total: amounts }).nullable(),
  totals: z.object({
    quantity: z.int(),
    lines: amounts,
    discount: amounts,
    shipping: amounts,
    taxes: z.array(z.object({ rate: z.number(), net: z.int(), tax: z.int() })),
    total: amounts,
    refunded: z.int(),
  }),
  payment: z
    .object({
      provider: z.string(),
      status: paymentStatus,
      amount: z.int(),
      refunded: z.int(),
      paidAt: instant.nullable(),
    })
    .nullable(),
}) satisfies z.ZodType<OrderResource>

export const orderSummary = z.object({
  '@id': z.string(),
  '@type': z.literal('OrderSummary'),
  id: z.string(),
  number: z.string(),
  status: orderStatus,
  placedAt: instant,
  currency: z.string(),
  total: z.int(),
  quantity: z.int(),
  paymentStatus: paymentStatus.nullable(),
  lines: z.array(
    orderLine.pick({
      type: true,
      productName: true,
      variantName: true,
      quantity: true,
      refundedQuantity: true,
      media: true,
      event: true,
    }),
  ),
}) satisfies z.ZodType<OrderSummaryResource>

/** Of an export; leaves out whatever opens something. */
export const exportedOrder = orderResource.omit({ '@id': true, '@type': true, id: true, key: true }).extend({
  lines: z.array(
    orderLine.omit({ id: true, slug: true, media: true }).extend({
      event: orderedEvent.pick({ dates: true, venue: true }).nullable(),
      tickets: z.array(ticketResource.pick({ serial: true, status: true, usedAt: true, holder: true })),
      vouchers: z.array(z.object({ value: z.int(), balance: z.int(), expiresAt: instant })),
    }),
  ),
  promotions: z.array(promotion.pick({ kind: true, description: true, discount: true })),
}) satisfies z.ZodType<ExportedOrder>

export const orderPath = z.object({ id: z.string().max(100) })

export const ordersQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  itemsPerPage: z.coerce.number().int().min(1).max(50).default(10),
})

/** Anything that no order can have is unknown like any other, so nothing is refused for its form. */
export const orderLookUp = z.object({ email: z.string().max(320).default(''), number: z.string().max(100).default('') })

export const orderFound = z.object({ id: z.string(), key: z.string() })
