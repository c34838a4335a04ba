import { z } from 'zod'
import { ContentLanguageExtension } from './extensions/content-language.ts'
import { BasketLineFields } from './basket-lines.ts'
import { EventDates, EventVenue, SaleStatus } from './catalogue.ts'
import { ContactResource, OrderAddressResource } from './contact.ts'
import { ArrivalExtension } from './extensions/delivery-details.ts'
import { DocumentNumberExtension } from './extensions/document-numbers.ts'
import { OrderedGiftExtension } from './extensions/gifts.ts'
import { OrderedMembershipsExtension } from './extensions/memberships.ts'
import { OwnedOrderExtension } from './extensions/order-links.ts'
import { RefundedAmountExtension, RefundedLineExtension } from './extensions/refunds.ts'
import { TicketsExtension } from './extensions/tickets.ts'
import { OrderedVouchersExtension, RefundedToVouchersExtension } from './extensions/vouchers.ts'
import { Instant } from './formats.ts'
import { hydraFields } from './hydra.ts'
import { ItemResource } from './items.ts'
import { languages } from './languages.ts'
import { LineAmounts, Totals, UnitPrice } from './money.ts'
import { OrderReference } from './order-reference.ts'
import { PaymentStatus } from './payment.ts'
import { AppliedPromotionResource } from './promotions.ts'
import { unread } from './unread-fields.ts'

/** `part_refunded` when a part of the order was refunded, `cancelled` when all of it was. */
export const OrderStatus = z.enum(['placed', 'part_refunded', 'cancelled'])
export type OrderStatus = z.infer<typeof OrderStatus>

/**
 * The event of a line as it is now, which may differ from the event at the time of purchase. The `previous…` fields are
 * set when it was moved after the purchase.
 */
export const OrderedEventResource = z.object({
  slug: z.string(),
  saleStatus: SaleStatus,
  dates: EventDates,
  venue: EventVenue,
  address: z.array(z.string()),
  previousStartsAt: Instant.nullable(),
  previousVenue: EventVenue.nullable(),
})
export type OrderedEventResource = z.infer<typeof OrderedEventResource>

/** Amounts as they were paid, minor units. `discount` is this line's share of the promotions. */
export const OrderLineResource = ItemResource.omit({ available: true, maxPerOrder: true })
  .extend(BasketLineFields.pick({ id: true, quantity: true, extraData: true }).shape)
  .extend({
    unitPrice: UnitPrice,
    total: LineAmounts,
    discount: LineAmounts,
    event: OrderedEventResource.nullable(),
  })
  .extend(RefundedLineExtension.shape)
  .extend(TicketsExtension.shape)
  .extend(OrderedVouchersExtension.shape)
  .extend(OrderedMembershipsExtension.shape)
  .extend(OrderedGiftExtension.shape)
export type OrderLineResource = z.infer<typeof OrderLineResource>

const OrderPayment = z
  .object({
    provider: unread(z.string()),
    status: PaymentStatus,
    amount: z.int(),
    paidAt: unread(Instant.nullable()),
  })
  .extend(RefundedAmountExtension.shape)

/**
 * `GET /orders/{id}`: needs the token of the order's owner, or the key of a guest order; otherwise 404. `language` is
 * the shopper's language at the time of the order; emails use it. `payment` is null when nothing was left to pay.
 */
export const OrderResource = z.object({
  ...hydraFields('Order'),
  ...OrderReference.shape,
  status: OrderStatus,
  placedAt: Instant,
  language: unread(z.enum(languages)),
  currency: z.string(),
  contact: ContactResource,
  billingAddress: OrderAddressResource.nullable(),
  deliveryAddress: OrderAddressResource.nullable(),
  lines: z.array(OrderLineResource),
  promotions: z.array(AppliedPromotionResource),
  shipping: z
    .object({ service: unread(z.string()), name: z.string(), date: z.string().nullable(), total: LineAmounts })
    .extend(ContentLanguageExtension.shape)
    .extend(ArrivalExtension.shape)
    .nullable(),
  totals: Totals.extend(RefundedAmountExtension.shape).extend(RefundedToVouchersExtension.shape),
  payment: OrderPayment.nullable(),
  ...OwnedOrderExtension.shape,
  ...DocumentNumberExtension.shape,
})
export type OrderResource = z.infer<typeof OrderResource>

/**
 * A member of `GET /users-orders?page=&itemsPerPage=`: the caller's own orders, newest first; 10 a page by default, at
 * most 50.
 */
export const OrderSummaryResource = z.object({
  ...hydraFields('OrderSummary'),
  id: z.string(),
  number: z.string(),
  status: OrderStatus,
  placedAt: Instant,
  currency: z.string(),
  total: z.int(),
  quantity: z.int(),
  paymentStatus: PaymentStatus.nullable(),
  lines: z.array(
    OrderLineResource.pick({
      type: true,
      productName: true,
      lang: true,
      variantName: true,
      quantity: true,
      refundedQuantity: true,
      media: true,
      event: true,
    }),
  ),
})
export type OrderSummaryResource = z.infer<typeof OrderSummaryResource>
