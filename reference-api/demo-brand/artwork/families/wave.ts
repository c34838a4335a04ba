import { clamp, mix } from '../noise.ts'
import type { Inks, Press } from '../press.ts'
import { disc, path } from '../shapes.ts'

/** Stripes whose width follows the amplitude of a sound, loudest in the middle; horizontal or vertical. */
export async function drawWave(press: Press, [a, b]: Inks): Promise<void> {
  const { W, H, u, cx, cy, variant } = press
  const [rows, along, across] = variant ? [13, H, W] : [15, W, H]
  const field = press.plate((x, y) => {
    const [p, q] = variant ? [y, x] : [x, y]
    const X = (p - along / 2) / u
    const envelope = Math.exp(-((X / (variant ? 0.42 : 0.36)) ** 2))
    const offset =
      envelope * Math.sin(X * (variant ? 15 : 10) + (q / across) * (variant ? 6.4 : 3.2)) * u * (variant ? 0.055 : 0.1)
    const v = ((q + offset) / across) * rows
    const width = mix(0.13, 0.42, envelope * (0.55 + 0.45 * Math.sin((q / across) * Math.PI)))
    return clamp((width - Math.abs(v - Math.floor(v) - 0.5)) * (across / rows) + 0.5)
  })
  const arch = `M${cx - u * 0.32} ${H}V${cy - u * 0.1}a${u * 0.32} ${u * 0.32} 0 0 1 ${u * 0.64} 0V${H}Z`
  await press.print(variant ? path(arch) : disc(cx, cy, u * 0.37), b)
  press.ink(field, a)
}
