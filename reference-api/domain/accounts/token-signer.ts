import { jwtVerify, SignJWT } from 'jose'
import type { TokenClaims } from '#shared/wire/identity.ts'

/** The subject of a token: a user, or a guest who exists only in the token. */
export type TokenSubject = Omit<TokenClaims, 'exp' | 'iat'>

export type TokenSigner = {
  sign: (subject: TokenSubject) => Promise<string>
  verify: (token: string) => Promise<TokenClaims | null>
}

const algorithm = 'HS256'
/** Names this API. It is short, because every session stores a token. */
const audience = 'api'

/**
 * Signs and verifies session tokens. Accepts one algorithm only, so it rejects `none`, and only tokens for this API.
 */
export const createTokenSigner = (key: Uint8Array, lifetimeSeconds: number, now: () => Date): TokenSigner => ({
  sign: (subject) => {
    const issued = Math.floor(now().getTime() / 1000)
    return new SignJWT({ ...subject })
      .setProtectedHeader({ alg: algorithm })
      .setAudience(audience)
      .setIssuedAt(issued)
      .setExpirationTime(issued + lifetimeSeconds)
      .sign(key)
  },
  verify: async (token) => {
    try {
      const { payload } = await jwtVerify<TokenClaims>(token, key, {
        algorithms: [algorithm],
        audience,
        currentDate: now(),
        requiredClaims: ['id', 'exp', 'iat'],
      })
      return payload
    } catch {
      return null
    }
  },
})
