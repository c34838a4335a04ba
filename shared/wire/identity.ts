import { z } from 'zod'
import { declareFields } from './capabilities.ts'
import { EmailVerificationExtension } from './extensions/email-verification.ts'
import { Instant } from './formats.ts'
import { hydraFields } from './hydra.ts'
import { unread } from './unread-fields.ts'

/**
 * `POST /auth` and `POST /token/refresh` on success. On failure: 401 with a `MessageResponse`. `deletion_cancelled`,
 * part of the capability to delete an account, is true for a sign-in that has cancelled the deletion.
 */
export const TokenPair = z
  .object({ token: z.string().min(1), refresh_token: z.string().min(1) })
  .extend(declareFields('account-data', { deletion_cancelled: z.literal(true).optional() }).shape)
export type TokenPair = z.infer<typeof TokenPair>

/**
 * Claims of the session token of the specification, and further ones. A user's token has `sid`, the sign-in of the
 * token. It has `verified`, whether the email address is verified, unless the API verifies none. `exp` and `iat` are
 * seconds since the epoch.
 */
export const TokenClaims = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  guest_user: z.boolean(),
  exp: z.number(),
  iat: z.number(),
  sid: z.string().optional(),
  verified: z.boolean().optional(),
})
export type TokenClaims = z.infer<typeof TokenClaims>

/** `GET /me`, `GET` and `PUT /users/{id}` */
export const UserResource = z
  .object({
    ...hydraFields('User'),
    id: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    telephone: z.string().nullable(),
    createdAt: unread(Instant),
  })
  .extend(EmailVerificationExtension.shape)
export type UserResource = z.infer<typeof UserResource>

/** Body of `POST /users`. Violations use these names as propertyPath. */
export type RegistrationBody = {
  firstName: string
  lastName: string
  email: string
  telephone?: string
  password: string
}
