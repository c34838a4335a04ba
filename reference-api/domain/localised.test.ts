import { expect, it } from 'vitest'
import { htmlInLocale, inLocale, mapLocalised, presentLanguage, type Localised } from './locale.ts'

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

it('presentLanguage names English only when the language lacks the text', () => {
  expect(presentLanguage({ en: 'Late show', de: 'Spätvorstellung' }, 'de')).toEqual({})
  expect(presentLanguage(title, 'en')).toEqual({})
  expect(presentLanguage(title, 'de')).toEqual({ lang: 'en' })
  expect(presentLanguage(null, 'de')).toEqual({})
})
