import { hashToken, hmac, randomToken } from './secret-key.ts'

/**
 * The token of a shared list is derived from a nonce by a secret key, so that it can be shown again as long as the list
 * is shared although the database holds nothing that opens it. Sharing anew makes a new nonce, so a revoked link stays
 * dead.
 */
export const deriveShareToken = (key: Uint8Array, wishlistId: string, nonce: string): string =>
  hmac(key, `${wishlistId}/${nonce}`)

export const createShare = (key: Uint8Array, wishlistId: string): { nonce: string; hash: string } => {
  const nonce = randomToken()
  return { nonce, hash: hashToken(deriveShareToken(key, wishlistId, nonce)) }
}
