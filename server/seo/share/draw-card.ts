import sharp, { type OverlayOptions } from 'sharp'
import { cardSize } from './card-size.ts'
import type { SetLine, Typesetter } from './typesetter.ts'
import { wrapName } from './wrap-name.ts'

/** What stands on the card of one night, in words. `slip`: what became of it, pasted on the poster. */
export type EventWords = {
  name: string
  weekday: string
  day: string
  month: string
  place: string
  time: string
  slip: string | null
}

const margin = 64
const posterWidth = 504
const colours = {
  night: '#120e0b',
  chalk: '#f5ecdc',
  quiet: '#b9ab97',
  paper: '#f1e7d4',
  ink: '#17110d',
  edge: '#81725f',
  lamp: '#ffc629',
}

const display = (width: number, weight = 800) => ({ family: 'anybody', width, weight }) as const
const text = { family: 'instrument-sans', weight: 500 } as const

const placed = ({ paths }: SetLine, x: number, y: number, fill: string) =>
  `<g fill="${fill}" transform="translate(${x} ${y})">${paths}</g>`

const rect = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`

/** Dots, where a ticket tears. */
const perforation = (x: number, y: number, width: number) =>
  Array.from(
    { length: Math.floor(width / 14) },
    (_, dot) => `<circle cx="${x + dot * 14 + 3}" cy="${y}" r="3" fill="${colours.edge}"/>`,
  ).join('')

const svg = (content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">${content}</svg>`,
  )

const onNight = (content: string) => svg(rect(0, 0, cardSize.width, cardSize.height, colours.night) + content)

const jpeg = { quality: 82, progressive: true } as const

/** Weekday, day and month in one line, the day loudest. */
const stub = (set: Typesetter['setLine'], { weekday, day, month }: EventWords, y: number) => {
  const parts = [set(weekday, display(76, 700), 44), set(day, display(105, 900), 92), set(month, display(76, 700), 44)]
  let x = margin
  return parts
    .map((part, index) => {
      const drawn = placed(part, x, y, index === 1 ? colours.chalk : colours.quiet)
      x += part.width + 18
      return drawn
    })
    .join('')
}

const slip = (set: Typesetter['setLine'], word: string) => {
  const line = set(word, display(76, 800), 40)
  const x = cardSize.width - posterWidth
  const y = cardSize.height - 112
  return rect(x, y, line.width + 48, 72, colours.paper) + placed(line, x + 24, y + 50, colours.ink)
}

/** The card of one night: its stub, its name, and its poster (any picture sharp reads) on the right. JPEG. */
export const drawEventCard = async (
  { setLine }: Typesetter,
  words: EventWords,
  poster: Buffer | undefined,
): Promise<Buffer> => {
  const width = cardSize.width - 2 * margin - (poster ? posterWidth - 16 : 0)
  const name = wrapName({ setLine }, words.name, width, 250)
  const lines = name.lines
    .map((line, index) => placed(line, margin, 290 + name.size * (index + 0.78), colours.chalk))
    .join('')
  const texts = [
    placed(setLine('PX Live', display(105, 900), 34), margin, 84, colours.chalk),
    stub(setLine, words, 212),
    perforation(margin, 250, width),
    lines,
    placed(setLine(words.place, text, 32), margin, cardSize.height - 86, colours.chalk),
    placed(setLine(words.time, text, 32), margin, cardSize.height - 44, colours.quiet),
  ].join('')
  const layers: OverlayOptions[] = []
  if (poster) {
    const print = sharp(poster, { failOn: 'error', limitInputPixels: 40_000_000 }).resize(
      posterWidth,
      cardSize.height,
      { fit: 'cover' },
    )
    layers.push({ input: await print.toBuffer(), left: cardSize.width - posterWidth, top: 0 })
    if (words.slip) layers.push({ input: svg(slip(setLine, words.slip)), left: 0, top: 0 })
  }
  return sharp(onNight(texts)).composite(layers).jpeg(jpeg).toBuffer()
}

/** The card of everything else: a dark street with one lit window, and the brand. JPEG. */
export const drawBrandCard = async ({ setLine }: Typesetter, line: string): Promise<Buffer> => {
  const wall = Array.from({ length: 7 }, (_, index) =>
    rect(margin + index * 156, 392, 136, 170, index === 4 ? colours.lamp : '#2b231c'),
  ).join('')
  const brand = placed(setLine('PX Live', display(150, 900), 148), margin - 6, 210, colours.chalk)
  return sharp(onNight(wall + brand + placed(setLine(line, text, 40), margin, 306, colours.quiet)))
    .jpeg(jpeg)
    .toBuffer()
}
