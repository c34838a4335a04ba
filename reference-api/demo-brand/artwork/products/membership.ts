import type { Inks, Press } from '../press.ts'
import { clamp } from '../noise.ts'
import { applyHalftone } from '../apply-halftone.ts'
import { path, pick, polygon, rect, times } from '../shapes.ts'

/** Membership: a door with the light on behind it, wider open and with more arches at every tier. */
export async function drawMembership(press: Press, inks: Inks): Promise<void> {
  const { W, H, u, cx, variant } = press
  const [lamp, , deep] = inks
  const foot = H * 0.74
  const arch = (w: number, h: number) => path(`M${cx - w} ${foot}V${foot - h}a${w} ${w} 0 0 1 ${w * 2} 0V${foot}Z`)
  const rings = [1, 3, 5][variant] ?? 1
  if (variant === 2) {
    await press.paste(
      times(24, (i) => {
        const [from, to] = [Math.PI + (i / 24) * Math.PI, Math.PI + ((i + 0.5) / 24) * Math.PI]
        const y = foot - u * 0.3
        return polygon([
          [cx, y],
          [cx + Math.cos(from) * H, y + Math.sin(from) * H],
          [cx + Math.cos(to) * H, y + Math.sin(to) * H],
        ])
      }),
      deep,
    )
  }
  for (let i = rings; i > 0; i--)
    await press.paste(arch(u * (0.15 + i * 0.055), u * (0.3 + i * 0.012)), pick([inks[1], deep], i), { lift: 5 })
  await press.paste(arch(u * 0.15, u * 0.3), lamp)
  await press.paste(rect(0, foot, W, H), deep)
  const spread = u * (0.22 + variant * 0.16)
  const light = await press.draw(
    polygon([
      [cx - u * 0.15, foot],
      [cx + u * 0.15, foot],
      [cx + spread, H],
      [cx - spread, H],
    ]),
  )
  const tone = press.plate((_, y) => clamp(1.05 - ((y - foot) / (H - foot)) * 0.65))
  const lit = applyHalftone(press, tone, { pitch: u / 60, angle: 0.5 })
  press.ink(
    lit.map((v, i) => v * (light[i] as number)),
    lamp,
    { over: true },
  )
  // The leaf of the door: nearly shut at the first tier, folded right back at the last.
  const leaf = u * ([0.2, 0.13, 0.05][variant] ?? 0.1)
  await press.paste(
    polygon([
      [cx - u * 0.15, foot],
      [cx - u * 0.15, foot - u * 0.3],
      [cx - u * 0.15 + leaf, foot - u * 0.36],
      [cx - u * 0.15 + leaf, foot + u * 0.05],
    ]),
    inks[3],
  )
}
