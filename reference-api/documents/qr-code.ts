import { create } from 'qrcode'
import { inks, type Paper } from './paper.ts'

/** Scanners need a margin of four modules. */
const quietModules = 4

/** A QR code as one outline, `size` points wide with its margin, black on white whatever lies below. */
export const drawQrCode = (
  paper: Paper,
  code: string,
  { x, y, size }: { x: number; y: number; size: number },
): void => {
  const { modules } = create(code, { errorCorrectionLevel: 'M' })
  const module = size / (modules.size + 2 * quietModules)
  paper.rect(x, y, size, size).fill(inks.white)
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size;) {
      // Neighbours are one bar: seams between modules would show on screens.
      let width = 0
      while (column + width < modules.size && modules.get(row, column + width)) width += 1
      if (width > 0)
        paper.rect(x + (column + quietModules) * module, y + (row + quietModules) * module, width * module, module)
      column += width || 1
    }
  }
  paper.fill(inks.black)
}
