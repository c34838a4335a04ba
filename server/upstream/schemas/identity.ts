import { z } from 'zod'
import type * as wire from '#shared/wire/identity.ts'
import { schemaFor } from './schema-for.ts'

/** `POST /auth`, `POST /token/refresh` */
export const TokenPair = schemaFor<wire.TokenPair>()(
  z.object({ token: z.string().min(1), refresh_token: z.string().min(1) }),
)

/** The payload of a session token. */
export const TokenClaims = schemaFor<wire.TokenClaims>()(
  z.object({
    id: z.string(),
    email: z.string(),
    first_name: z.string(),
    last_name: z.string(),
    guest_user: z.boolean(),
    exp: z.number(),
    iat: z.number(),
  }),
)

/** `GET /me`, `GET /users/{id}` */
export const UserResource = schemaFor<wire.UserResource>()(
  z.object({
    id: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    emailVerified: z.boolean(),
    telephone: z.string().nullable(),
  }),
)
