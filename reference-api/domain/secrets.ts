import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

/** Derives a key for one purpose, so that one secret serves several independently. */
export const deriveKey = (secret: string, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, 'reference-api', purpose, 32))

/** 256 bits from the CSPRNG, safe in URLs. */
export const createRandomToken = (): string => randomBytes(32).toString('base64url')

/** The stored form of a token. Tokens are long and random, so a fast hash is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

export const computeHmac = (key: Uint8Array, value: string): string =>
  createHmac('sha256', key).update(value).digest('base64url')

export const computeDigest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Compares in constant time, also when lengths differ. */
export const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(computeDigest(one), computeDigest(other))
