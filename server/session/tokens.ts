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
  /** Milliseconds since 1970, by this server's clock. */
  receivedAt: number
  /** In milliseconds: `exp - iat`, so that a difference between the clocks of API and storefront does not matter. */
  lifetime: number
  /** Only of a sign-in; the vault does not store it. */
  hasCancelledDeletion?: boolean
}

/** The longest lifetime of a token that the shop accepts; a session lives as long. */
const maxLifetimeMs = 30 * 24 * 60 * 60_000

/** A token that is used just before its end would expire before it arrives. */
const expiryMarginMs = 5_000

/** Reads claims without verifying them: only the API decides what a token permits. */
export const parseClaims = (token: string): Claims => {
  try {
    return wire.TokenClaims.parse(decodeJwt(token))
  } catch {
    throw new UpstreamError('invalid', 200, 'The token has no valid claims')
  }
}

export const toTokens = ({ token, refresh_token, deletion_cancelled }: wire.TokenPair, receivedAt: number): Tokens => {
  const claims = parseClaims(token)
  const lifetime = Math.min(Math.max(0, claims.exp - claims.iat) * 1000, maxLifetimeMs)
  return {
    token: new Secret(token, 'token'),
    refreshToken: new Secret(refresh_token, 'refresh token'),
    claims,
    receivedAt,
    lifetime,
    hasCancelledDeletion: deletion_cancelled ?? false,
  }
}

/** True when the token expires soon. This is only a hint: the API decides, and responds with 401. */
export const isRefreshDue = ({ receivedAt, lifetime }: Tokens, now: number) =>
  now >= receivedAt + lifetime - Math.min(expiryMarginMs, lifetime / 10)
