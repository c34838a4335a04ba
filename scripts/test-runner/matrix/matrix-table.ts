import { formatSourceHash } from '../../docs/source-hash.ts'
import { unitMatrices } from './unit-matrices.ts'

/** The part of Playwright's JSON report that the table reads. */
export type ReportedSuite = {
  specs: { title: string; file: string; line: number; ok: boolean; tags: string[] }[]
  suites?: ReportedSuite[]
}

type Spec = ReportedSuite['specs'][number]

/** All specs of a suite, including those of the suites within it. */
export const listReportedSpecs = ({ specs, suites = [] }: ReportedSuite): Spec[] => [
  ...specs,
  ...suites.flatMap(listReportedSpecs),
]

/** Playwright's report names a tag without its @. */
const isFurtherCell = ({ tags }: Spec) => tags.includes('further')

const escapeCell = (text: string) => text.replace(/[\\|<>]/g, '\\$&')

/** One row for each loop that declares a matrix. All cells of a loop have the same line number. */
const formatRow = (cells: readonly Spec[]) => {
  const [{ file, title }] = cells as [Spec]
  const failed = cells.filter(({ ok }) => !ok).length
  const representatives = cells.filter((cell) => !isFurtherCell(cell)).length
  const columns = [file, escapeCell(title), cells.length, representatives, failed === 0 ? 'passed' : `${failed} failed`]
  return `| ${columns.join(' | ')} |`
}

const unitRows = unitMatrices.map(
  ({ file, cell, everyCell, representative }) => `| ${[file, cell, everyCell, representative, 'passed'].join(' | ')} |`,
)

/**
 * The text of docs/test-matrix.md, made from the report of a run of all journey cells. The unit tests must have passed
 * before.
 */
export const formatMatrixTable = (suites: readonly ReportedSuite[], sourceHash: string): string => {
  const specs = suites.flatMap(listReportedSpecs)
  const byLoop = [...Map.groupBy(specs, ({ file, line }) => `${file}:${line}`).values()]
  const rows = byLoop.map(formatRow).toSorted()
  return [
    '# Matrices of the tests',
    '',
    '<!-- `npm run test:matrix` writes this file. -->',
    formatSourceHash(sourceHash),
    '',
    'Some tests run in several cells: languages, with and without JavaScript, screens, steps at which a process is killed.',
    '`npm test` runs the representative cells, `npm run test:matrix` runs all. The hash covers the tests below, their drivers',
    'and the checks of screens: when one of them changes, `npm test` fails until `npm run test:matrix` has passed again.',
    '',
    `${byLoop.length} matrices of journeys, ${specs.length} cells:`,
    '',
    '| journey | first cell | cells | in `npm test` | result |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    'The unit tests with a matrix:',
    '',
    '| test | cell | cells | in `npm test` | result |',
    '|---|---|---|---|---|',
    ...unitRows,
    '',
  ].join('\n')
}
