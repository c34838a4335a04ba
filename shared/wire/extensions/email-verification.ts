import { z } from 'zod'
import { Instant } from '../formats.ts'

// Capability: verification of an email address. `POST /users/{id}/verification-mail` takes no body and returns 202 with
// a `MessageResponse`.
//
// A new address of `PUT /users/{id}` counts once its mailbox has proven it: until then the user has the old one.
// `DELETE /users/{id}/pending-email` keeps the old one and returns the user.

/** On a user: whether the address is proven, and the new one that waits for its proof. */
export const EmailVerificationExtension = z.object({
  emailVerified: z.boolean(),
  pendingEmail: z.string().nullable().optional(),
})

/**
 * Body of `POST /newsletter-subscriptions/confirm`, `…/unsubscribe`, and of the calls below: 200 with a
 * `MessageResponse`. An unknown, superseded or expired token is a 422 violation at `token`. Following the same link of
 * the newsletter or of a verification twice is no error. The links are `/newsletter/confirm?token=`,
 * `/newsletter/unsubscribe?token=`, `/verify-email?token=` and `/undo-email-change?token=` of the shop.
 */
export type EmailLinkToken = { token: string }

/**
 * `POST /users/verify-email`. The link alone proves nothing: it needs the session token of the account, or its
 * password. Without either it is a 422 violation at `password`, as with a wrong password.
 */
export type VerifyEmailBody = EmailLinkToken & { password?: string }

/**
 * `POST /users/open-verification` takes an `EmailLinkToken` and changes nothing. `requestedAt` is when the account was
 * opened, or the address was entered for an account that has another one (`accountEmail`). `isOwn` is true with the
 * session token of that account. `POST /users/disown-email` (“this was not me”) takes an `EmailLinkToken` and ends the
 * claim of the account on the address.
 */
export const OpenVerificationResponse = z.object({
  kind: z.enum(['account', 'emailChange']),
  email: z.string(),
  accountEmail: z.string(),
  requestedAt: Instant,
  isVerified: z.boolean(),
  isOwn: z.boolean(),
})

/**
 * `POST /users/open-email-undo` takes the token that was mailed to the former address of an account, and changes
 * nothing. `POST /users/undo-email-change` takes it for a week, once: the account gets that address back, its sessions
 * and its password end, and a link to choose a new password is mailed.
 */
export const OpenedEmailUndo = z.object({ email: z.string(), changedAt: Instant })
