import type { Inks, Press } from '../press.ts'
import { disc, pick } from '../shapes.ts'

const RINGS = 4

/** Overlapping scales like a sea, each a set of rings. */
export async function drawScales(press: Press, inks: Inks): Promise<void> {
  const { W, H } = press
  const columns = W > H ? 9 : 4
  const r = W / columns / 2
  for (let j = -2; j * r * 0.62 < H + r; j++) {
    for (let ring = 0; ring < RINGS; ring++) {
      // Every third scale of every third row uses the colours two steps further on.
      const bodies = ['', '']
      for (let i = -1; i <= columns; i++) {
        const lit = (i * 2 + (j % 2 ? 1 : 2) + j * 3) % 7 === 0 ? 1 : 0
        bodies[lit] += disc((i + (j % 2 ? 0.5 : 1)) * r * 2, j * r * 0.62 + r, r * (1 - ring * 0.24))
      }
      for (const [lit, body] of bodies.entries())
        if (body) await press.paste(body, pick(inks.slice(0, RINGS), ring + lit * 2))
    }
  }
}
