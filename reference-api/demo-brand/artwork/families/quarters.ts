import type { Inks, Press } from '../press.ts'
import { disc, path, pick, rect, rotate } from '../shapes.ts'

/** Quarter and half circles on a strict grid, turned at random. A variant: big leaves of two quarter circles. */
export async function drawQuarters(press: Press, inks: Inks): Promise<void> {
  const { W, H, rng, variant } = press
  const columns = (W > H ? 2 : 1) * (variant ? 3 : 4)
  const t = W / columns
  const colours = variant ? 5 : 4
  const grounds = inks.map(() => '')
  const shapes = inks.map(() => '')
  for (let j = 0; j < Math.ceil(H / t); j++) {
    for (let i = 0; i < columns; i++) {
      const ground = Math.floor(rng() * colours)
      const shape = (ground + 1 + Math.floor(rng() * (colours - 1))) % colours
      const turn = Math.floor(rng() * 4) * 90
      const kind = rng()
      const x = i * t
      const y = j * t
      grounds[ground] += rect(x - 0.6, y - 0.6, t + 1.2, t + 1.2)
      if (variant) {
        const leaf = path(`M${x} ${y}A${t} ${t} 0 0 1 ${x + t} ${y + t}A${t} ${t} 0 0 1 ${x} ${y}Z`)
        shapes[shape] += rotate(turn, x + t / 2, y + t / 2, kind < 0.8 ? leaf : path(`M${x} ${y}h${t}l${-t} ${t}Z`))
      } else if (kind < 0.5)
        shapes[shape] += rotate(turn, x + t / 2, y + t / 2, path(`M${x} ${y}h${t}a${t} ${t} 0 0 1 ${-t} ${t}Z`))
      else if (kind < 0.75)
        shapes[shape] += rotate(turn, x + t / 2, y + t / 2, path(`M${x} ${y}h${t}a${t / 2} ${t / 2} 0 0 1 ${-t} 0Z`))
      else if (kind < 0.9) shapes[shape] += disc(x + t / 2, y + t / 2, t * 0.34)
    }
  }
  for (const [k, body] of grounds.entries()) await press.paste(body, pick(inks, k), { wear: 0.07 })
  for (const [k, body] of shapes.entries()) await press.paste(body, pick(inks, k), { wear: 0.1 })
}
