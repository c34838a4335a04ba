import { readFile, rm } from 'node:fs/promises'
import { toRepositoryPath } from '../../repository.ts'
import type { TestCounts, Suite } from './suite.ts'
import { runNode } from './run-node.ts'
import { failIfEmpty, failIfExitCode } from './summary.ts'

/** The part of Playwright's JSON report that the suite reads. */
export type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

/** A journey that passes at its second try has passed; Playwright lists it as flaky (playwright.config.ts). */
export const countPlaywright = ({ stats }: PlaywrightReport): TestCounts => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
})

const noTests: TestCounts = { passed: 0, failed: 0, skipped: 0 }

/** Playwright's JSON report of the last run. */
export const playwrightReportFile = toRepositoryPath('var', 'test', 'playwright.json')

type BrowserRun = {
  /** Chooses tests. A person's own arguments take the place of these, so that `-g` finds every cell. */
  selection: readonly string[]
  /** Whether the run visits every endpoint, so that one that no journey sees fails it (e2e/drivers/global-setup.ts). */
  coversEveryEndpoint: boolean
}

const createBrowserSuite = (title: string, { selection, coversEveryEndpoint }: BrowserRun): Suite => ({
  name: 'browser',
  title,
  dependsOn: ['build'],
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

/** Every journey, with the representative cells of each matrix (e2e/drivers/matrix.ts). */
export const browserSuite = createBrowserSuite('Journeys in a browser', {
  selection: ['--grep-invert=@further'],
  coversEveryEndpoint: true,
})

/** Every cell of each matrix, and no other journey. */
export const matrixSuite = createBrowserSuite('Every cell of each matrix', {
  selection: ['--grep=@matrix'],
  coversEveryEndpoint: false,
})

/** Every control of the first seconds at every moment (e2e/journeys/platform/first-seconds.spec.ts). */
export const firstSecondsSuite = createBrowserSuite('The first seconds of a page', {
  selection: ['--grep=@first-seconds'],
  coversEveryEndpoint: false,
})

/** The six journeys of `npm test -- quick`. */
export const quickJourneysSuite = createBrowserSuite('Six journeys in a browser', {
  selection: ['--grep=@quick'],
  coversEveryEndpoint: false,
})
