import { readFile, rm } from 'node:fs/promises'
import { toRepositoryPath } from '../../repository.ts'
import { noTests, type TestCounts, type SuiteWithWorkers } from './suite.ts'
import { runNode } from './run-node.ts'
import { failIfEmpty, failIfExitCode } from './summary.ts'

/** The part of Vitest's JSON report that the suite reads. */
type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/** Vitest names no failed test when it cannot load a file, so each such file counts as one failed test. */
const countBrokenFiles = ({ testResults }: VitestReport) =>
  testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length

const describeFailures = ({ testResults }: VitestReport) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => [
    ...(status === 'failed' ? [`failed: ${name}\n${message}`] : []),
    ...assertionResults.flatMap(({ status, fullName, failureMessages: [reason] }) =>
      reason ? [`${status === 'failed' ? 'failed' : 'flaky'}: ${name} › ${fullName}\n${reason}`] : [],
    ),
  ])

export const countVitest = (report: VitestReport): TestCounts => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + countBrokenFiles(report),
  skipped: report.numPendingTests + report.numTodoTests,
  failures: describeFailures(report),
})

const reportFile = toRepositoryPath('var', 'test', 'vitest.json')

/** `command` contains Vitest's arguments: `run`, and the test files unless all are to run. */
export const createVitestSuite = (title: string, command: readonly string[]): SuiteWithWorkers => ({
  name: 'unit',
  title,
  // Tests of the shipped app read the build.
  runsAfter: ['build', 'programs'],
  hasWorkers: true,
  run: async (toolArguments) => {
    await rm(reportFile, { force: true })
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
    const args = ['node_modules/vitest/vitest.mjs', ...command, ...reporters, ...toolArguments]
    const exitCode = await runNode(args, { NODE_ENV: 'test' })
    const report = await readFile(reportFile, 'utf8').catch(() => undefined)
    return failIfEmpty(failIfExitCode(report ? countVitest(JSON.parse(report)) : noTests, exitCode))
  },
})

export const vitestSuite = createVitestSuite('Unit and integration tests', ['run'])
