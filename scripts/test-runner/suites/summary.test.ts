import { expect, test } from 'vitest'
import { failedOnce, passedOnce } from './ring.ts'
import { orFailedWhenEmpty, orFailedWhenEndedBadly, sum, summaryLine } from './summary.ts'

test('the last line sums every ring', () => {
  const rings = [
    passedOnce,
    passedOnce,
    failedOnce,
    { passed: 120, failed: 2, skipped: 0 },
    { passed: 7, failed: 0, skipped: 0 },
  ]
  expect(summaryLine(sum(rings))).toBe('129 passed, 3 failed')
})

test('the last line mentions skipped tests only when there are some', () => {
  expect(summaryLine(sum([passedOnce, { passed: 0, failed: 0, skipped: 2 }]))).toBe('1 passed, 0 failed, 2 skipped')
})

test('a ring that ran no test has failed', () => {
  expect(orFailedWhenEmpty({ passed: 0, failed: 0, skipped: 0 }).failed).toBe(1)
  expect(orFailedWhenEmpty({ passed: 0, failed: 0, skipped: 4 }).failed).toBe(1)
  expect(orFailedWhenEmpty(passedOnce)).toEqual(passedOnce)
})

test('a tool that ends badly without naming a failed test has failed', () => {
  expect(orFailedWhenEndedBadly({ passed: 9, failed: 0, skipped: 0 }, 1).failed).toBe(1)
  expect(orFailedWhenEndedBadly({ passed: 9, failed: 3, skipped: 0 }, 1).failed).toBe(3)
  expect(orFailedWhenEndedBadly(passedOnce, 0)).toEqual(passedOnce)
})
