import { disc, ellipse, path, polygon, rect, stroke, times } from '../shapes.ts'
import { drawBeams, drawLamps, type Beam } from './beams.ts'
import { player } from './people.ts'
import { face, perspective, points } from './perspective.ts'
import type { Room } from './room.ts'

const at = perspective(750, 400)
const SIDE = 470
const EAVES = -190
const RIDGE = -520
const FLOOR = 330

/** A timber frame: posts, rafters to the ridge, a collar, and the two curved braces of a hammer beam. */
function frame(depth: number): string {
  const p = (x: number, y: number) => at(x, y, depth)
  const line = (...list: [number, number][]) => `M${points(list.map(([x, y]) => p(x, y)))}`
  const brace = (side: number) => {
    const [a, b, c] = [
      p(side * SIDE, EAVES + 150),
      p(side * SIDE * 0.92, EAVES - 30),
      p(side * SIDE * 0.42, EAVES - 150),
    ]
    return `M${a.join(' ')}Q${b.join(' ')} ${c.join(' ')}`
  }
  return (
    stroke(line([-SIDE, FLOOR], [-SIDE, EAVES], [0, RIDGE], [SIDE, EAVES], [SIDE, FLOOR]), 22 / depth, 'butt') +
    stroke(
      line([-SIDE * 0.5, -365], [SIDE * 0.5, -365]) +
        line([-SIDE, EAVES], [-SIDE * 0.62, EAVES]) +
        line([SIDE, EAVES], [SIDE * 0.62, EAVES]) +
        brace(-1) +
        brace(1),
      13 / depth,
      'butt',
    )
  )
}

