import { clamp } from '../noise.ts'
import type { Inks, Press } from '../press.ts'
import { applyHalftone } from '../apply-halftone.ts'
import { BLACK, disc, path } from '../shapes.ts'

/** A month of moons in rows. A variant: one crescent around a sky full of dots. */
export async function drawMoons(press: Press, [a, b, d]: Inks): Promise<void> {
  const { W, H, u, cx, cy, rng, variant } = press
  if (variant) {
    let stars = ''
    for (let i = 0; i < 90; i++) stars += disc(rng() * W, rng() * H, u * 0.003 * (1 + rng() ** 4 * 5))
    await press.paste(stars, d)
    const tone = press.plate((x, y) => clamp(0.85 - ((x - cx) * 0.7 + (y - cy)) / u - 0.35))
    const crescent = await press.draw(
      disc(cx - u * 0.04, cy, u * 0.42) + disc(cx + u * 0.13, cy - u * 0.07, u * 0.33, BLACK),
    )
    press.ink(crescent, a, { over: true })
    press.ink(
      applyHalftone(
        press,
        tone.map((t, i) => t * (crescent[i] as number)),
        { pitch: u / 56, angle: 0.6 },
      ),
      b,
      { wear: 0.08 },
    )
    return press.paste(disc(cx + u * 0.16, cy - u * 0.05, u * 0.055), d)
  }
  const columns = W > H ? 7 : 4
  const rows = W > H ? 3 : 5
  const cell = Math.min(W / (columns + 0.6), H / (rows + 0.6))
  const r = cell * 0.4
  let dark = ''
  let lit = ''
  for (let i = 0; i < columns * rows; i++) {
    const x = cx + ((i % columns) - (columns - 1) / 2) * cell
    const y = cy + (Math.floor(i / columns) - (rows - 1) / 2) * cell
    const phase = (i / (columns * rows - 1)) * 2 * Math.PI
    const waxing = phase <= Math.PI
    const bulge = Math.abs(Math.cos(phase)) * r
    const gibbous = Math.cos(phase) < 0
    dark += disc(x, y, r)
    lit += path(
      `M${x} ${y - r}A${r} ${r} 0 0 ${waxing ? 1 : 0} ${x} ${y + r}A${bulge} ${r} 0 0 ${waxing === gibbous ? 1 : 0} ${x} ${y - r}Z`,
    )
  }
  await press.paste(dark, b)
  await press.paste(lit, a)
  await press.print(disc(cx + cell * 0.5, cy, r * 0.2), d)
}
