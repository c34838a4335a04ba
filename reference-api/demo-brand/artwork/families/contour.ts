import { clamp, cloud } from '../noise.ts'
import type { Inks, Press } from '../press.ts'
import { disc, pick } from '../shapes.ts'

/** A contour map: heights in flat tones like layers of card. A variant: only the contour lines, with one lake. */
export async function drawContour(press: Press, inks: Inks): Promise<void> {
  const { W, H, u, seed, cx, cy, scale, variant } = press
  const height = press.plate((x, y) => {
    const hill = 1 - Math.hypot(x - W * 0.56, y - H * 0.46) / (u * 0.85)
    return cloud((x / u) * 1.8 + 3, (y / u) * 1.8 + 8, seed) * 0.62 + hill * 0.5
  })
  if (variant) {
    const line = press.plate((x, y) => {
      const i = y * W + x
      const v = (height[i] as number) * 27
      const slope =
        Math.hypot(
          ((height[i + 1] ?? 0) - (height[i - 1] ?? 0)) * 13.5,
          ((height[i + W] ?? 0) - (height[i - W] ?? 0)) * 13.5,
        ) + 1e-4
      const bold = Math.floor(v + 0.5) % 4 === 0 ? 5.6 : 2.6
      return x < 2 || y < 2 || x > W - 3 || y > H - 3
        ? 0
        : clamp(bold * scale * 0.8 - Math.abs(v - Math.round(v)) / slope + 0.5)
    })
    await press.print(disc(W * 0.36, H * 0.64, u * 0.25), inks[1])
    press.ink(line, inks[0], { wear: 0.08 })
    return press.print(disc(W * 0.68, H * 0.27, u * 0.075), inks[2])
  }
  for (let level = 0; level < 7; level++) {
    const edge = 0.26 + level * 0.092
    const at = (x: number, y: number) =>
      height[clamp(Math.round(y), 0, H - 1) * W + clamp(Math.round(x), 0, W - 1)] as number
    const cut = (dx: number, dy: number, soft: number) =>
      press.plate((x, y) => clamp(((at(x - dx, y - dy) - edge) * u) / (soft * scale) + 0.5))
    press.ink(cut(7 * scale, 11 * scale, 16), '#000000', { over: true, strength: 0.26, wear: 0 })
    press.ink(cut(0, 0, 2.4), pick(inks, level), { over: true, wear: 0.06 })
  }
  await press.paste(disc(cx + u * 0.09, cy - u * 0.1, u * 0.035), inks[3])
}
