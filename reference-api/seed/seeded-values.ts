import { computeDigest } from '../domain/secrets.ts'

/** A deterministic UUID, so that URLs survive a new database. Version 8 (RFC 9562). */
export const createSeededId = (kind: string, key: string): string => {
  const bytes = computeDigest(`${kind}/${key}`).subarray(0, 16)
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** A pseudo-random number in [0, 1), the same for the same text. */
export const createSeededFraction = (text: string): number => computeDigest(text).readUInt32BE() / 2 ** 32

/** A whole number between two bounds, both included. */
export const createSeededInteger = (text: string, from: number, to: number): number =>
  from + Math.floor(createSeededFraction(text) * (to - from + 1))
