import type { Inks, Press } from '../press.ts'
import { disc, group, path, stroke } from '../shapes.ts'

/** An open hand 100 wide, wrist at the origin and fingers up. */
const HAND =
  stroke('M-27 -84L-36 -150', 18) +
  stroke('M-9 -92L-12 -174', 19) +
  stroke('M11 -92L14 -170', 19) +
  stroke('M30 -84L42 -146', 17) +
  stroke('M30 -42C50 -50 56 -66 70 -84', 20) +
  path('M-34 -90Q0 -104 37 -90L34 -30Q28 0 20 12L-20 12Q-30 -10 -34 -40Z') +
  path('M-21 0L21 0L27 700L-27 700Z')

/** Raised arms of the front row, each in its own ink. A variant: one hand that holds the moon. */
export async function drawHands(press: Press, [a, b, d, e]: Inks): Promise<void> {
  const { W, H, u, variant } = press
  const raise = (x: number, y: number, size: number, lean: number) =>
    group(`translate(${x} ${y}) rotate(${lean}) scale(${(u / 1000) * size})`, HAND)
  if (variant) {
    await press.print(disc(W * 0.5, H * 0.36, u * 0.4), b)
    await press.print(raise(W * 0.47, H * 0.74, 3.7, -4), d)
    await press.paste(disc(W * 0.475, H * 0.56, u * 0.095), a)
    return press.paste(disc(W * 0.475, H * 0.56, u * 0.045), e)
  }
  const wide = W > H
  const arms: [number, number, number, number][] = wide
    ? [
        [0.08, 0.75, 2, -8],
        [0.25, 0.62, 2.2, 6],
        [0.4, 0.86, 2, -5],
        [0.56, 0.7, 2.3, 9],
        [0.74, 0.84, 2, -7],
        [0.9, 0.6, 2.2, 7],
      ]
    : [
        [0.13, 0.62, 2, -9],
        [0.36, 0.48, 2.1, 4],
        [0.62, 0.6, 2.2, -4],
        [0.88, 0.46, 2, 9],
        [0.24, 0.9, 2.1, 7],
        [0.5, 0.86, 2.2, -2],
        [0.78, 0.88, 2.2, 5],
      ]
  for (const [i, [x, y, size, lean]] of arms.entries())
    await press.print(raise(W * x, H * y, size, lean), [a, b, d][i % 3] ?? e)
}
