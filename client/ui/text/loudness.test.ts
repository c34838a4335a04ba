import { expect, test } from 'vitest'
import { loudness } from './loudness.ts'

test('a short name keeps its voice', () => {
  expect(loudness('Marrow Choir')).toBeUndefined()
  expect(loudness('Twenty letters, okay')).toBeUndefined()
})

test('over 20 characters a headline drops to hush', () => {
  expect(loudness('Orchestra of Small Hours')).toBe('hush')
})

test('a word that would not fit a small screen whispers', () => {
  expect(loudness('Datenschutzerklärung')).toBe('whisper')
  expect(loudness('Nachtschwärmer & die Straßenbahn')).toBe('whisper')
  expect(loudness('Nachtschwärmer & die Straßenbahn', 18)).toBe('hush')
})

test('a soft hyphen breaks a word and is not counted', () => {
  expect(loudness('Daten\u00adschutz\u00aderklärung')).toBeUndefined()
})
