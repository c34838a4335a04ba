import { clamp } from '../noise.ts'
import type { Inks, Press } from '../press.ts'
import { applyHalftone } from '../apply-halftone.ts'
import { disc, path, polygon, times } from '../shapes.ts'

/** A road to one vanishing point, with a low sun and telegraph poles. */
export async function drawRoad(press: Press, [a, b, d, e]: Inks): Promise<void> {
  const { W, H, u, cx } = press
  const horizon = H * 0.46
  const vx = cx + u * 0.06
  const sky = press.plate((_, y) => clamp(y < horizon ? 0.7 - (y / horizon) * 0.7 : 0))
  press.ink(applyHalftone(press, sky, { pitch: u / 50, angle: 0.4 }), a, { wear: 0.08 })
  await press.paste(disc(vx - u * 0.13, horizon - u * 0.04, u * 0.17), e)
  await press.paste(
    path(
      `M0 ${horizon}L${W * 0.16} ${horizon - u * 0.13}L${W * 0.3} ${horizon - u * 0.05}L${W * 0.44} ${horizon - u * 0.1}L${W * 0.6} ${horizon}L${W * 0.82} ${horizon - u * 0.16}L${W} ${horizon - u * 0.05}V${horizon + 3}H0Z`,
    ),
    d,
  )
  await press.paste(path(`M0 ${horizon}H${W}V${H}H0Z`), b)
  await press.paste(
    polygon([
      [vx - u * 0.006, horizon],
      [vx + u * 0.006, horizon],
      [vx + u * 0.62, H],
      [vx - u * 0.5, H],
    ]),
    d,
  )
  await press.paste(
    times(7, (i) => {
      const [n, f] = [0.02 * 1.72 ** i, 0.02 * 1.72 ** i * 1.36]
      const at = (t: number, side: number): [number, number] => [
        vx + u * t * (0.06 + side * 0.022),
        horizon + (H - horizon) * t,
      ]
      return n > 1.2 ? '' : polygon([at(n, -1), at(n, 1), at(f, 1), at(f, -1)])
    }),
    e,
  )
  await press.paste(
    times(5, (i) => {
      const t = 0.045 * 1.8 ** i
      const [x, y, h] = [vx + u * t * 0.72, horizon + (H - horizon) * t * 0.9, u * t * 1.3]
      return (
        polygon([
          [x - h * 0.02, y],
          [x + h * 0.02, y],
          [x + h * 0.015, y - h],
          [x - h * 0.015, y - h],
        ]) +
        polygon([
          [x - h * 0.2, y - h * 0.9],
          [x + h * 0.2, y - h * 0.9],
          [x + h * 0.2, y - h * 0.86],
          [x - h * 0.2, y - h * 0.86],
        ])
      )
    }),
    d,
  )
}
