import { z } from 'zod'

/**
 * Capability: verification of an email address. `POST /users/{id}/verification-mail` takes no body and answers 202 with
 * a `MessageResponse`; `POST /users/verify-email` takes an `EmailLinkToken`.
 */

/** On a user: true once the link mailed to this address was followed. A new address starts unverified. */
export const EmailVerificationExtension = z.object({ emailVerified: z.boolean() })

/**
 * Body of `POST /newsletter-subscriptions/confirm`, `…/unsubscribe` and `POST /users/verify-email`: 200 with a
 * `MessageResponse`. An unknown, superseded or expired token is a 422 violation at `token`. Following the same link
 * twice is no error. The links are `/newsletter/confirm?token=`, `/newsletter/unsubscribe?token=` and
 * `/verify-email?token=` of the shop.
 */
export type EmailLinkToken = { token: string }
