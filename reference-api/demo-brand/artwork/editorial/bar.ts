import type { Inks, Press } from '../press.ts'
import { disc, ellipse, path, pick, rect, times } from '../shapes.ts'

/** Food and drink: bottles on a shelf, overprinted where they touch. */
export async function drawBar(press: Press, inks: Inks): Promise<void> {
  const { W, H, u } = press
  const shelf = H * 0.78
  const bottle = (x: number, w: number, h: number, neck: number) =>
    path(
      `M${x - w} ${shelf}V${shelf - h}C${x - w} ${shelf - h - w * 0.9} ${x - w * 0.32} ${shelf - h - w * 0.8} ${x - w * 0.32} ${shelf - h - w * 1.5}V${shelf - h - neck}H${x + w * 0.32}V${shelf - h - w * 1.5}C${x + w * 0.32} ${shelf - h - w * 0.8} ${x + w} ${shelf - h - w * 0.9} ${x + w} ${shelf - h}V${shelf}Z`,
    )
  const row: [number, number, number, number][] = [
    [0.09, 0.07, 0.28, 0.27],
    [0.19, 0.06, 0.4, 0.25],
    [0.31, 0.1, 0.22, 0.3],
    [0.43, 0.055, 0.36, 0.3],
    [0.56, 0.085, 0.3, 0.27],
    [0.66, 0.06, 0.42, 0.26],
    [0.78, 0.095, 0.24, 0.32],
    [0.9, 0.065, 0.36, 0.25],
  ]
  for (let k = 0; k < 3; k++)
    await press.print(
      row.map(([x, w, h, n], i) => (i % 3 === k ? bottle(W * x, u * w * 1.38, u * h, u * n) : '')).join(''),
      pick(inks, k),
    )
  await press.paste(
    row
      .map(([x, w, h], i) =>
        i % 2
          ? rect(W * x - u * w * 0.7, shelf - u * h * 0.7, u * w * 1.4, u * h * 0.34)
          : disc(W * x, shelf - u * h * 0.5, u * w * 0.55),
      )
      .join(''),
    inks[4],
  )
  await press.paste(rect(0, shelf, W, H), inks[3])
  await press.paste(
    times(6, (i) => ellipse(W * (0.1 + i * 0.165), shelf + (H - shelf) * 0.5, u * 0.08, u * 0.016)),
    pick(inks, 4),
  )
}
