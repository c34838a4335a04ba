import { expect, it } from 'vitest'
import { inLocale, mapLocalised, type Localised } from './locale.ts'

const title: Localised = { en: 'Late show' }

it('inLocale falls back to English when the language lacks the text', () => {
  expect(inLocale({ en: 'Late show', de: 'Spätvorstellung' }, 'de')).toBe('Spätvorstellung')
  expect(inLocale(title, 'de')).toBe('Late show')
  expect(inLocale(null, 'de')).toBe(null)
})

it('mapLocalised adds no language', () => {
  expect(mapLocalised(title, (text) => [text])).toEqual({ en: ['Late show'] })
})
