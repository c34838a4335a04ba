import { expect, it } from 'vitest'
import { htmlInLocale, inLocale, mapLocalised, type Localised } from './locale.ts'

const title: Localised = { en: 'Late show' }

it('inLocale falls back to English when the language lacks the text', () => {
  expect(inLocale({ en: 'Late show', de: 'Spätvorstellung' }, 'de')).toBe('Spätvorstellung')
  expect(inLocale(title, 'de')).toBe('Late show')
  expect(inLocale(null, 'de')).toBe(null)
})

it('mapLocalised adds no language', () => {
  expect(mapLocalised(title, (text) => [text])).toEqual({ en: ['Late show'] })
})

it('htmlInLocale marks English blocks when the language lacks the text', () => {
  const body = { en: '<h2>Doors</h2><ul><li>At <em>seven</em></li></ul><p class="a">Pay here</p>' }
  expect(htmlInLocale(body, 'en')).toBe(body.en)
  expect(htmlInLocale(body, 'de')).toBe(
    '<h2 lang="en">Doors</h2><ul lang="en"><li>At <em>seven</em></li></ul><p lang="en" class="a">Pay here</p>',
  )
})
