import { readFile, rm } from 'node:fs/promises'
import { inRepository } from '../../repository.ts'
import type { Count, Ring } from './ring.ts'
import { runNode } from './run-node.ts'
import { orFailedWhenEmpty, orFailedWhenEndedBadly } from './summary.ts'

/** What this reads of Playwright's JSON report. */
export type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }

/** A journey that a busy machine upset has a second try (playwright.config.ts); Playwright lists it as flaky. */
export const countPlaywright = ({ stats }: PlaywrightReport): Count => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
})

const nothing: Count = { passed: 0, failed: 0, skipped: 0 }
const reportFile = inRepository('var', 'test', 'playwright.json')

export const browserRing: Ring = {
  name: 'browser',
  title: 'Journeys in a browser',
  needs: ['build'],
  run: async (more) => {
    await rm(reportFile, { force: true })
    const args = ['node_modules/playwright/cli.js', 'test', '--reporter=list,json', ...more]
    // Every journey there is together has to go everywhere, or the proof that nothing leaks would not
    // (e2e/drivers/global-setup.ts).
    const exitCode = await runNode(args, {
      PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile,
      WHOLE_RUN: more.length === 0 ? 'true' : '',
    })
    const report = await readFile(reportFile, 'utf8').catch(() => undefined)
    const count = report ? countPlaywright(JSON.parse(report)) : nothing
    return orFailedWhenEmpty(orFailedWhenEndedBadly(count, exitCode))
  },
}
