import type { SecretKind } from './api-secrets.ts'

/** Where a kind of secret is allowed, and why. Any other place is a leak. */
export type AllowedPlace = { kind: SecretKind; place: RegExp; reason: string }

/**
 * The complete list. Values for shoppers are no secrets: the QR code (not the text) of a ticket on its page and in its
 * PDF, the code of a voucher, the token of a newsletter's link until its button is pressed, and of a shared wishlist.
 */
export const allowedPlaces: readonly AllowedPlace[] = [
  {
    kind: 'session cookie',
    place: /header set-cookie \((__Host-)?sid\)$/,
    reason: 'it is how the browser gets it; HttpOnly',
  },
  { kind: 'session cookie', place: /^cookie jar \((__Host-)?sid\)$/, reason: 'it is where the browser keeps it' },
  {
    kind: 'password',
    place: /^document of /,
    reason: 'what the shopper typed stands in the field they typed it in, and nowhere else',
  },
]
