import { colors, hasGlyph, type Face, type PdfCanvas } from './pdf-page.ts'

type TextBox = { x: number; y: number; width: number }
type TextStyle = { face?: Face; size?: number; color?: string; align?: 'left' | 'right' | 'center'; gap?: number }

/** Removes what no font has: emoji, and letters that are not Latin, Greek, Cyrillic or Devanagari. */
export const toPrintable = (text: string): string =>
  Array.from(text.normalize('NFC'))
    .filter((character) => character === '\n' || hasGlyph('text', character) || hasGlyph('fallbackText', character))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim()

/** Sets the font of a printable text: the face or, if it lacks a character of the text, its fallback. */
export const setFont = (pdf: PdfCanvas, text: string, face: Face): PdfCanvas => {
  const isComplete = Array.from(text).every((character) => character === '\n' || hasGlyph(face, character))
  const fallback = face === 'text' ? 'fallbackText' : 'fallbackStrong'
  return pdf.font(isComplete ? face : fallback)
}

/** Draws a text. Returns the y of the next line. */
export const drawText = (
  pdf: PdfCanvas,
  text: string,
  { x, y, width }: TextBox,
  { face = 'text', size = 10.5, color = colors.text, align = 'left', gap = 0 }: TextStyle = {},
): number => {
  const printable = toPrintable(text)
  setFont(pdf, printable, face).fontSize(size).fillColor(color).text(printable, x, y, { width, align, lineGap: gap })
  return pdf.y
}

/** Draws a muted label and its value below, on one line; nothing for a value that cannot be printed. */
export const drawLabelledValue = (pdf: PdfCanvas, label: string, value: string, box: TextBox): number => {
  const printable = toPrintable(value)
  if (printable === '') return box.y
  const valueY = drawText(pdf, label, box, { size: 9, color: colors.muted })
  setFont(pdf, printable, 'strong')
    .fontSize(11.5)
    .fillColor(colors.text)
    .text(printable, box.x, valueY + 1, { width: box.width, height: 13, ellipsis: true })
  return pdf.y
}

/** Names above this many characters use a lighter face, as on the pages of the shop. */
const longNameLength = 20

/** Draws a name in the largest size that fits in `height` points, otherwise in the smallest. */
export const drawFittedName = (pdf: PdfCanvas, name: string, box: TextBox, sizes: number[], height: number): number => {
  const face: Face = name.length > longNameLength ? 'condensed' : 'name'
  const printable = toPrintable(name)
  const fits = (size: number) => {
    setFont(pdf, printable, face).fontSize(size)
    const widestWord = Math.max(...printable.split(/[ \n]+/).map((word) => pdf.widthOfString(word)))
    return (
      widestWord <= box.width && pdf.heightOfString(printable, { width: box.width, lineGap: -size * 0.18 }) <= height
    )
  }
  const size = sizes.find(fits) ?? sizes.at(-1)!
  return drawText(pdf, name, box, { face, size, gap: -size * 0.18 })
}
