import { clamp } from '../noise.ts'
import type { Inks, Press } from '../press.ts'
import { applyHalftone } from '../apply-halftone.ts'
import { disc, path, rect, times } from '../shapes.ts'

/** Membership: a row of dark arches, one of them open and lit, with a person going in. */
export async function drawArcade(press: Press, [lamp, wall, dark, accent, floor]: Inks): Promise<void> {
  const { W, H, u } = press
  const foot = H * 0.82
  const arch = (x: number, r: number) => path(`M${x - r} ${foot}V${H * 0.42}a${r} ${r} 0 0 1 ${r * 2} 0V${foot}Z`)
  const at = (i: number) => W * (0.1 + i * 0.2)
  await press.paste(rect(0, 0, W, foot), wall)
  await press.paste(
    times(5, (i) => arch(at(i), u * 0.135)),
    accent,
  )
  await press.paste(
    times(5, (i) => (i === 3 ? '' : arch(at(i), u * 0.105))),
    dark,
  )
  await press.paste(arch(at(3), u * 0.105), lamp)
  const tone = press.plate((x, y) => clamp(0.7 - Math.hypot(x - at(3), y - H * 0.56) / (u * 0.55)) * 0.85)
  press.ink(applyHalftone(press, tone, { pitch: u / 58, angle: 0.4 }), lamp, { over: true, strength: 0.9 })
  await press.paste(arch(at(3), u * 0.105), lamp)
  await press.paste(rect(0, foot, W, H) + rect(0, H * 0.12, W, H * 0.02), floor)
  const x = at(3) - u * 0.02
  await press.paste(
    disc(x, foot - u * 0.235, u * 0.028) +
      path(
        `M${x - u * 0.042} ${foot + u * 0.03}L${x - u * 0.046} ${foot - u * 0.13}Q${x - u * 0.04} ${foot - u * 0.2} ${x} ${foot - u * 0.2}Q${x + u * 0.04} ${foot - u * 0.2} ${x + u * 0.046} ${foot - u * 0.13}L${x + u * 0.034} ${foot + u * 0.03}H${x + u * 0.006}L${x} ${foot - u * 0.06}L${x - u * 0.012} ${foot + u * 0.03}Z`,
      ),
    dark,
  )
  await press.paste(
    times(9, (i) => disc(W * (0.02 + i * 0.12), H * 0.07, u * 0.014)),
    lamp,
  )
}
