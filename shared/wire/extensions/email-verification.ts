import { z } from 'zod'

// Capability: verification of an email address. `POST /users/{id}/verification-mail` takes no body and returns 202 with
// a `MessageResponse`; `POST /users/verify-email` takes an `EmailLinkToken`.

/** On a user: true after the user opened the link in an email to this address. A new address is unverified. */
export const EmailVerificationExtension = z.object({ emailVerified: z.boolean() })

/**
 * Body of `POST /newsletter-subscriptions/confirm`, `…/unsubscribe` and `POST /users/verify-email`: 200 with a
 * `MessageResponse`. An unknown, superseded or expired token is a 422 violation at `token`. Following the same link
 * twice is no error. The links are `/newsletter/confirm?token=`, `/newsletter/unsubscribe?token=` and
 * `/verify-email?token=` of the shop.
 */
export type EmailLinkToken = { token: string }
