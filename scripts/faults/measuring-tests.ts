import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashFiles } from '../docs/source-hash.ts'
import type { RequirementTest } from '../docs/tests-by-requirement.ts'
import { createImportReader } from '../imports/find-imports.ts'

/** The files that `npm run test:faults` runs: a fault's other tests measure nothing and run in `npm test` only. */
export const listMeasuringFiles = (root: string, tests: readonly RequirementTest[]): string[] => {
  const faultTests = tests.filter(({ rows }) => rows.some((row) => row.startsWith('F')))
  const files = [...new Set(faultTests.map(({ file }) => file))]
  return files.filter((file) => readFileSync(join(root, file), 'utf8').includes('recordMeasurement('))
}

/**
 * A hash of the names and contents of the tests that measure faults and the helpers of tests that they import. Changes
 * of the shop itself do not change the hash: `npm test` checks that its figures stay within their bounds.
 */
export const hashFaultSources = (root: string, tests: readonly RequirementTest[]): string => {
  const files = listMeasuringFiles(root, tests)
  const readImports = createImportReader(root)
  const imported = files.flatMap((file) => [...readImports(file).files])
  return hashFiles(root, [...files, ...imported.filter((file) => file.includes('/testing/'))])
}
