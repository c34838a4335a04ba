import { readFile, writeFile } from 'node:fs/promises'
import { repositoryRoot, toRepositoryPath } from '../../repository.ts'
import { hashFirstSecondsSources } from '../matrix/hash-matrix-sources.ts'
import type { ReportedSuite } from '../matrix/matrix-table.ts'
import { ensurePrerequisites } from '../prerequisites.ts'
import { firstSecondsSuite, playwrightReportFile } from '../suites/browser-suite.ts'
import { formatSummary } from '../suites/summary.ts'
import { formatFirstSecondsTable } from './first-seconds-table.ts'

/** `npm run test:first-seconds`: uses every control at every moment; when all pass, writes docs/first-seconds.md. */

if (!(await ensurePrerequisites())) process.exit(1)

const sourceHash = hashFirstSecondsSources(repositoryRoot)
const counts = await firstSecondsSuite.run([])
console.log(`\n${formatSummary(counts)}`)
if (counts.failed > 0) {
  console.error('docs/first-seconds.md stays as it is, because a test failed.')
  process.exit(1)
}
const { suites } = JSON.parse(await readFile(playwrightReportFile, 'utf8')) as { suites: ReportedSuite[] }
await writeFile(toRepositoryPath('docs', 'first-seconds.md'), formatFirstSecondsTable(suites, sourceHash))
