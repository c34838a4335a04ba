import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import {
  groupFigures,
  findMissingFigures,
  findFaultTestErrors,
  replaceResults,
  type Measurement,
} from '../faults/report.ts'
import { hashFaultSources, listMeasuringFiles } from '../faults/measuring-tests.ts'
import { loadRequirementTests } from './tests-by-requirement.ts'
import { buildShop } from '../build/build-shop.ts'
import { repositoryRoot, toRepositoryPath } from '../repository.ts'
import { ensurePrerequisites } from '../test-runner/prerequisites.ts'
import { runNode } from '../test-runner/suites/run-node.ts'

const file = toRepositoryPath('docs', 'faults.md')

const describeMachine = () => {
  const redis = /v=([\d.]+)/.exec(spawnSync('redis-server', ['--version'], { encoding: 'utf8' }).stdout)?.[1]
  return `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform}, Node ${process.version}, Redis ${redis}`
}

/** Some figures are times, so the files run one after the other. Timeouts and a retry allow for a busy machine. */
const serialTestArguments = ['--maxWorkers=1', '--retry=2', '--testTimeout=60000', '--hookTimeout=180000']

/** Runs the tests of faults; resolves to their measurements. Throws when a test fails. */
const runFaultTests = async (files: string[]): Promise<Measurement[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'faults-'))
  const report = join(folder, 'observations')
  try {
    await writeFile(report, '')
    const exitCode = await runNode(
      ['node_modules/vitest/vitest.mjs', 'run', ...serialTestArguments, '-t', String.raw`\[[^\]]*\bF\d+`, ...files],
      { NODE_ENV: 'test', FAULTS_REPORT: report, EVERY_CELL: 'true' },
    )
    if (exitCode !== 0) throw new Error('A test of a fault fails; docs/faults.md stays as it is.')
    return (await readFile(report, 'utf8'))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Measurement)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

if (!(await ensurePrerequisites())) process.exit(1)
// The tests read the build.
await buildShop({ quiet: true })

const tests = loadRequirementTests()
const files = listMeasuringFiles(repositoryRoot, tests)
const sourceHash = hashFaultSources(repositoryRoot, tests)
const startedAt = performance.now()
const figures = groupFigures(await runFaultTests(files))
const errors = [...findFaultTestErrors(tests), ...findMissingFigures(figures)]
for (const error of errors) console.error(error)
if (errors.length > 0) process.exit(1)

const run = {
  date: new Date().toISOString().slice(0, 10),
  machine: describeMachine(),
  seconds: (performance.now() - startedAt) / 1000,
  sourceHash,
}
await writeFile(file, replaceResults(await readFile(file, 'utf8'), tests, figures, run))
console.log(
  `docs/faults.md: ${Object.keys(figures).length} rows measured by ${files.length} files in ${Math.round(run.seconds)} s`,
)
