import { clamp } from '../noise.ts'
import type { Inks, Press } from '../press.ts'
import { applyHalftone } from '../apply-halftone.ts'
import { disc, ellipse, path, polygon, rect, stroke, times } from '../shapes.ts'

/** One lamp with a cone of light on one small figure. A variant: a microphone in a spotlight. */
export async function drawLamp(press: Press, [a, b, d, e]: Inks): Promise<void> {
  const { W, H, u, cx, variant } = press
  if (variant) {
    const y = H * 0.34
    await press.print(disc(cx, y, u * 0.36), a)
    const tone = press.plate((x, py) => clamp(Math.hypot(x - cx, py - y) / (u * 0.9) - 0.2))
    press.ink(applyHalftone(press, tone, { pitch: u / 52, angle: 0.7 }), b, { wear: 0.1 })
    await press.paste(
      rect(cx - u * 0.014, y, u * 0.028, H) +
        path(`M${cx - u * 0.075} ${y + u * 0.05}h${u * 0.15}l${-u * 0.045} ${u * 0.26}h${-u * 0.06}Z`),
      d,
    )
    await press.paste(rect(cx - u * 0.105, y - u * 0.21, u * 0.21, u * 0.25, `rx="${u * 0.1}"`), d, { lift: 6 })
    await press.paste(
      times(6, (i) => rect(cx - u * 0.08, y - u * 0.165 + i * u * 0.027, u * 0.16, u * 0.01)) +
        rect(cx - u * 0.115, y - u * 0.006, u * 0.23, u * 0.024),
      e,
    )
    return
  }
  const [x, y] = [W * 0.36, H * 0.2]
  const [l, r, floor] = [W * 0.5 - u * 0.4, W * 0.5 + u * 0.34, H * 0.83]
  const light = await press.draw(
    polygon([
      [x - u * 0.07, y],
      [x + u * 0.07, y],
      [r, floor],
      [l, floor],
    ]) + ellipse((l + r) / 2, floor, (r - l) / 2, u * 0.075),
  )
  const tone = press.plate((_, py) => clamp(1.12 - ((py - y) / H) * 0.72))
  const lit = applyHalftone(press, tone, { pitch: u / 62, angle: 0.55 })
  press.ink(
    lit.map((v, i) => v * (light[i] as number)),
    a,
    { over: true, wear: 0.06 },
  )
  await press.paste(ellipse((l + r) / 2, floor, (r - l) / 2, u * 0.075), a)
  await press.paste(
    stroke(`M${x} ${y - u * 0.06}V${-u * 0.1}`, u * 0.012) +
      path(
        `M${x - u * 0.12} ${y}C${x - u * 0.11} ${y - u * 0.12} ${x + u * 0.11} ${y - u * 0.12} ${x + u * 0.12} ${y}Z`,
      ),
    d,
  )
  const [fx, fy] = [W * 0.53, floor + u * 0.02]
  await press.paste(
    disc(fx, fy - u * 0.215, u * 0.025) +
      path(
        `M${fx - u * 0.036} ${fy - u * 0.18}h${u * 0.072}l${u * 0.014} ${u * 0.1}h${-u * 0.02}l${-u * 0.004} ${u * 0.08}h${-u * 0.052}l${-u * 0.004} ${-u * 0.08}h${-u * 0.02}Z`,
      ),
    b,
  )
  await press.paste(path(`M${fx - u * 0.026} ${fy}h${u * 0.052}l${u * 0.2} ${u * 0.16}h${-u * 0.11}Z`), e)
}
