import type { Random } from '../noise.ts'
import { disc, ellipse, group, path, rect, stroke } from '../shapes.ts'

type Row = {
  from: number
  to: number
  y: (x: number) => number
  size: number
  gap?: number
  raised?: number
  rng: Random
}

/** A row of heads and shoulders seen from behind, `size` = radius of a head in pixels; some with an arm up. */
export function crowdRow({ from, to, y, size: R, gap = 2.9, raised = 0.2, rng }: Row): string {
  let row = ''
  for (let x = from; x < to; x += R * gap * (0.8 + rng() * 0.4)) {
    const top = y(x) + (rng() - 0.5) * R * 1.2
    const s = R * (0.88 + rng() * 0.24)
    row += ellipse(x, top, s * 0.82, s) + rect(x - s * 0.4, top, s * 0.8, s * 1.7)
    row += path(
      `M${x - s * 2} ${top + s * 2.7}Q${x - s * 1.7} ${top + s * 1.45} ${x} ${top + s * 1.35}Q${x + s * 1.7} ${top + s * 1.45} ${x + s * 2} ${top + s * 2.7}V${top + s * 40}H${x - s * 2}Z`,
    )
    if (rng() > raised) continue
    const side = rng() > 0.5 ? 1 : -1
    const [hx, hy] = [x + side * s * (1.2 + rng()), top - s * (1.6 + rng() * 2)]
    row +=
      stroke(`M${x + side * s * 1.55} ${top + s * 2.3}Q${x + side * s * 2.4} ${top + s * 0.6} ${hx} ${hy}`, s * 0.6) +
      disc(hx, hy - s * 0.25, s * 0.44)
  }
  return row
}

/** A singer at a stand, feet at the origin, 180 tall. */
const SINGER =
  disc(2, -166, 15) +
  path('M-20 -142Q2 -154 24 -142L22 -84H-16Z') +
  stroke('M-8 -86L-14 -2', 16, 'round') +
  stroke('M14 -86L24 -2', 16, 'round') +
  stroke('M-18 -136L-34 -112L-14 -128', 9) +
  stroke('M22 -136L42 -118L34 -154', 9) +
  stroke('M-26 -150L-44 0M-58 0H-30', 4)
/** A player with a guitar, feet at the origin. */
const GUITAR =
  disc(0, -166, 15) +
  path('M-22 -142Q0 -154 24 -142L20 -84H-18Z') +
  stroke('M-8 -86L-22 -2', 16) +
  stroke('M12 -86L28 -2', 16) +
  stroke('M-20 -136L-42 -108L-14 -96M22 -136L44 -112L22 -100', 10) +
  stroke('M-78 -134L24 -96', 6) +
  ellipse(26, -94, 27, 18, 'transform="rotate(20 26 -94)"')
/** A drummer behind the kit, the floor at the origin. */
const DRUMS =
  disc(0, -34, 36) +
  disc(-44, -62, 20) +
  disc(40, -62, 20) +
  rect(-84, -46, 34, 46) +
  rect(54, -50, 38, 50) +
  stroke('M-106 -104L-46 -96M44 -102L112 -110', 5) +
  stroke('M-76 -100V0M80 -104V0', 3) +
  disc(0, -124, 15) +
  path('M-26 -100Q0 -112 26 -100L22 -50H-22Z') +
  stroke('M-24 -96L-46 -74L-20 -86M24 -96L50 -104L38 -136', 8)

const players = { singer: SINGER, guitar: GUITAR, drums: DRUMS } as const

/** One player standing at (x, y), `size` 1 = 180 pixels tall. */
export const player = (kind: keyof typeof players, x: number, y: number, size: number, lean = 0): string =>
  group(`translate(${x} ${y}) scale(${size}) rotate(${lean})`, players[kind])
