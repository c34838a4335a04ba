import { globSync } from 'node:fs'
import { join } from 'node:path'
import { createImportReader } from '../../imports/find-imports.ts'
import { unitTests } from '../unit-tests.ts'

/** Tests that start whole shops, databases or containers take minutes: only `npm test` runs them. */
const slowTests = [
  'scripts/crawl/**',
  'scripts/compose*/**',
  'scripts/container-images/**',
  'scripts/token-audit/**',
  'server/tests/**',
  'reference-api/tests/**',
]

/** This many tests take at most a minute on two processors. */
const maxTests = 40

/**
 * The smallest number of imports between a file and one of the targets: 0 for a target itself, undefined when no
 * imports lead to one.
 */
const countImportsBetween = (
  file: string,
  targets: ReadonlySet<string>,
  readImports: ReturnType<typeof createImportReader>,
): number | undefined => {
  const seen = new Set([file])
  for (let files = [file], distance = 0; files.length > 0; distance++) {
    if (files.some((each) => targets.has(each))) return distance
    files = files.flatMap((each) => [...readImports(each).files]).filter((each) => !seen.has(each) && seen.add(each))
  }
  return undefined
}

/**
 * The unit tests below `root` that import a changed file, directly or through other files. Returns the nearest tests
 * and the number of the others.
 */
export const findNearestTests = (root: string, changedFiles: readonly string[]) => {
  const changed = new Set(changedFiles.map((file) => join(file)))
  const readImports = createImportReader(root)
  const tests = globSync(unitTests, { cwd: root, exclude: slowTests })
  const reached = tests.flatMap((test) => {
    const distance = countImportsBetween(test, changed, readImports)
    return distance === undefined ? [] : [{ test, distance }]
  })
  const sorted = reached.toSorted((a, b) => a.distance - b.distance || a.test.localeCompare(b.test))
  const nearest = sorted.slice(0, maxTests).map(({ test }) => test.replaceAll('\\', '/'))
  return { nearest, omittedCount: sorted.length - nearest.length }
}
