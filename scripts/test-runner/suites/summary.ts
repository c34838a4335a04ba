import type { TestCounts } from './suite.ts'

export const sumCounts = (counts: TestCounts[]): TestCounts => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
  skipped: counts.reduce((total, { skipped }) => total + skipped, 0),
})

/** The last line of `npm test`. */
export const formatSummary = ({ passed, failed, skipped }: TestCounts): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** A suite without tests fails: a wrong path must not look like success. */
export const failIfEmpty = (count: TestCounts): TestCounts =>
  count.passed + count.failed > 0 ? count : { ...count, failed: 1 }

/** A tool that exits with an error fails, even when its report names no failed test. */
export const failIfExitCode = (count: TestCounts, exitCode: number): TestCounts =>
  exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
