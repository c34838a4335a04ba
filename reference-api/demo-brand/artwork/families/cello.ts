import type { Inks, Press } from '../press.ts'
import { group, path, rect, stroke, times } from '../shapes.ts'

const BODY =
  'M0 -100C34 -104 56 -84 54 -54C53 -38 42 -34 38 -18C36 -6 44 4 56 16C76 38 72 96 0 98C-72 96 -76 38 -56 16C-44 4 -36 -6 -38 -18C-42 -34 -53 -38 -54 -54C-56 -84 -34 -104 0 -100Z'

/** The body of a cello, larger than the sheet, with its shadow standing beside it. */
export async function drawCello(press: Press, [a, b, d, e]: Inks): Promise<void> {
  const { H, u, cx, cy } = press
  const k = (u / 1000) * 4.9
  const place = (dx: number, body: string) =>
    group(`translate(${cx + dx} ${cy + u * 0.08}) rotate(9) scale(${k})`, body)
  await press.print(place(-u * 0.12, path(BODY)), b)
  await press.print(place(u * 0.06, path(BODY)), a)
  const hole = 'M-26 -26C-38 -30 -38 -14 -30 0C-22 14 -22 30 -34 26'
  const holes = stroke(hole, 4.6) + group('scale(-1 1)', stroke(hole, 4.6))
  const neck = path('M-8 -230L8 -230L10 -40L-10 -40Z') + path('M-12 44L12 44L7 86L-7 86Z') + rect(-18, 24, 36, 5)
  await press.print(place(u * 0.06, holes + neck), d)
  await press.paste(
    place(
      u * 0.06,
      times(4, (i) => stroke(`M${-5.4 + i * 3.6} ${-H}L${-7.5 + i * 5} 50`, 0.8)),
    ),
    e,
  )
}
