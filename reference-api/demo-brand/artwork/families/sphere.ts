import { clamp, smoothstep } from '../noise.ts'
import type { Inks, Press } from '../press.ts'
import { applyHalftone } from '../apply-halftone.ts'
import { disc, rect } from '../shapes.ts'

/** A lit sphere in a coarse halftone. A variant: an eclipsed sphere with its corona. */
export async function drawSphere(press: Press, [a, b, d]: Inks): Promise<void> {
  const { W, H, u, variant } = press
  const [x0, y0, R] = variant ? [W * 0.5, H * 0.46, u * 0.33] : [W * 0.53, H * 0.44, u * 0.46]
  if (variant) {
    const corona = press.plate((x, y) => {
      const r = Math.hypot(x - x0, y - y0) / R
      const flame = 0.8 + 0.2 * Math.sin(Math.atan2(y - y0, x - x0) * 5 + 0.6)
      return clamp(1.02 - ((r - 1) / 0.92) * flame, 0, 0.98)
    })
    press.ink(applyHalftone(press, corona, { pitch: u / 40, angle: 0.3 }), a, { over: true, wear: 0.08 })
    await press.paste(disc(x0, y0, R), b)
    return press.paste(disc(x0 + R * 0.72, y0 - R * 0.72, R * 0.085), d)
  }
  await press.print(rect(0, H * 0.62, W, H), a)
  const tone = press.plate((x, y) => {
    const X = (x - x0) / R
    const Y = (y - y0) / R
    const d2 = X * X + Y * Y
    if (d2 < 1) return clamp(0.98 - (0.55 * -Y - X * 0.35 + Math.sqrt(1 - d2) * 0.65))
    const shadow = Math.hypot((x - x0) / (u * 0.575), (y - H * 0.8) / (u * 0.138))
    return Math.max(clamp(0.9 - shadow * 0.8), smoothstep(0.3, 1.1, y / H) * 0.16)
  })
  press.ink(applyHalftone(press, tone, { pitch: u / 44, angle: 0.38 }), b, { wear: 0.1 })
}
