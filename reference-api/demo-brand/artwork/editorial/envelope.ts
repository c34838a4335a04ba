import type { Inks, Press } from '../press.ts'
import { disc, polygon, rect, rotate, times } from '../shapes.ts'
import { perforation, place, ticketBars, ticketShape } from '../products/ticket.ts'

/** Vouchers: a ticket half way out of its envelope. */
export async function drawEnvelope(press: Press, [a, b, d, e, f]: Inks): Promise<void> {
  const { W, u, cx, cy } = press
  await press.print(
    times(11, (i) => rotate(-30, cx, cy, rect(-W, cy + (i - 5.5) * u * 0.21, W * 3, u * 0.09))),
    a,
  )
  const [w, h] = [u * 0.92, u * 0.6]
  const turn = (body: string) => rotate(-8, cx, cy, body)
  const [l, t] = [cx - w / 2, cy - h / 2 + u * 0.12]
  await press.paste(
    turn(
      rect(l, t, w, h) +
        polygon([
          [l, t],
          [cx, t - u * 0.28],
          [l + w, t],
        ]),
    ),
    d,
    { lift: 9 },
  )
  const lay = (body: string) => turn(place(cx, t + u * 0.02, 3, body))
  const [tw, th] = [w * 0.86, u * 0.44]
  await press.paste(lay(ticketShape(tw, th)), e, { lift: 6 })
  await press.print(lay(ticketBars(tw, th)), b)
  await press.print(lay(disc(-tw * 0.16, -th * 0.06, th * 0.24)), f)
  await press.paste(lay(perforation(tw, th)), b)
  await press.paste(
    turn(
      polygon([
        [l, t],
        [cx, t + h * 0.6],
        [l + w, t],
        [l + w, t + h],
        [l, t + h],
      ]),
    ),
    b,
    { lift: 5 },
  )
  await press.paste(turn(disc(cx, t + h * 0.6, u * 0.055)), f, { lift: 4 })
}
