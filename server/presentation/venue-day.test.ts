import { expect, test } from 'vitest'
import { toVenueDay } from './venue-day.ts'

test('toVenueDay changes at the midnight of the venue', () => {
  const midnightInBerlin = Date.parse('2026-12-31T23:00:00Z')
  expect(toVenueDay(midnightInBerlin - 1, 'Europe/Berlin')).toBe('2026-12-31')
  expect(toVenueDay(midnightInBerlin, 'Europe/Berlin')).toBe('2027-01-01')
  expect(toVenueDay(midnightInBerlin, 'Europe/London')).toBe('2026-12-31')
})
