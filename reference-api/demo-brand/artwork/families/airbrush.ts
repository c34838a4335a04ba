import { clamp, cloud, hash } from '../noise.ts'
import type { Inks, Press } from '../press.ts'
import { disc } from '../shapes.ts'

/** Airbrush: soft folds of two tones under a heavy grain, spreading from one corner. A variant: like dunes. */
export async function drawAirbrush(press: Press, [a, b, d]: Inks): Promise<void> {
  const { W, H, u, seed, cx, cy, variant } = press
  const size = variant ? 1.3 : 1.7
  const turn = 2.2
  const fold = (phase: number) =>
    press.plate((x, y) => {
      const X = (x - cx) / u
      const Y = (y - cy) / u
      const slope = variant ? (X * Math.cos(turn) + Y * Math.sin(turn)) * 2.4 : Math.hypot(X + 0.3, Y - 0.42) * 4.2
      const v = slope + (cloud(X * size + 9, Y * size + 4, seed) - 0.5) * (variant ? 3 : 1.5) + phase
      const t = v - Math.floor(v)
      const soft = t < 0.08 ? 1 - t / 0.08 : (t - 0.08) / 0.92
      return clamp(soft ** 1.6 + (hash(x >> 1, y >> 1, seed) - 0.5) * 0.5 * Math.sin(Math.PI * clamp(soft)))
    })
  press.ink(fold(0), a, { wear: 0.05 })
  press.ink(fold(0.5), b, { wear: 0.05 })
  if (variant) await press.paste(disc(W * 0.46, H * 0.42, u * 0.17), d, { wear: 0.16 })
}
