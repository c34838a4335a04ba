import { clamp } from '../noise.ts'
import type { Inks, Press } from '../press.ts'
import { applyHalftone } from '../apply-halftone.ts'
import { ellipse, path, pick, polygon, rect, stroke, times } from '../shapes.ts'

/** Private hire: a long table with glasses under a row of lamps. */
export async function drawLongTable(press: Press, inks: Inks): Promise<void> {
  const { W, H, u } = press
  const [lamp, cloth, dark, accent, glass] = inks
  const top = H * 0.68
  for (let i = 0; i < 4; i++) {
    const x = W * (0.155 + i * 0.23)
    const cone = await press.draw(
      polygon([
        [x - u * 0.05, H * 0.27],
        [x + u * 0.05, H * 0.27],
        [x + u * 0.26, top],
        [x - u * 0.26, top],
      ]),
    )
    const tone = press.plate((_, y) => clamp(0.9 - (y / H - 0.27) * 1.1))
    press.ink(
      applyHalftone(press, tone, { pitch: u / 60, angle: 0.5 }).map((v, k) => v * (cone[k] as number)),
      lamp,
      { over: true },
    )
    await press.paste(
      stroke(`M${x} ${H * 0.2}V-9`, u * 0.008) +
        path(
          `M${x - u * 0.1} ${H * 0.28}C${x - u * 0.09} ${H * 0.16} ${x + u * 0.09} ${H * 0.16} ${x + u * 0.1} ${H * 0.28}Z`,
        ),
      accent,
    )
  }
  const stem = (x: number) =>
    path(
      `M${x - u * 0.035} ${top - u * 0.2}h${u * 0.07}q${u * 0.004} ${u * 0.1} ${-u * 0.03} ${u * 0.11}v${u * 0.072}h${u * 0.022}v${u * 0.014}h${-u * 0.054}v${-u * 0.014}h${u * 0.022}v${-u * 0.072}q${-u * 0.034} ${-u * 0.01} ${-u * 0.03} ${-u * 0.11}Z`,
    )
  await press.paste(
    times(9, (i) => stem(W * (0.075 + i * 0.106))),
    glass,
  )
  await press.print(
    times(9, (i) => (i % 2 ? '' : rect(W * (0.075 + i * 0.106) - u * 0.03, top - u * 0.15, u * 0.06, u * 0.055))),
    accent,
  )
  const bottle = (x: number) =>
    path(
      `M${x - u * 0.04} ${top}V${top - u * 0.19}q0 ${-u * 0.04} ${u * 0.025} ${-u * 0.06}v${-u * 0.09}h${u * 0.03}v${u * 0.09}q${u * 0.025} ${u * 0.02} ${u * 0.025} ${u * 0.06}V${top}Z`,
    )
  await press.paste([0.235, 0.55, 0.765].map((k) => bottle(W * k)).join(''), dark, { lift: 4 })
  await press.paste(
    times(8, (i) => ellipse(W * (0.13 + i * 0.106), top - u * 0.004, u * 0.055, u * 0.012)),
    glass,
  )
  await press.paste(rect(0, top, W, H), cloth)
  await press.paste(
    times(17, (i) =>
      polygon([
        [(W / 17) * i, top],
        [(W / 17) * (i + 0.5), top],
        [(W / 17) * (i + 0.42), H],
        [(W / 17) * (i + 0.06), H],
      ]),
    ),
    pick(inks, 3),
    { wear: 0.1 },
  )
}
