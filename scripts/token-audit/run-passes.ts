import { readFile, rm } from 'node:fs/promises'
import type { ReportedPass } from '../../e2e/security/report-pass.ts'
import { toRepositoryPath } from '../repository.ts'
import { runNode } from '../test-runner/suites/run-node.ts'

export type PassResults = { passes: ReportedPass[]; failed: boolean }

/** A journey with faults, and one visit to each screen of the shop: short enough for a reviewer. */
const quickSpecs = ['e2e/security/no-secret-delivered.spec.ts', 'e2e/security/every-screen.spec.ts']

/**
 * Runs every journey, or only the quick ones, in a real browser. Returns the result of each pass. The tripwire is off
 * meanwhile, because the shop must not leak even without it.
 */
export const runPasses = async (isQuick: boolean): Promise<PassResults> => {
  const file = toRepositoryPath('var', 'audit', 'passes.jsonl')
  await rm(file, { force: true })
  const env = {
    AUDIT_PASSES: file,
    EGRESS_TRIPWIRE: 'false',
    ...(isQuick ? { AUDIT_SCREENS: 'true' } : { WHOLE_RUN: 'true' }),
  }
  const exitCode = await runNode(
    ['node_modules/playwright/cli.js', 'test', '--reporter=list', ...(isQuick ? quickSpecs : [])],
    env,
  )
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean)
  return { passes: lines.map((line) => JSON.parse(line) as ReportedPass), failed: exitCode !== 0 || lines.length === 0 }
}
