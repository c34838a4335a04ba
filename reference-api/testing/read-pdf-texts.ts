import { inflateSync } from 'node:zlib'

const decodeStream = (object: string) => {
  const [, stream] = /stream\n([\s\S]*?)\nendstream/.exec(object) ?? []
  if (stream === undefined) return ''
  return object.includes('/FlateDecode') ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : stream
}

/** The characters of a font by glyph; a ligature has several. */
const readCharacters = (map: string) =>
  [...map.matchAll(/\[([^\]]*)\]/g)]
    .flatMap(([, list]) => [...list!.matchAll(/<([0-9a-f ]*)>/gi)])
    .map(([, codes]) => String.fromCharCode(...codes!.match(/[0-9a-f]{4}/gi)!.map((code) => parseInt(code, 16))))

/** The texts of a PDF of pdfkit, one for each call that draws text. */
export const readPdfTexts = (pdf: Buffer): string[] => {
  const source = pdf.toString('latin1')
  const objects = new Map(
    [...source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, object]) => [id!, object!]),
  )
  const fonts = new Map(
    [...source.matchAll(/\/(F\d+) (\d+) 0 R/g)].flatMap(([, name, id]) => {
      const [, mapId] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id!) ?? '') ?? []
      return mapId === undefined ? [] : [[name!, readCharacters(decodeStream(objects.get(mapId)!))] as const]
    }),
  )
  return [...objects.values()].flatMap((object) => {
    const content = /\/Subtype/.test(object.split('stream')[0]!) ? '' : decodeStream(object)
    let characters: readonly string[] = []
    return [...content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].flatMap(([, font, glyphs]) => {
      if (font !== undefined) characters = fonts.get(font) ?? []
      if (glyphs === undefined) return []
      const codes = [...glyphs.matchAll(/<([0-9a-f]*)>/gi)].flatMap(([, hex]) => hex!.match(/.{4}/g) ?? [])
      return [codes.map((code) => characters[parseInt(code, 16)] ?? '').join('')]
    })
  })
}
