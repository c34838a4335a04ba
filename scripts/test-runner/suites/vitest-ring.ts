import { readFile, rm } from 'node:fs/promises'
import { inRepository } from '../../repository.ts'
import type { Count, Ring } from './ring.ts'
import { runNode } from './run-node.ts'
import { orFailedWhenEmpty, orFailedWhenEndedBadly } from './summary.ts'

/** What this reads of Vitest's JSON report. */
export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** A file that cannot even be loaded fails without naming a test, and counts as one. */
const brokenFiles = ({ testResults }: VitestReport) =>
  testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length

export const countVitest = (report: VitestReport): Count => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + brokenFiles(report),
  skipped: report.numPendingTests + report.numTodoTests,
})

const nothing: Count = { passed: 0, failed: 0, skipped: 0 }
const reportFile = inRepository('var', 'test', 'vitest.json')

export const vitestRing: Ring = {
  name: 'unit',
  title: 'Unit and integration tests',
  run: async (more) => {
    await rm(reportFile, { force: true })
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
    const exitCode = await runNode(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...more], {
      NODE_ENV: 'test',
    })
    const report = await readFile(reportFile, 'utf8').catch(() => undefined)
    const count = report ? countVitest(JSON.parse(report)) : nothing
    return orFailedWhenEmpty(orFailedWhenEndedBadly(count, exitCode))
  },
}
