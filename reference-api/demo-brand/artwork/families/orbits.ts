import { clamp } from '../noise.ts'
import type { Inks, Press } from '../press.ts'
import { applyHalftone } from '../apply-halftone.ts'
import { disc, ellipse, rotate, times } from '../shapes.ts'

/** A planet with rings, its night side in halftone, and small bodies around it. */
export async function drawOrbits(press: Press, [a, b, d, e]: Inks): Promise<void> {
  const { W, H, u, cx, cy, rng } = press
  const tilt = -24
  const ring = (from: number) =>
    rotate(
      tilt,
      cx,
      cy,
      times(5, (i) =>
        ellipse(
          cx,
          cy,
          u * (0.4 + i * 0.032),
          u * (0.1 + i * 0.009),
          `fill="none" stroke="#fff" stroke-width="${u * (i === 2 ? 0.022 : 0.011)}"`,
        ),
      ) +
        `<rect x="${-W}" y="${from < 0 ? cy : -H * 2}" width="${W * 3}" height="${from < 0 ? H * 3 : H * 2 + cy}" fill="#000"/>`,
    )
  let stars = ''
  for (let i = 0; i < 60; i++) stars += disc(rng() * W, rng() * H, u * 0.0028 * (1 + rng() * 1.6))
  await press.paste(stars, e)
  await press.paste(ring(-1), d)
  const globe = await press.draw(disc(cx, cy, u * 0.27))
  press.ink(globe, a, { over: true })
  const night = press.plate(
    (x, y) => (globe[y * W + x] as number) * clamp(0.35 + ((x - cx) * 0.8 + (y - cy) * 0.9) / (u * 0.36)),
  )
  press.ink(applyHalftone(press, night, { pitch: u / 62, angle: 0.3 }), b, { over: true, wear: 0.06 })
  await press.paste(ring(1), d)
  await press.paste(disc(cx - u * 0.31, cy - u * 0.44, u * 0.06) + disc(cx + u * 0.3, cy + u * 0.42, u * 0.035), a)
  await press.paste(disc(cx + u * 0.33, cy - u * 0.36, u * 0.022) + disc(cx - u * 0.36, cy + u * 0.35, u * 0.09), e)
}
