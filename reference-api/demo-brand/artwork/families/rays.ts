import { clamp, smoothstep } from '../noise.ts'
import type { Inks, Press } from '../press.ts'
import { applyHalftone } from '../apply-halftone.ts'
import { disc, path, rect, times } from '../shapes.ts'

/** Rays from one lamp, darker with the distance. A variant: a sunset over water. */
export async function drawRays(press: Press, [a, b, d]: Inks): Promise<void> {
  const { W, H, u, variant } = press
  const cx = W * (variant ? 0.5 : 0.38)
  const cy = H * (variant ? 0.6 : 0.7)
  const n = variant ? 18 : 26
  const twist = variant ? 0 : 0.45
  press.ink(
    press.plate((x, y) => {
      const r = Math.hypot(x - cx, y - cy)
      const v = (Math.atan2(y - cy, x - cx) / (2 * Math.PI)) * n + (r / u) * twist * 3
      return (
        clamp((0.25 - Math.abs(v - Math.floor(v) - 0.5)) * ((r * 2 * Math.PI) / n) + 0.5) * (variant && y > cy ? 0 : 1)
      )
    }),
    a,
  )
  const tone = press.plate((x, y) => smoothstep(0.1, 1.05, Math.hypot(x - cx, y - cy) / u) * 0.95)
  press.ink(applyHalftone(press, tone, { pitch: u / 58, angle: 0.26 }), b, { wear: 0.1 })
  if (!variant) return press.paste(disc(cx, cy, u * 0.17), d, { wear: 0.16 })
  await press.paste(path(`M${cx - u * 0.27} ${cy}a${u * 0.27} ${u * 0.27} 0 0 1 ${u * 0.54} 0Z`), d)
  await press.paste(rect(0, cy, W, H), b)
  await press.paste(
    times(9, (i) => {
      const w = u * (0.27 - i * 0.012 + (i % 2 ? -0.09 : 0.06))
      return rect(
        cx - w + ((i % 3) - 1) * u * 0.03,
        cy + u * (0.03 + i * 0.052),
        w * 2,
        u * (0.022 - i * 0.0008),
        `rx="${u * 0.011}"`,
      )
    }),
    d,
  )
}
