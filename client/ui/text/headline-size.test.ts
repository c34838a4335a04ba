import { expect, test } from 'vitest'
import { headlineSize } from './headline-size.ts'

test('headlineSize returns nothing when a headline is short', () => {
  expect(headlineSize('Marrow Choir')).toBeUndefined()
  expect(headlineSize('Twenty letters, okay')).toBeUndefined()
})

test('headlineSize returns "long" when a headline has over 20 characters', () => {
  expect(headlineSize('Orchestra of Small Hours')).toBe('long')
})

test('headlineSize returns "longWord" when a word does not fit a small screen', () => {
  expect(headlineSize('Datenschutzerklärung')).toBe('longWord')
  expect(headlineSize('Nachtschwärmer & die Straßenbahn')).toBe('longWord')
  expect(headlineSize('Nachtschwärmer & die Straßenbahn', 18)).toBe('long')
})

test('headlineSize neither counts a soft hyphen nor treats it as part of a word', () => {
  expect(headlineSize('Daten\u00adschutz\u00aderklärung')).toBeUndefined()
})
