import { families } from './families/families.ts'
import { productPrints } from './product-prints.ts'
import { posters } from './posters.ts'
import { createPress, type Family, type Inks } from './press.ts'
import { paintRoom, views } from './rooms/rooms.ts'
import { pick } from './shapes.ts'
import { widePosters } from './wide-posters.ts'

type Sheet = { W: number; H: number; seed: number; sheet: Float32Array }

/** One file to print: its size in pixels, its byte limit, and the press run. `scale` below 1 gives a proof. */
export type PrintJob = {
  file: string
  kind: 'poster' | 'wide' | 'room' | 'good'
  width: number
  height: number
  maxBytes: number
  grain: number
  alt: { en: string; de: string }
  print: (scale?: number) => Promise<Sheet>
}
type PrintInput = {
  family: Family
  variant: number
  paper: string
  inks: readonly string[]
  seed: number
  width: number
  height: number
}

/** Repeats the inks when a family uses more than the poster names. */
const fillInks = (inks: readonly string[]): Inks => [
  pick(inks, 0),
  pick(inks, 1),
  pick(inks, 2),
  pick(inks, 3),
  pick(inks, 4),
]

const createRun =
  ({ family, inks, width, height, ...rest }: PrintInput) =>
  async (scale = 1): Promise<Sheet> => {
    const press = createPress({ ...rest, width: Math.round(width * scale), height: Math.round(height * scale) })
    await family(press, fillInks(inks))
    return press
  }

const createPosterJob = (poster: (typeof posters)[number]): PrintJob => {
  const [width, height] = [1080, 1350]
  const line: PrintInput = {
    ...poster,
    family: families[poster.family],
    seed: 4000 + Number(poster.id) * 17,
    width,
    height,
  }
  return {
    file: `poster-${poster.id}.jpg`,
    kind: 'poster',
    width,
    height,
    maxBytes: 118_000,
    grain: 7,
    alt: poster.alt,
    print: createRun(line),
  }
}

const createWideJob = (id: string): PrintJob => {
  const poster = posters.find((one) => one.id === id)
  if (!poster) throw new Error(`No poster "${id}" to print wide`)
  const [width, height] = [2000, 900]
  const line: PrintInput = { ...poster, family: families[poster.family], seed: 4000 + Number(id) * 17, width, height }
  return {
    file: `poster-${id}-wide.jpg`,
    kind: 'wide',
    width,
    height,
    maxBytes: 136_000,
    grain: 6,
    alt: poster.alt,
    print: createRun(line),
  }
}

const createVenueJob = (name: string): PrintJob => {
  const { alt } = views[name] ?? { alt: { en: '', de: '' } }
  return {
    file: `venue-${name}.jpg`,
    kind: 'room',
    width: 1800,
    height: 1200,
    maxBytes: 150_000,
    grain: 9,
    alt,
    print: (scale = 1) => paintRoom(name, Math.round(1200 * scale)),
  }
}

const createProductJob = (good: (typeof productPrints)[number], index: number): PrintJob => {
  const isEditorial = good.file.startsWith('editorial')
  // Later sleeves are smaller, so that the whole set stays within 12 MB.
  const isSmall = Number(/^record-(\d+)$/.exec(good.file)?.[1] ?? 0) > 6
  const [width, height] = isEditorial
    ? [1440, 960]
    : isSmall
      ? [640, 640]
      : good.file.startsWith('record')
        ? [960, 960]
        : [960, 1200]
  const line: PrintInput = { ...good, seed: 7000 + index * 17, width, height }
  return {
    file: `${good.file}.jpg`,
    kind: 'good',
    width,
    height,
    maxBytes: isEditorial ? 110_000 : isSmall ? 26_000 : 84_000,
    grain: 6,
    alt: good.alt,
    print: createRun(line),
  }
}

/** Every image of the demo brand, in printing order. */
export const printJobs: readonly PrintJob[] = [
  ...posters.map(createPosterJob),
  ...widePosters.map(createWideJob),
  ...Object.keys(views).map(createVenueJob),
  ...productPrints.map(createProductJob),
]
