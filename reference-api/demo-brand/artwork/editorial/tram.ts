import type { Inks, Press } from '../press.ts'
import { disc, path, polygon, rect, stroke, times } from '../shapes.ts'

/** Getting here: the last tram, windows lit, wires overhead. */
export async function drawTram(press: Press, [lamp, body, dark, sky, rail]: Inks): Promise<void> {
  const { W, H, u } = press
  await press.print(disc(W * 0.82, H * 0.24, u * 0.12), sky)
  await press.print(
    times(9, (i) => rect(W * (i * 0.12 - 0.02), H * (0.34 + ((i * 5) % 4) * 0.06), W * 0.1, H)),
    sky,
  )
  const [x, y, w, h] = [W * 0.13, H * 0.4, W * 0.72, H * 0.36]
  await press.paste(
    stroke(
      `M-9 ${H * 0.19}H${W + 9}M${W * 0.5} ${y}l${-u * 0.08} ${-H * 0.09}l${u * 0.09} ${-H * 0.12}M${W * 0.44} ${H * 0.19}h${u * 0.12}`,
      u * 0.009,
    ),
    dark,
  )
  await press.paste(rect(x, y, w, h, `rx="${u * 0.045}"`), body, { lift: 7 })
  await press.paste(
    times(8, (i) => rect(x + w * (0.035 + i * 0.119), y + h * 0.16, w * 0.098, h * 0.36, `rx="${u * 0.012}"`)),
    lamp,
  )
  await press.paste(
    times(3, (i) => {
      const px = x + w * (0.12 + i * 0.29)
      return (
        disc(px, y + h * 0.36, u * 0.024) +
        path(
          `M${px - u * 0.045} ${y + h * 0.52}q0 ${-u * 0.07} ${u * 0.045} ${-u * 0.07}q${u * 0.045} 0 ${u * 0.045} ${u * 0.07}Z`,
        )
      )
    }),
    dark,
  )
  await press.paste(rect(x, y + h * 0.62, w, h * 0.07) + disc(x + w * 0.97, y + h * 0.84, u * 0.02), rail)
  await press.paste(
    rect(x + w * 0.05, y + h, w * 0.9, h * 0.08) +
      [0.16, 0.27, 0.73, 0.84].map((k) => disc(x + w * k, y + h * 1.1, u * 0.045)).join(''),
    dark,
  )
  await press.paste(rect(0, H * 0.835, W, H), dark)
  await press.paste(rect(0, H * 0.865, W, u * 0.012) + rect(0, H * 0.94, W, u * 0.016), rail)
  await press.paste(
    polygon([
      [x + w, y + h * 0.8],
      [W + 9, H * 0.72],
      [W + 9, H * 0.835],
      [x + w, y + h * 0.88],
    ]),
    lamp,
  )
}
