import { expect, test } from 'vitest'
import { countPlaywright } from './browser-suite.ts'
import { countVitest } from './vitest-suite.ts'

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] }

test('a test file that Vitest cannot load counts as one failure', () => {
  const testResults = [
    { status: 'passed', assertionResults: [{ status: 'passed' }] },
    { status: 'failed', assertionResults: [] },
  ]
  expect(countVitest({ ...vitest, testResults })).toEqual({ passed: 5, failed: 1, skipped: 2 })
})

test('a failed test counts once, without its file', () => {
  const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] }]
  expect(countVitest({ ...vitest, numFailedTests: 1, testResults })).toMatchObject({ failed: 1 })
})

test('a journey that passes at its second try counts as passed', () => {
  expect(countPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 } })).toEqual({
    passed: 4,
    failed: 1,
    skipped: 2,
  })
})
