import type { Family } from '../press.ts'
import { airbrush } from './airbrush.ts'
import { arcs } from './arcs.ts'
import { blocks } from './blocks.ts'
import { bloom } from './bloom.ts'
import { brush } from './brush.ts'
import { bulge } from './bulge.ts'
import { cello } from './cello.ts'
import { comets } from './comets.ts'
import { contour } from './contour.ts'
import { creature } from './creature.ts'
import { cutLeaves } from './cut-leaves.ts'
import { dots } from './dots.ts'
import { echo } from './echo.ts'
import { eye } from './eye.ts'
import { facade } from './facade.ts'
import { flock } from './flock.ts'
import { hands } from './hands.ts'
import { keys } from './keys.ts'
import { lamp } from './lamp.ts'
import { maze } from './maze.ts'
import { moire } from './moire.ts'
import { moons } from './moons.ts'
import { orbits } from './orbits.ts'
import { overprint } from './overprint.ts'
import { pendulum } from './pendulum.ts'
import { profile } from './profile.ts'
import { quarters } from './quarters.ts'
import { rays } from './rays.ts'
import { ribbon } from './ribbon.ts'
import { road } from './road.ts'
import { scales } from './scales.ts'
import { speakers } from './speakers.ts'
import { sphere } from './sphere.ts'
import { strings } from './strings.ts'
import { torn } from './torn.ts'
import { totem } from './totem.ts'
import { tree } from './tree.ts'
import { tunnel } from './tunnel.ts'
import { vinyl } from './vinyl.ts'
import { wave } from './wave.ts'
import { weave } from './weave.ts'
import { wedge } from './wedge.ts'

export const families = {
  airbrush,
  arcs,
  blocks,
  bloom,
  brush,
  bulge,
  cello,
  comets,
  contour,
  creature,
  cutLeaves,
  dots,
  echo,
  eye,
  facade,
  flock,
  hands,
  keys,
  lamp,
  maze,
  moire,
  moons,
  orbits,
  overprint,
  pendulum,
  profile,
  quarters,
  rays,
  ribbon,
  road,
  scales,
  speakers,
  sphere,
  strings,
  torn,
  totem,
  tree,
  tunnel,
  vinyl,
  wave,
  weave,
  wedge,
} satisfies Record<string, Family>

export type FamilyName = keyof typeof families
