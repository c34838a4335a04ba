import { expect, test } from 'vitest'
import { isTonight } from './is-tonight.ts'

const berlin = '2026-11-20T20:00:00+01:00'

test('isTonight is true during the whole day in the time zone of the venue', () => {
  expect(isTonight(berlin, new Date('2026-11-19T23:00:00Z'))).toBe(true)
  expect(isTonight(berlin, new Date('2026-11-20T22:59:00Z'))).toBe(true)
})

test('isTonight is false on another day at the venue even when the day in London matches', () => {
  expect(isTonight(berlin, new Date('2026-11-20T23:00:00Z'))).toBe(false)
  expect(isTonight(berlin, new Date('2026-11-19T22:59:00Z'))).toBe(false)
})

test('isTonight accepts negative offsets and Z', () => {
  expect(isTonight('2026-11-20T20:00:00-05:00', new Date('2026-11-21T04:00:00Z'))).toBe(true)
  expect(isTonight('2026-11-20T20:00:00Z', new Date('2026-11-20T00:00:00Z'))).toBe(true)
})
