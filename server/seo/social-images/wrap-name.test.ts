import { beforeAll, describe, expect, test } from 'vitest'
import { createTextOutliner, type TextOutliner } from './text-outliner.ts'
import { wrapName } from './wrap-name.ts'

let outliner: TextOutliner
beforeAll(async () => {
  outliner = await createTextOutliner()
})

describe('an event name on a social image', () => {
  test('is wider at a larger width setting, and an umlaut has an outline', () => {
    const measureWidth = (width: number) =>
      outliner.outlineLine('Übersee', { family: 'anybody', width, weight: 800 }, 50).width
    expect(measureWidth(150)).toBeGreaterThan(measureWidth(76) * 1.5)
    const outline = (text: string) =>
      outliner.outlineLine(text, { family: 'anybody', width: 76, weight: 800 }, 50).paths
    expect(outline('Ü').length).toBeGreaterThan(outline('U').length)
  })

  test.each(['Kohlenstoff', 'The Municipal Weather Orchestra & Friends', 'Donaudampfschifffahrtsgesellschaftskapelle'])(
    '%s stays within its box',
    (name) => {
      const { size, lines } = wrapName(outliner, name, 588, 250)
      expect(lines.length * size).toBeLessThanOrEqual(250)
      expect(lines.length).toBeGreaterThan(0)
      for (const { width } of lines) expect(width).toBeLessThanOrEqual(588)
    },
  )

  test('is larger when it is short, and cut when it is too long', () => {
    const getSize = (name: string) => wrapName(outliner, name, 588, 250).size
    expect(getSize('Moth')).toBeGreaterThan(getSize('The Municipal Weather Orchestra & Friends'))
    expect(wrapName(outliner, 'more and '.repeat(60), 588, 250).lines.length).toBeLessThan(8)
  })
})
