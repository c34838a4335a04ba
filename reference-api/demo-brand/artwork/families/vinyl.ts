import { clamp } from '../noise.ts'
import type { Inks, Press } from '../press.ts'
import { BLACK, disc, path, rect, stroke, times } from '../shapes.ts'

/** A record that is larger than the sheet. A variant: three half records, stacked like suns. */
export async function drawVinyl(press: Press, [a, b, d, e]: Inks): Promise<void> {
  const { W, H, u, cx, variant } = press
  if (!variant) {
    const x = W * 0.62
    const y = H * 0.42
    const R = u * 0.66
    await press.paste(disc(x, y, R), b)
    press.ink(
      press.plate((px, py) => {
        const r = Math.hypot(px - x, py - y)
        if (r > R * 0.97 || r < R * 0.36) return 0
        const groove = clamp((0.3 - Math.abs((((r / u) * 46) % 1) - 0.5)) * 9)
        const light = Math.max(0, Math.cos((Math.atan2(py - y, px - x) - 0.7) * 2)) ** 9
        return clamp(groove * 0.16 + light * (0.35 + groove * 0.65))
      }),
      e,
      { over: true, wear: 0.05 },
    )
    await press.paste(disc(x, y, R * 0.34), a)
    await press.paste(path(`M${x - R * 0.34} ${y}a${R * 0.34} ${R * 0.34} 0 0 0 ${R * 0.68} 0Z`), d)
    await press.paste(disc(x, y, R * 0.035), e)
    const arm = `M${W * 0.1} ${H * 0.99}L${W * 0.17} ${H * 0.76}L${W * 0.42} ${H * 0.62}`
    await press.paste(
      stroke(arm, u * 0.03) +
        stroke(`M${W * 0.37} ${H * 0.648}L${W * 0.44} ${H * 0.608}`, u * 0.075, 'butt') +
        disc(W * 0.1, H * 0.97, u * 0.12),
      d,
      { lift: 8 },
    )
    return
  }
  const R = u * 0.44
  for (let i = 0; i < 3; i++) {
    const y = H * (0.315 + i * 0.31)
    const half = (r: number) => path(`M${cx - r} ${y}a${r} ${r} 0 0 1 ${r * 2} 0Z`)
    const grooves =
      times(7, (n) => disc(cx, y, R * (0.44 + n * 0.075), `fill="none" stroke="#fff" stroke-width="${u * 0.005}"`)) +
      rect(0, y, W, H, BLACK)
    await press.paste(half(R), b)
    await press.paste(grooves, e)
    await press.paste(half(R * 0.34), i === 1 ? d : a)
    await press.paste(half(R * 0.05), e)
  }
}
