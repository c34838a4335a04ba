import type { Inks, Press } from '../press.ts'
import { disc, polar, stroke } from '../shapes.ts'

/** Straight threads that form curves across the corners. A variant: around a ring of pins. */
export async function drawStrings(press: Press, [a, b, d]: Inks): Promise<void> {
  const { W, H, u, cx, cy, variant } = press
  const thread = u * 0.0042
  if (variant) {
    const pins = 200
    const R = u * 0.45
    const net = (factor: number, keep: (i: number) => boolean) => {
      let lines = ''
      for (let i = 0; i < pins; i++) {
        if (!keep(i)) continue
        const [x0, y0] = polar(cx, cy, R, (i / pins) * 2 * Math.PI + Math.PI / 2)
        const [x1, y1] = polar(cx, cy, R, ((i * factor) / pins) * 2 * Math.PI + Math.PI / 2)
        lines += `M${x0.toFixed(1)} ${y0.toFixed(1)}L${x1.toFixed(1)} ${y1.toFixed(1)}`
      }
      return stroke(lines, thread, 'butt')
    }
    await press.print(disc(cx, cy, R * 1.04), d)
    await press.paste(
      net(2, () => true),
      a,
      { wear: 0.04 },
    )
    return press.paste(
      net(4, (i) => i % 2 === 0),
      b,
      { wear: 0.04 },
    )
  }
  const fan = (ax: number, ay: number, bx: number, by: number, ox: number, oy: number) => {
    let lines = ''
    for (let i = 0; i <= 34; i++) {
      const t = i / 34
      lines += `M${ox + (ax - ox) * t} ${oy + (ay - oy) * t}L${ox + (bx - ox) * (1 - t)} ${oy + (by - oy) * (1 - t)}`
    }
    return stroke(lines, thread, 'butt')
  }
  const [l, r, t, m] = [W * 0.07, W * 0.93, H * 0.06, H * 0.94]
  await press.print(disc(cx, cy, u * 0.16), d)
  await press.print(fan(l, m, r, t, l, t) + fan(r, t, l, m, r, m), a, { wear: 0.05 })
  await press.print(fan(l, t, r, m, r, t) + fan(r, m, l, t, l, m), b, { wear: 0.05 })
}
