import { inks, type Face, type Paper } from './paper.ts'

type Place = { x: number; y: number; width: number }
type Style = { face?: Face; size?: number; ink?: string; align?: 'left' | 'right' | 'center'; gap?: number }

/** Sets a text and returns where the next line begins. */
export const setText = (
  paper: Paper,
  text: string,
  { x, y, width }: Place,
  { face = 'text', size = 10.5, ink = inks.ink, align = 'left', gap = 0 }: Style = {},
): number => {
  paper.font(face).fontSize(size).fillColor(ink).text(text, x, y, { width, align, lineGap: gap })
  return paper.y
}

/** A quiet label with what it is for below, on one line. */
export const setFact = (paper: Paper, label: string, value: string, place: Place): number => {
  const below = setText(paper, label, place, { size: 9, ink: inks.quiet })
  paper
    .font('strong')
    .fontSize(11.5)
    .fillColor(inks.ink)
    .text(value, place.x, below + 1, { width: place.width, height: 13, ellipsis: true })
  return paper.y
}

/** Over so many letters a name speaks lower, as in the look. */
const longName = 20

/** A name as loud as it fits in `height` points; the smallest size is used whatever happens. */
export const setName = (paper: Paper, name: string, place: Place, sizes: number[], height: number): number => {
  const face: Face = name.length > longName ? 'hush' : 'name'
  const fits = (size: number) => {
    paper.font(face).fontSize(size)
    const widest = Math.max(...name.split(/\s+/).map((word) => paper.widthOfString(word)))
    return widest <= place.width && paper.heightOfString(name, { width: place.width, lineGap: -size * 0.18 }) <= height
  }
  const size = sizes.find(fits) ?? sizes.at(-1)!
  return setText(paper, name, place, { face, size, gap: -size * 0.18 })
}
