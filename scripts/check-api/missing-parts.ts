import { listMissingParts } from '#server/config/capability-parts.ts'
import { capabilityNames, type Capability } from '#shared/wire/capabilities.ts'

/** What the shop has with each capability of its API, and lacks without it. */
export const capabilityParts: Record<Capability, string> = {
  'account-data': 'deletion of an account and export of its data',
  'basket-reopening': 'way back from the payment page to the same basket: the shopper gets a copy of it',
  'content-language': 'language of texts that are in another language than their page',
  'content-parts': 'questions and authors on content pages, and no form but the one whose code is the slug of the page',
  'delivery-details': 'delivery price before the choice of a service, and no word on when an order arrives',
  'document-numbers': 'own number of an invoice or receipt: it shows the order number',
  'email-verification': 'proof of email addresses, and no undo of an email change',
  'embedded-totals': 'totals inside a basket: it reads them with a second call',
  'event-lists': 'short lists and calendar from the API: it builds them from the event search',
  'form-emails': 'submission of a form without an email to its sender',
  genres: 'filter by genre',
  gifts: 'gift vouchers by email, on a chosen day or of a chosen amount',
  'guest-orders': 'guest orders beyond the session that bought them, and no way to add them to an account',
  holds: 'countdown of held tickets, and no list of expired lines',
  'line-fields': 'texts that a shopper writes on goods made to order',
  memberships: 'member prices',
  'menu-lists': 'menus in one call: it reads each',
  'new-devices': 'email about a sign-in on a new device',
  newsletter: 'newsletter',
  'order-links': 'links in emails that open an order',
  'order-look-up': 'look-up of an order by its number',
  passkeys: 'passkeys',
  'password-reset-links': 'check of a reset link before the new password is typed',
  'payment-outcome': 'reason why a payment failed',
  'product-categories': 'product categories and product comparison',
  refunds: 'refunded amounts and tickets on an order',
  'restricted-tickets': 'hint on tickets that need an adult or a proof',
  'search-details': 'filters of the search: a hit with a date is an event, any other is a page',
  'shared-wishlists': 'public page of a shared wishlist',
  'shipping-quotes': 'checkout in one call: it needs more',
  tickets: 'tickets and calendar files of an order',
  'token-revocation': 'revocation of tokens at sign-out: they stay valid until they expire',
  'upcoming-orders': 'next events of older orders on the account page',
  vouchers: 'gift vouchers as payment, and no balance or PDF of a voucher',
  'wishlist-overviews': 'short list of wishlists: it reads every item',
  'wishlist-pages': 'pages of a long wishlist from the API: it reads every item',
}

/** The routes of the pages that the shop lacks without a capability. */
export const listPagesOf = (capability: Capability): string[] => [
  ...listMissingParts(new Set(capabilityNames.filter((name) => name !== capability))).pages,
]

/** How to run the shop in front of an API without a capability. */
export const describeWithout = (capability: Capability): string => {
  const pages = listPagesOf(capability)
  const withoutPages = pages.length > 0 ? ` (nor the pages ${pages.join(', ')})` : ''
  return `leave \`${capability}\` out of API_CAPABILITIES: the shop then has no ${capabilityParts[capability]}${withoutPages}`
}
