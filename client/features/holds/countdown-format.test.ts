import { expect, test } from 'vitest'
import { formatCountdown, formatIsoDuration, formatTimeOfDay } from './countdown-format.ts'

test('formatCountdown and formatIsoDuration format seconds', () => {
  expect(formatCountdown(522)).toBe('08:42')
  expect(formatCountdown(54)).toBe('00:54')
  expect(formatCountdown(0)).toBe('00:00')
  expect(formatIsoDuration(522)).toBe('PT8M42S')
})

test('formatTimeOfDay uses the time zone of most readers of the language', () => {
  expect(formatTimeOfDay('2026-07-01T18:42:30Z', 'en')).toBe('19:42')
  expect(formatTimeOfDay('2026-07-01T18:42:30Z', 'de')).toBe('20:42')
  expect(formatTimeOfDay('2026-12-01T23:05:00Z', 'de')).toBe('00:05')
})
