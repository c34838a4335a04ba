import type { ColumnType, Generated } from 'kysely'
import type { BasketLineResource } from '#shared/wire/basket-lines.ts'
import type { EventDates, EventVenue, ProductType } from '#shared/wire/catalogue.ts'
import type { ContactResource, OrderAddressResource } from '#shared/wire/contact.ts'
import type { TicketStatus } from '#shared/wire/extensions/tickets.ts'
import type { LineAmounts } from '#shared/wire/money.ts'
import type { OrderStatus } from '#shared/wire/orders.ts'
import type { PaymentStatus } from '#shared/wire/payment.ts'
import type { AppliedPromotionResource } from '#shared/wire/promotions.ts'
import type { Localised } from '../domain/locale.ts'
import type { StoredMedia } from './stored-json.ts'

/** jsonb: read as values, written as JSON text (`json()`), because the drivers disagree about arrays. */
type Json<T> = ColumnType<T, string, string>
type DefaultJson<T> = ColumnType<T, string | undefined, string>

/** Amounts are minor units throughout; days are YYYY-MM-DD. */
export type StoredTotals = {
  quantity: number
  lines: LineAmounts
  discount: LineAmounts
  shipping: LineAmounts
  taxes: { rate: number; net: number; tax: number }[]
  total: LineAmounts
}

export type StoredPromotion = Omit<AppliedPromotionResource, 'description'> & { description: Localised }

export type StoredShipping = { service: string; name: Localised; date: string | null; total: LineAmounts }

/** A line as it was sold. */
export type StoredOrderLine = {
  variantId: string
  productId: string
  type: ProductType
  sku: string
  slug: string
  productName: Localised
  variantName: Localised
  media: StoredMedia | null
  quantity: number
  extraData: Record<string, string>
  unitPrice: { net: number; gross: number; taxRate: number }
  total: LineAmounts
  discount: LineAmounts
  event: StoredEvent | null
}

/** Of the night when it was bought: what is told when it changes. */
export type StoredEvent = { dates: EventDates; venue: EventVenue }

/** What confirming fixed: the order is made of it, whatever prices do meanwhile. */
export type FrozenBasket = {
  lines: (StoredOrderLine & Pick<BasketLineResource, 'member'>)[]
  promotions: StoredPromotion[]
  shipping: StoredShipping | null
  totals: StoredTotals
  /** Whose order it will be; null for a guest. */
  userId: string | null
}

export type StoredExpiredLine = {
  variantId: string
  named: 'product' | 'productVariant'
  quantity: number
  extraData: Record<string, string>
}

/** The columns of a basket that checking out needs. */
export type CheckoutColumns = {
  contact: DefaultJson<ContactResource | null>
  billing_address: DefaultJson<OrderAddressResource | null>
  delivery_address: DefaultJson<OrderAddressResource | null>
  shipping_service: Generated<string | null>
  shipping_date: Generated<string | null>
  /** As they are written (`domain/voucher-code.ts`), in the shopper's order. */
  promotion_codes: DefaultJson<string[]>
  /** One deadline for all tickets; null while there are none. */
  hold_expires_at: Generated<Date | null>
  hold_extended: Generated<boolean>
  /** Until when a payment that began in time keeps the hold. */
  payment_until: Generated<Date | null>
  /** What the hold that ran out took from the lines. */
  lapsed: DefaultJson<StoredExpiredLine[]>
  frozen: DefaultJson<FrozenBasket | null>
  confirmed_at: Generated<Date | null>
  language: Generated<'en' | 'de'>
  guest_id: Generated<string | null>
}

/** What a basket has taken out of `variants.stock`. Deleting a row gives it back. */
export type StockHoldTable = { basket_id: string; variant_id: string; quantity: number }

/**
 * `percent` off, or `amounts` (per currency) off, of the lines of `product_types` (all but vouchers if empty), from
 * `minimums` of those lines.
 */
export type PromotionTable = {
  code: string
  description: Json<Localised>
  kind: 'percent' | 'amount'
  percent: Generated<number>
  amounts: DefaultJson<Record<string, number>>
  product_types: DefaultJson<ProductType[]>
  minimums: DefaultJson<Record<string, number>>
  customers_only: Generated<boolean>
  /** False for one that is good only by itself; gift vouchers go with everything. */
  combinable: Generated<boolean>
  valid_from: Generated<Date | null>
  valid_until: Generated<Date | null>
  max_uses: Generated<number | null>
  uses: Generated<number>
}

