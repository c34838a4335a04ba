import jsqr from 'jsqr'
import { create } from 'qrcode'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawQr } from './draw-qr.ts'

/** The dark modules that the path paints, as "column row". */
const findPaintedModules = (path: string) => {
  const dark = new Set<string>()
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let at = 0; at < Number(length); at += 1) dark.add(`${Number(x) + at} ${y}`)
  }
  return dark
}

test.each(['PX7K.0123456789ABCDEFGHJKMNPQRSTVWXYZ0123456789ABC', 'T1.abcdefghijkl.0123456789abcdefghijkl'])(
  'the path paints exactly the modules of the code, four away from the edge: %s',
  (code) => {
    const { modules } = create(code, { errorCorrectionLevel: 'M', maskPattern: 3 })
    const { size, path } = drawQr(code)
    expect(size).toBe(modules.size + 8)
    const expected = new Set<string>()
    for (let row = 0; row < modules.size; row += 1)
      for (let column = 0; column < modules.size; column += 1)
        if (modules.get(row, column)) expected.add(`${column + 4} ${row + 4}`)
    expect(findPaintedModules(path)).toEqual(expected)
    expect(path).toMatch(/^(?:M\d+ \d+h\d+v1h-\d+z)+$/)
  },
)

test('a scanner reads the code at the size of a phone', async () => {
  const code = 'PX7K.0123456789ABCDEFGHJKMNPQRSTVWXYZ0123456789ABC'
  const { size, path } = drawQr(code)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="200" height="200"><path d="${path}"/></svg>`
  const { data, info } = await sharp(Buffer.from(svg))
    .flatten({ background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect(jsqr.default(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(code)
})
