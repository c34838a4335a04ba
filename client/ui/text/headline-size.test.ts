import { expect, test } from 'vitest'
import { headlineSize } from './headline-size.ts'

test('a short name keeps its voice', () => {
  expect(headlineSize('Marrow Choir')).toBeUndefined()
  expect(headlineSize('Twenty letters, okay')).toBeUndefined()
})

test('over 20 characters a headline drops to hush', () => {
  expect(headlineSize('Orchestra of Small Hours')).toBe('long')
})

test('a word that would not fit a small screen whispers', () => {
  expect(headlineSize('Datenschutzerklärung')).toBe('longWord')
  expect(headlineSize('Nachtschwärmer & die Straßenbahn')).toBe('longWord')
  expect(headlineSize('Nachtschwärmer & die Straßenbahn', 18)).toBe('long')
})

test('a soft hyphen breaks a word and is not counted', () => {
  expect(headlineSize('Daten\u00adschutz\u00aderklärung')).toBeUndefined()
})
