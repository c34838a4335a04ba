import { replaceGenerated } from '../docs/replace-generated.ts'
import { findRowErrors, formatTestLinks } from '../docs/requirement-tables.ts'
import { formatSourceHash } from '../docs/source-hash.ts'
import type { RequirementTest } from '../docs/tests-by-requirement.ts'
import { faults } from './faults.ts'

/** A measurement that a test records with `recordMeasurement`. */
export type Measurement = { row: string; figure: string; file?: string }

/** The measurements by row, as Markdown. */
type Figures = Record<string, string>

type FaultRun = { date: string; machine: string; seconds: number; sourceHash: string }

const faultRow = /^F\d+$/

/** Finds rows without a test, and tests of unknown rows. */
export const findFaultTestErrors = (tests: readonly RequirementTest[]): string[] =>
  findRowErrors(Object.keys(faults), faultRow, tests)

export const findMissingFigures = (figures: Figures): string[] =>
  Object.entries(faults).flatMap(([row, { measured }]) =>
    measured && !figures[row] ? [`No test of ${row} records a measurement`] : [],
  )

/** The figures of each row, in the order of the files and, within a file, of the tests. */
export const groupFigures = (measurements: readonly Measurement[]): Figures => {
  const sortedMeasurements = measurements.toSorted((a, b) => (a.file ?? '').localeCompare(b.file ?? ''))
  const rows = Map.groupBy(sortedMeasurements, ({ row }) => row)
  return Object.fromEntries(
    [...rows].map(([row, seen]) => [
      row,
      [...new Set(seen.map(({ figure }) => figure.replace(/[\\|<>]/g, '\\$&')))].join('<br>'),
    ]),
  )
}

/** Shown instead of a figure in a row that is not measured. */
const unmeasured = 'proved by its tests'

const splitCells = (line: string) => line.slice(2, -2).split(/(?<!\\) \| /)

/** Parses the figures from a document. */
export const parseFigures = (document: string): Figures =>
  Object.fromEntries(
    document
      .split('\n')
      .filter((line) => /^\| F\d+ \|/.test(line))
      .flatMap((line) => {
        const [row = '', , , seen = ''] = splitCells(line)
        return seen === unmeasured ? [] : [[row, seen]]
      }),
  )

const formatTable = (tests: readonly RequirementTest[], figures: Figures): string =>
  [
    '| | fault | what must happen | what was seen | tests |',
    '|---|---|---|---|---|',
    ...Object.entries(faults).map(
      ([row, { fault, required }]) =>
        `| ${row} | ${fault} | ${required} | ${figures[row] ?? unmeasured} | ${formatTestLinks(row, tests)} |`,
    ),
  ].join('\n')

const beginMarker = '<!-- `npm run test:faults` writes this table. -->\n'

const formatRun = ({ date, machine, seconds, sourceHash }: FaultRun) =>
  `Last run: ${date}, ${Math.round(seconds)} s, on ${machine}.\n${formatSourceHash(sourceHash)}`

const findLastRun = (document: string) => /^Last run: .*(\n<!-- .*)?$/m.exec(document)?.[0] ?? 'Last run: never.'

/** Replaces the figures of a document with those of a run. */
export const replaceResults = (
  document: string,
  tests: readonly RequirementTest[],
  figures: Figures,
  run: FaultRun,
): string => replaceGenerated(document, beginMarker, `${formatRun(run)}\n\n${formatTable(tests, figures)}`)

/** Updates the links to tests in a document and keeps its figures. */
export const replaceTestLinks = (document: string, tests: readonly RequirementTest[]): string =>
  replaceGenerated(document, beginMarker, `${findLastRun(document)}\n\n${formatTable(tests, parseFigures(document))}`)
