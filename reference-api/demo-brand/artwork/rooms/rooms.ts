import { lamphouse } from './lamphouse.ts'
import { createRoom, type Room } from './room.ts'
import { saltworks } from './saltworks.ts'
import { tallowHall } from './tallow-hall.ts'
import { trafohalle } from './trafohalle.ts'

type View = {
  paint: (room: Room) => Promise<void>
  tint: readonly [string, string, string]
  foot: number
  seed: number
  alt: { en: string; de: string }
}

/** Each venue: its drawing, three tones from dark to bright, and the height below which the picture darkens (0 to 1). */
export const views: Record<string, View> = {
  lamphouse: {
    paint: lamphouse,
    tint: ['#0d0a10', '#7a1f2b', '#ffa65c'],
    foot: 0.78,
    seed: 901,
    alt: {
      en: 'The Lamphouse from the stalls: a band under the arch, boxes with small lamps on both sides.',
      de: 'The Lamphouse vom Parkett aus: eine Band unter dem Bogen, links und rechts Logen mit kleinen Lampen.',
    },
  },
  saltworks: {
    paint: saltworks,
    tint: ['#07120f', '#0f5a55', '#a6f2dc'],
    foot: 0.76,
    seed: 902,
    alt: {
      en: 'Saltworks from the side: a brick vault with a stage at its end, doors open to the water and the moon.',
      de: 'Saltworks von der Seite: ein Ziegelgewölbe mit Bühne am Ende, die Tore offen zu Wasser und Mond.',
    },
  },
  'tallow-hall': {
    paint: tallowHall,
    tint: ['#120b06', '#7d4316', '#ffd88a'],
    foot: 0.74,
    seed: 903,
    alt: {
      en: 'Tallow Hall from the gallery: a full floor and a small stage under a tall timber roof.',
      de: 'Tallow Hall von der Galerie: ein volles Haus und eine kleine Bühne unter einem hohen Holzdach.',
    },
  },
  trafohalle: {
    paint: trafohalle,
    tint: ['#07070f', '#2f2f96', '#f48fd8'],
    foot: 0.78,
    seed: 904,
    alt: {
      en: 'Trafohalle from the floor: a long hall of steel girders and tall windows, the stage far off in pink light.',
      de: 'Trafohalle vom Boden aus: eine lange Halle aus Stahlträgern und hohen Fenstern, fern die Bühne in rosa Licht.',
    },
  },
}

/** A view of one venue at the given height in pixels, 3:2. */
export async function paintRoom(name: string, height: number) {
  const view = views[name]
  if (!view) throw new Error(`No view of "${name}"`)
  const room = createRoom({ width: Math.round(height * 1.5), height, seed: view.seed })
  await view.paint(room)
  return room.finish(view.tint, view.foot)
}
