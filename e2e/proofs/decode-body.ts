import { brotliDecompressSync, gunzipSync, inflateSync, unzipSync, zstdDecompressSync } from 'node:zlib'

const decoders: Record<string, (bytes: Buffer) => Buffer> = { gzip: gunzipSync, 'x-gzip': gunzipSync, br: brotliDecompressSync, deflate: inflateSync, zstd: zstdDecompressSync }

const orNothing = (decode: () => Buffer) => {
  try {
    return decode()
  } catch {
    // Cut off, or no such thing after all; the bytes as they came are searched anyhow.
    return undefined
  }
}

/** The streams of a PDF, which are deflated one by one. */
const pdfStreams = (bytes: Buffer): Buffer[] => {
  const found: Buffer[] = []
  for (let at = bytes.indexOf('stream\n'); at >= 0; at = bytes.indexOf('stream\n', at + 7)) {
    const end = bytes.indexOf('endstream', at)
    if (end < 0) break
    const stream = orNothing(() => inflateSync(bytes.subarray(at + 7, end)))
    if (stream) found.push(stream)
    at = end
  }
  return found
}

/** Base64 of what was compressed by gzip, or by zlib at one of its levels: how states are kept short. */
const packedText = /(?:H4sI|eJ[w-z]|eN[o-r]|eA[E-H]|eF[4-7])[\w+/-]{32,}={0,2}/g

const unzipText = (text: string) => orNothing(() => unzipSync(Buffer.from(text, 'base64')))

/** The end of an HTML comment, `-->`, looks like base64url: a text that does not unpack is tried without it. */
const packedTexts = (bytes: Buffer): Buffer[] =>
  [...bytes.toString('latin1').matchAll(packedText)].flatMap(
    ([text]) => unzipText(text) ?? unzipText(text.replace(/-+$/, '')) ?? [],
  )

const gzipMagic = Buffer.from([0x1f, 0x8b, 0x08])

export type Unpacked = { parts: Buffer[]; isReadable: boolean }

/** A body as it came, and everything that is packed in it: by its content encoding (several, too), as a gzip file, as a PDF, as base64. */
export const unpack = (bytes: Buffer, contentEncoding = ''): Unpacked => {
  const names = contentEncoding.split(',').map((name) => name.trim().toLowerCase()).filter((name) => name && name !== 'identity')
  const plain = names.reduceRight<Buffer | undefined>((packed, name) => packed && orNothing(() => decoders[name]!(packed)), bytes)
  const body = plain ?? bytes
  const file = body.subarray(0, 3).equals(gzipMagic) ? orNothing(() => gunzipSync(body)) : undefined
  const streams = body.subarray(0, 5).toString('latin1') === '%PDF-' ? pdfStreams(body) : []
  return { parts: [bytes, ...(body === bytes ? [] : [body]), ...(file ? [file] : []), ...streams, ...packedTexts(body)], isReadable: plain !== undefined || bytes.length === 0 }
}
