import type { TestCounts } from './suite.ts'

export const sumCounts = (counts: TestCounts[]): TestCounts => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
  skipped: counts.reduce((total, { skipped }) => total + skipped, 0),
})

/** The last line of `npm test`. */
export const formatSummary = ({ passed, failed, skipped }: TestCounts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** A suite that ran no test fails, so that a wrong path does not look like success. */
export const failIfEmpty = (count: TestCounts): TestCounts =>
  count.passed + count.failed > 0 ? count : { ...count, failed: 1 }

/** A suite fails when its tool exits with an error, even when the tool's report contains no failed test. */
export const failIfExitCode = (count: TestCounts, exitCode: number): TestCounts =>
  exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