export type VoucherTable = {
  code: string
  order_line_id: string | null
  currency: string
  value: number
  balance: number
  expires_at: Date
  cancelled_at: Generated<Date | null>
}

export type VoucherUseTable = { code: string; order_id: string; amount: number }

/**
 * What a confirmed basket has taken of a voucher's balance (minor units), or of a promotion's uses (1). Deleting a row
 * gives it back, whoever deletes it; what is spent is set to 0 first.
 */
export type CodeHoldTable = { basket_id: string; code: string; kind: 'promotion' | 'voucher'; amount: number }

/** Waits without dates until an account with a verified address takes it. */
export type MembershipTable = {
  id: string
  order_line_id: string | null
  user_id: string | null
  product_sku: string
  valid_from: Date | null
  valid_until: Date | null
  cancelled_at: Generated<Date | null>
}

/** The journal of payment attempts. At most one of a basket is under way or paid. */
export type PaymentTransactionTable = {
  id: string
  basket_id: string | null
  /** The user or guest who began it, and who alone is told how an order that belongs to no account is opened. */
  caller_id: Generated<string | null>
  language: Generated<'en' | 'de'>
  idempotency_key: string
  provider: string
  provider_reference: string | null
  status: PaymentStatus
  amount: number
  currency: string
  redirect_url: string | null
  return_url: string
  /** A key of the messages. */
  reason: string | null
  started_at: Date
  expires_at: Date
  updated_at: Date
  captured_at: Generated<Date | null>
  refunded: Generated<number>
}

/** The sandbox provider's own book; nothing but its module reads it. */
export type SandboxPaymentTable = {
  reference: string
  transaction_id: string
  status: PaymentStatus
  amount: number
  currency: string
  description: string
  language: string
  return_url: string
  notify_url: string
  /** When a pending payment becomes an authorised one. */
  settles_at: Generated<Date | null>
  refunded: Generated<number>
  created_at: Date
  expires_at: Date
  notify_at: Generated<Date | null>
  notify_attempts: Generated<number>
}

/** What the sandbox has given back; a key is good once. */
export type SandboxRefundTable = { reference: string; key: string; amount: number }

export type OrderTable = {
  id: string
  number: string
  basket_id: string | null
  transaction_id: string | null
  user_id: string | null
  /** Opens an order that belongs to no account. */
  access_key: string
  status: Generated<OrderStatus>
  language: 'en' | 'de'
  currency: string
  /** As compared: lower case. */
  email: string
  contact: Json<ContactResource>
  billing_address: Json<OrderAddressResource | null>
  delivery_address: Json<OrderAddressResource | null>
  shipping: Json<StoredShipping | null>
  promotions: Json<StoredPromotion[]>
  totals: Json<StoredTotals>
  refunded: Generated<number>
  placed_at: Date
  anonymised_at: Generated<Date | null>
}

export type OrderLineTable = {
  id: string
  order_id: string
  position: number
  variant_id: string | null
  product_id: string | null
  type: ProductType
  sku: string
  slug: string
  product_name: Json<Localised>
  variant_name: Json<Localised>
  media: Json<StoredMedia | null>
  quantity: number
  refunded_quantity: Generated<number>
  extra_data: Json<Record<string, string>>
  unit_price: Json<StoredOrderLine['unitPrice']>
  total: Json<LineAmounts>
  discount: Json<LineAmounts>
  event: Json<StoredEvent | null>
}

export type TicketTable = {
  id: string
  order_line_id: string
  serial: string
  position: number
  holder: string
  status: Generated<TicketStatus>
  used_at: Generated<Date | null>
}

/**
 * `amount` goes back by the means of payment, `to_vouchers` on to the vouchers it was paid with. `paid_at` is null
 * until the provider has done it.
 */
export type RefundTable = {
  id: string
  order_id: string
  ticket_id: string | null
  amount: number
  to_vouchers: Generated<number>
  reason: string | null
  created_at: Date
  paid_at: Generated<Date | null>
}

export const orderEmailKinds = ['confirmation', 'tickets', 'event_changed', 'refunded', 'payment_returned'] as const
export type OrderEmailKind = (typeof orderEmailKinds)[number]

/** What is to be mailed about an order: written in the transaction that is the reason for it, sent after. */
export type OrderEmailTable = {
  id: string
  /** Null of a payment that became no order. */
  order_id: string | null
  kind: OrderEmailKind
  details: DefaultJson<Record<string, unknown>>
  created_at: Date
  due_at: Date
  attempts: Generated<number>
  sent_at: Generated<Date | null>
}
