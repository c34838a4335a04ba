import type { Inks, Press } from '../press.ts'
import { disc, stroke } from '../shapes.ts'

/** Wide tracks that never meet: quarter turns in random order. A variant: diagonals. */
export async function drawMaze(press: Press, [a, b, d]: Inks): Promise<void> {
  const { W, H, u, rng, variant } = press
  const columns = W > H ? (variant ? 16 : 10) : variant ? 9 : 6
  const t = W / columns
  let track = ''
  let spots = ''
  for (let j = 0; j < Math.ceil(H / t); j++) {
    for (let i = 0; i < columns; i++) {
      const [x, y] = [i * t, j * t]
      const turned = rng() > 0.5
      if (variant) track += turned ? `M${x} ${y}L${x + t} ${y + t}` : `M${x + t} ${y}L${x} ${y + t}`
      else {
        track += turned
          ? `M${x + t / 2} ${y}A${t / 2} ${t / 2} 0 0 1 ${x} ${y + t / 2}M${x + t} ${y + t / 2}A${t / 2} ${t / 2} 0 0 0 ${x + t / 2} ${y + t}`
          : `M${x + t / 2} ${y}A${t / 2} ${t / 2} 0 0 0 ${x + t} ${y + t / 2}M${x} ${y + t / 2}A${t / 2} ${t / 2} 0 0 1 ${x + t / 2} ${y + t}`
        if (rng() > 0.82) spots += disc(x + (turned ? t : 0), y, t * 0.17)
      }
    }
  }
  if (variant) await press.paste(disc(W * 0.5, H * 0.5, u * 0.4), d)
  await press.paste(stroke(track, t * (variant ? 0.34 : 0.5), variant ? 'square' : 'butt'), a, { wear: 0.1 })
  if (!variant) {
    await press.paste(stroke(track, t * 0.3, 'butt'), b)
    await press.paste(stroke(track, t * 0.09, 'butt'), a)
    await press.paste(spots, d)
  } else await press.paste(stroke(track, t * 0.06, 'round'), b)
}
