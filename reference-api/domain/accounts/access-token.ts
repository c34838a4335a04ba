import { jwtVerify, SignJWT } from 'jose'
import type { TokenClaims } from '#shared/wire/identity.ts'

/** Whom a token speaks for: a user, or a guest who exists nowhere but in the token. */
export type Bearer = Omit<TokenClaims, 'exp' | 'iat'>

export type TokenSigner = {
  sign: (bearer: Bearer) => Promise<string>
  verify: (token: string) => Promise<TokenClaims | null>
}

const algorithm = 'HS256'

/**
 * Signs and verifies session tokens (specification §3). `lifetime` is in seconds. Pinned to one algorithm, so `none`
 * never passes.
 */
export const createTokenSigner = (key: Uint8Array, lifetime: number, now: () => Date): TokenSigner => ({
  sign: (bearer) => {
    const issued = Math.floor(now().getTime() / 1000)
    return new SignJWT({ ...bearer })
      .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
      .setIssuedAt(issued)
      .setExpirationTime(issued + lifetime)
      .sign(key)
  },
  verify: async (token) => {
    try {
      const { payload } = await jwtVerify<TokenClaims>(token, key, {
        algorithms: [algorithm],
        currentDate: now(),
        requiredClaims: ['id', 'exp', 'iat'],
      })
      return payload
    } catch {
      return null
    }
  },
})
