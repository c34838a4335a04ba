import { readFile, writeFile } from 'node:fs/promises'
import { repositoryRoot, toRepositoryPath } from '../../repository.ts'
import { ensurePrerequisites } from '../prerequisites.ts'
import { createCheckSuite } from '../suites/check-suite.ts'
import { matrixSuite, playwrightReportFile } from '../suites/browser-suite.ts'
import { formatSummary, sumCounts } from '../suites/summary.ts'
import { tools } from '../suites/tools.ts'
import { vitestSuite } from '../suites/vitest-suite.ts'
import { hashMatrixSources } from './hash-matrix-sources.ts'
import { formatMatrixTable, type ReportedSuite } from './matrix-table.ts'
import { unitMatrices } from './unit-matrices.ts'

/** `npm run test:matrix`: runs every cell of the unit tests and journeys; when all pass, writes docs/test-matrix.md. */

if (!(await ensurePrerequisites())) process.exit(1)

const sourceHash = hashMatrixSources(repositoryRoot)
process.env.EVERY_CELL = 'true'
// The unit tests read the build.
const build = createCheckSuite('build', 'Build', tools.build)
const counts = sumCounts([
  await build.run([], (text) => void process.stdout.write(text)),
  await vitestSuite.run(unitMatrices.map(({ file }) => file)),
  await matrixSuite.run([]),
])
console.log(`\n${formatSummary(counts)}`)
if (counts.failed > 0) {
  console.error('docs/test-matrix.md stays as it is, because a test failed.')
  process.exit(1)
}
const { suites } = JSON.parse(await readFile(playwrightReportFile, 'utf8')) as { suites: ReportedSuite[] }
await writeFile(toRepositoryPath('docs', 'test-matrix.md'), formatMatrixTable(suites, sourceHash))
