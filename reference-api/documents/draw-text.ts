import { colors, type Face, type PdfCanvas } from './pdf-page.ts'

type TextBox = { x: number; y: number; width: number }
type TextStyle = { face?: Face; size?: number; color?: string; align?: 'left' | 'right' | 'center'; gap?: number }

/** Draws a text. Returns the y of the next line. */
export const drawText = (
  pdf: PdfCanvas,
  text: string,
  { x, y, width }: TextBox,
  { face = 'text', size = 10.5, color = colors.text, align = 'left', gap = 0 }: TextStyle = {},
): number => {
  pdf.font(face).fontSize(size).fillColor(color).text(text, x, y, { width, align, lineGap: gap })
  return pdf.y
}

/** Draws a muted label and its value below, on one line. */
export const drawLabelledValue = (pdf: PdfCanvas, label: string, value: string, box: TextBox): number => {
  const valueY = drawText(pdf, label, box, { size: 9, color: colors.muted })
  pdf
    .font('strong')
    .fontSize(11.5)
    .fillColor(colors.text)
    .text(value, box.x, valueY + 1, { width: box.width, height: 13, ellipsis: true })
  return pdf.y
}

/** Names above this many characters use a lighter face, as on the pages of the shop. */
const longNameLength = 20

/** Draws a name in the largest size that fits in `height` points, otherwise in the smallest. */
export const drawFittedName = (pdf: PdfCanvas, name: string, box: TextBox, sizes: number[], height: number): number => {
  const face: Face = name.length > longNameLength ? 'condensed' : 'name'
  const fits = (size: number) => {
    pdf.font(face).fontSize(size)
    const widestWord = Math.max(...name.split(/\s+/).map((word) => pdf.widthOfString(word)))
    return widestWord <= box.width && pdf.heightOfString(name, { width: box.width, lineGap: -size * 0.18 }) <= height
  }
  const size = sizes.find(fits) ?? sizes.at(-1)!
  return drawText(pdf, name, box, { face, size, gap: -size * 0.18 })
}
