import { createHash } from 'node:crypto'

export const computeDigest = (...parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 32)

/** Identifies the basket of a purchase without revealing its id. */
export const computeBasketFingerprint = ({ id }: { id: string }): string => computeDigest('basket', id)
