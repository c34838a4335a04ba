import { gzipSync } from 'node:zlib'

const toCodes = (secret: string) => [...secret].map((character) => character.charCodeAt(0))

/** Ways in which a leak may write a secret. */
export const encode = {
  base64: (secret: string) => Buffer.from(secret).toString('base64'),
  /** Puts three other bytes before the secret, so that every group of the base64 text differs. */
  shiftedBase64url: (secret: string) => Buffer.from(`in:${secret}`).toString('base64url'),
  hex: (secret: string) => Buffer.from(secret).toString('hex'),
  reversed: (secret: string) => [...secret].reverse().join(''),
  unicodeEscapes: (secret: string) =>
    toCodes(secret)
      .map((code) => `\\u${code.toString(16).padStart(4, '0')}`)
      .join(''),
  htmlEntities: (secret: string) =>
    toCodes(secret)
      .map((code) => `&#${code};`)
      .join(''),
  /** The form in which JSON writes a Buffer. */
  bufferAsJson: (secret: string) => JSON.stringify(Buffer.from(secret)),
  gzippedBase64: (secret: string) => gzipSync(secret).toString('base64'),
  twicePercent: (secret: string) => encodeURIComponent(encodeURIComponent(secret)),
  /** Numbers that no search recognises; the scripts of `browser-leaks.ts` decode them. */
  masked: (secret: string) =>
    toCodes(secret)
      .map((code) => code ^ 42)
      .join('.'),
} as const
