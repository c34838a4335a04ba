import type { AddressBody } from './account.ts'
import type { Resource, Violation } from './hydra.ts'
import type { EventDates, EventVenue, Media, ProductType, SaleStatus } from './catalogue.ts'
import type { CurrencyCode } from './money.ts'

/** What a caller writes. A line names a product or a variant by SKU, never both; quantity defaults to 1. */
export type BasketLineBody = {
  product?: string
  productVariant?: string
  quantity?: number
  extraData?: Record<string, string>
}

export type LineAmounts = { net: number; tax: number; gross: number }

/**
 * What the API answers: the line as written, and what it refers to, in the language asked for. Amounts are minor units
 * of the basket's currency.
 */
export type BasketLineResource = {
  id: string
  product?: string
  productVariant?: string
  quantity: number
  extraData: Record<string, string>
  item: {
    type: ProductType
    sku: string
    slug: string
    productName: string
    variantName: string | null
    media: Media | null
    available: number
    maxPerOrder: number
    event: { saleStatus: SaleStatus; dates: EventDates; venue: EventVenue } | null
  }
  unitPrice: { net: number; gross: number; taxRate: number }
  /**
   * How many pieces of this line a member pays the members' price for, and that price; null for whoever is no member.
   */
  member: { quantity: number; unitPrice: { net: number; gross: number } } | null
  /** With the members' price, before promotions. */
  total: LineAmounts
}

/**
 * What a code takes off. `voucher` is a gift voucher redeemed as a promotion: `remaining` is what stays on it (minor
 * units) after this basket.
 */
export type AppliedPromotionResource = {
  promotionCode: string
  kind: 'promotion' | 'voucher'
  description: string
  discount: LineAmounts
  remaining: number | null
}

/**
 * A code in a basket. `problem` says why it takes nothing off as the basket is now (a line is gone, nobody is signed
 * in, it ended meanwhile); it stays in the list, counts again when that changes, and keeps the basket from being
 * confirmed. Null as long as it holds.
 */
export type BasketPromotionResource = AppliedPromotionResource & { problem: string | null }

/** Who buys; for receipts and order information. */
export type ContactResource = { email: string; firstName: string; lastName: string; telephone: string | null }

/** An address that belongs to one basket or order; the fields of the address book without its bookkeeping. */
export type OrderAddressResource = {
  firstName: string
  lastName: string
  company: string | null
  line1: string
  line2: string | null
  city: string
  region: string | null
  postcode: string
  countryCode: string
  telephone: string | null
}

export type OrderAddressBody = Pick<
  AddressBody,
  | 'firstName'
  | 'lastName'
  | 'company'
  | 'line1'
  | 'line2'
  | 'city'
  | 'region'
  | 'postcode'
  | 'countryCode'
  | 'telephone'
>

/**
 * The tickets of a basket are out of everybody else's reach until `expiresAt` (ISO 8601); one deadline for all of them.
 * `extendable` until it was extended once. Null while there are no tickets in the lines.
 */
export type HoldResource = { expiresAt: string; extendable: boolean }

/** A line whose hold ran out: no longer in `lines`, and not counted. `item` says whether it can be had again. */
export type ExpiredLineResource = Pick<
  BasketLineResource,
  'id' | 'product' | 'productVariant' | 'quantity' | 'extraData' | 'item'
>

export type BasketStatus = 'open' | 'confirmed' | 'converted'

export type BasketResource = Resource<'Basket'> & {
  id: string
  status: BasketStatus
  currency: CurrencyCode
  lines: BasketLineResource[]
  promotions: BasketPromotionResource[]
  shipping: { service: string; date: string | null } | null
  contact: ContactResource | null
  billingAddress: OrderAddressResource | null
  deliveryAddress: OrderAddressResource | null
  hold: HoldResource | null
  lapsed: ExpiredLineResource[]
  /** Set once `converted`. */
  order: OrderReference | null
  /** An extension: what `GET /baskets/{id}/totals` answers, saves a call after each change. */
  totals?: BasketTotals
}

/**
 * Where an order is read. `key` is a capability for orders that belong to no account; null where the account owns it.
 */
export type OrderReference = { id: string; number: string; key: string | null }

/** Minor units. `taxes` has one entry per rate. */
export type BasketTotals = {
  quantity: number
  lines: LineAmounts
  discount: LineAmounts
  shipping: LineAmounts
  taxes: { rate: number; net: number; tax: number }[]
  total: LineAmounts
}

/** `GET /baskets/{id}/totals` */
export type BasketTotalsResource = Resource<'BasketTotals'> & BasketTotals & { currency: CurrencyCode }

/**
 * Bodies of `POST /baskets` and `PUT /baskets/{id}`, which replaces what it names as a whole. Refusals are 422,
 * propertyPaths `lines[0].quantity`, `shipping.service`, `shipping.date`, `contact.email`, `billingAddress.postcode`, …
 * 409 while the basket is confirmed or converted. `null` clears. New tickets are taken out of stock at once, and held.
 * `from` is the id of another open basket that these lines come from: what it holds is theirs, until the sooner of both
 * deadlines, and it is left without lines; all of it or nothing. One that is gone is ignored.
 */
export type BasketBody = {
  lines?: BasketLineBody[]
  from?: string
  currency?: CurrencyCode
  shipping?: { service: string; date?: string | null } | null
  contact?: { email: string; firstName: string; lastName: string; telephone?: string | null } | null
  billingAddress?: OrderAddressBody | null
  deliveryAddress?: OrderAddressBody | null
}

/**
 * `PUT /baskets/{id}/confirm` (empty body) checks stock, prices, promotions, shipping, contact and addresses, freezes
 * the totals and answers with the basket; again on a confirmed one it is the same answer. `PUT /baskets/{id}/reopen`
 * (empty body) is the way back: it cancels payments that have not been authorised, and is 409 once one has. `POST
 * /baskets/{id}/convert` makes the order of a confirmed basket that is paid or costs nothing (an `OrderResource`,
 * idempotent); 409 otherwise. `PUT /baskets/{id}/hold/extend` (empty body; 409 the second time), `PUT
 * /baskets/{id}/lapsed/retry` takes back what can still be had of the lapsed lines and forgets the rest, `DELETE
 * /baskets/{id}/lapsed` forgets them all. Each answers with the basket.
 */

/**
 * Body of `PUT /baskets/{id}/promotion-codes`: the full list. 400 or 422 with violations at `promoCodes[0]`; nothing is
 * changed then.
 */
export type PromotionCodesBody = { promoCodes: string[] }
export type PromotionCodesResponse = { promotions: BasketPromotionResource[]; violations: Violation[] }

/**
 * `GET /baskets/{id}/shipping-services?status=active&itemsPerPage=1000`: how this basket may reach the shopper, in
 * their language. `dates` are the days (YYYY-MM-DD) a service that needs one offers, empty otherwise.
 */
export type ShippingServiceResource = Resource<'ShippingService'> & {
  code: string
  name: string
  description: string
  status: 'active' | 'inactive'
  price: { net: number; gross: number; taxRate: number }
  needsAddress: boolean
  needsDate: boolean
  dates: string[]
}

/**
 * `POST /vouchers/balance` with `{ code }`: 404 for what is none, the same for one that is spent to nothing but known:
 * balance 0. Minor units.
 */
export type VoucherBalanceResource = Resource<'VoucherBalance'> & {
  balance: number
  currency: CurrencyCode
  expiresAt: string
}
