import { disc, path, polygon, rect, stroke, times } from '../shapes.ts'
import { drawBeams, drawLamps, type Beam } from './beams.ts'
import { crowdRow, player } from './people.ts'
import { face, perspective, points } from './perspective.ts'
import type { Room } from './room.ts'

const at = perspective(905, 690)
const SIDE = 620
const ROOF = -600

/** A lattice girder across the hall: two chords, a shallow pitch, and the zigzag between them. */
function girder(depth: number): string {
  const n = 14
  const chord = (i: number, low: number): [number, number] =>
    at(-SIDE + (2 * SIDE * i) / n, ROOF - (1 - Math.abs(i / n - 0.5) * 2) * 150 + low, depth)
  const zigzag = Array.from({ length: n * 2 + 1 }, (_, i) => chord(i / 2, i % 2 ? 0 : 74))
  const [top, bottom] = [0, 74].map((low) => Array.from({ length: n + 1 }, (_, i) => chord(i, low)))
  return (
    stroke(`M${points(top ?? [])}M${points(bottom ?? [])}`, 9 / depth, 'butt') +
    stroke(`M${points(zigzag)}`, 4.5 / depth, 'butt')
  )
}

/** A bay of three storeys of wired glass in one wall. */
function bay(side: number, near: number, far: number): { glass: string; bars: string } {
  const [high, low] = [-470, -10]
  const glass = face(
    at(side * SIDE, high, near),
    at(side * SIDE, high, far),
    at(side * SIDE, low, far),
    at(side * SIDE, low, near),
  )
  const rungs = [0.11, 0.22, 0.33, 0.44, 0.55, 0.66, 0.77, 0.88]
    .map(
      (t) =>
        `M${points([at(side * SIDE, high + (low - high) * t, near), at(side * SIDE, high + (low - high) * t, far)])}`,
    )
    .join('')
  const stiles = [0.25, 0.5, 0.75]
    .map((t) => {
      const d = 1 / (1 / near + (1 / far - 1 / near) * t)
      return `M${points([at(side * SIDE, high, d), at(side * SIDE, low, d)])}`
    })
    .join('')
  return { glass, bars: stroke(rungs + stiles, 3.4 / near, 'butt') }
}

/** Trafohalle: the transformer hall, long and high, seen from the floor far back, among other heads. */
export async function trafohalle(room: Room): Promise<void> {
  room.glow(0.603, 0.68, 0.09, 0.11, 0.62)
  room.glow(0.58, 0.56, 0.36, 0.4, 0.2)
  const bays = [
    [0.46, 0.56],
    [0.62, 0.76],
    [0.84, 1.03],
    [1.13, 1.39],
    [1.52, 1.88],
    [2.05, 2.55],
    [2.75, 3.4],
  ]
  for (const [i, [near, far]] of bays.entries()) {
    for (const side of [-1, 1]) {
      const { glass, bars } = bay(side, near ?? 1, far ?? 1)
      await room.shine(path(glass), (side < 0 ? 0.4 : 0.2) * (1 - i * 0.03), { blur: 1.2, hazy: 0.5 })
      await room.shade(bars, { rim: 0.25, blur: 0.6 })
    }
  }
  // Light through the left wall falls across the hall in slabs.
  const slabs = bays
    .slice(0, 5)
    .map(([near, far]) =>
      face(
        at(-SIDE, -470, near ?? 1),
        at(-SIDE, -470, far ?? 1),
        at(SIDE * 0.2, 170, far ?? 1),
        at(SIDE * 0.2, 170, near ?? 1),
      ),
    )
    .join('')
  await room.shine(path(slabs), 0.1, { blur: 9, hazy: 0.9 })
  // The crane rail and its bridge, half way down.
  await room.shine(
    [-1, 1]
      .map((side) =>
        path(
          face(
            at(side * SIDE, -520, 0.4),
            at(side * SIDE, -492, 0.4),
            at(side * SIDE, -492, 3.6),
            at(side * SIDE, -520, 3.6),
          ),
        ),
      )
      .join(''),
    0.3,
    { blur: 1 },
  )
  for (const [i, depth] of [3.2, 2.5, 1.95, 1.5, 1.15, 0.9, 0.7].entries())
    await room.shine(girder(depth), 0.34 - i * 0.03, { blur: 0.7 })
  for (const depth of [3.2, 2.5, 1.95, 1.5, 1.15]) {
    for (const side of [-1, 1])
      await room.shade(
        path(
          face(
            at(side * SIDE, 190, depth),
            at(side * SIDE, ROOF, depth),
            at(side * (SIDE - 34), ROOF, depth),
            at(side * (SIDE - 26), 190, depth),
          ),
        ),
        { rim: 0.25 },
      )
  }
  const [sx, sy] = [905, 735]
  const sky: Beam[] = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((i) => ({
    x: sx + i * 26,
    y: sy - 26,
    toX: sx + i * 205 - 30,
    toY: 60 + Math.abs(i) * 34,
    spread: 120,
    strength: 0.75,
  }))
  const down: Beam[] = [-1, -0.4, 0.4, 1].map((k) => ({
    x: sx + k * 120,
    y: 556,
    toX: sx + k * 380,
    toY: 900,
    spread: 150,
    strength: 0.7,
  }))
  await room.shine(drawBeams(sky, 'k'), 0.8, { blur: 2.6, hazy: 0.9 })
  await room.shine(drawBeams(down, 'd'), 0.55, { blur: 3, hazy: 0.8 })
  await room.shine(rect(sx - 118, 586, 236, 130), 0.22, { blur: 10 })
  await room.shine(drawLamps([...sky, ...down], 5), 1, { blur: 2.2 })
  const bridge = [at(-SIDE, -500, 1.7), at(SIDE, -500, 1.7)] as const
  await room.shade(
    polygon([
      [bridge[0][0], bridge[0][1]],
      [bridge[1][0], bridge[1][1]],
      [bridge[1][0], bridge[1][1] + 30],
      [bridge[0][0], bridge[0][1] + 30],
    ]) +
      rect(sx + 60, bridge[0][1] + 20, 60, 34) +
      rect(sx + 88, bridge[0][1] + 50, 3, 90) +
      disc(sx + 90, bridge[0][1] + 146, 8),
    { rim: 0.1 },
  )
  await room.shade(
    rect(sx - 150, 548, 300, 7) +
      rect(sx - 150, 548, 5, 190) +
      rect(sx + 145, 548, 5, 190) +
      times(2, (i) => times(4, (n) => rect(sx - 136 + i * 240, 582 + n * 24, 32, 22))),
  )
  await room.shade(
    player('singer', sx - 6, sy, 0.46) +
      player('guitar', sx - 66, sy, 0.43, 4) +
      player('guitar', sx + 74, sy, 0.43, -4) +
      player('drums', sx + 30, sy - 12, 0.42) +
      rect(sx - 170, sy, 340, 60),
  )
  for (let r = 0; r < 7; r++) {
    const y = 738 + r * 18 + r * r * 2.6
    const row = crowdRow({
      from: -80,
      to: 1580,
      y: (x) => y - Math.abs(x - sx) * 0.008 * r,
      size: 6 + r * r * 1.45,
      rng: room.rng,
      raised: r > 4 ? 0.34 : 0.12,
      gap: r > 4 ? 3.5 : 2.8,
    })
    await room.crowd(row, {
      x0: sx / 1500,
      reach: 0.3 + r * 0.02,
      top: y / 1000 - 0.02,
      depth: 0.34,
      tone: 0.64 * 0.66 ** r,
      blur: 0.8 + r * 0.6,
    })
  }
}
