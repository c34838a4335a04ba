import { clamp } from '../noise.ts'
import type { Inks, Press } from '../press.ts'
import { applyHalftone } from '../apply-halftone.ts'
import { group, stroke, times } from '../shapes.ts'

/** Two strokes of a very wide brush over a corner of fine lines: a hairpin. A variant: a flight of steps. */
export async function drawBrush(press: Press, [a, b, d]: Inks): Promise<void> {
  const { W, H, u, cx, cy, variant } = press
  const wide = u * (variant ? 0.19 : 0.25)
  const R = u * 0.34
  const sweep = variant
    ? `M${cx - u * 0.7} ${cy + u * 0.5}${times(4, () => `h${u * 0.34}v${-u * 0.33}`)}h${u}`
    : `M${cx - u} ${cy - R - u * 0.36}L${cx + R * 0.45} ${cy - R + u * 0.05}A${R} ${R} 0 0 1 ${cx + R * 0.1} ${cy + R * 0.95}L${cx - u} ${cy + u * 0.42}`
  await press.print(group(`translate(${u * 0.055} ${u * 0.045})`, stroke(sweep, wide, 'butt')), b)
  await press.print(stroke(sweep, wide, 'butt'), a)
  const tone = press.plate(
    (x, y) => clamp(1.15 - Math.hypot(x - W * (variant ? 0.9 : 0.1), y - H * 0.94) / (u * 0.9)) * 0.9,
  )
  press.ink(applyHalftone(press, tone, { pitch: u / 62, angle: variant ? -0.8 : 0.8, kind: 'line' }), d, { wear: 0.1 })
}
