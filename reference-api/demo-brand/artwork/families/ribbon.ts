import type { Inks, Press } from '../press.ts'
import { curve, disc, group, stroke } from '../shapes.ts'

/** One unbroken line of a wide brush: a slalom. A variant: a coil. */
export async function drawRibbon(press: Press, [a, b, d]: Inks): Promise<void> {
  const { W, H, u, cx, cy, variant, between } = press
  const points: [number, number][] = Array.from({ length: W > H ? 5 : 7 }, (_, i, all = W > H ? 5 : 7) => [
    W * (i % 2 ? between(0.72, 0.94) : between(0.06, 0.28)),
    H * (-0.08 + (1.16 * i) / (all - 1)),
  ])
  let line = ''
  for (const [i, [x, y]] of points.entries()) {
    const [fx, fy] = points[i - 1] ?? [x, y]
    const k = u * 0.36 * (i % 2 ? 1 : -1)
    line += i ? `C${fx + k} ${fy + u * 0.04} ${x + k * 0.6} ${y - u * 0.12} ${x} ${y}` : `M${x} ${y}`
  }
  if (variant) {
    line = curve(400, (t) => {
      const turn = t * Math.PI * 7.2 + 0.6
      const r = u * (0.05 + t * 0.62)
      return [cx + Math.cos(turn) * r * 1.02, cy + Math.sin(turn) * r * 1.12]
    })
  }
  const width = u * (variant ? 0.1 : 0.17)
  await press.print(stroke(line, width), a)
  await press.print(group(`translate(${u * 0.05} ${-u * 0.06})`, stroke(line, width)), b)
  if (!variant) await press.paste(disc(cx + u * 0.12, cy - u * 0.16, u * 0.12), d, { wear: 0.16 })
}
