import type { Inks, Press } from '../press.ts'
import { curve, path, pick, segment } from '../shapes.ts'

const SHARPS = [1, 2, 4, 5, 6]

/** A keyboard bent into a fan. A variant: a keyboard in a long wave. */
export async function drawKeys(press: Press, [a, b, d]: Inks): Promise<void> {
  const { W, H, u, variant } = press
  if (!variant) {
    const [x, y, n] = [W * 0.06, H * 0.97, 15]
    const step = (Math.PI * 0.62) / n
    let white = ''
    let black = ''
    for (let i = 0; i < n; i++) {
      const start = -Math.PI * 0.56 + i * step
      white += segment(x, y, u * 0.34, u * 0.98, start + 0.008, start + step - 0.008)
      if (SHARPS.includes(i % 7)) black += segment(x, y, u * 0.58, u * 0.985, start - step * 0.28, start + step * 0.28)
    }
    const from = -Math.PI * 0.56
    await press.paste(
      segment(x, y, u * 1.02, u * 1.12, from, from + n * step) + segment(x, y, u * 0.2, u * 0.3, from, from + n * step),
      a,
    )
    await press.paste(white, d, { lift: 5 })
    return press.paste(black, b, { lift: 5 })
  }
  const n = W > H ? 34 : 20
  const edge = (t: number, side: number): [number, number] => {
    const s = t * n
    const y = H * 0.5 + Math.sin((s / n) * Math.PI * 2.4 + 0.5) * H * 0.2
    return [W * (-0.1 + t * 1.2) + side * u * 0.1, y + side * u * 0.24]
  }
  const key = (from: number, to: number, low: number, high: number) =>
    path(
      curve(
        12,
        (t) => (t < 0.5 ? edge(from + (to - from) * t * 2, low) : edge(to - (to - from) * (t - 0.5) * 2, high)),
        true,
      ),
    )
  const bodies = ['', '']
  for (let i = 0; i < n; i++) {
    bodies[0] += key((i + 0.05) / n, (i + 0.95) / n, -1, 1)
    if (SHARPS.includes(i % 7)) bodies[1] += key((i - 0.3) / n, (i + 0.3) / n, -1, 0.25)
  }
  await press.print(path(curve(80, (t) => (t < 0.5 ? edge(t * 2, 1.15) : edge(2 - t * 2, 1.7)), true)), a)
  for (const [k, body] of bodies.entries()) await press.paste(body, pick([d, b], k), { lift: 5 })
}
