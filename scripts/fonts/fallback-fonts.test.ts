import { expect, test } from 'vitest'
import type { Font } from 'fontkit'
import { describeFallbacks } from './fallback-fonts.ts'

const createFont = (advanceWidth: number): Font => {
  const font = {
    unitsPerEm: 1000,
    ascent: 800,
    descent: -200,
    lineGap: 100,
    glyphForCodePoint: () => ({ advanceWidth }),
    layout: (text: string) => ({ advanceWidth: text.length * advanceWidth * 1.5 }),
  }
  return { ...font, getVariation: () => font } as unknown as Font
}

test('a fallback font is as wide and as high as the real font', () => {
  const face = { family: 'Real Arial', weights: '400 500', widths: '50% 60%', local: ['Arial', 'ArialMT'], axes: {} }
  const css = describeFallbacks([{ ...face, font: createFont(400), fallback: createFont(500), sample: 'any text' }])
  expect(css).toContain("src: local('Arial'), local('ArialMT');")
  expect(css).toContain('font-stretch: 50% 60%;')
  expect(css).toContain('size-adjust: 80%;')
  expect(css).toContain('ascent-override: 100%;')
  expect(css).toContain('descent-override: 25%;')
  expect(css).toContain('line-gap-override: 12.5%;')
})

test('a fallback font for digits is as wide as the tabular digits of the real font', () => {
  const face = { family: 'Real Arial', weights: '850', local: ['Arial'], axes: {}, sample: '0123', isForDigits: true }
  const fallback = { ...createFont(500), layout: (text: string) => ({ advanceWidth: text.length * 500 }) } as Font
  const css = describeFallbacks([{ ...face, font: createFont(400), fallback }])
  expect(css).toContain('unicode-range: U+30-39;')
  expect(css).toContain('size-adjust: 120%;')
})
