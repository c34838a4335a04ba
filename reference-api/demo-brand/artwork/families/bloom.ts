import { clamp } from '../noise.ts'
import type { Inks, Press } from '../press.ts'
import { applyHalftone } from '../apply-halftone.ts'
import { disc, path, rect, rotate, stroke, times } from '../shapes.ts'

/** A flower from two transparent rings of petals. A variant: one flower on a stem, with a halftone centre. */
export async function drawBloom(press: Press, [a, b, d, e]: Inks): Promise<void> {
  const { H, u, cx, cy, variant } = press
  const petals = (x: number, y: number, n: number, r: number, w: number, turn: number) =>
    times(n, (i) =>
      rotate(
        (i * 360) / n + turn,
        x,
        y,
        path(
          `M${x} ${y}C${x - w} ${y - r * 0.42} ${x - w} ${y - r} ${x} ${y - r}C${x + w} ${y - r} ${x + w} ${y - r * 0.42} ${x} ${y}Z`,
        ),
      ),
    )
  if (!variant) {
    await press.print(petals(cx, cy, 8, u * 0.66, u * 0.29, 0), a)
    await press.print(petals(cx, cy, 8, u * 0.5, u * 0.22, 22.5), b)
    await press.print(petals(cx, cy, 8, u * 0.27, u * 0.13, 0), d)
    return press.paste(disc(cx, cy, u * 0.065), e)
  }
  const y = H * 0.36
  await press.print(rect(0, H * 0.78, press.W, H), b)
  await press.print(
    stroke(`M${cx} ${y}C${cx + u * 0.05} ${H * 0.6} ${cx - u * 0.07} ${H * 0.7} ${cx} ${H * 1.05}`, u * 0.045) +
      path(
        `M${cx - u * 0.01} ${H * 0.82}C${cx + u * 0.1} ${H * 0.62} ${cx + u * 0.3} ${H * 0.62} ${cx + u * 0.42} ${H * 0.6}C${cx + u * 0.38} ${H * 0.74} ${cx + u * 0.2} ${H * 0.82} ${cx} ${H * 0.86}Z`,
      ) +
      path(
        `M${cx + u * 0.01} ${H * 0.93}C${cx - u * 0.12} ${H * 0.74} ${cx - u * 0.28} ${H * 0.72} ${cx - u * 0.4} ${H * 0.72}C${cx - u * 0.36} ${H * 0.86} ${cx - u * 0.2} ${H * 0.94} ${cx} ${H * 0.97}Z`,
      ),
    d,
  )
  await press.print(petals(cx, y, 14, u * 0.42, u * 0.085, 0), a)
  await press.print(petals(cx, y, 14, u * 0.36, u * 0.06, 12.8), b)
  await press.paste(disc(cx, y, u * 0.145), e)
  const heart = press.plate((px, py) =>
    Math.hypot(px - cx, py - y) < u * 0.14 ? clamp(0.25 + ((px - cx) / u + (py - y) / u) * 2.2) : 0,
  )
  press.ink(applyHalftone(press, heart, { pitch: u / 60, angle: 0.5 }), d)
}
