import { readFile, rm } from 'node:fs/promises'
import { toRepositoryPath } from '../../repository.ts'
import type { TestCounts, Suite } from './suite.ts'
import { runNode } from './run-node.ts'
import { failIfEmpty, failIfExitCode } from './summary.ts'

/** What this reads of Playwright's JSON report. */
export type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

/** A journey that a busy machine upset has a second try (playwright.config.ts); Playwright lists it as flaky. */
export const countPlaywright = ({ stats }: PlaywrightReport): TestCounts => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
})

const noTests: TestCounts = { passed: 0, failed: 0, skipped: 0 }
const reportFile = toRepositoryPath('var', 'test', 'playwright.json')

export const browserSuite: Suite = {
  name: 'browser',
  title: 'Journeys in a browser',
  dependsOn: ['build'],
  run: async (toolArguments) => {
    await rm(reportFile, { force: true })
    const args = ['node_modules/playwright/cli.js', 'test', '--reporter=list,json', ...toolArguments]
    // Every journey there is together has to go everywhere, or the proof that nothing leaks would not
    // (e2e/drivers/global-setup.ts).
    const exitCode = await runNode(args, {
      PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
      WHOLE_RUN: toolArguments.length === 0 ? 'true' : '',
    })
    const report = await readFile(reportFile, 'utf8').catch(() => undefined)
    const count = report ? countPlaywright(JSON.parse(report)) : noTests
    return failIfEmpty(failIfExitCode(count, exitCode))
  },
}
