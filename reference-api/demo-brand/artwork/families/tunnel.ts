import type { Inks, Press } from '../press.ts'
import { pick, rect } from '../shapes.ts'

/** A tunnel of nested frames, round or square, each turned a little. */
export async function drawTunnel(press: Press, inks: Inks): Promise<void> {
  const { u, W, H, cx, cy, variant } = press
  const spin = variant ? 5.2 : -6
  for (let i = 0; i < 17; i++) {
    const w = Math.max(W, H) * 1.4 * 0.88 ** i
    const h = w * (variant ? 1.12 : 1)
    const x = cx - w / 2 + Math.sin(i / 3) * u * 0.02
    const frame = `rx="${w * (variant ? 0.06 : 0.5)}" transform="rotate(${i * spin} ${cx} ${cy})"`
    await press.paste(rect(x, cy - h / 2 + i * u * 0.006, w, h, frame), pick(inks.slice(0, 4), i))
  }
}
