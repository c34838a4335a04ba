import type { Inks, Press } from '../press.ts'
import { disc, path, rotate } from '../shapes.ts'

/** Round heads with long tails, falling at one angle, transparent where they cross. */
export async function drawComets(press: Press, [a, b, d, e]: Inks): Promise<void> {
  const { W, H, u, cx, cy } = press
  const fall = [
    [0.22, 0.42, 0.11, 0.75],
    [0.5, 0.24, 0.075, 0.5],
    [0.66, 0.62, 0.15, 1.1],
    [0.36, 0.82, 0.085, 0.8],
    [0.88, 0.4, 0.065, 0.9],
    [0.08, 0.86, 0.05, 0.6],
    [0.84, 0.92, 0.06, 0.6],
    [0.45, 0.55, 0.04, 0.5],
  ] as const
  const plates = ['', '', '']
  for (const [i, [fx, fy, r, tail]] of fall.entries()) {
    const [x, y] = [cx + (fx - 0.5) * Math.max(W, u), cy + (fy - 0.5) * H]
    plates[i % 3] += rotate(
      32,
      x,
      y,
      path(
        `M${x - u * r} ${y}L${x - u * r * 0.16} ${y - u * tail}h${u * r * 0.32}L${x + u * r} ${y}A${u * r} ${u * r} 0 0 1 ${x - u * r} ${y}Z`,
      ),
    )
  }
  for (const [k, hex] of [a, b, d].entries()) await press.print(plates[k] ?? '', hex)
  const [fx, fy, r] = fall[2]
  await press.paste(disc(cx + (fx - 0.5) * Math.max(W, u), cy + (fy - 0.5) * H, u * r * 0.55), e)
}
