import { clamp } from '../noise.ts'
import type { Inks, Press } from '../press.ts'
import { applyHalftone } from '../apply-halftone.ts'
import { disc, rect } from '../shapes.ts'

/** The front of a house at night with one lit window. A variant: a city of blocks under a halftone sky. */
export async function drawFacade(press: Press, [a, b, d, e]: Inks): Promise<void> {
  const { W, H, u, rng, variant } = press
  if (!variant) {
    const columns = W > H ? 11 : 5
    const rows = W > H ? 4 : 6
    const [cw, ch] = [W / columns, H / rows]
    const lit = W > H ? [7, 2] : [3, 3]
    let panes = ''
    let sills = ''
    let lamp = ''
    for (let j = 0; j < rows; j++) {
      for (let i = 0; i < columns; i++) {
        const [x, y, w, h] = [i * cw + cw * 0.24, j * ch + ch * 0.2, cw * 0.52, ch * 0.58]
        const halves =
          rect(x, y, w * 0.47, h * 0.46) +
          rect(x + w * 0.53, y, w * 0.47, h * 0.46) +
          rect(x, y + h * 0.52, w * 0.47, h * 0.48) +
          rect(x + w * 0.53, y + h * 0.52, w * 0.47, h * 0.48)
        if (i === lit[0] && j === lit[1]) lamp += halves
        else panes += halves
        sills += rect(x - cw * 0.06, y + h + ch * 0.03, w + cw * 0.12, ch * 0.035)
      }
    }
    const tone = press.plate(
      (x, y) =>
        clamp(0.75 - Math.hypot(x - ((lit[0] ?? 0) + 0.5) * cw, y - ((lit[1] ?? 0) + 0.5) * ch) / (u * 0.62)) * 0.8,
    )
    press.ink(applyHalftone(press, tone, { pitch: u / 70, angle: 0.7 }), d, { over: true, wear: 0.06 })
    await press.paste(panes, b)
    await press.paste(sills, e)
    return press.paste(lamp, a)
  }
  const sky = press.plate((_, y) => clamp(0.95 - (y / H) * 1.15))
  press.ink(applyHalftone(press, sky, { pitch: u / 54, angle: 0.3 }), b, { wear: 0.08 })
  await press.paste(disc(W * 0.68, H * 0.26, u * 0.13), a)
  for (const [layer, hex] of [d, e].entries()) {
    let towers = ''
    let lights = ''
    for (let x = -u * 0.03; x < W;) {
      const w = u * (0.1 + rng() * 0.12)
      const top = H * (0.4 + layer * 0.2 + rng() * 0.24)
      towers += rect(x, top, w + 1, H) + (rng() > 0.6 ? rect(x + w * 0.42, top - u * 0.09, w * 0.08, u * 0.1) : '')
      for (let y = top + u * 0.04; y < H; y += u * 0.05) {
        for (let k = 0; k < 3; k++) if (rng() > 0.74) lights += rect(x + w * (0.16 + k * 0.26), y, w * 0.15, u * 0.024)
      }
      x += w
    }
    await press.paste(towers, hex)
    await press.paste(lights, a, { wear: 0.02 })
  }
}
