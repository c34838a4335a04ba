import type { Inks, Press } from '../press.ts'
import { disc, polygon, rect, rotate, times } from '../shapes.ts'

/** A wedge, a disc and some bars at one steep angle. */
export async function drawWedge(press: Press, [a, b, d]: Inks): Promise<void> {
  const { W, H, u, cx, cy } = press
  await press.paste(
    polygon([
      [W, 0],
      [W, H],
      [0, H],
    ]),
    b,
  )
  await press.paste(disc(cx + u * 0.12, cy + u * 0.12, u * 0.3), d)
  await press.paste(
    rotate(
      -51,
      cx,
      cy,
      polygon([
        [cx - u * 0.2, cy - u * 0.72],
        [cx + u * 0.1, cy - u * 0.72],
        [cx + u * 0.01, cy + u * 0.28],
      ]),
    ),
    a,
    { lift: 5 },
  )
  await press.paste(
    rotate(
      39,
      cx,
      cy,
      times(5, (i) => rect(cx - u * 0.62 + i * u * 0.06, cy + u * (0.3 - i * 0.05), u * (0.035 - i * 0.005), u * 0.46)),
    ),
    a,
  )
  await press.paste(
    rotate(
      -51,
      cx,
      cy,
      rect(cx + u * 0.16, cy - u * 0.72, u * 0.022, u * 0.62) + rect(cx + u * 0.21, cy - u * 0.72, u * 0.01, u * 0.5),
    ),
    b,
  )
  await press.paste(
    disc(W * 0.79, H * 0.83, u * 0.055) + rotate(39, W * 0.14, H * 0.2, rect(W * 0.08, H * 0.17, u * 0.13, u * 0.13)),
    a,
  )
}
