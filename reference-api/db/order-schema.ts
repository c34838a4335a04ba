import type { Generated } from 'kysely'
import type { BasketLineResource } from '#shared/wire/basket-lines.ts'
import type { EventDates, EventVenue, ProductType } from '#shared/wire/catalogue.ts'
import type { ContactResource, OrderAddressResource } from '#shared/wire/contact.ts'
import type { TicketStatus } from '#shared/wire/extensions/tickets.ts'
import type { LineAmounts } from '#shared/wire/money.ts'
import type { OrderStatus } from '#shared/wire/orders.ts'
import type { PaymentStatus } from '#shared/wire/payment.ts'
import type { AppliedPromotionResource } from '#shared/wire/promotions.ts'
import type { Locale, Localised } from '../domain/locale.ts'
import type { DefaultJson, Json, StoredMedia } from './stored-json.ts'

/**
 * Amounts are minor units; days are YYYY-MM-DD. `vouchers` is what gift vouchers pay of the total. In older orders it
 * is absent: their vouchers are part of `discount`, before tax.
 */
export type StoredTotals = {
  quantity: number
  lines: LineAmounts
  discount: LineAmounts
  shipping: LineAmounts
  taxes: { rate: number; net: number; tax: number }[]
  total: LineAmounts
  vouchers?: number
}

export type StoredPromotion = Omit<AppliedPromotionResource, 'description'> & { description: Localised }

export type StoredShipping = { service: string; name: Localised; date: string | null; total: LineAmounts }

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
  event: EventSnapshot | null
}

/** The event at the time of the purchase, to find what has changed since. */
export type EventSnapshot = { dates: EventDates; venue: EventVenue }

/** The confirmed basket. The order is created from it, even when prices change meanwhile. */
export type FrozenBasket = {
  /** `id` is the basket line's; baskets confirmed by an earlier release have none. */
  lines: (StoredOrderLine & Pick<BasketLineResource, 'member'> & { id?: string })[]
  promotions: StoredPromotion[]
  shipping: StoredShipping | null
  totals: StoredTotals
  /** The future owner of the order; null for a guest. */
  userId: string | null
}

export type StoredExpiredLine = {
  variantId: string
  named: 'product' | 'productVariant'
  quantity: number
  extraData: Record<string, string>
}

type StoredShippingChoice = { service: string; date: string | null }

/** Columns of a basket for checkout. */
export type CheckoutColumns = {
  contact: DefaultJson<ContactResource | null>
  billing_address: DefaultJson<OrderAddressResource | null>
  delivery_address: DefaultJson<OrderAddressResource | null>
  shipping_service: Generated<string | null>
  shipping_date: Generated<string | null>
  /** The choice that the basket dropped with the goods for it. It returns with them. */
  dropped_shipping: DefaultJson<StoredShippingChoice | null>
  /** Normalised codes (`domain/vouchers/voucher-code.ts`), in the order of entry. */
  promotion_codes: DefaultJson<string[]>
  /** The lines that the expired hold removed. */
  lapsed: DefaultJson<StoredExpiredLine[]>
  frozen: DefaultJson<FrozenBasket | null>
  confirmed_at: Generated<Date | null>
  language: Generated<Locale>
  guest_id: Generated<string | null>
}

/** A membership has no dates until an account with a verified email address claims it. */
export type MembershipTable = {
  id: string
  order_line_id: string | null
  user_id: string | null
  product_sku: string
  valid_from: Date | null
  valid_until: Date | null
  cancelled_at: Generated<Date | null>
}

/** Payment attempts. At most one attempt of a basket is pending or paid. */
export type PaymentTransactionTable = {
  id: string
  basket_id: string | null
  /** The user or guest who started it. Only they get the key of a guest order. */
  caller_id: Generated<string | null>
  language: Generated<Locale>
  idempotency_key: string
  provider: string
  provider_reference: string | null
  status: PaymentStatus
  amount: number
  currency: string
  redirect_url: string | null
  return_url: string
  /** A `MessageKey`. */
  reason: string | null
  started_at: Date
  expires_at: Date
  updated_at: Date
  captured_at: Generated<Date | null>
  refunded: Generated<number>
}

/** Data of the sandbox provider; only its module reads it. */
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
  /** When a pending payment becomes authorised. */
  settles_at: Generated<Date | null>
  refunded: Generated<number>
  created_at: Date
  expires_at: Date
  notify_at: Generated<Date | null>
  notify_attempts: Generated<number>
}

/** Refunds of the sandbox; each key counts once. */
export type SandboxRefundTable = { reference: string; key: string; amount: number }

export type OrderTable = {
  id: string
  number: string
  basket_id: string | null
  transaction_id: string | null
  user_id: string | null
  /** Gives access to a guest order. */
  access_key: string
  status: Generated<OrderStatus>
  language: Locale
  currency: string
  /** Lower case, for comparison. */
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
  disowned_at: Generated<Date | null>
  claimed_at: Generated<Date | null>
  /** The number of its invoice or receipt. Null in older orders, whose document has the number of the order. */
  document_number: Generated<string | null>
}

/** The last number given to an invoice or a receipt, by seller. */
export type DocumentSeriesTable = { series: string; last_number: number }

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
  event: Json<EventSnapshot | null>
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
