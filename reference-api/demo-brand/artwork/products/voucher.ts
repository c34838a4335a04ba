import type { Inks, Press } from '../press.ts'
import { disc, pick, polygon, rect, times } from '../shapes.ts'
import { perforation, place, ticketBars, ticketShape } from './ticket.ts'

type Lie = [x: number, y: number, turn: number]

/** The positions and angles of the tickets on vouchers of 25, 50, 100 and 150. */
const HANDS: Lie[][] = [
  [[0, 0, -14]],
  [
    [-0.05, -0.17, 9],
    [0.05, 0.18, -12],
  ],
  [
    [-0.06, -0.4, -7],
    [0.07, -0.13, 10],
    [-0.05, 0.14, -9],
    [0.06, 0.41, 6],
  ],
  [
    [-0.16, -0.48, -15],
    [0.18, -0.3, 12],
    [-0.14, -0.1, 6],
    [0.16, 0.12, -13],
    [-0.15, 0.31, 11],
    [0.13, 0.5, -7],
  ],
]

/** Gift voucher: several tickets, more of them on a higher value. */
export async function drawVoucher(press: Press, [a, b, d, e]: Inks): Promise<void> {
  const { W, H, u, cx, cy, variant } = press
  const hand = pick(HANDS, variant)
  const size = [0.86, 0.74, 0.62, 0.54][variant] ?? 0.6
  const [w, h] = [u * size, u * size * 0.5]
  if (variant % 2)
    await press.print(
      times(13, (i) => rect(0, (H / 13) * i, W, H / 26)),
      b,
      { strength: 0.85 },
    )
  else await press.print(disc(cx, cy, u * 0.44), b)
  for (const [i, [x, y, turn]] of hand.entries()) {
    const lay = (body: string) => place(cx + x * u, cy + y * u, turn, body)
    await press.paste(lay(ticketShape(w, h)), e, { lift: 9 })
    await press.print(lay(ticketBars(w, h)), d)
    const mark = [
      disc(-w * 0.16, 0, h * 0.22),
      polygon([
        [-w * 0.28, h * 0.2],
        [-w * 0.04, h * 0.2],
        [-w * 0.16, -h * 0.22],
      ]),
      rect(-w * 0.26, -h * 0.2, w * 0.2, h * 0.4),
    ]
    await press.print(lay(pick(mark, i)), i % 2 ? b : a)
    await press.print(lay(disc(-w * 0.08, h * 0.02, h * 0.15)), i % 2 ? a : d)
    await press.paste(lay(perforation(w, h)), d)
  }
}
