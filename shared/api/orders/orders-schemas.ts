import { z } from 'zod'
import { itemTypes } from '../../rules/item-types.ts'
import { fieldRules } from '../../rules/field-rules.ts'
import { pathIdPattern } from '../../rules/paths/path-id.ts'
import { CurrencyCode } from '../../wire/money.ts'
import { Address } from '../addresses/addresses-schemas.ts'
import { AppliedPromotion, Basket } from '../basket/basket-schemas.ts'
import { EventDate, Image, SaleStatus, VenueLink } from '../catalogue/catalogue-schemas.ts'
import { emptyObject, languageField, MessageResponse } from '../common-schemas.ts'

const OrderStatus = z.enum(['placed', 'part_refunded', 'cancelled'])
type OrderStatus = z.infer<typeof OrderStatus>

/** `reserved` means that money is authorised but not captured yet. */
export const PaymentState = z.enum([
  'open',
  'pending',
  'reserved',
  'paid',
  'declined',
  'cancelled',
  'expired',
  'part_refunded',
  'refunded',
])
export type PaymentState = z.infer<typeof PaymentState>

/** A QR code as one SVG path in a square of `size` modules, including the quiet zone. */
export const QrCode = z.object({ size: z.int().positive(), path: z.string() })
export type QrCode = z.infer<typeof QrCode>

/** `usedAt` is in the venue's time zone and the shopper's language. */
export const Ticket = z.object({
  id: z.string(),
  serial: z.string(),
  status: z.enum(['valid', 'used', 'cancelled']),
  usedAt: z.string().nullable(),
  position: z.int().positive(),
  ticketCount: z.int().positive(),
  holder: z.string(),
  qr: QrCode,
})
export type Ticket = z.infer<typeof Ticket>

/** The event as it is now. `previousDate` and `previousVenue` are set when it was moved after the order. */
export const OrderLineEvent = z.object({
  date: EventDate,
  venue: VenueLink,
  address: z.array(z.string()),
  status: SaleStatus,
  previousDate: EventDate.nullable(),
  previousVenue: VenueLink.nullable(),
})
export type OrderLineEvent = z.infer<typeof OrderLineEvent>

/**
 * Amounts are in minor units as paid, including tax. `discount` is positive. Dates of memberships and vouchers are
 * formatted for the shopper. With `isUntaxed` the price contains no tax, as that of a gift voucher that is taxed when
 * it is redeemed.
 */
export const OrderLine = z.object({
  id: z.string(),
  type: z.enum(itemTypes),
  name: z.string(),
  variantName: z.string().nullable(),
  href: z.string(),
  image: Image.nullable(),
  ...languageField,
  quantity: z.int().positive(),
  refundedQuantity: z.int().nonnegative(),
  extraData: z.record(z.string(), z.string()),
  unitPrice: z.int(),
  total: z.int(),
  discount: z.int(),
  isUntaxed: z.boolean(),
  event: OrderLineEvent.nullable(),
  tickets: z.array(Ticket),
  vouchers: z.array(z.object({ code: z.string(), value: z.int(), balance: z.int(), validUntil: z.string() })),
  memberships: z.array(
    z.object({
      status: z.enum(['waiting', 'active', 'ended', 'cancelled']),
      from: z.string().nullable(),
      until: z.string().nullable(),
    }),
  ),
  /** The email that brings the vouchers of this line to their recipient; `day` is a formatted date. */
  gift: z
    .object({ status: z.enum(['scheduled', 'due', 'sent', 'stopped']), email: z.string().nullable(), day: z.string() })
    .optional(),
})
export type OrderLine = z.infer<typeof OrderLine>

export const OrderAddress = Address.omit({ id: true, type: true, defaults: true })
export type OrderAddress = z.infer<typeof OrderAddress>

/**
 * `documentNumber` is the number of the invoice or receipt. `placedOn` is a formatted date. `isAccountOrder` is false
 * for an order that only this session opened. `isClaimable` is false when the order belongs to an account.
 * `totals.toPay` is what gift vouchers left of the total; `refunded` is the amount that went back by the payment
 * method. `shipping.arrival` says how and when the order arrives; null when emails deliver it.
 */
