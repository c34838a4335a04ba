import type { Inks, Press } from '../press.ts'
import { polygon } from '../shapes.ts'

/** Cubes in three tones: a pile of stairs. A variant: a wall of cubes that can be seen as hollow or solid. */
export async function drawBlocks(press: Press, [a, b, d, e]: Inks): Promise<void> {
  const { W, H, u, cx, rng, variant } = press
  const s = u * (variant ? 0.125 : 0.105)
  const [hx, hy] = [s * 0.866, s * 0.5]
  const faces = ['', '', '', '']
  const cube = (x: number, y: number, height: number, odd: boolean) => {
    faces[odd ? 3 : 0] += polygon([
      [x, y - height],
      [x + hx, y + hy - height],
      [x, y + 2 * hy - height],
      [x - hx, y + hy - height],
    ])
    faces[1] += polygon([
      [x - hx, y + hy - height],
      [x, y + 2 * hy - height],
      [x, y + 2 * hy],
      [x - hx, y + hy],
    ])
    faces[2] += polygon([
      [x + hx, y + hy - height],
      [x, y + 2 * hy - height],
      [x, y + 2 * hy],
      [x + hx, y + hy],
    ])
  }
  const flush = async () => {
    for (const [k, hex] of [a, b, d, e].entries()) {
      if (faces[k]) await press.paste(faces[k], hex, { wear: 0.08 })
      faces[k] = ''
    }
  }
  if (variant) {
    for (let j = -1; j * hy * 3 < H + s * 2; j++) {
      for (let i = -1; i * hx * 2 < W + s * 2; i++)
        cube(i * hx * 2 + (j % 2 ? hx : 0), j * hy * 3 - s * 0.5, s, rng() > 0.8)
    }
    return flush()
  }
  // Painter's order: every diagonal row from the back covers what stands behind it.
  const n = 7
  for (let sum = 0; sum <= (n - 1) * 2; sum++) {
    for (let i = Math.max(0, sum - n + 1); i <= Math.min(sum, n - 1); i++) {
      const j = sum - i
      const height = s * (0.6 + Math.max(0, 6.4 - Math.max(i, j) * 1.15 + ((i * 3 + j * 5) % 3) * 0.55))
      cube(cx + (i - j) * hx, H * 0.4 + (i + j) * hy, height, i === j)
    }
    await flush()
  }
}
