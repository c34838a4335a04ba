import type { BasketStatus } from './basket.ts'
import type { EventDates, EventVenue, Media, ProductType, SaleStatus } from './catalogue.ts'
import type { Resource } from './hydra.ts'
import type { UserResource } from './identity.ts'
import type { CurrencyCode, PriceRange } from './money.ts'
import type { OrderedEventResource, OrderLineResource, OrderResource, TicketResource } from './orders.ts'

export type AddressType = 'billing' | 'delivery'

/**
 * `GET /users-addresses?type=` (own, a collection), `GET` and `PUT /addresses/{id}`, `POST /addresses` (201).
 * `defaults` names the types this address is the default of; `default` is true when that is all of its types.
 * `countryCode` is ISO 3166-1 alpha-2. The address of somebody else is 404.
 */
export type AddressResource = Resource<'Address'> & {
  id: string
  type: AddressType[]
  defaults: { type: AddressType }[]
  default: boolean
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
  modifiedAt: string
}

/**
 * Body of `POST /addresses`. Violations are 422 and use these names as propertyPath. `default: true` makes it the
 * default of its types, `false` of none; `defaults` says it type by type and wins where both are sent. The first
 * address of a type becomes its default anyway.
 */
export type AddressBody = {
  type: AddressType[]
  firstName: string
  lastName: string
  company?: string | null
  line1: string
  line2?: string | null
  city: string
  region?: string | null
  /** Required and checked in GB and DE; free elsewhere, and empty where a country has none. */
  postcode: string
  countryCode: string
  telephone?: string | null
  default?: boolean
  defaults?: { type: AddressType }[]
}

/** Body of `PUT /addresses/{id}`: what is left out stays as it is. */
export type AddressChanges = Partial<AddressBody>

/** Body of `DELETE /addresses` (204). All or nothing: one id that is not the caller's own makes it 404. */
export type AddressDeletion = { ids: string[] }

/** `GET /countries?validForBilling=&validForDelivery=`: by name, in the language asked for. Public. */
export type CountryResource = Resource<'Country'> & {
  code: string
  name: string
  validForBilling: boolean
  validForDelivery: boolean
}

/**
 * What a wish refers to, in the language asked for. `sku` is the variant's, or the product's where no variant was
 * chosen.
 */
export type WishlistTargetResource = {
  type: ProductType
  sku: string
  slug: string
  productName: string
  variantName: string | null
  media: Media | null
  /** What can be bought now; over all variants where none was chosen. */
  available: number
  maxPerOrder: number
  event: { saleStatus: SaleStatus; dates: EventDates; venue: EventVenue } | null
  priceRanges: PriceRange[]
}

/** Exactly one of `product` and `productVariant` is there, a SKU. */
export type WishlistItemFields = {
  product?: string
  productVariant?: string
  quantity: number
  addedAt: string
  item: WishlistTargetResource
}

/**
 * `PUT /wishlist-items/{id}` answers with it, `DELETE /wishlist-items/{id}` with 204. Moved to a list that holds the
 * same SKU already, a wish is merged into that one, which is then the answer.
 */
export type WishlistItemResource = Resource<'WishlistItem'> & WishlistItemFields & { id: string }

/**
 * `GET /wishlists?itemsPerPage=1000&order[modifiedAt]=desc` (own, a collection), `POST /wishlists` (201), `GET`, `PUT`
 * and `DELETE /wishlists/{id}` (204). `itemCount` counts wishes, not quantities. `sharedToken` is null unless the list
 * is shared. The list of somebody else is 404.
 */
export type WishlistResource = Resource<'Wishlist'> & {
  id: string
  name: string
  itemCount: number
  modifiedAt: string
  createdAt: string
  sharedToken: string | null
  items: WishlistItemResource[]
}

/** A wish as it is written. A SKU that comes twice is merged; quantity defaults to 1 and is at most 20. */
export type WishlistItemBody = { product?: string; productVariant?: string; quantity?: number }

/** Body of `POST /wishlists`. Violations: `name`, `items[0].productVariant`, `items[0].quantity`. */
export type WishlistBody = { name: string; items?: WishlistItemBody[] }

/** Body of `PUT /wishlists/{id}`. `items` replaces all; a SKU that stays keeps its id and `addedAt`. */
export type WishlistChanges = Partial<WishlistBody>