export const Order = z.object({
  id: z.string(),
  number: z.string(),
  documentNumber: z.string(),
  isAccountOrder: z.boolean(),
  isClaimable: z.boolean(),
  status: OrderStatus,
  payment: PaymentState.nullable(),
  placedOn: z.string(),
  currency: CurrencyCode,
  contact: z.object({
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    telephone: z.string().nullable(),
  }),
  billingAddress: OrderAddress.nullable(),
  deliveryAddress: OrderAddress.nullable(),
  lines: z.array(OrderLine),
  promotions: z.array(AppliedPromotion),
  shipping: z
    .object({
      name: z.string(),
      date: z.string().nullable(),
      total: z.int(),
      arrival: z.string().nullable(),
      ...languageField,
    })
    .nullable(),
  totals: z.object({
    quantity: z.int(),
    subtotal: z.int(),
    discount: z.int(),
    shipping: z.int(),
    taxes: z.array(z.object({ rate: z.number(), net: z.int(), tax: z.int() })),
    net: z.int(),
    total: z.int(),
    toPay: z.int(),
    refunded: z.int(),
    refundedToVouchers: z.int(),
  }),
})
export type Order = z.infer<typeof Order>

export const OrderSummary = z.object({
  id: z.string(),
  number: z.string(),
  status: OrderStatus,
  payment: PaymentState.nullable(),
  placedOn: z.string(),
  currency: CurrencyCode,
  total: z.int(),
  quantity: z.int(),
  lines: z.array(
    OrderLine.pick({
      type: true,
      name: true,
      variantName: true,
      quantity: true,
      image: true,
      event: true,
      lang: true,
    }).extend({
      /** Whether the event has ended. */
      isOver: z.boolean(),
    }),
  ),
})
export type OrderSummary = z.infer<typeof OrderSummary>

/** Lines that a reorder could not add to the basket, with the reason as a sentence. */
const UnavailableLine = z.object({ name: z.string(), reason: z.string() })
type UnavailableLine = z.infer<typeof UnavailableLine>

const id = z.string().regex(pathIdPattern)

const emailLinkToken = z.object({ token: z.string().min(1).max(500) })

export const ordersSchemas = {
  /**
   * Newest first, 10 a page. `upcomingEvents` contains the next three events of all orders, soonest first; page 1 only.
   */
  getOrders: {
    input: z.object({ page: z.coerce.number<number | string>().int().min(1).max(1000).default(1) }),
    output: z.object({
      orders: z.array(OrderSummary),
      total: z.int(),
      page: z.int(),
      pages: z.int(),
      upcomingEvents: z.array(
        z.object({
          name: z.string(),
          href: z.string(),
          ...languageField,
          image: Image.nullable(),
          /** The tickets of all its orders. */
          ticketCount: z.int(),
          orders: z.array(z.object({ id: z.string(), number: z.string(), ticketCount: z.int() })),
          event: OrderLineEvent,
        }),
      ),
    }),
  },
  /** Finds an order of the customer, or one that this session bought or opened by a link; otherwise 404. */
  getOrder: { input: z.object({ id }), output: Order },
  /**
   * Shows the state of an order and emails the order's link to its address. 404 does not say which input is wrong.
   * Older order numbers can be guessed in sequence. For such a number `order` is null, whether or not the order exists.
   * Rate limited by IP address.
   */
  lookUpOrder: {
    input: z.object({ email: z.string().trim().max(200), number: z.string().trim().max(40) }),
    output: z.object({ order: OrderSummary.pick({ number: true, status: true, payment: true }).nullable() }),
  },
  /**
   * Exchanges the token of an email link: this session may then open the order. Changes nothing else. 422 when the link
   * no longer works. Wrong tokens are rate limited by IP address.
   */
  openOrderLink: { input: emailLinkToken, output: z.object({ id: z.string() }) },
  /**
   * Emails new links to the newest orders of an address and ends earlier links. The response is the same for every
   * address, even when no further email is sent because of the limit. Rate limited by IP address.
   */
  sendOrderLinks: {
    input: z.object({ email: z.string().trim().max(fieldRules.email.maxLength) }),
    output: emptyObject,
  },
  /** Stores the token of the link “this was not me” in the session instead of a URL. */
  storeDisownToken: { input: emailLinkToken, output: emptyObject },
  getDisownToken: { input: emptyObject, output: z.object({ pending: z.boolean() }) },
  /**
   * Called when the person at the order's email address did not buy it. Ends all links and emails of the order, and
   * tells the operators.
   */
  disownOrder: { input: emptyObject, output: MessageResponse },
  /** Adds an order that this session can open to the customer's account. 409 when it belongs to another account. */
  claimOrder: { input: z.object({ id }), output: emptyObject },
  /** Adds the lines that are still on sale to the basket, and reports the others. */
  reorder: {
    input: z.object({ id }),
    output: z.object({ basket: Basket, addedCount: z.int(), unavailableLines: z.array(UnavailableLine) }),
  },
}
