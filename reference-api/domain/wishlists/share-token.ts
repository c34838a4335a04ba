import { hashToken, computeHmac, createRandomToken } from '../secrets.ts'

/**
 * Derives the token of a shared wishlist from a nonce by a secret key. So the API can show the link again, although the
 * database holds nothing that opens it. Sharing again creates a new nonce, so a revoked link stays invalid.
 */
export const deriveShareToken = (key: Uint8Array, wishlistId: string, nonce: string): string =>
  computeHmac(key, `${wishlistId}/${nonce}`)

export const createShare = (key: Uint8Array, wishlistId: string): { nonce: string; hash: string } => {
  const nonce = createRandomToken()
  return { nonce, hash: hashToken(deriveShareToken(key, wishlistId, nonce)) }
}
