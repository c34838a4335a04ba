import type { FontFace, OutlinedLine, TextOutliner } from './text-outliner.ts'

type WrappedName = { size: number; lines: OutlinedLine[] }

/** Font sizes in pixels, largest first. */
const sizes = [104, 88, 72, 58, 46]

const wrapWords = (
  words: readonly string[],
  width: number,
  outline: (text: string) => OutlinedLine,
): OutlinedLine[] => {
  const texts: string[] = []
  for (const word of words) {
    const longer = texts.length > 0 ? `${texts.at(-1)} ${word}` : word
    if (texts.length > 0 && outline(longer).width <= width) texts[texts.length - 1] = longer
    else texts.push(word)
  }
  return texts.map(outline)
}

/**
 * Breaks a name into lines at the largest size that fits. A word that is too long for every size overflows; lines
 * beyond the height are left out.
 */
export const wrapName = (textOutliner: TextOutliner, name: string, width: number, height: number): WrappedName => {
  const plainName = name.replaceAll('\u00ad', '').trim()
  const face: FontFace = { family: 'anybody', width: plainName.length > 20 ? 58 : 76, weight: 800 }
  const words = plainName.split(/\s+/)
  const fits = ({ size, lines }: WrappedName) =>
    lines.every((line) => line.width <= width) && lines.length * size <= height
  const wrapAtSize = (size: number): WrappedName => ({
    size,
    lines: wrapWords(words, width, (text) => textOutliner.outlineLine(text, face, size)),
  })
  const attempts = sizes.map(wrapAtSize)
  const smallest = attempts.at(-1)!
  const widest = Math.max(...smallest.lines.map((line) => line.width))
  const { size, lines } = attempts.find(fits) ?? wrapAtSize(smallest.size * Math.min(1, width / widest))
  return { size, lines: lines.slice(0, Math.floor(height / size)) }
}
