import type { Inks, Press } from '../press.ts'
import { disc, group, path } from '../shapes.ts'

const BIRD =
  'M-62 -22C-46 -36 -18 -34 -3 -5Q0 -9 4 -5C18 -34 48 -38 66 -26C46 -24 30 -8 17 9C10 17 4 30 0 34C-4 28 -8 17 -15 9C-28 -6 -42 -20 -62 -22Z'

/** Birds turning in front of the sun: many small ones far away, a few large ones near. */
export async function drawFlock(press: Press, [a, b, d]: Inks): Promise<void> {
  const { W, H, u, rng } = press
  await press.print(disc(W * 0.47, H * 0.42, u * 0.36), a)
  const layers = ['', '']
  const columns = W > H ? 13 : 7
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < 8; j++) {
      const x = W * ((i + 0.5 + (rng() - 0.5) * 0.8) / columns)
      const y = H * ((j + 0.5 + (rng() - 0.5) * 0.8) / 8)
      const band = Math.abs(y / H - (0.86 - (x / W) * 0.66 + Math.sin((x / W) * 5) * 0.06))
      if (band > 0.3 || (band > 0.16 && rng() > 0.5)) continue
      const size = (u / 1200) * (0.7 + (y / H) * 2.6 * (0.5 + rng() * 0.6))
      const bird = group(`translate(${x} ${y}) rotate(${-24 + (rng() - 0.5) * 56}) scale(${size})`, path(BIRD))
      layers[rng() > 0.35 ? 1 : 0] += bird
    }
  }
  await press.print(layers[0] ?? '', b)
  await press.print(layers[1] ?? '', d)
}
