import { clamp } from '../noise.ts'
import type { Inks, Press } from '../press.ts'
import { curve, path, pick } from '../shapes.ts'

type Panel = [x: number, y: number, width: number, height: number]

/** Leaves with fingers, cut from painted sheets, over panels; each casts the thin shadow of its edge. */
export async function drawCutLeaves(press: Press, inks: Inks): Promise<void> {
  const { W, H, u, rng, variant } = press
  const leaf = (x: number, y: number, length: number, width: number, turn: number, fingers: number) =>
    curve(
      480,
      (t) => {
        const side = t < 0.5 ? 1 : -1
        const k = t < 0.5 ? t * 2 : 2 - t * 2
        const finger = (0.5 - 0.5 * Math.cos(k * fingers * 2 * Math.PI)) ** 0.55
        const w = width * Math.sin(Math.PI * clamp(k * 0.94 + 0.03)) ** 0.5 * (0.16 + 0.84 * finger)
        const lx = (k - 0.5) * length + finger * length * 0.09
        const ly = side * w + Math.sin(k * 4) * width * 0.16
        return [x + lx * Math.cos(turn) - ly * Math.sin(turn), y + lx * Math.sin(turn) + ly * Math.cos(turn)]
      },
      true,
    )
  const panels: Panel[] = variant
    ? [
        [0, 0, 0.34, 1],
        [0.34, 0, 0.32, 1],
        [0.66, 0, 0.34, 1],
      ]
    : [
        [0, 0, 0.6, 0.58],
        [0.6, 0, 0.4, 0.34],
        [0.6, 0.34, 0.4, 0.66],
        [0, 0.58, 0.6, 0.42],
      ]
  for (const [n, [x, y, w, h]] of panels.entries()) {
    const tip = () => (rng() - 0.5) * u * 0.025
    const sheet = `M${x * W - 9} ${y * H + tip()}L${(x + w) * W + 9} ${y * H + tip()}V${(y + h) * H + 12}H${x * W - 9}Z`
    await press.paste(path(sheet), pick(inks, n), { wear: 0.04 })
  }
  for (const [n, [x, y, w, h]] of panels.entries()) {
    const long = Math.max(w * W, h * H)
    const short = Math.min(w * W, h * H)
    const upright = h * H > w * W ? -Math.PI / 2 : 0
    const turn = variant ? (n === 1 ? -upright : upright) : upright + (rng() - 0.5) * 0.36
    const fingers = Math.max(3, Math.round((long / short) * (variant ? 2.2 : 3.4)))
    const d = leaf((x + w / 2) * W, (y + h / 2) * H, long * 0.9, short * (variant ? 0.43 : 0.4), turn, fingers)
    await press.paste(path(d), pick(inks, n + 2 + (n > 1 ? 1 : 0)), { lift: 5, wear: 0.05 })
  }
}
