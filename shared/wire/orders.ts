import type { AppliedPromotionResource, ContactResource, LineAmounts, OrderAddressResource } from './basket.ts'
import type { EventDates, EventVenue, Media, ProductType, SaleStatus } from './catalogue.ts'
import type { Resource } from './hydra.ts'
import type { CurrencyCode } from './money.ts'
import type { PaymentStatus } from './payment.ts'

/** `part_refunded` when some of it was given back, `cancelled` when all of it was. */
export type OrderStatus = 'placed' | 'part_refunded' | 'cancelled'

/** `used` was scanned at the door; `cancelled` was refunded. */
export type TicketStatus = 'valid' | 'used' | 'cancelled'

/**
 * How the night of a line stands now, which may differ from when it was bought. `previous…` when it was moved since.
 */
export type OrderedEventResource = {
  slug: string
  saleStatus: SaleStatus
  dates: EventDates
  venue: EventVenue
  address: string[]
  previousStartsAt: string | null
  previousVenue: EventVenue | null
}

/**
 * `code` is what the QR code says: signed by the API, checked at the door. `serial` is for people to read out: `PXL 7Q4
 * 20N 118`.
 */
export type TicketResource = Resource<'Ticket'> & {
  id: string
  serial: string
  code: string
  status: TicketStatus
  usedAt: string | null
  /** 1 of 3 of its line. */
  position: number
  of: number
  /** From the line's extraData, or the buyer's name. */
  holder: string
}

/** Amounts as they were paid, minor units. `discount` is this line's share of the promotions. */
export type OrderLineResource = {
  id: string
  type: ProductType
  sku: string
  slug: string
  productName: string
  variantName: string | null
  media: Media | null
  quantity: number
  refundedQuantity: number
  extraData: Record<string, string>
  unitPrice: { net: number; gross: number; taxRate: number }
  total: LineAmounts
  discount: LineAmounts
  event: OrderedEventResource | null
  tickets: TicketResource[]
  /** Codes of gift vouchers bought with this line. */
  vouchers: { code: string; value: number; balance: number; expiresAt: string }[]
  /** When a membership bought with this line holds; null dates until the account it is for exists. */
  memberships: {
    validFrom: string | null
    validUntil: string | null
    status: 'waiting' | 'active' | 'ended' | 'cancelled'
  }[]
}

/**
 * `GET /orders/{id}`: its owner's token, or the header `Order-Key` for one that belongs to no account; 404 to everybody
 * else.
 */
export type OrderResource = Resource<'Order'> & {
  id: string
  number: string
  /** For orders of no account, where this answer may say it; see `OrderReference`. */
  key: string | null
  status: OrderStatus
  placedAt: string
  /** Of the shopper's language at the time: mails are in it. */
  language: 'en' | 'de'
  currency: CurrencyCode
  contact: ContactResource
  billingAddress: OrderAddressResource | null
  deliveryAddress: OrderAddressResource | null
  lines: OrderLineResource[]
  promotions: AppliedPromotionResource[]
  shipping: { service: string; name: string; date: string | null; total: LineAmounts } | null
  totals: {
    quantity: number
    lines: LineAmounts
    discount: LineAmounts
    shipping: LineAmounts
    taxes: { rate: number; net: number; tax: number }[]
    total: LineAmounts
    refunded: number
  }
  /** Null when nothing was to be paid. */
  payment: { provider: string; status: PaymentStatus; amount: number; refunded: number; paidAt: string | null } | null
}

/**
 * `GET /users-orders?page=&itemsPerPage=`: the caller's own, newest first; 10 a page unless asked otherwise, 50 at
 * most. A verified address claims guest orders first.
 */
export type OrderSummaryResource = Resource<'OrderSummary'> & {
  id: string
  number: string
  status: OrderStatus
  placedAt: string
  currency: CurrencyCode
  total: number
  quantity: number
  paymentStatus: PaymentStatus | null
  lines: Pick<
    OrderLineResource,
    'type' | 'productName' | 'variantName' | 'quantity' | 'refundedQuantity' | 'media' | 'event'
  >[]
}

/**
 * `POST /orders/look-up` with `{ email, number }`: 200 `{ id, key }`, or 404, the same for a wrong number as for a
 * wrong address, and for orders that belong to an account.
 */
export type OrderLookUp = { email: string; number: string }

/**
 * Bytes for the same callers as `GET /orders/{id}`, in the language asked for: `GET /orders/{id}/tickets.pdf` (a page
 * per ticket; `GET /orders/{id}/tickets/{ticketId}.pdf` is one of them), `GET /orders/{id}/vouchers.pdf` (a page per
 * gift voucher, to print and fold) and `GET /orders/{id}/calendar.ics` (nights of the order). 404 where there is
 * nothing of the kind. Invoices and prints are pages of the shop.
 */
export type OrderDocument = 'tickets.pdf' | 'vouchers.pdf' | 'calendar.ics'

/** `POST /tickets/check` with `{ code }`, for the door (operator's key): says `admitted` exactly once per ticket. */
export type TicketCheckResult = {
  result: 'admitted' | 'used' | 'cancelled' | 'unknown'
  serial: string | null
  usedAt: string | null
  holder: string | null
  productName: string | null
  variantName: string | null
}
