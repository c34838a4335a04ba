import type { Count } from './ring.ts'

export const sum = (counts: Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
  skipped: counts.reduce((total, { skipped }) => total + skipped, 0),
})

/** The last line of `npm test`. */
export const summaryLine = ({ passed, failed, skipped }: Count): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** A ring that ran nothing has failed: a test that is not found cannot be told from one that is broken. */
export const orFailedWhenEmpty = (count: Count): Count =>
  count.passed + count.failed > 0 ? count : { ...count, failed: 1 }

/** A tool that ends badly has failed, even where its report names no failed test. */
export const orFailedWhenEndedBadly = (count: Count, exitCode: number): Count =>
  exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
