import type { SecretKind } from './api-secrets.ts'

/** Where a secret of a kind may stand, and why. Everything else that is found is a leak. */
export type AllowedPlace = { kind: SecretKind; place: RegExp; reason: string }

/**
 * All there is. What is shown on purpose is no secret here at all: the picture (not the text) of a ticket's code on its
 * page and in its PDF, the code of a voucher its buyer pays with, the token of a newsletter's link until its button is
 * pressed, and of a list that was shared.
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