/** Tallow Hall: a tall timber hall, looking down on the floor and the stage from the back gallery. */
export async function tallowHall(room: Room): Promise<void> {
  const { rng } = room
  room.glow(0.5, 0.5, 0.15, 0.14, 0.55)
  room.glow(0.5, 0.62, 0.3, 0.22, 0.26)
  room.glow(0.5, 0.35, 0.5, 0.5, 0.13)
  const depths = [0.5, 0.66, 0.88, 1.2, 1.65, 2.3]
  // Boards on roof and walls run to the vanishing point.
  const boards = times(26, (i) => {
    const t = i / 25
    const [x, y] =
      t < 0.5
        ? [-SIDE * (1 - t * 2), EAVES + (RIDGE - EAVES) * t * 2]
        : [SIDE * (t * 2 - 1), EAVES + (RIDGE - EAVES) * (2 - t * 2)]
    return stroke(`M${at(x, y, 0.4).join(' ')}L${at(x, y, 2.6).join(' ')}`, 1.6, 'butt')
  })
  await room.shine(boards, 0.2, { blur: 0.8, hazy: 0.6 })
  for (const [i, depth] of depths.entries()) await room.shine(frame(depth), 0.12 + i * 0.07, { blur: 0.8 })
  // The far gable: one tall window with a pointed head over the stage.
  const [, top] = at(0, -300, 2.6)
  await room.shine(path(`M668 446V350Q668 300 750 ${top - 6}Q832 300 832 350V446Z`), 0.55, { blur: 1.5 })
  await room.shade(
    [709, 750, 791].map((x) => rect(x - 2.5, x === 750 ? 288 : 312, 5, x === 750 ? 158 : 134)).join('') +
      rect(668, 345, 164, 4) +
      rect(668, 395, 164, 4),
    { rim: 0.3, blur: 0.8 },
  )
  // Side galleries with their lamps.
  for (const side of [-1, 1]) {
    const rail = face(
      at(side * SIDE, 20, 0.5),
      at(side * SIDE * 0.78, 20, 0.5),
      at(side * SIDE * 0.78, 20, 2.4),
      at(side * SIDE, 20, 2.4),
    )
    const front = face(
      at(side * SIDE * 0.78, 20, 0.5),
      at(side * SIDE * 0.78, 92, 0.5),
      at(side * SIDE * 0.78, 92, 2.4),
      at(side * SIDE * 0.78, 20, 2.4),
    )
    await room.shade(path(rail), { rim: 0.3 })
    await room.shine(path(front), 0.2, { blur: 1, hazy: 0.5 })
    await room.shine(
      depths
        .flatMap((d) => [d, d * 1.15])
        .map((d) => {
          const [x, y] = at(side * SIDE * 0.78, 56, d)
          return disc(x, y, 5.5 / d)
        })
        .join(''),
      0.95,
      { blur: 2 },
    )
    await room.shade(
      times(16, (i) => {
        const d = 0.56 + i * 0.1
        const [x, y] = at(side * SIDE * (0.86 + rng() * 0.05), -6, d)
        return disc(x, y, 13 / d) + ellipse(x, y + 30 / d, 24 / d, 20 / d)
      }),
      { rim: 0.25 },
    )
  }
  const [sl, sy] = at(-300, 250, 2.2)
  const [sr] = at(300, 250, 2.2)
  const rig: Beam[] = [-0.8, -0.4, 0, 0.4, 0.8].map((k) => ({
    x: 750 + k * 150,
    y: 330,
    toX: 750 + k * 520,
    toY: 800,
    spread: 190,
    strength: 0.75,
  }))
  const up: Beam[] = [-1, -0.55, 0.55, 1].map((k) => ({
    x: 750 + k * 110,
    y: sy - 20,
    toX: 750 + k * 620,
    toY: 20,
    spread: 130,
    strength: 0.5,
  }))
  await room.shine(drawBeams(rig, 'r'), 0.5, { blur: 3, hazy: 0.8 })
  await room.shine(drawBeams(up, 'u'), 0.6, { blur: 3, hazy: 0.8 })
  await room.shine(
    polygon([
      [sl, sy - 26],
      [sr, sy - 26],
      [sr + 20, sy + 6],
      [sl - 20, sy + 6],
    ]),
    0.5,
    { blur: 2 },
  )
  await room.shine(drawLamps([...rig, ...up], 5.5), 1, { blur: 2.4 })
  await room.shade(
    rect(590, 326, 320, 6) +
      player('singer', 742, sy - 2, 0.42) +
      player('guitar', 690, sy - 8, 0.4, 4) +
      player('guitar', 812, sy - 8, 0.4, -4) +
      player('drums', 770, sy - 18, 0.36) +
      rect(sl - 4, sy - 60, 26, 62) +
      rect(sr - 22, sy - 60, 26, 62),
  )
  await room.shade(
    polygon([
      [sl - 20, sy + 4],
      [sr + 20, sy + 4],
      [sr + 22, sy + 22],
      [sl - 22, sy + 22],
    ]),
  )
  // The floor, full: crowns of heads from above, each with a rim of stage light behind it.
  for (let r = 0; r < 15; r++) {
    const depth = 2 - r * 0.088
    const half = SIDE * 0.86
    let heads = ''
    let rims = ''
    for (let x = -half; x < half; x += 34 + rng() * 8) {
      const [hx, hy] = at(x + (rng() - 0.5) * 16, 268 + (rng() - 0.5) * 10, depth)
      const s = 12.5 / depth
      heads += ellipse(hx, hy, s * 0.9, s) + ellipse(hx, hy + s * 1.5, s * 1.9, s * 1.2)
      rims += ellipse(hx, hy - s * 0.5, s * 0.85, s * 0.75)
      if (rng() > 0.84) heads += stroke(`M${hx + s} ${hy + s}L${hx + s * (1 + rng())} ${hy - s * 2.2}`, s * 0.55)
    }
    await room.shine(rims, 0.62 - r * 0.02, { blur: 1 })
    await room.shade(heads, { rim: 0.3 - r * 0.012, blur: 0.8 })
  }
  // The rail of the gallery in front, and the backs of people who lean on it.
  const leaning = [90, 250, 420, 1010, 1200, 1385]
    .map(
      (x, i) =>
        disc(x, 742 + (i % 3) * 14, 46) +
        path(`M${x - 125} 1010C${x - 120} 850 ${x - 70} 800 ${x} 796C${x + 70} 800 ${x + 120} 850 ${x + 125} 1010Z`),
    )
    .join('')
  await room.shade(
    path('M-10 858H1510V884H-10Z') + rect(-10, 930, 1520, 90) + times(31, (i) => rect(i * 50 - 4, 880, 9, 60)),
    { rim: 0.06 },
  )
  await room.shine(rect(-10, 855, 1520, 4), 0.3, { blur: 1, hazy: 0.6 })
  await room.shade(leaning, { rim: 0.02, blur: 2 })
}
