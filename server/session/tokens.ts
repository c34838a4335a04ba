import { decodeJwt } from 'jose'
import { z } from 'zod'
import * as wire from '#shared/wire/identity.ts'
import { UpstreamError } from '../upstream/commerce-api.ts'
import { Secret } from './vault/secret.ts'
import type { Claims } from './shopper-session.ts'

/** `POST /auth`, `POST /token/refresh` */
export const TokenPair = wire.TokenPair.extend({ token: z.string().min(1), refresh_token: z.string().min(1) })

export type Tokens = {
  token: Secret
  refreshToken: Secret
  claims: Claims
  /** Milliseconds since the epoch, by this server's clock. */
  receivedAt: number
  /** Milliseconds: `exp - iat`, so that a clock that differs from the API's does not matter. */
  lifetime: number
}

/** Whatever a token says of itself, nobody believes it for longer than a session lasts (settled rule 5). */
const maxLifetimeMs = 30 * 24 * 60 * 60_000

/** Used a little before its end, a token would still expire on its way. */
const expiryMarginMs = 5_000

/** Claims are read, not verified: to this server the token is opaque, and only the API decides what it permits. */
export const parseClaims = (token: string): Claims => {
  try {
    return wire.TokenClaims.parse(decodeJwt(token))
  } catch {
    throw new UpstreamError('invalid', 200, 'The token is not what was agreed')
  }
}

export const toTokens = ({ token, refresh_token }: wire.TokenPair, receivedAt: number): Tokens => {
  const claims = parseClaims(token)
  const lifetime = Math.min(Math.max(0, claims.exp - claims.iat) * 1000, maxLifetimeMs)
  return {
    token: new Secret(token, 'token'),
    refreshToken: new Secret(refresh_token, 'refresh token'),
    claims,
    receivedAt,
    lifetime,
  }
}

/** Whether a refresh is due. Only a hint: 401 remains the authority. */
export const isExpired = ({ receivedAt, lifetime }: Tokens, now: number) =>
  now >= receivedAt + lifetime - Math.min(expiryMarginMs, lifetime / 10)
