import { hashFiles } from '../../docs/source-hash.ts'
import { unitMatrices } from './unit-matrices.ts'

/**
 * The sources that define the cells and what each cell checks. Changes of the shop itself do not change the hash: `npm
 * test` checks them.
 */
const sourceGlobs = [
  'e2e/drivers/**/*.ts',
  'e2e/journeys/**/*.ts',
  'e2e/screen-checks/**/*.ts',
  'scripts/crawl/*.ts',
  ...unitMatrices.map(({ file }) => file),
]

/** Whether the hash covers a file. Of the journeys it covers only those with a matrix. */
const isCovered = (path: string, text: string) => !path.endsWith('.spec.ts') || text.includes('drivers/matrix.ts')

/** A hash of the names and contents of the tests with a matrix, the drivers, the screen checks and the crawl. */
export const hashMatrixSources = (root: string): string => hashFiles(root, sourceGlobs, isCovered)

/** A hash of the names and contents of the files that `npm run test:first-seconds` runs. */
export const hashFirstSecondsSources = (root: string): string =>
  hashFiles(root, ['e2e/journeys/platform/first-seconds.spec.ts', 'e2e/drivers/first-seconds.ts'])
