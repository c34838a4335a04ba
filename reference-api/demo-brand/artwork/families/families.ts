import type { Family } from '../press.ts'
import { drawAirbrush } from './airbrush.ts'
import { drawArcs } from './arcs.ts'
import { drawBlocks } from './blocks.ts'
import { drawBloom } from './bloom.ts'
import { drawBrush } from './brush.ts'
import { drawBulge } from './bulge.ts'
import { drawCello } from './cello.ts'
import { drawComets } from './comets.ts'
import { drawContour } from './contour.ts'
import { drawCreature } from './creature.ts'
import { drawCutLeaves } from './cut-leaves.ts'
import { drawDots } from './dots.ts'
import { drawEcho } from './echo.ts'
import { drawEye } from './eye.ts'
import { drawFacade } from './facade.ts'
import { drawFlock } from './flock.ts'
import { drawHands } from './hands.ts'
import { drawKeys } from './keys.ts'
import { drawLamp } from './lamp.ts'
import { drawMaze } from './maze.ts'
import { drawMoire } from './moire.ts'
import { drawMoons } from './moons.ts'
import { drawOrbits } from './orbits.ts'
import { drawOverprint } from './overprint.ts'
import { drawPendulum } from './pendulum.ts'
import { drawProfile } from './profile.ts'
import { drawQuarters } from './quarters.ts'
import { drawRays } from './rays.ts'
import { drawRibbon } from './ribbon.ts'
import { drawRoad } from './road.ts'
import { drawScales } from './scales.ts'
import { drawSpeakers } from './speakers.ts'
import { drawSphere } from './sphere.ts'
import { drawStrings } from './strings.ts'
import { drawTorn } from './torn.ts'
import { drawTotem } from './totem.ts'
import { drawTree } from './tree.ts'
import { drawTunnel } from './tunnel.ts'
import { drawVinyl } from './vinyl.ts'
import { drawWave } from './wave.ts'
import { drawWeave } from './weave.ts'
import { drawWedge } from './wedge.ts'

export const families = {
  airbrush: drawAirbrush,
  arcs: drawArcs,
  blocks: drawBlocks,
  bloom: drawBloom,
  brush: drawBrush,
  bulge: drawBulge,
  cello: drawCello,
  comets: drawComets,
  contour: drawContour,
  creature: drawCreature,
  cutLeaves: drawCutLeaves,
  dots: drawDots,
  echo: drawEcho,
  eye: drawEye,
  facade: drawFacade,
  flock: drawFlock,
  hands: drawHands,
  keys: drawKeys,
  lamp: drawLamp,
  maze: drawMaze,
  moire: drawMoire,
  moons: drawMoons,
  orbits: drawOrbits,
  overprint: drawOverprint,
  pendulum: drawPendulum,
  profile: drawProfile,
  quarters: drawQuarters,
  rays: drawRays,
  ribbon: drawRibbon,
  road: drawRoad,
  scales: drawScales,
  speakers: drawSpeakers,
  sphere: drawSphere,
  strings: drawStrings,
  torn: drawTorn,
  totem: drawTotem,
  tree: drawTree,
  tunnel: drawTunnel,
  vinyl: drawVinyl,
  wave: drawWave,
  weave: drawWeave,
  wedge: drawWedge,
} satisfies Record<string, Family>

export type FamilyName = keyof typeof families
