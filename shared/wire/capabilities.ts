import { z } from 'zod'

/**
 * The optional parts of a commerce API, and the calls that each adds to those of the specification. The files of the
 * same names in `extensions/` describe them, with the fields that each adds to resources.
 */
export const capabilityCalls = {
  'account-data': ['DELETE /users/{id}', 'GET /users/{id}/export'],
  'basket-reopening': ['PUT /baskets/{id}/reopen'],
  'content-language': [],
  'content-parts': [],
  'delivery-details': [],
  'document-numbers': [],
  'email-verification': [
    'POST /users/{id}/verification-mail',
    'DELETE /users/{id}/pending-email',
    'POST /users/open-verification',
    'POST /users/verify-email',
    'POST /users/disown-email',
    'POST /users/open-email-undo',
    'POST /users/undo-email-change',
  ],
  'embedded-totals': [],
  'event-lists': ['GET /products/next-events', 'GET /products/event-calendar'],
  'form-emails': [],
  genres: [],
  gifts: [],
  'guest-orders': ['POST /orders/{id}/claim'],
  holds: ['PUT /baskets/{id}/hold/extend', 'PUT /baskets/{id}/lapsed/retry', 'DELETE /baskets/{id}/lapsed'],
  'line-fields': [],
  memberships: ['GET /users/{id}/membership'],
  'menu-lists': [],
  'new-devices': ['POST /users/{id}/new-device'],
  newsletter: [
    'POST /newsletter-subscriptions',
    'POST /newsletter-subscriptions/confirm',
    'POST /newsletter-subscriptions/unsubscribe',
    'GET /users/{id}/newsletter',
    'PUT /users/{id}/newsletter',
  ],
  'order-links': ['POST /orders/open-link', 'POST /orders/disown', 'POST /orders/send-links'],
  'order-look-up': ['POST /orders/look-up'],
  passkeys: [
    'POST /auth/passkey-options',
    'POST /auth/passkey',
    'GET /users/{id}/passkeys',
    'POST /users/{id}/passkeys',
    'POST /users/{id}/passkeys/options',
    'DELETE /users/{id}/passkeys/{passkey}',
  ],
  'password-reset-links': ['POST /users/open-password-reset'],
  'payment-outcome': [],
  'product-categories': ['GET /products', 'GET /product-category-by-path/{path}', 'GET /products-by-category/{path}'],
  refunds: [],
  'restricted-tickets': [],
  'search-details': [],
  'shared-wishlists': ['GET /wishlists/shared/{token}', 'DELETE /wishlists/{id}/share'],
  'shipping-quotes': [],
  tickets: ['GET /orders/{id}/tickets.pdf', 'GET /orders/{id}/tickets/{ticketId}.pdf', 'GET /orders/{id}/calendar.ics'],
  'token-revocation': ['DELETE /token'],
  'upcoming-orders': [],
  vouchers: ['POST /vouchers/balance', 'GET /orders/{id}/vouchers.pdf'],
  'wishlist-overviews': ['POST /wishlists/{id}/items'],
  'wishlist-pages': [],
} as const satisfies Record<string, readonly string[]>

export type Capability = keyof typeof capabilityCalls

export const capabilityNames = Object.keys(capabilityCalls) as Capability[]

/** The capability of a field. `absent` is what the field means where the API lacks it; undefined omits the field. */
type CapabilityField = { capability: Capability; absent?: unknown }

export const capabilityFields = z.registry<CapabilityField>()

/** The fields that a capability adds to a resource. `absent` has the value of each field that may not be missing. */
export const declareFields = <S extends z.ZodRawShape>(
  capability: Capability,
  shape: S,
  absent: { [F in keyof S]?: z.infer<S[F]> } = {},
): z.ZodObject<S> => {
  const fields = Object.entries(shape).map(([name, field]) => {
    // A copy, because other resources may have the same schema in a field of their own.
    const copy = z.clone(field as z.ZodType)
    capabilityFields.add(copy, { capability, absent: absent[name] })
    return [name, copy]
  })
  return z.object(Object.fromEntries(fields) as S)
}
