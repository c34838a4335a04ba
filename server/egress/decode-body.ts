import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

/** Maximum size of a decompressed body in bytes. The shop's largest responses are far below it. */
const maxOutputLength = 64 * 2 ** 20

const decoders: Record<string, (body: Uint8Array, options: { maxOutputLength: number }) => Buffer> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
}

/** Decompresses a body; undefined for an unknown coding or corrupt data. */
export const decodeBody = (body: Uint8Array, coding: string): Buffer | undefined => {
  try {
    return decoders[coding]?.(body, { maxOutputLength })
  } catch {
    return undefined
  }
}
