import { clamp, cloud } from '../noise.ts'
import type { Inks, Press } from '../press.ts'
import { disc, pick } from '../shapes.ts'

/** Torn sheets one behind the other: hills under a sun. A variant: sheets that hang like a curtain. */
export async function drawTorn(press: Press, inks: Inks): Promise<void> {
  const { W, H, u, seed, scale, variant } = press
  const [along, across] = variant ? [H, W] : [W, H]
  if (!variant) await press.paste(disc(W * 0.62, H * 0.27, u * 0.2), inks[0])
  const sheets = variant ? 6 : 7
  for (let i = 0; i < sheets; i++) {
    const base = variant ? across * (0.13 + i * 0.15) : across * (0.28 + i * 0.11)
    const amplitude = u * (variant ? 0.1 : 0.2 - i * 0.012) * 2.6
    const edge = Float32Array.from(
      { length: along },
      (_, x) => base + (cloud((x / u) * (1.4 + i * 0.22) + i * 9, i * 3.3, seed) - 0.5) * amplitude,
    )
    const rip = (x: number) =>
      ((cloud(x / scale / 9, i * 5, seed + 3) - 0.5) * 13 + (cloud(x / scale / 50, i, seed + 4) - 0.4) * 22) * scale
    const below = (tone: (beyond: number, x: number) => number) =>
      press.plate((x, y) => (variant ? tone(x - (edge[y] as number), y) : tone(y - (edge[x] as number), x)))
    press.ink(
      below((v, x) => clamp((v + 16 * scale - rip(x + 400) * 0.5) / (26 * scale)) * 0.28),
      '#000000',
      { over: true },
    )
    press.ink(
      below((v, x) => clamp(v + 11 * scale + rip(x))),
      '#f4ecdc',
      { over: true, wear: 0.04 },
    )
    press.ink(
      below((v) => clamp(v)),
      pick(inks.slice(1), i),
      { over: true, wear: 0.1 },
    )
  }
  if (variant) await press.paste(disc(W * 0.4, H * 0.6, u * 0.15), inks[0], { lift: 7 })
}
