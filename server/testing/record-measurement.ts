import { appendFileSync } from 'node:fs'

// Imports vitest only inside Vitest: Playwright has its own `expect`, and loading both in one process fails.
const vitest = process.env.VITEST ? await import('vitest') : undefined

/**
 * Records the measurement of a fault test: `recordMeasurement('F1', '503 after 12 ms')`. The title of the test must
 * contain the row as a mark. `npm run test:faults` collects the figures into docs/faults.md; other runs discard them.
 */
export const recordMeasurement = (row: `F${number}`, figure: string) => {
  const { currentTestName: test, testPath } = vitest?.expect.getState() ?? {}
  if (test && !new RegExp(`\\[[^\\]]*\\b${row}\\b[^\\]]*\\]`).test(test))
    throw new Error(`The title of “${test}” lacks its row, [${row}]`)
  const report = process.env.FAULTS_REPORT
  if (report) appendFileSync(report, `${JSON.stringify({ row, figure, file: testPath })}\n`)
}
