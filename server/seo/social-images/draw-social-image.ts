import sharp, { type OverlayOptions } from 'sharp'
import { socialImageSize } from './social-image-size.ts'
import type { OutlinedLine, TextOutliner } from './text-outliner.ts'
import { wrapName } from './wrap-name.ts'

/** Texts on the social image of an event. `statusLabel` is drawn across the poster. */
export type EventImageText = {
  name: string
  weekday: string
  day: string
  month: string
  place: string
  time: string
  statusLabel: string | null
}

const margin = 64
const posterWidth = 504
const colours = {
  dark: '#120e0b',
  light: '#f5ecdc',
  muted: '#b9ab97',
  label: '#f1e7d4',
  labelText: '#17110d',
  divider: '#81725f',
  accent: '#ffc629',
}

const displayFace = (width: number, weight = 800) => ({ family: 'anybody', width, weight }) as const
const textFace = { family: 'instrument-sans', weight: 500 } as const

const placeLine = ({ paths }: OutlinedLine, x: number, y: number, fill: string) =>
  `<g fill="${fill}" transform="translate(${x} ${y})">${paths}</g>`

const rect = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`

/** Draws a dotted line like the perforation of a ticket. */
const drawDivider = (x: number, y: number, width: number) =>
  Array.from(
    { length: Math.floor(width / 14) },
    (_, dot) => `<circle cx="${x + dot * 14 + 3}" cy="${y}" r="3" fill="${colours.divider}"/>`,
  ).join('')

const svg = (content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${socialImageSize.width}" height="${socialImageSize.height}">${content}</svg>`,
  )

const onDarkBackground = (content: string) =>
  svg(rect(0, 0, socialImageSize.width, socialImageSize.height, colours.dark) + content)

const jpeg = { quality: 82, progressive: true } as const

/** Draws weekday, day and month in one line; the day is the largest. */
const drawDate = (set: TextOutliner['outlineLine'], { weekday, day, month }: EventImageText, y: number) => {
  const parts = [
    set(weekday, displayFace(76, 700), 44),
    set(day, displayFace(105, 900), 92),
    set(month, displayFace(76, 700), 44),
  ]
  let x = margin
  return parts
    .map((part, index) => {
      const drawn = placeLine(part, x, y, index === 1 ? colours.light : colours.muted)
      x += part.width + 18
      return drawn
    })
    .join('')
}

const drawStatusLabel = (set: TextOutliner['outlineLine'], label: string) => {
  const line = set(label, displayFace(76, 800), 40)
  const x = socialImageSize.width - posterWidth
  const y = socialImageSize.height - 112
  return rect(x, y, line.width + 48, 72, colours.label) + placeLine(line, x + 24, y + 50, colours.labelText)
}

/**
 * Draws the social image of an event as JPEG: date, name, and on the right its poster. The poster is any image that
 * sharp reads.
 */
export const drawEventImage = async (
  { outlineLine }: TextOutliner,
  imageText: EventImageText,
  poster: Buffer | undefined,
): Promise<Buffer> => {
  const width = socialImageSize.width - 2 * margin - (poster ? posterWidth - 16 : 0)
  const name = wrapName({ outlineLine }, imageText.name, width, 250)
  const lines = name.lines
    .map((line, index) => placeLine(line, margin, 290 + name.size * (index + 0.78), colours.light))
    .join('')
  const texts = [
    placeLine(outlineLine('PX Live', displayFace(105, 900), 34), margin, 84, colours.light),
    drawDate(outlineLine, imageText, 212),
    drawDivider(margin, 250, width),
    lines,
    placeLine(outlineLine(imageText.place, textFace, 32), margin, socialImageSize.height - 86, colours.light),
    placeLine(outlineLine(imageText.time, textFace, 32), margin, socialImageSize.height - 44, colours.muted),
  ].join('')
  const layers: OverlayOptions[] = []
  if (poster) {
    const posterImage = sharp(poster, { failOn: 'error', limitInputPixels: 40_000_000 }).resize(
      posterWidth,
      socialImageSize.height,
      { fit: 'cover' },
    )
    layers.push({ input: await posterImage.toBuffer(), left: socialImageSize.width - posterWidth, top: 0 })
    if (imageText.statusLabel)
      layers.push({ input: svg(drawStatusLabel(outlineLine, imageText.statusLabel)), left: 0, top: 0 })
  }
  return sharp(onDarkBackground(texts)).composite(layers).jpeg(jpeg).toBuffer()
}

/** Draws the social image of all other pages as JPEG: the brand above a row of windows, of which one is lit. */
export const drawBrandImage = async ({ outlineLine }: TextOutliner, line: string): Promise<Buffer> => {
  const windowRow = Array.from({ length: 7 }, (_, index) =>
    rect(margin + index * 156, 392, 136, 170, index === 4 ? colours.accent : '#2b231c'),
  ).join('')
  const brand = placeLine(outlineLine('PX Live', displayFace(150, 900), 148), margin - 6, 210, colours.light)
  return sharp(
    onDarkBackground(windowRow + brand + placeLine(outlineLine(line, textFace, 40), margin, 306, colours.muted)),
  )
    .jpeg(jpeg)
    .toBuffer()
}
