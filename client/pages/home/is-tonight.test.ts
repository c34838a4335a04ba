import { expect, test } from 'vitest'
import { isTonight } from './is-tonight.ts'

const berlin = '2026-11-20T20:00:00+01:00'

test('a night is tonight all day long, where it happens', () => {
  expect(isTonight(berlin, new Date('2026-11-19T23:00:00Z'))).toBe(true)
  expect(isTonight(berlin, new Date('2026-11-20T22:59:00Z'))).toBe(true)
})

test('it is not tonight any more, or not yet, although London may say so', () => {
  expect(isTonight(berlin, new Date('2026-11-20T23:00:00Z'))).toBe(false)
  expect(isTonight(berlin, new Date('2026-11-19T22:59:00Z'))).toBe(false)
})

test('offsets west of Greenwich and Z count too', () => {
  expect(isTonight('2026-11-20T20:00:00-05:00', new Date('2026-11-21T04:00:00Z'))).toBe(true)
  expect(isTonight('2026-11-20T20:00:00Z', new Date('2026-11-20T00:00:00Z'))).toBe(true)
})
