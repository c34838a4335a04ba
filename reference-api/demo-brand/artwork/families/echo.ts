import { clamp, cloud } from '../noise.ts'
import type { Inks, Press } from '../press.ts'
import { pick } from '../shapes.ts'

/** Liquid shapes with repeated outlines, as in light shows of the 1960s. */
export async function drawEcho(press: Press, inks: Inks): Promise<void> {
  const { W, H, u, seed } = press
  const blobs = [
    [0.34, 0.22, 0.2],
    [0.66, 0.34, 0.15],
    [0.42, 0.5, 0.17],
    [0.62, 0.72, 0.22],
    [0.22, 0.78, 0.13],
  ] as const
  const field = press.plate((x, y) => {
    const wx = x + (cloud((x / u) * 2, (y / u) * 2, seed) - 0.5) * u * 0.22
    const wy = y + (cloud((x / u) * 2 + 40, (y / u) * 2, seed) - 0.5) * u * 0.22
    let sum = 0
    for (const [bx, by, r] of blobs) sum += (r * u) ** 2 / ((wx - bx * W) ** 2 + (wy - by * H) ** 2 + 1)
    return 1 / Math.sqrt(sum)
  })
  for (let i = 0; i < 9; i++) {
    const edge = 1.75 - i * 0.17
    press.ink(
      field.map((v) => clamp(((edge - v) * u) / 7 + 0.5)),
      pick(inks, i),
      { over: true, wear: 0.07 },
    )
  }
}
