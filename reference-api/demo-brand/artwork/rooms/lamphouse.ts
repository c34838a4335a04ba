import { disc, ellipse, path, rect, stroke, times } from '../shapes.ts'
import { drawBeams, drawLamps, type Beam } from './beams.ts'
import { crowdRow, player } from './people.ts'
import type { Room } from './room.ts'

const STAGE = 655

/** One side's stack of boxes, left of the arch; mirrored for the right. */
const boxes = (draw: (y: number, rise: number) => string): string => {
  const side = [
    [560, 0],
    [420, 26],
    [285, 52],
  ]
    .map(([y, rise]) => draw(y ?? 0, rise ?? 0))
    .join('')
  return side + `<g transform="matrix(-1 0 0 1 1500 0)">${side}</g>`
}
const boxFront = (y: number, rise: number): string =>
  path(
    `M-20 ${y - rise * 2.4}C120 ${y - rise * 1.2 + 10} 240 ${y - rise * 0.5 + 14} 372 ${y}V${y + 44}C240 ${y + 66 - rise * 0.5} 120 ${y + 70 - rise * 1.2} -20 ${y + 74 - rise * 2.4}Z`,
  )
const boxBulbs = (y: number, rise: number): string =>
  times(8, (i) => disc(30 + i * 46, y + 40 - rise * 2.1 * (1 - i / 8) + (1 - Math.abs(i - 4) / 5) * 8, 4.4))

/** The Lamphouse: a Victorian theatre from the middle of the stalls, under the lip of the balcony. */
export async function lamphouse(room: Room): Promise<void> {
  const arch = (grow: number) =>
    `M${505 - grow} ${STAGE}V${360}C${505 - grow} ${200 - grow * 1.1} ${995 + grow} ${200 - grow * 1.1} ${995 + grow} 360V${STAGE}`
  room.glow(0.5, 0.58, 0.17, 0.2, 0.52)
  room.glow(0.5, 0.5, 0.6, 0.5, 0.1)
  await room.shine(path(`${arch(0)}Z`), 0.17, { hazy: 0.6 })
  await room.shine([14, 44, 66].map((grow, i) => stroke(arch(grow), [9, 24, 5][i] ?? 5, 'butt')).join(''), 0.3, {
    blur: 1,
  })
  await room.shine(
    times(27, (i) => {
      const t = (i / 26) * Math.PI
      return disc(
        750 - Math.cos(t) * 274,
        392 - Math.sin(t) ** 0.72 * 170 + Math.max(0, Math.abs(Math.cos(t)) - 0.9) * 2000,
        5.4,
      )
    }),
    0.95,
    { blur: 1.6 },
  )
  await room.shine(boxes(boxFront), 0.2, { blur: 1 })
  await room.shine(boxes(boxBulbs), 0.85, { blur: 1.4 })
  await room.shine(
    boxes((y, rise) =>
      path(
        `M60 ${y - rise * 1.6}V${y - 76 - rise * 1.2}Q130 ${y - 112 - rise} 200 ${y - 78 - rise * 0.8}V${y - rise * 0.6}ZM230 ${y - rise * 0.5}V${y - 74 - rise * 0.4}Q290 ${y - 100 - rise * 0.3} 345 ${y - 72}V${y - rise * 0.1}Z`,
      ),
    ),
    0.1,
    { blur: 2 },
  )
  const battens: Beam[] = [0.3, 0.42, 0.5, 0.58, 0.7].map((k, i) => ({
    x: 505 + 490 * k,
    y: 265,
    toX: [480, 640, 750, 860, 1020][i] ?? 750,
    toY: STAGE + 40,
    spread: 170,
    strength: 0.85,
  }))
  const back: Beam[] = times(9, (i) => `${i} `)
    .trim()
    .split(' ')
    .map(Number)
    .map((i) => ({
      x: 545 + i * 51,
      y: STAGE - 30,
      toX: 750 + (i - 4) * 250,
      toY: -120 + Math.abs(i - 4) * 90,
      spread: 130,
      strength: 0.55,
    }))
  await room.shine(drawBeams(battens, 'a'), 0.62, { blur: 3, hazy: 0.8 })
  await room.shine(drawBeams(back, 'b'), 0.65, { blur: 3, hazy: 0.9 })
  await room.shine(drawLamps([...battens, ...back], 7), 1, { blur: 3 })
  // Curtains stand in front of the light, gathered to the sides of the arch.
  await room.shade(
    times(
      2,
      (s) =>
        `<g transform="${s ? 'matrix(-1 0 0 1 1500 0)' : ''}">${times(5, (i) => path(`M${500 + i * 17} 250C${508 + i * 17} 420 ${498 + i * 9} 520 ${500 + i * 7} ${STAGE}H${490 + i * 7}C${486 + i * 9} 500 ${492 + i * 17} 400 ${490 + i * 17} 250Z`))}</g>`,
    ),
    { rim: 0.4 },
  )
  await room.shade(path('M498 208C600 330 640 262 750 276C860 262 900 330 1002 208V150H498Z'), { rim: 0.18, blur: 2 })
  await room.shine(
    times(9, (i) => disc(530 + i * 55, STAGE - 2, 4)),
    0.9,
    { blur: 1.5 },
  )
  await room.shade(
    player('guitar', 640, STAGE, 0.72, 2) +
      player('singer', 742, STAGE, 0.76, -2) +
      player('guitar', 905, STAGE, 0.7, -4) +
      player('drums', 820, STAGE - 10, 0.72) +
      rect(440, STAGE, 620, 400),
  )
  // The balcony overhead: its curved lip and the small lamps under it.
  await room.shade(path('M-10 -10H1510V92C1180 168 320 168 -10 92Z'), { rim: 0.25, blur: 2 })
  await room.shine(stroke('M-10 98C320 174 1180 174 1510 98', 5), 0.22, { blur: 1 })
  await room.shine(
    times(15, (i) => ellipse(50 + i * 100, 78 + 50 * Math.sin(((i + 0.5) / 15) * Math.PI) - 8, 11, 4)),
    0.6,
    { blur: 1.5 },
  )
  for (let r = 0; r < 6; r++) {
    const y = 668 + r * 34 + r * r * 3
    const row = crowdRow({
      from: -60,
      to: 1560,
      y: (x) => y - Math.abs(x - 750) * 0.02 * (r + 1),
      size: 10 + r * 6.4,
      rng: room.rng,
      raised: r ? 0.14 : 0.04,
    })
    await room.crowd(row, {
      x0: 0.5,
      reach: 0.4,
      top: y / 1000 - 0.02,
      depth: 0.34,
      tone: 0.64 * 0.64 ** r,
      blur: 0.9 + r * 0.5,
    })
  }
}
