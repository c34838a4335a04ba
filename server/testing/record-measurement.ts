import { appendFileSync } from 'node:fs'

// Playwright brings an `expect` of its own, and the two do not bear each other in one process.
const vitest = process.env.VITEST ? await import('vitest') : undefined

/**
 * Says what a test of a fault measured: `observed('F1', '503 after 12 ms')`. The title of the test carries the row as a
 * mark. `npm run test:faults` collects what was said into docs/faults.md; any other run lets it go.
 */
export const recordMeasurement = (row: `F${number}`, figure: string) => {
  const { currentTestName: test, testPath } = vitest?.expect.getState() ?? {}
  if (test && !new RegExp(`\\[[^\\]]*\\b${row}\\b[^\\]]*\\]`).test(test))
    throw new Error(`The title of “${test}” lacks its row, [${row}]`)
  const report = process.env.FAULTS_REPORT
  if (report) appendFileSync(report, `${JSON.stringify({ row, figure, file: testPath })}\n`)
}
