import type { Inks, Press } from '../press.ts'
import { curve, disc, stroke } from '../shapes.ts'

/** A pen on a pendulum: one fine line that dies away slowly, drawn twice out of step. */
export async function drawPendulum(press: Press, [a, b, d]: Inks): Promise<void> {
  const { W, H, u, cx, cy } = press
  const swing = (phase: number) =>
    curve(5200, (t) => {
      const s = t * 150
      const fade = Math.exp(-t * 0.85)
      const x = Math.sin(s * 2.006 + phase) * 0.9
      const y = Math.sin(s * 3 + phase * 0.6) * 0.94
      return [cx + x * W * 0.52 * fade, cy + y * H * 0.5 * fade]
    })
  await press.print(disc(cx, cy, u * 0.3), d)
  await press.print(stroke(swing(0), u * 0.0034), a, { wear: 0.05 })
  await press.print(stroke(swing(0.35), u * 0.0034), b, { wear: 0.05 })
}
