import { disc, path, polygon, rect, stroke, times } from '../shapes.ts'
import { drawBeams, drawLamps, type Beam } from './beams.ts'
import { crowdRow, player } from './people.ts'
import { face, perspective } from './perspective.ts'
import type { Room } from './room.ts'

const at = perspective(300, 560)
const FLOOR = 250
const SPRING = -170
const WALL = 560

/** One rib of the vault at a depth: two walls and a half circle over them. */
function rib(depth: number, thick: number): string {
  const [l] = at(-WALL, 0, depth)
  const [r] = at(WALL, 0, depth)
  const [, spring] = at(0, SPRING, depth)
  const [, floor] = at(0, FLOOR, depth)
  const R = (r - l) / 2
  return stroke(`M${l} ${floor}V${spring}A${R} ${R * 0.78} 0 0 1 ${r} ${spring}V${floor}`, thick / depth, 'butt')
}

/** An arched opening in the right wall between two depths. */
function door(near: number, far: number, top: number): string {
  const [nx, ny] = at(WALL, FLOOR, near)
  const [fx, fy] = at(WALL, FLOOR, far)
  const [, nt] = at(0, top, near)
  const [, ft] = at(0, top, far)
  return `M${nx} ${ny}V${nt}C${nx - (nx - fx) * 0.1} ${nt - 110 / near} ${fx + (nx - fx) * 0.3} ${ft - 110 / far} ${fx} ${ft}V${fy}Z`
}

/** Saltworks: a brick vault on the quay, seen slantwise from the side, doors open to the water. */
export async function saltworks(room: Room): Promise<void> {
  room.glow(0.2, 0.56, 0.11, 0.16, 0.6)
  room.glow(0.24, 0.52, 0.4, 0.4, 0.22)
  const depths = [0.46, 0.62, 0.84, 1.15, 1.55, 2.1]
  for (const [i, depth] of depths.entries()) await room.shine(rib(depth, 46), 0.1 + i * 0.045, { blur: 1 })
  for (const [i, depth] of depths.entries()) await room.shine(rib(depth * 1.02, 5), 0.3 + i * 0.05, { blur: 0.8 })
  // Courses of brick, only where the vault turns to the light.
  const courses = times(13, (i) => {
    const t = (i / 12) * Math.PI
    const p = (d: number) => at(-Math.cos(t) * WALL, SPRING - Math.sin(t) * WALL * 0.78, d)
    return stroke(`M${p(0.4).join(' ')}L${p(2.3).join(' ')}`, 2, 'butt')
  })
  await room.shine(courses, 0.14, { blur: 0.8, hazy: 0.8 })
  // The night over the water behind the doors: a moon and its reflection.
  const doors = [
    [0.49, 0.6],
    [0.66, 0.81],
    [0.9, 1.1],
    [1.23, 1.48],
  ]
    .map(([near, far]) => door(near ?? 1, far ?? 2, -150))
    .join('')
  await room.shine(path(doors), 0.36, { blur: 1.2 })
  await room.shine(
    `<clipPath id="doors"><path d="${doors}"/></clipPath><g clip-path="url(#doors)">${disc(1085, 452, 30)}${times(22, (i) => rect(1085 - 60 + ((i * 37) % 50) - i * 2, 640 + i * 13, 60 + ((i * 53) % 70), 4))}${times(40, (i) => rect(700 + ((i * 211) % 800), 636 + ((i * 89) % 330), 40 + ((i * 31) % 60), 2.4, 'opacity=".5"'))}</g>`,
    0.6,
    { blur: 0.8 },
  )
  await room.shade(
    `<clipPath id="quay"><path d="${doors}"/></clipPath><g clip-path="url(#quay)">${path('M600 636V622H700V604H716V622H830V596H850V560H858V596H905V622H1010V612H1150V590H1168V612H1290V560L1296 470L1302 560V618H1500V640H600Z')}</g>`,
    { rim: 0.4 },
  )
  const beamList: Beam[] = [
    [210, 400, 640, 860, 260],
    [245, 392, 900, 700, 200],
    [300, 385, 1150, 470, 210],
    [355, 392, 980, 240, 170],
    [395, 400, 640, 60, 150],
    [180, 410, -60, 720, 200],
    [190, 404, -80, 250, 160],
  ].map(([x, y, toX, toY, spread]) => ({
    x: x ?? 0,
    y: y ?? 0,
    toX: toX ?? 0,
    toY: toY ?? 0,
    spread: spread ?? 0,
    strength: 0.8,
  }))
  await room.shine(drawBeams(beamList, 's'), 0.85, { blur: 3, hazy: 0.9 })
  await room.shine(drawLamps(beamList, 8), 1, { blur: 3.5 })
  // The stage at the far end, on the viewer's left.
  await room.shine(rect(150, 430, 300, 190), 0.14, { blur: 14, hazy: 0.8 })
  await room.shade(
    rect(140, 384, 330, 8) +
      times(12, (i) => stroke(`M${140 + i * 28} 384l14 -16l14 16`, 2)) +
      rect(136, 368, 4, 270) +
      rect(470, 368, 4, 270),
  )
  await room.shade(
    player('drums', 318, 620, 0.62) +
      player('guitar', 225, 628, 0.66, 4) +
      player('singer', 275, 632, 0.68) +
      player('guitar', 395, 628, 0.64, -5) +
      rect(118, 628, 380, 60) +
      rect(146, 520, 40, 110) +
      rect(436, 520, 40, 110),
  )
  // A row of iron columns from the viewer to the stage.
  for (const depth of [1.3, 0.95, 0.68]) {
    const [x, foot] = at(150, FLOOR, depth)
    const [, top] = at(0, -430, depth)
    await room.shade(
      polygon([
        [x - 9 / depth, foot],
        [x - 6 / depth, top],
        [x + 6 / depth, top],
        [x + 9 / depth, foot],
      ]) +
        path(
          face(
            [x - 34 / depth, top],
            [x + 34 / depth, top],
            [x + 8 / depth, top + 40 / depth],
            [x - 8 / depth, top + 40 / depth],
          ),
        ),
      { rim: 0.22 },
    )
  }
  for (let r = 0; r < 6; r++) {
    const y = 640 + r * 32 + r * r * 3
    const row = crowdRow({
      from: -60,
      to: 1560,
      y: (x) => y + Math.max(0, x - 300) * 0.04 * (1 + r * 0.2),
      size: 8 + r * 6.6,
      rng: room.rng,
      raised: 0.13,
    })
    await room.crowd(row, {
      x0: 0.22,
      reach: 0.5,
      top: y / 1000 - 0.02,
      depth: 0.34,
      tone: 0.64 * 0.64 ** r,
      blur: 0.9 + r * 0.55,
    })
  }
}
