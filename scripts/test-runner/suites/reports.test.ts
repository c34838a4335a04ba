import { expect, test } from 'vitest'
import { countPlaywright } from './browser-suite.ts'
import { countVitest } from './vitest-suite.ts'

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] }

const passedTest = { status: 'passed', fullName: 'adds', failureMessages: [] }
const failedTest = { status: 'failed', fullName: 'divides', failureMessages: ['Error: by zero'] }
const file = { name: 'sums.test.ts', status: 'failed', message: '' }

test('a test file that Vitest cannot load counts as one failure', () => {
  const testResults = [
    { ...file, status: 'passed', assertionResults: [passedTest] },
    { ...file, message: 'Error: no such module', assertionResults: [] },
  ]
  expect(countVitest({ ...vitest, testResults })).toEqual({
    passed: 5,
    failed: 1,
    skipped: 2,
    failures: ['failed: sums.test.ts\nError: no such module'],
  })
})

test('a failed test counts once, without its file', () => {
  const testResults = [{ ...file, assertionResults: [failedTest, passedTest] }]
  expect(countVitest({ ...vitest, numFailedTests: 1, testResults })).toMatchObject({
    failed: 1,
    failures: ['failed: sums.test.ts\n', 'failed: sums.test.ts › divides\nError: by zero'],
  })
})

test('a test that passes at its second try is named as flaky', () => {
  const testResults = [{ ...file, status: 'passed', assertionResults: [{ ...failedTest, status: 'passed' }] }]
  expect(countVitest({ ...vitest, testResults })).toMatchObject({
    failed: 0,
    failures: ['flaky: sums.test.ts › divides\nError: by zero'],
  })
})

test('a journey that passes at its second try counts as passed', () => {
  expect(countPlaywright({ stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 } })).toEqual({
    passed: 4,
    failed: 1,
    skipped: 2,
  })
})
