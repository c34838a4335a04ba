import { expect, test } from 'vitest'
import { getHeadlineSize } from './get-headline-size.ts'

test('getHeadlineSize returns nothing when a headline is short', () => {
  expect(getHeadlineSize('Marrow Choir')).toBeUndefined()
  expect(getHeadlineSize('Twenty letters, okay')).toBeUndefined()
})

test('getHeadlineSize returns "long" when a headline has over 20 characters', () => {
  expect(getHeadlineSize('Orchestra of Small Hours')).toBe('long')
})

test('getHeadlineSize returns "longWord" when a word does not fit a small screen', () => {
  expect(getHeadlineSize('Datenschutzerklärung')).toBe('longWord')
  expect(getHeadlineSize('Nachtschwärmer & die Straßenbahn')).toBe('longWord')
  expect(getHeadlineSize('Nachtschwärmer & die Straßenbahn', 18)).toBe('long')
})

test('getHeadlineSize neither counts a soft hyphen nor treats it as part of a word', () => {
  expect(getHeadlineSize('Daten\u00adschutz\u00aderklärung')).toBeUndefined()
})
