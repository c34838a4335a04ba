import { clamp } from '../noise.ts'
import type { Inks, Press } from '../press.ts'
import { applyHalftone } from '../apply-halftone.ts'
import { disc, path, pick, polygon, rect, times } from '../shapes.ts'

/** A venue at night: posters on a dark wall, and one lit window, the box office. */
export async function drawNightStreet(press: Press, inks: Inks): Promise<void> {
  const { W, H, u } = press
  const [lamp, wall, dark] = inks
  await press.paste(rect(0, 0, W, H * 0.8), wall)
  await press.paste(
    times(10, (j) =>
      times(24, (i) => rect((i + (j % 2) * 0.5) * W * 0.045 - u * 0.03, j * H * 0.08 + H * 0.01, W * 0.043, H * 0.07)),
    ),
    dark,
  )
  const [wx, wy] = [W * 0.69, H * 0.5]
  const tone = press.plate((x, y) => clamp(0.82 - Math.hypot(x - wx, (y - wy) * 1.1) / (u * 0.62)) * 0.8)
  press.ink(applyHalftone(press, tone, { pitch: u / 64, angle: 0.6 }), inks[3], { over: true })
  for (let i = 0; i < 4; i++) {
    const [x, y, w] = [W * (0.045 + i * 0.128), H * (0.24 + (i % 2) * 0.025), W * 0.115]
    await press.paste(rect(x, y, w, w * 1.25), pick(['#f2e3c4', '#e8442e', '#5bb5a2', '#f4739e'], i), { lift: 4 })
    const art = [
      disc(x + w / 2, y + w * 0.6, w * 0.32),
      polygon([
        [x, y + w * 1.25],
        [x + w, y + w * 0.3],
        [x + w, y + w * 1.25],
      ]),
      times(4, (n) => rect(x + w * 0.12, y + w * (0.15 + n * 0.26), w * 0.76, w * 0.13)),
      path(`M${x + w * 0.15} ${y + w * 0.7}a${w * 0.35} ${w * 0.35} 0 0 1 ${w * 0.7} 0Z`),
    ]
    await press.paste(pick(art, i), pick(['#2b59c3', '#f7c04a', '#17233f', '#1f3a8a'], i))
  }
  await press.paste(
    path(
      `M${wx - u * 0.17} ${wy + u * 0.16}V${wy - u * 0.1}a${u * 0.17} ${u * 0.17} 0 0 1 ${u * 0.34} 0V${wy + u * 0.16}Z`,
    ),
    lamp,
  )
  await press.paste(rect(wx - u * 0.22, wy + u * 0.16, u * 0.44, u * 0.045), dark)
  await press.paste(
    disc(wx + u * 0.02, wy + u * 0.02, u * 0.048) +
      path(
        `M${wx - u * 0.07} ${wy + u * 0.16}q0 ${-u * 0.1} ${u * 0.09} ${-u * 0.1}q${u * 0.09} 0 ${u * 0.09} ${u * 0.1}Z`,
      ),
    dark,
  )
  await press.paste(rect(0, H * 0.8, W, H * 0.2), inks[4])
  const light = await press.draw(
    polygon([
      [wx - u * 0.2, H * 0.8],
      [wx + u * 0.2, H * 0.8],
      [wx + u * 0.42, H],
      [wx - u * 0.5, H],
    ]),
  )
  const floor = press.plate((_, y) => clamp(0.95 - ((y - H * 0.8) / (H * 0.2)) * 0.75))
  press.ink(
    applyHalftone(press, floor, { pitch: u / 64, angle: 0.6 }).map((v, i) => v * (light[i] as number)),
    lamp,
    { over: true },
  )
}
