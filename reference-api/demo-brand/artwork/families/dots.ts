import type { Inks, Press } from '../press.ts'
import { disc } from '../shapes.ts'

/** A regular field of dots, distorted as if something large passed underneath. */
export async function drawDots(press: Press, [a, b, d]: Inks): Promise<void> {
  const { W, H } = press
  const columns = W > H ? 30 : 15
  const t = W / columns
  const plates = ['', '', '']
  for (let j = 0; j * t < H; j++) {
    for (let i = 0; i < columns; i++) {
      const x = (i + 0.5) * t
      const y = (j + 0.5) * t
      const ridge = Math.abs(x / W - 0.5 - Math.sin((y / H) * 6.4 - 0.6) * 0.24)
      const near = Math.max(0, 1 - ridge / 0.36)
      plates[near > 0.72 ? 1 : near > 0.42 && (i + j) % 2 ? 2 : 0] += disc(x, y, t * (0.1 + 0.38 * near ** 1.3))
    }
  }
  for (const [k, hex] of [a, b, d].entries()) await press.paste(plates[k] ?? '', hex)
}
