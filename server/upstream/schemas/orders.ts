import { z } from 'zod'
import type * as wire from '#shared/wire/orders.ts'
import { OrderAddressResource } from './basket.ts'
import { EventDates, EventVenue, Media, ProductType, SaleStatus } from './catalogue.ts'
import { createCollectionSchema } from './hydra.ts'
import { schemaFor } from './schema-for.ts'

const instant = z.iso.datetime({ offset: true })
const amounts = z.object({ net: z.int(), tax: z.int(), gross: z.int() })

const OrderStatus = schemaFor<wire.OrderStatus>()(z.enum(['placed', 'part_refunded', 'cancelled']))

const PaymentStatus = z.enum(['created', 'pending', 'authorised', 'captured', 'declined', 'cancelled', 'expired'])
export type PaymentStatus = z.infer<typeof PaymentStatus>

const OrderedEventResource = schemaFor<wire.OrderedEventResource>()(
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
export type OrderedEventResource = z.infer<typeof OrderedEventResource>

const TicketResource = schemaFor<wire.TicketResource>()(
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
export type TicketResource = z.infer<typeof TicketResource>

const OrderLineResource = schemaFor<wire.OrderLineResource>()(
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
    event: OrderedEventResource.nullable(),
    tickets: z.array(TicketResource),
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
export type OrderLineResource = z.infer<typeof OrderLineResource>

const Promotion = z.object({
  promotionCode: z.string(),
  kind: z.enum(['promotion', 'voucher']),
  description: z.string(),
  discount: amounts,
  remaining: z.int().nullable(),
})

/** `GET /orders/{id}`; its key is never read here. */
export const OrderResource = schemaFor<wire.OrderResource>()(
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
    billingAddress: OrderAddressResource.nullable(),
    deliveryAddress: OrderAddressResource.nullable(),
    lines: z.array(OrderLineResource),
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
export type OrderResource = z.infer<typeof OrderResource>

export const OrderSummaryResource = schemaFor<wire.OrderSummaryResource>()(
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
        event: OrderedEventResource.nullable(),
      }),
    ),
  }),
)
export type OrderSummaryResource = z.infer<typeof OrderSummaryResource>

/** `GET /users-orders` */
export const OrderCollection = createCollectionSchema(OrderSummaryResource)

/** `POST /orders/look-up` */
export const OrderLookupResponse = z.object({ id: z.string().min(1), key: z.string().min(1) })
