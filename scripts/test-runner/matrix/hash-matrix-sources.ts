import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unitMatrices } from './unit-matrices.ts'

/** What decides which cells there are and what each checks. A change of the shop itself is `npm test`'s to check. */
const sourceGlobs = [
  'e2e/drivers/**/*.ts',
  'e2e/journeys/**/*.ts',
  'e2e/screen-checks/**/*.ts',
  'scripts/crawl/*.ts',
  ...unitMatrices.map(({ file }) => file),
]

/** Whether a journey has a matrix, or any other file is a part of one. */
const isCovered = (path: string, text: string) => !path.endsWith('.spec.ts') || text.includes('drivers/matrix.ts')

const hashFiles = (root: string, globs: readonly string[], isIncluded: typeof isCovered): string => {
  const hash = createHash('sha256')
  const paths = new Set(globSync(globs, { cwd: root }).map((path) => path.replaceAll('\\', '/')))
  for (const path of [...paths].toSorted()) {
    const text = readFileSync(join(root, path), 'utf8')
    if (isIncluded(path, text)) hash.update(path).update('\0').update(text).update('\0')
  }
  return hash.digest('hex')
}

/** A hash over names and contents of the tests with a matrix, the drivers, the checks of screens and the crawl. */
export const hashMatrixSources = (root: string): string => hashFiles(root, sourceGlobs, isCovered)

/** A hash over names and contents of what `npm run test:first-seconds` runs. */
export const hashFirstSecondsSources = (root: string): string =>
  hashFiles(root, ['e2e/journeys/platform/first-seconds.spec.ts', 'e2e/drivers/first-seconds.ts'], () => true)
