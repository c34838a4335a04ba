import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { create, type Font } from 'fontkit'
import { decompress } from 'wawoff2'

/**
 * A font of the social images: Anybody for names and dates (wider means more emphasis), Instrument Sans for the rest.
 */
export type FontFace = { family: 'anybody' | 'instrument-sans'; width?: number; weight: number }

/** Outlines of text on a baseline at 0, 0, for an SVG. Sizes are in pixels. */
export type OutlinedLine = { width: number; paths: string }

export type TextOutliner = { outlineLine(text: string, face: FontFace, size: number): OutlinedLine }

const folder = path.resolve(import.meta.dirname, '../../../client/styles/fonts')

const loadFont = async (family: FontFace['family']) => {
  const compressed = await readFile(path.join(folder, `${family}-latin-variable.woff2`))
  // fontkit can vary only uncompressed fonts, but the fonts for browsers are compressed.
  return create(Buffer.from(await decompress(compressed))) as Font
}

/** In em. Display lines are set closer than the font defines. */
const letterSpacing = { anybody: -0.012, 'instrument-sans': 0 }

/** Converts text to outlines, so that an image does not depend on the fonts of the machine. */
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
