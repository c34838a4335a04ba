import { expect, test } from 'vitest'
import { toNearDays } from '#shared/wire/near-days.ts'
import { toCalendarDays } from './event-days.ts'

test.each([
  ['Monday, the Friday to come', '2026-11-16', { from: '2026-11-20', to: '2026-11-22' }],
  ['Friday, that day and two more', '2026-11-20', { from: '2026-11-20', to: '2026-11-22' }],
  ['Saturday, what is left of it', '2026-11-21', { from: '2026-11-21', to: '2026-11-22' }],
  ['Sunday, that day', '2026-11-22', { from: '2026-11-22', to: '2026-11-22' }],
])('this weekend is on a %s', (_name, today, expected) => {
  expect(toNearDays('weekend', today)).toEqual(expected)
})

test('a month has all its days, and so has a year', () => {
  expect(toCalendarDays(2028, 2)).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(toCalendarDays(2027)).toEqual({ from: '2027-01-01', to: '2027-12-31' })
})
