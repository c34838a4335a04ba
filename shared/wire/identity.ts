import type { Resource } from './hydra.ts'

/** `POST /auth` and `POST /token/refresh` on success. On failure: 401 `{ message }`. */
export type TokenPair = { token: string; refresh_token: string }

export type AuthFailure = { message: string }

/** Claims of the session token (specification §3), plus `iat`. `exp` and `iat` are seconds since the epoch. */
export type TokenClaims = {
  id: string
  email: string
  first_name: string
  last_name: string
  guest_user: boolean
  exp: number
  iat: number
}

export type UserResource = Resource<'User'> & {
  id: string
  email: string
  /** Whether a link mailed to this address was followed. A new address starts unverified. */
  emailVerified: boolean
  firstName: string
  lastName: string
  telephone: string | null
  createdAt: string
}

/** Body of `POST /users`. Violations use these names as propertyPath. */
export type RegistrationBody = {
  firstName: string
  lastName: string
  email: string
  telephone?: string
  password: string
}
