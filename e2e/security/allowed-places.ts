import type { WatchedSecretKind } from './api-secrets.ts'

/** Where a kind of secret is allowed, and why. Any other place is a leak. */
type AllowedPlace = { kind: WatchedSecretKind; place: RegExp; reason: string }

/**
 * The complete list. These values are for shoppers and therefore no secrets. They are the QR code of a ticket (not its
 * text), the code of a voucher, and the token of a shared wishlist. The token of a newsletter link is one of them until
 * its button is pressed.
 */
export const allowedPlaces: readonly AllowedPlace[] = [
  {
    kind: 'session cookie',
    place: /header set-cookie \((__Host-)?sid\)$/,
    reason: 'the header sets the HttpOnly cookie',
  },
  { kind: 'session cookie', place: /^cookie jar \((__Host-)?sid\)$/, reason: 'the browser stores the cookie here' },
  {
    kind: 'password',
    place: /^document of /,
    reason: 'the password field of the document contains what the shopper typed',
  },
]
