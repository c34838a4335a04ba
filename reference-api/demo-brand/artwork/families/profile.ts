import type { Inks, Press } from '../press.ts'
import { disc, group, path, stroke, times } from '../shapes.ts'

/** A head in profile, facing right, about 140 wide around the origin; the neck runs off the sheet. */
const HEAD =
  'M-46 700V96C-70 78 -84 50 -80 16C-76 -32 -38 -62 6 -58C44 -54 58 -28 56 -4C55 4 60 14 70 32C74 40 70 44 60 46C59 52 64 56 60 60C58 63 60 66 59 69C56 74 58 80 56 86C52 98 36 98 20 95C14 108 22 128 24 150V700Z'

/** Two heads that sing at each other. A variant: three overprinted heads. */
export async function drawProfile(press: Press, [a, b, d, e]: Inks): Promise<void> {
  const { W, H, u, cx, cy, variant } = press
  const head = (x: number, y: number, size: number, flip = 1) =>
    group(`translate(${x} ${y}) scale(${flip * size * (u / 1000)} ${size * (u / 1000)})`, path(HEAD))
  if (variant) {
    for (const [i, hex] of [a, b, d].entries())
      await press.print(head(cx - u * (0.2 - i * 0.19), cy - u * (0.05 - i * 0.03), 4.1), hex)
    return press.paste(
      times(3, (i) => disc(cx - u * (0.05 - i * 0.19), cy - u * (0.06 - i * 0.03), u * 0.026)),
      e,
    )
  }
  await press.print(
    times(5, (i) => disc(cx, H * 0.5, u * (0.06 + i * 0.085), `fill="none" stroke="#fff" stroke-width="${u * 0.022}"`)),
    d,
  )
  await press.print(head(W * 0.5 - u * 0.36, H * 0.4, 3.6), a)
  await press.print(head(W * 0.5 + u * 0.36, H * 0.4, 3.6, -1), b)
  const lid = (x: number, side: number) =>
    stroke(`M${x} ${H * 0.38}q${side * u * 0.05} ${u * 0.035} ${side * u * 0.1} 0`, u * 0.012)
  await press.paste(lid(W * 0.5 - u * 0.3, 1) + lid(W * 0.5 + u * 0.3, -1), e)
}
