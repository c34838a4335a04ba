import type { Face, SetLine, Typesetter } from './typesetter.ts'

export type WrappedName = { size: number; lines: SetLine[] }

/** Sizes of the scale, largest first, in pixels. */
const sizes = [104, 88, 72, 58, 46]

const linesAt = (words: readonly string[], width: number, set: (text: string) => SetLine): SetLine[] => {
  const texts: string[] = []
  for (const word of words) {
    const longer = texts.length > 0 ? `${texts.at(-1)} ${word}` : word
    if (texts.length > 0 && set(longer).width <= width) texts[texts.length - 1] = longer
    else texts.push(word)
  }
  return texts.map(set)
}

/** A name in the largest size at which it fits; a long one speaks lower. What fits nowhere is cut at the last line that does. */
export const wrapName = (typesetter: Typesetter, name: string, width: number, height: number): WrappedName => {
  const plain = name.replaceAll('\u00ad', '').trim()
  const face: Face = { family: 'anybody', width: plain.length > 20 ? 58 : 76, weight: 800 }
  const words = plain.split(/\s+/)
  const fits = ({ size, lines }: WrappedName) => lines.every((line) => line.width <= width) && lines.length * size <= height
  const tried = sizes.map((size) => ({ size, lines: linesAt(words, width, (text) => typesetter.setLine(text, face, size)) }))
  const smallest = tried.at(-1)!
  return tried.find(fits) ?? { size: smallest.size, lines: smallest.lines.slice(0, Math.floor(height / smallest.size)) }
}
