import { z } from 'zod'
import { Instant } from '../formats.ts'
import { declareFields } from '../capabilities.ts'

// Capability: verification of an email address. `POST /users/{id}/verification-mail` takes no body and returns 202 with
// a `MessageResponse`.
//
// A new address in `PUT /users/{id}` takes effect when the user follows the link that the API mails to it. Until then
// the user keeps the old address. `DELETE /users/{id}/pending-email` drops the new address and returns the user.

/** On a user: whether the address is verified, and the new address that is not verified yet. */
export const EmailVerificationExtension = declareFields(
  'email-verification',
  {
    emailVerified: z.boolean(),
    pendingEmail: z.string().nullable().optional(),
  },
  { emailVerified: true, pendingEmail: null },
)

/**
 * Body of `POST /newsletter-subscriptions/confirm`, `…/unsubscribe`, and of the calls below: 200 with a
 * `MessageResponse`. An unknown, superseded or expired token is a 422 violation at `token`. The links of the newsletter
 * and of a verification may be followed twice. The links are `/newsletter/confirm?token=`,
 * `/newsletter/unsubscribe?token=`, `/verify-email?token=` and `/undo-email-change?token=` of the shop.
 */
export type EmailLinkToken = { token: string }

// `POST /users/verify-email` takes `{ token, password? }`. The token alone is not enough: the call also needs the
// session token of the account, or its password. With neither, or with a wrong password, it is a 422 violation at
// `password`.

/**
 * `POST /users/open-verification` takes an `EmailLinkToken` and changes nothing. `requestedAt` is when the account was
 * created, or when a new address was entered for an account with another one (`accountEmail`). `isOwn` is true when the
 * call has the session token of that account. `POST /users/disown-email` (“this was not me”) takes an `EmailLinkToken`
 * and removes the address from the account that claimed it.
 */
export const VerificationLinkDetails = z.object({
  kind: z.enum(['account', 'emailChange']),
  email: z.string(),
  accountEmail: z.string(),
  requestedAt: Instant,
  isVerified: z.boolean(),
  isOwn: z.boolean(),
})

/**
 * `POST /users/open-email-undo` takes the token that the API mailed to the previous address of an account, and changes
 * nothing. `POST /users/undo-email-change` accepts the token once, within a week. The account then gets the previous
 * address back. The API ends its sessions and its password, and mails a link to choose a new password.
 */
export const OpenEmailUndoResponse = z.object({ email: z.string(), changedAt: Instant })
