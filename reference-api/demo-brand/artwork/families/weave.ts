import type { Inks, Press } from '../press.ts'
import { pick, rect, rotate } from '../shapes.ts'

/** Broad bands over and under each other, cut from coloured sheets and laid at a slant. */
export async function drawWeave(press: Press, inks: Inks): Promise<void> {
  const { W, H, u, cx, cy } = press
  const n = 7
  const t = (Math.max(W, H) * 1.45) / n
  const [x0, y0] = [cx - (n * t) / 2, cy - (n * t) / 2]
  const band = t * 0.72
  const turn = (body: string) => rotate(-32, cx, cy, body)
  const layers: [number, string][] = []
  for (let i = 0; i < n; i++) layers.push([i, rect(x0 + i * t + (t - band) / 2, y0, band, n * t)])
  for (const [i, body] of layers) await press.paste(turn(body), pick(inks.slice(0, 2), i))
  for (let j = 0; j < n; j++) {
    let over = ''
    const y = y0 + j * t + (t - band) / 2
    for (let i = 0; i < n; i++) {
      if ((i + j) % 2) over += rect(x0 + i * t - (t - band) / 2 - u * 0.001, y, t + (t - band) + u * 0.002, band)
      else
        over +=
          rect(x0 + i * t - u * 0.001, y, (t - band) / 2, band) +
          rect(x0 + (i + 1) * t - (t - band) / 2, y, (t - band) / 2 + u * 0.001, band)
    }
    await press.paste(turn(over), pick(inks.slice(2, 4), j), { lift: 6 })
  }
}
