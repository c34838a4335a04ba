import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { create, type Font } from 'fontkit'
import { decompress } from 'wawoff2'

/** The look's faces: names and dates in Anybody, whose width is its volume, the rest in Instrument Sans. */
export type Face = { family: 'anybody' | 'instrument-sans'; width?: number; weight: number }

/** Outlines on a baseline at 0, 0, to be placed in an SVG; sizes in pixels. */
export type SetLine = { width: number; paths: string }

export type Typesetter = { setLine(text: string, face: Face, size: number): SetLine }

const folder = path.resolve(import.meta.dirname, '../../../client/styles/fonts')

const open = async (family: Face['family']) => {
  const compressed = await readFile(path.join(folder, `${family}-latin-variable.woff2`))
  // fontkit varies plain fonts only, and the browser's are compressed.
  return create(Buffer.from(await decompress(compressed))) as Font
}

/** Display lines are set tighter than the font says, in em. */
const tracking = { anybody: -0.012, 'instrument-sans': 0 }

/** Sets text as outlines, so that a picture is the same whatever fonts the machine has. */
export const createTypesetter = async (): Promise<Typesetter> => {
  const fonts = { anybody: await open('anybody'), 'instrument-sans': await open('instrument-sans') }
  const varied = new Map<string, Font>()

  const fontOf = ({ family, width, weight }: Face) => {
    const key = `${family} ${width} ${weight}`
    const known = varied.get(key)
    if (known) return known
    const made = fonts[family].getVariation({ wght: weight, ...(width ? { wdth: width } : {}) })
    varied.set(key, made)
    return made
  }

  return {
    setLine: (text, face, size) => {
      const font = fontOf(face)
      const scale = size / font.unitsPerEm
      const space = tracking[face.family] * font.unitsPerEm
      const { glyphs, positions } = font.layout(text)
      let at = 0
      const outlines = glyphs.map((glyph, index) => {
        const { xAdvance, xOffset, yOffset } = positions[index]!
        const outline = `<path transform="translate(${at + xOffset} ${yOffset})" d="${glyph.path.toSVG()}"/>`
        at += xAdvance + space
        return outline
      })
      return { width: at * scale, paths: `<g transform="scale(${scale} ${-scale})">${outlines.join('')}</g>` }
    },
  }
}