/** Body of `PUT /wishlist-items/{id}`; `wishlist` is the id of another own list (404 otherwise). */
export type WishlistItemChanges = { quantity?: number; wishlist?: string }

/** `POST /wishlists/{id}/share`: the same token until `DELETE /wishlists/{id}/share` (204) revokes it. */
export type WishlistShare = { token: string }

/**
 * `GET /wishlists/shared/{token}`: public and read-only; 404 once revoked. Nothing in it identifies the owner's
 * account.
 */
export type SharedWishlistResource = Resource<'SharedWishlist'> & {
  name: string
  ownerFirstName: string
  itemCount: number
  modifiedAt: string
  items: WishlistItemFields[]
}

/**
 * Body of `POST /newsletter-subscriptions`: 202 `Announcement`, the same for every address. A malformed one is a 422
 * violation at `email`.
 */
export type NewsletterBody = { email: string; language: 'en' | 'de' }

/**
 * Body of `POST /newsletter-subscriptions/confirm`, `…/unsubscribe` and `POST /users/verify-email`: 200 `Announcement`.
 * A token that is unknown, superseded or expired is a 422 violation at `token`. Following the same link twice is no
 * error. The links are `/newsletter/confirm?token=`, `/newsletter/unsubscribe?token=` and `/verify-email?token=` of the
 * shop.
 */
export type EmailLinkToken = { token: string }

/**
 * What to tell the person, in the language asked for. Also the answer (202) of `POST /users/{id}/verification-mail`,
 * which takes no body.
 */
export type MessageResponse = { message: string }

/**
 * `GET` and `PUT /users/{id}/newsletter` (body `{ subscribed }`), for one's own address. Subscribing a verified address
 * takes effect at once; any other is `pending` until the mailed link is followed, and is never told whether it was
 * subscribed before.
 */
export type NewsletterResource = Resource<'NewsletterSubscription'> & {
  email: string
  status: 'none' | 'pending' | 'subscribed'
}

/** `DELETE /users/{id}` with body `{ password }`. Signing in before `deletesAt` (ISO 8601) keeps the account. */
export type AccountDeletionSchedule = { deletesAt: string }

type ExportedOrderLine = Pick<
  OrderLineResource,
  | 'type'
  | 'sku'
  | 'productName'
  | 'variantName'
  | 'quantity'
  | 'refundedQuantity'
  | 'extraData'
  | 'unitPrice'
  | 'total'
  | 'discount'
  | 'memberships'
> & {
  event: Pick<OrderedEventResource, 'dates' | 'venue'> | null
  tickets: Pick<TicketResource, 'serial' | 'status' | 'usedAt' | 'holder'>[]
  vouchers: Pick<OrderLineResource['vouchers'][number], 'value' | 'balance' | 'expiresAt'>[]
}

/**
 * An order without its key and without the codes of its tickets and vouchers: a file lies around longer than a page is
 * open.
 */
export type ExportedOrder = Pick<
  OrderResource,
  | 'number'
  | 'status'
  | 'placedAt'
  | 'language'
  | 'currency'
  | 'contact'
  | 'billingAddress'
  | 'deliveryAddress'
  | 'shipping'
  | 'totals'
  | 'payment'
> & {
  lines: ExportedOrderLine[]
  promotions: Pick<OrderResource['promotions'][number], 'kind' | 'description' | 'discount'>[]
}

/**
 * `GET /users/{id}/export`: everything the API holds about the user. Basket ids are left out: they are capabilities.
 */
export type AccountExport = {
  exportedAt: string
  profile: UserResource
  addresses: AddressResource[]
  wishlists: WishlistResource[]
  baskets: {
    status: BasketStatus
    currency: CurrencyCode
    createdAt: string
    modifiedAt: string
    lines: {
      sku: string
      productName: string
      variantName: string | null
      quantity: number
      extraData: Record<string, string>
    }[]
  }[]
  orders: ExportedOrder[]
  newsletter: {
    email: string
    status: NewsletterResource['status']
    requestedAt: string
    confirmedAt: string | null
  } | null
  /** What was sent with forms in the name of the verified address. */
  messages: { form: string; sentAt: string; values: Record<string, string> }[]
  sessions: { startedAt: string; lastSeenAt: string; expiresAt: string }[]
}
