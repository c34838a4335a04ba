import { create } from 'qrcode'
import { colors, type PdfCanvas } from './pdf-page.ts'

/** Scanners need a margin of four modules. */
const marginModules = 4

/** Draws a QR code as one path, `size` points wide with its margin, black on white. */
export const drawQrCode = (
  pdf: PdfCanvas,
  code: string,
  { x, y, size }: { x: number; y: number; size: number },
): void => {
  const { modules } = create(code, { errorCorrectionLevel: 'M' })
  const module = size / (modules.size + 2 * marginModules)
  pdf.rect(x, y, size, size).fill(colors.white)
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size;) {
      // Adjacent modules are one rectangle: gaps between modules would be visible on screens.
      let width = 0
      while (column + width < modules.size && modules.get(row, column + width)) width += 1
      if (width > 0)
        pdf.rect(x + (column + marginModules) * module, y + (row + marginModules) * module, width * module, module)
      column += width || 1
    }
  }
  pdf.fill(colors.black)
}
