import { z } from 'zod'
import type * as wire from '#shared/wire/orders.ts'
import { OrderAddress } from './basket.ts'
import { EventDates, EventVenue, Media, ProductType, SaleStatus } from './catalogue.ts'
import { collectionOf } from './hydra.ts'
import { reads } from './reads.ts'

const instant = z.iso.datetime({ offset: true })
const amounts = z.object({ net: z.int(), tax: z.int(), gross: z.int() })

const OrderStatus = reads<wire.OrderStatus>()(z.enum(['placed', 'part_refunded', 'cancelled']))

const PaymentStatus = z.enum(['created', 'pending', 'authorised', 'captured', 'declined', 'cancelled', 'expired'])
export type PaymentStatus = z.infer<typeof PaymentStatus>

const OrderedEvent = reads<wire.OrderedEvent>()(
  z.object({
    slug: z.string(),
    saleStatus: SaleStatus,
    dates: EventDates,
    venue: EventVenue,
    address: z.array(z.string()),
    previousStartsAt: instant.nullable(),
    previousVenue: EventVenue.nullable(),
  }),
)
export type OrderedEvent = z.infer<typeof OrderedEvent>

const Ticket = reads<wire.TicketResource>()(
  z.object({
    id: z.string(),
    serial: z.string(),
    code: z.string().min(1),
    status: z.enum(['valid', 'used', 'cancelled']),
    usedAt: instant.nullable(),
    position: z.int(),
    of: z.int(),
    holder: z.string(),
  }),
)
export type Ticket = z.infer<typeof Ticket>

const OrderLine = reads<wire.OrderLine>()(
  z.object({
    id: z.string(),
    type: ProductType,
    sku: z.string(),
    slug: z.string(),
    productName: z.string(),
    variantName: z.string().nullable(),
    media: Media.nullable(),
    quantity: z.int().positive(),
    refundedQuantity: z.int(),
    extraData: z.record(z.string(), z.string()),
    unitPrice: z.object({ gross: z.int() }),
    total: amounts,
    discount: amounts,
    event: OrderedEvent.nullable(),
    tickets: z.array(Ticket),
    vouchers: z.array(z.object({ code: z.string(), value: z.int(), balance: z.int(), expiresAt: instant })),
    memberships: z.array(
      z.object({
        validFrom: instant.nullable(),
        validUntil: instant.nullable(),
        status: z.enum(['waiting', 'active', 'ended', 'cancelled']),
      }),
    ),
  }),
)
export type OrderLine = z.infer<typeof OrderLine>

const Promotion = z.object({
  promotionCode: z.string(),
  kind: z.enum(['promotion', 'voucher']),
  description: z.string(),
  discount: amounts,
  remaining: z.int().nullable(),
})

/** `GET /orders/{id}`; its key is never read here. */
export const Order = reads<wire.OrderResource>()(
  z.object({
    id: z.string(),
    number: z.string(),
    status: OrderStatus,
    placedAt: instant,
    currency: z.string(),
    contact: z.object({
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      telephone: z.string().nullable(),
    }),
    billingAddress: OrderAddress.nullable(),
    deliveryAddress: OrderAddress.nullable(),
    lines: z.array(OrderLine),
    promotions: z.array(Promotion),
    shipping: z.object({ name: z.string(), date: z.string().nullable(), total: amounts }).nullable(),
    totals: z.object({
      quantity: z.int(),
      lines: amounts,
      discount: amounts,
      shipping: amounts,
      taxes: z.array(z.object({ rate: z.number(), net: z.int(), tax: z.int() })),
      total: amounts,
      refunded: z.int(),
    }),
    payment: z.object({ status: PaymentStatus, amount: z.int(), refunded: z.int() }).nullable(),
  }),
)
export type Order = z.infer<typeof Order>

export const OrderSummary = reads<wire.OrderSummary>()(
  z.object({
    id: z.string(),
    number: z.string(),
    status: OrderStatus,
    placedAt: instant,
    currency: z.string(),
    total: z.int(),
    quantity: z.int(),
    paymentStatus: PaymentStatus.nullable(),
    lines: z.array(
      z.object({
        type: ProductType,
        productName: z.string(),
        variantName: z.string().nullable(),
        quantity: z.int().positive(),
        refundedQuantity: z.int(),
        media: Media.nullable(),
        event: OrderedEvent.nullable(),
      }),
    ),
  }),
)
export type OrderSummary = z.infer<typeof OrderSummary>

/** `GET /users-orders` */
export const OrderCollection = collectionOf(OrderSummary)

/** `POST /orders/look-up` */
export const FoundOrder = z.object({ id: z.string().min(1), key: z.string().min(1) })
