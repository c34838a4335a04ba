import { clamp } from '../noise.ts'
import type { Inks, Press } from '../press.ts'

/** Two sets of fine rings, or two fans of spokes, slightly apart, which make a moiré pattern. */
export async function drawMoire(press: Press, [a, b]: Inks): Promise<void> {
  const { W, H, u, cx, cy, variant } = press
  const pitch = u / 36
  const rings = (ox: number, oy: number) =>
    press.plate((x, y) => {
      const r = Math.hypot(x - cx - ox, y - cy - oy)
      return clamp((Math.abs(((r / pitch) % 1) - 0.5) - 0.25) * pitch + 0.5) * clamp(u * 0.62 - r)
    })
  const spokes = (ox: number, oy: number, n: number) =>
    press.plate((x, y) => {
      const r = Math.hypot(x - ox, y - oy)
      const v = (Math.atan2(y - oy, x - ox) / (2 * Math.PI)) * n
      return clamp((0.25 - Math.abs(v - Math.floor(v) - 0.5)) * ((r * 2 * Math.PI) / n) + 0.5) * clamp(r - u * 0.05)
    })
  const d = u * 0.115
  press.ink(variant ? spokes(W * 0.5, H * 0.27, 112) : rings(d * 0.7, d * 0.7), a, { wear: 0.08 })
  press.ink(variant ? spokes(W * 0.5, H * 0.73, 112) : rings(-d * 0.7, -d * 0.7), b, { wear: 0.08 })
}
