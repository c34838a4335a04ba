import { once } from 'node:events'
import jsqr from 'jsqr'
import PdfDocument from 'pdfkit'
import { create } from 'qrcode'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawQrCode } from './draw-qr-code.ts'

/** The filled rectangles of a page, in points from its upper left corner. */
const readRectangles = async (draw: (pdf: PDFKit.PDFDocument) => void) => {
  const pdf = new PdfDocument({ size: [200, 200], margin: 0, compress: false })
  const parts: Uint8Array[] = []
  pdf.on('data', (part: Uint8Array) => void parts.push(part))
  const ended = once(pdf, 'end')
  draw(pdf)
  pdf.end()
  await ended
  const page = Buffer.concat(parts).toString('latin1')
  return [...page.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)].map(
    ([, ...numbers]) => numbers.map(Number) as [number, number, number, number],
  )
}

const code = 'PX7K.0123456789ABCDEFGHJKMNPQRSTVWXYZ0123456789ABC'

it('drawQrCode draws the modules upright with the margin that scanners need', async () => {
  const { modules } = create(code, { errorCorrectionLevel: 'M' })
  const size = 185
  const module = size / (modules.size + 8)
  const [background, ...moduleRectangles] = await readRectangles((pdf) => drawQrCode(pdf, code, { x: 5, y: 9, size }))
  expect(background).toEqual([5, 9, size, size])
  const drawn = Array.from({ length: modules.size }, () => Array<number>(modules.size).fill(0))
  for (const [x, y, width, height] of moduleRectangles) {
    expect(height).toBeCloseTo(module, 3)
    const [column, row, count] = [(x - 5) / module - 4, (y - 9) / module - 4, width / module].map(Math.round) as [
      number,
      number,
      number,
    ]
    for (let at = column; at < column + count; at += 1) drawn[row]![at] = 1
  }
  const expectedModules = Array.from({ length: modules.size }, (_, row) =>
    Array.from({ length: modules.size }, (_unused, column) => modules.get(row, column)),
  )
  expect(drawn).toEqual(expectedModules)
})

it('a scanner decodes the drawn QR code', async () => {
  const [background, ...moduleRectangles] = await readRectangles((pdf) =>
    drawQrCode(pdf, code, { x: 5, y: 9, size: 185 }),
  )
  const rectangle = ([x, y, width, height]: number[], fill: string) =>
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`
  const page = [
    rectangle([0, 0, 200, 200], 'gray'),
    rectangle(background!, 'white'),
    ...moduleRectangles.map((bar) => rectangle(bar, 'black')),
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="400" height="400">${page.join('')}</svg>`
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(code)
})
