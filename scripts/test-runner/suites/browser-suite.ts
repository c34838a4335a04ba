import { readFile, rm } from 'node:fs/promises'
import { toRepositoryPath } from '../../repository.ts'
import { noTests, type TestCounts, type SuiteWithWorkers } from './suite.ts'
import { runNode } from './run-node.ts'
import { failIfEmpty, failIfExitCode } from './summary.ts'

/** The part of Playwright's JSON report that the suite reads. */
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

/** A journey that fails once and then passes counts as passed; Playwright lists it as flaky (playwright.config.ts). */
export const countPlaywright = ({ stats }: PlaywrightReport): TestCounts => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
})

/** Playwright's JSON report of the last run. */
export const playwrightReportFile = toRepositoryPath('var', 'test', 'playwright.json')

type BrowserRun = {
  name: string
  runsAfter?: string[]
  /**
   * The default arguments that choose tests. Arguments on the command line replace them, so that `-g` finds every cell.
   */
  selection: readonly string[]
  /** Whether the run must visit every endpoint and fails otherwise (e2e/drivers/global-setup.ts). */
  coversEveryEndpoint: boolean
}

const createBrowserSuite = (
  title: string,
  { name, runsAfter = [], selection, coversEveryEndpoint }: BrowserRun,
): SuiteWithWorkers => ({
  name,
  title,
  dependsOn: ['build'],
  runsAfter: ['programs', ...runsAfter],
  hasWorkers: true,
  run: async (toolArguments) => {
    await rm(playwrightReportFile, { force: true })
    const chosen = toolArguments.length > 0 ? toolArguments : selection
    const args = ['node_modules/playwright/cli.js', 'test', '--reporter=list,json', ...chosen]
    const exitCode = await runNode(args, {
      PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReportFile,
      WHOLE_RUN: coversEveryEndpoint && toolArguments.length === 0 ? 'true' : '',
    })
    const report = await readFile(playwrightReportFile, 'utf8').catch(() => undefined)
    const counts = report ? countPlaywright(JSON.parse(report)) : noTests
    return failIfEmpty(failIfExitCode(counts, exitCode))
  },
})

/** Every journey; of each matrix only the representative cells (e2e/drivers/matrix.ts). */
export const browserSuite = createBrowserSuite('Journeys in a browser', {
  name: 'browser',
  selection: ['--grep-invert=@further'],
  coversEveryEndpoint: true,
})

/** The guest's purchase and the customer's visit on an API that has the calls of the specification only. */
export const thinApiSuite = createBrowserSuite('Journeys on a thin API', {
  name: 'thin-api',
  runsAfter: ['browser'],
  selection: ['-c', 'e2e/thin-api.config.ts', '--grep=@thin-api'],
  coversEveryEndpoint: false,
})

/** Every cell of each matrix, and no other journeys. */
export const matrixSuite = createBrowserSuite('Every cell of each matrix', {
  name: 'browser',
  selection: ['--grep=@matrix'],
  coversEveryEndpoint: false,
})

/** Uses every control at every moment of the first seconds (e2e/journeys/platform/first-seconds.spec.ts). */
export const firstSecondsSuite = createBrowserSuite('The first seconds of a page', {
  name: 'browser',
  selection: ['--grep=@first-seconds'],
  coversEveryEndpoint: false,
})

/** The six journeys of `npm test -- quick`. */
export const quickJourneysSuite = createBrowserSuite('Six journeys in a browser', {
  name: 'browser',
  selection: ['--grep=@quick'],
  coversEveryEndpoint: false,
})
