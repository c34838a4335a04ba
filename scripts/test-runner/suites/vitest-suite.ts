import { readFile, rm } from 'node:fs/promises'
import { toRepositoryPath } from '../../repository.ts'
import type { TestCounts, Suite } from './suite.ts'
import { runNode } from './run-node.ts'
import { failIfEmpty, failIfExitCode } from './summary.ts'

/** What this reads of Vitest's JSON report. */
export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** A file that cannot even be loaded fails without naming a test, and counts as one. */
const countBrokenFiles = ({ testResults }: VitestReport) =>
  testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length

export const countVitest = (report: VitestReport): TestCounts => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + countBrokenFiles(report),
  skipped: report.numPendingTests + report.numTodoTests,
})

const noTests: TestCounts = { passed: 0, failed: 0, skipped: 0 }
const reportFile = toRepositoryPath('var', 'test', 'vitest.json')

export const vitestSuite: Suite = {
  name: 'unit',
  title: 'Unit and integration tests',
  run: async (toolArguments) => {
    await rm(reportFile, { force: true })
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
    const exitCode = await runNode(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...toolArguments], {
      NODE_ENV: 'test',
    })
    const report = await readFile(reportFile, 'utf8').catch(() => undefined)
    const count = report ? countVitest(JSON.parse(report)) : noTests
    return failIfEmpty(failIfExitCode(count, exitCode))
  },
}
