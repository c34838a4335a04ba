import { clamp } from '../noise.ts'
import type { Inks, Press } from '../press.ts'

/** A floor of squares that bulges upwards. A variant: zigzags that get narrower towards one side. */
export async function drawBulge(press: Press, [a, b, d]: Inks): Promise<void> {
  const { W, H, u, cx, cy, variant } = press
  if (variant) {
    const band = (from: number, to: number) =>
      press.plate((x, y) => {
        const X = x / u + Math.sin((y / H) * Math.PI * 2) * 0.03
        const tight = 8 + 15 * Math.exp(-(((x / W - 0.58) / 0.2) ** 2))
        const v = X * 9 + Math.abs((((((y / u) * tight * 0.42) % 1) + 1) % 1) - 0.5) * 1.8
        const f = v - Math.floor(v)
        return clamp((Math.min(f - from, to - f) * u) / 14 + 0.5)
      })
    press.ink(band(0, 0.36), a)
    press.ink(band(0.36, 0.54), b)
    return press.ink(band(0.7, 0.8), d)
  }
  const n = 11
  const swell = (x: number, y: number, ox: number, oy: number, R: number): [number, number, number] => {
    const [dx, dy] = [x - ox, y - oy]
    const r = Math.hypot(dx, dy)
    if (r >= R) return [x, y, 0]
    const k = (Math.asin(r / R) / (Math.PI / 2)) * (R / Math.max(r, 1e-6))
    return [
      ox + dx * k * 0.62 + dx * 0.38 * (r / R),
      oy + dy * k * 0.62 + dy * 0.38 * (r / R),
      Math.sqrt(1 - (r / R) ** 2),
    ]
  }
  const cells = (want: (odd: boolean, lift: number) => boolean) =>
    press.plate((x, y) => {
      const [px, py, lift] = swell(x, y, cx - u * 0.04, cy - u * 0.06, u * 0.46)
      const [v, w] = [(px / u) * n, (py / u) * n]
      const odd = (Math.floor(v) + Math.floor(w)) % 2 !== 0
      const edge = Math.min(v - Math.floor(v), Math.ceil(v) - v, w - Math.floor(w), Math.ceil(w) - w)
      return want(odd, lift) ? clamp((edge * u) / n / 1.6 + 0.35) : 0
    })
  press.ink(
    cells((odd, lift) => odd && lift === 0),
    a,
    { over: true, wear: 0.08 },
  )
  press.ink(
    cells((odd, lift) => odd && lift > 0),
    b,
    { over: true, wear: 0.08 },
  )
  press.ink(
    cells((odd, lift) => !odd && lift > 0),
    d,
    { over: true, wear: 0.08 },
  )
}
