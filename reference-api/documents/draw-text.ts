import { colors, type Face, type PdfCanvas } from './pdf-page.ts'

type TextBox = { x: number; y: number; width: number }
type TextStyle = { face?: Face; size?: number; color?: string; align?: 'left' | 'right' | 'center'; gap?: number }

/** Sets a text and returns where the next line begins. */
export const drawText = (
  pdf: PdfCanvas,
  text: string,
  { x, y, width }: TextBox,
  { face = 'text', size = 10.5, color = colors.text, align = 'left', gap = 0 }: TextStyle = {},
): number => {
  pdf.font(face).fontSize(size).fillColor(color).text(text, x, y, { width, align, lineGap: gap })
  return pdf.y
}

/** A quiet label with what it is for below, on one line. */
export const drawLabelledValue = (pdf: PdfCanvas, label: string, value: string, place: TextBox): number => {
  const valueY = drawText(pdf, label, place, { size: 9, color: colors.muted })
  pdf
    .font('strong')
    .fontSize(11.5)
    .fillColor(colors.text)
    .text(value, place.x, valueY + 1, { width: place.width, height: 13, ellipsis: true })
  return pdf.y
}

/** Over so many letters a name speaks lower, as in the look. */
const longNameLength = 20

/** A name as loud as it fits in `height` points; the smallest size is used whatever happens. */
export const drawFittedName = (
  pdf: PdfCanvas,
  name: string,
  place: TextBox,
  sizes: number[],
  height: number,
): number => {
  const face: Face = name.length > longNameLength ? 'hush' : 'name'
  const fits = (size: number) => {
    pdf.font(face).fontSize(size)
    const widestWord = Math.max(...name.split(/\s+/).map((word) => pdf.widthOfString(word)))
    return (
      widestWord <= place.width && pdf.heightOfString(name, { width: place.width, lineGap: -size * 0.18 }) <= height
    )
  }
  const size = sizes.find(fits) ?? sizes.at(-1)!
  return drawText(pdf, name, place, { face, size, gap: -size * 0.18 })
}
