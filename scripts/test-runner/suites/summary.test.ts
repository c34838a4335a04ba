import { expect, test } from 'vitest'
import { oneFailed, onePassed } from './suite.ts'
import { failIfEmpty, failIfExitCode, sumCounts, formatSummary } from './summary.ts'

test('the last line sums every suite', () => {
  const counts = [
    onePassed,
    onePassed,
    oneFailed,
    { passed: 120, failed: 2, skipped: 0 },
    { passed: 7, failed: 0, skipped: 0 },
  ]
  expect(formatSummary(sumCounts(counts))).toBe('129 passed, 3 failed')
})

test('the last line mentions skipped tests only when there are some', () => {
  expect(formatSummary(sumCounts([onePassed, { passed: 0, failed: 0, skipped: 2 }]))).toBe(
    '1 passed, 0 failed, 2 skipped',
  )
})

test('a suite that ran no test fails', () => {
  expect(failIfEmpty({ passed: 0, failed: 0, skipped: 0 }).failed).toBe(1)
  expect(failIfEmpty({ passed: 0, failed: 0, skipped: 4 }).failed).toBe(1)
  expect(failIfEmpty(onePassed)).toEqual(onePassed)
})

test('a tool that exits with an error and names no failed test fails', () => {
  expect(failIfExitCode({ passed: 9, failed: 0, skipped: 0 }, 1).failed).toBe(1)
  expect(failIfExitCode({ passed: 9, failed: 3, skipped: 0 }, 1).failed).toBe(3)
  expect(failIfExitCode(onePassed, 0)).toEqual(onePassed)
})
