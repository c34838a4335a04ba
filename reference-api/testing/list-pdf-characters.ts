import { inflateSync } from 'node:zlib'

/** The characters of a PDF's texts, in any order: what its fonts map to Unicode. */
export const listPdfCharacters = (pdf: Buffer): Set<string> => {
  const source = pdf.toString('latin1')
  const streams = [...source.matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, stream]) => {
    const bytes = Buffer.from(stream!, 'latin1')
    return bytes[0] === 0x78 ? inflateSync(bytes).toString('latin1') : ''
  })
  const maps = streams.filter((stream) => stream.includes('beginbfrange'))
  const codes = maps.flatMap((map) => [...map.matchAll(/<([0-9a-f]{4})>(?=[ \]])/gi)].map(([, code]) => code!))
  return new Set(codes.map((code) => String.fromCharCode(Number.parseInt(code, 16))))
}
