import type { Font } from 'fontkit'

/** A system font that stands in for a variable font at one point of its axes. */
export type FallbackFace = {
  family: string
  /** A range of `font-weight`. */
  weights: string
  /** A range of `font-stretch`. */
  widths?: string
  /** Names by which systems know the fallback font. */
  local: readonly string[]
  font: Font
  axes: Record<string, number>
  fallback: Font
  /** The text that gets the width of the real font. */
  sample: string
  /** Whether the face is for tabular digits only. */
  isForDigits?: boolean
}

/** The width of a text without kerning, in ems. */
const measureText = (font: Font, text: string) => {
  const widths = new Map<string, number>()
  let width = 0
  for (const character of text) {
    let advance = widths.get(character)
    if (advance === undefined) {
      advance = font.glyphForCodePoint(character.codePointAt(0)!).advanceWidth
      widths.set(character, advance)
    }
    width += advance
  }
  return width / font.unitsPerEm
}

/** The width of digits that are all as wide as another (`font-variant-numeric: tabular-nums`), in ems. */
const measureTabularDigits = (font: Font, digits: string) =>
  font.layout(digits, ['tnum']).advanceWidth / font.unitsPerEm

const toPercent = (ratio: number) => `${Number((ratio * 100).toFixed(2))}%`

/**
 * One `@font-face` rule for each face. `size-adjust` makes its sample as wide as in the real font. The overrides are
 * the real font's own metrics, divided by `size-adjust`, which also scales them.
 */
export const describeFallbacks = (faces: readonly FallbackFace[]): string => {
  const rules = faces.map(({ family, weights, widths, local, font, axes, fallback, sample, isForDigits }) => {
    const { ascent, descent, lineGap, unitsPerEm } = font
    const measure = isForDigits ? measureTabularDigits : measureText
    const size = measure(font.getVariation(axes), sample) / measure(fallback, sample)
    return [
      '@font-face {',
      `  font-family: '${family}';`,
      `  src: ${local.map((name) => `local('${name}')`).join(', ')};`,
      `  font-weight: ${weights};`,
      ...(widths ? [`  font-stretch: ${widths};`] : []),
      ...(isForDigits ? ['  unicode-range: U+30-39;'] : []),
      `  size-adjust: ${toPercent(size)};`,
      `  ascent-override: ${toPercent(ascent / unitsPerEm / size)};`,
      `  descent-override: ${toPercent(-descent / unitsPerEm / size)};`,
      `  line-gap-override: ${toPercent(lineGap / unitsPerEm / size)};`,
      '}\n',
    ].join('\n')
  })
  return `/* \`npm run generate:fonts\` writes this file from the metrics of the fonts. */\n${rules.join('\n')}`
}
