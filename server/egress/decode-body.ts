import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

/** Bytes a body may have when it is unpacked. Nothing the shop sends comes near. */
const maxOutputLength = 64 * 2 ** 20

const decoders: Record<string, (body: Uint8Array, options: { maxOutputLength: number }) => Buffer> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
}

/** What a compressed body says; undefined where nobody can tell: an unknown coding, or not what it claims to be. */
export const decodeBody = (body: Uint8Array, coding: string): Buffer | undefined => {
  try {
    return decoders[coding]?.(body, { maxOutputLength })
  } catch {
    return undefined
  }
}
