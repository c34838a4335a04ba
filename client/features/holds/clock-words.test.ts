import { expect, test } from 'vitest'
import { asClock, asDuration, asTimeOfDay } from './clock-words.ts'

test('what is left is written as on a clock, and for machines', () => {
  expect(asClock(522)).toBe('08:42')
  expect(asClock(54)).toBe('00:54')
  expect(asClock(0)).toBe('00:00')
  expect(asDuration(522)).toBe('PT8M42S')
})

test('a deadline is a time of day where most readers of the language live', () => {
  expect(asTimeOfDay('2026-07-01T18:42:30Z', 'en')).toBe('19:42')
  expect(asTimeOfDay('2026-07-01T18:42:30Z', 'de')).toBe('20:42')
  expect(asTimeOfDay('2026-12-01T23:05:00Z', 'de')).toBe('00:05')
})
