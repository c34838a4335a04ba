import type { Inks, Press } from '../press.ts'
import { pick, segment } from '../shapes.ts'

const STEP = Math.PI / 16

/** Concentric arcs, each wider than the one inside it, cut at strict angles. */
export async function drawArcs(press: Press, inks: Inks): Promise<void> {
  const { W, H, u, variant } = press
  if (variant) {
    const bodies = ['', '', '', '']
    const corners: [number, number, number][] = [
      [0, H, 24],
      [W, 0, 8],
    ]
    for (const [n, [x, y, from]] of corners.entries()) {
      for (let i = 0; i < 5; i++)
        bodies[(i + n * 2) % 4] += segment(
          x,
          y,
          u * (0.1 + i * 0.145),
          u * (0.2 + i * 0.145),
          from * STEP,
          (from + 8) * STEP,
        )
    }
    for (const [k, body] of bodies.entries()) await press.print(body, pick(inks, k))
    return
  }
  const cuts: [number, number, number][] = [
    [3, 12, 0],
    [20, 13, 1],
    [9, 11, 0],
    [28, 15, 0],
    [14, 9, 1],
    [2, 8, 0],
    [21, 7, 0],
  ]
  let r = u * 0.08
  const bodies = ['', '']
  for (const [i, [from, length, plate]] of cuts.entries()) {
    const width = u * 0.021 * 1.46 ** i
    bodies[plate] += segment(W * 0.42, H * 0.55, r, r + width, from * STEP, (from + length) * STEP)
    bodies[1 - plate] +=
      i > 2 ? segment(W * 0.42, H * 0.55, r, r + width, (from + length + 2) * STEP, (from + length + 6) * STEP) : ''
    r += width * 1.42
  }
  for (const [k, body] of bodies.entries()) await press.print(body, pick(inks, k))
}
