import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { create, type Font } from 'fontkit'
import { decompress } from 'wawoff2'

/** The look's faces: names and dates in Anybody, whose width is its volume, the rest in Instrument Sans. */
export type FontFace = { family: 'anybody' | 'instrument-sans'; width?: number; weight: number }

/** Outlines on a baseline at 0, 0, to be placed in an SVG; sizes in pixels. */
export type OutlinedLine = { width: number; paths: string }

export type TextOutliner = { outlineLine(text: string, face: FontFace, size: number): OutlinedLine }

const folder = path.resolve(import.meta.dirname, '../../../client/styles/fonts')

const loadFont = async (family: FontFace['family']) => {
  const compressed = await readFile(path.join(folder, `${family}-latin-variable.woff2`))
  // fontkit varies plain fonts only, and the browser's are compressed.
  return create(Buffer.from(await decompress(compressed))) as Font
}

/** Display lines are set tighter than the font says, in em. */
const letterSpacing = { anybody: -0.012, 'instrument-sans': 0 }

/** Sets text as outlines, so that a picture is the same whatever fonts the machine has. */
export const createTextOutliner = async (): Promise<TextOutliner> => {
  const fonts = { anybody: await loadFont('anybody'), 'instrument-sans': await loadFont('instrument-sans') }
  const fontVariants = new Map<string, Font>()

  const getFont = ({ family, width, weight }: FontFace) => {
    const key = `${family} ${width} ${weight}`
    const known = fontVariants.get(key)
    if (known) return known
    const variant = fonts[family].getVariation({ wght: weight, ...(width ? { wdth: width } : {}) })
    fontVariants.set(key, variant)
    return variant
  }

  return {
    outlineLine: (text, face, size) => {
      const font = getFont(face)
      const scale = size / font.unitsPerEm
      const space = letterSpacing[face.family] * font.unitsPerEm
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
