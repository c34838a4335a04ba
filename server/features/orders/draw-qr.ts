import { create } from 'qrcode'
import type { QrCode } from '#shared/api/orders/orders-schemas.ts'

/** Width of the white margin in modules; ISO/IEC 18004 requires four. */
const quietZone = 4

/** The characters that one alphanumeric segment encodes; codes of tickets have no others. */
const alphanumeric = /^[0-9A-Z $%*+\-./:]+$/

/**
 * A code that names its segment and mask takes a tenth of the time: the library otherwise searches for both. Codes look
 * random, so no mask makes them easier to scan than this one.
 */
const createModules = (code: string) =>
  create(alphanumeric.test(code) ? [{ data: code, mode: 'alphanumeric' }] : code, {
    errorCorrectionLevel: 'M',
    maskPattern: 3,
  }).modules

/**
 * Draws one SVG path with a bar for each run of dark modules in a row. With error correction level M, scanners can read
 * a creased code, and the modules are large.
 */
export const drawQr = (code: string): QrCode => {
  const modules = createModules(code)
  const bars: string[] = []
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size;) {
      let end = column
      while (end < modules.size && modules.get(row, end)) end += 1
      if (end > column) bars.push(`M${column + quietZone} ${row + quietZone}h${end - column}v1h-${end - column}z`)
      column = Math.max(end, column + 1)
    }
  }
  return { size: modules.size + 2 * quietZone, path: bars.join('') }
}
