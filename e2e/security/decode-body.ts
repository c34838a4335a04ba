import { brotliDecompressSync, constants, gunzipSync, inflateSync, unzipSync, zstdDecompressSync } from 'node:zlib'

const decoders: Record<string, (bytes: Buffer) => Buffer> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  br: brotliDecompressSync,
  deflate: inflateSync,
  zstd: zstdDecompressSync,
}

/** Decode what has arrived of a body that breaks off, as when the browser leaves a page that streams. */
const partialDecoders: typeof decoders = {
  gzip: (bytes) => gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }),
  br: (bytes) => brotliDecompressSync(bytes, { finishFlush: constants.BROTLI_OPERATION_FLUSH }),
}

const tryDecode = (decode: () => Buffer) => {
  try {
    return decode()
  } catch {
    // The bytes are incomplete or not compressed. The raw bytes are searched anyway.
    return undefined
  }
}

/** The inflated streams of a PDF. */
const extractPdfStreams = (bytes: Buffer): Buffer[] => {
  const found: Buffer[] = []
  for (let at = bytes.indexOf('stream\n'); at >= 0; at = bytes.indexOf('stream\n', at + 7)) {
    const end = bytes.indexOf('endstream', at)
    if (end < 0) break
    const stream = tryDecode(() => inflateSync(bytes.subarray(at + 7, end)))
    if (stream) found.push(stream)
    at = end
  }
  return found
}

/** Matches base64 of gzip or zlib data, as compressed state in a page. */
const packedTextPattern = /(?:H4sI|eJ[w-z]|eN[o-r]|eA[E-H]|eF[4-7])[\w+/-]{32,}={0,2}/g

const unzipText = (text: string) => tryDecode(() => unzipSync(Buffer.from(text, 'base64')))

/** Decodes texts of base64. Retries without a trailing `-`, which may belong to the end of an HTML comment. */
const decodePackedTexts = (bytes: Buffer): Buffer[] =>
  [...bytes.toString('latin1').matchAll(packedTextPattern)].flatMap(
    ([text]) => unzipText(text) ?? unzipText(text.replace(/-+$/, '')) ?? [],
  )

const gzipMagic = Buffer.from([0x1f, 0x8b, 0x08])

type DecodedBody = { parts: Buffer[]; isReadable: boolean }

/**
 * A body and everything packed in it: by one or several content encodings, as a gzip file, as a PDF, as base64.
 */
export const decodeBody = (bytes: Buffer, contentEncoding = ''): DecodedBody => {
  const names = contentEncoding
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name && name !== 'identity')
  const decoded = names.reduceRight<Buffer | undefined>(
    (packed, name) => packed && tryDecode(() => decoders[name]!(packed)),
    bytes,
  )
  const partialDecoder = names.length === 1 ? partialDecoders[names[0]!] : undefined
  const body = decoded ?? (partialDecoder && tryDecode(() => partialDecoder(bytes))) ?? bytes
  const file = body.subarray(0, 3).equals(gzipMagic) ? tryDecode(() => gunzipSync(body)) : undefined
  const streams = body.subarray(0, 5).toString('latin1') === '%PDF-' ? extractPdfStreams(body) : []
  return {
    parts: [bytes, ...(body === bytes ? [] : [body]), ...(file ? [file] : []), ...streams, ...decodePackedTexts(body)],
    isReadable: decoded !== undefined || bytes.length === 0,
  }
}
