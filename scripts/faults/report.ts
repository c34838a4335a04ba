import { findRowProblems, formatTestLinks, replaceGenerated } from '../docs/requirement-tables.ts'
import type { RequirementTest } from '../docs/tests-by-requirement.ts'
import { faults } from './faults.ts'

/** What a test said by `observed`. */
export type Observation = { row: string; figure: string; file?: string }

/** What was observed, by row, as the document shows it. */
export type Figures = Record<string, string>

/** When and on what it ran. */
export type FaultRun = { date: string; machine: string; seconds: number }

const faultRow = /^F\d+$/

/** Rows without a test, and tests of rows that are not there. */
export const findFaultTestProblems = (tests: readonly RequirementTest[]): string[] =>
  findRowProblems(Object.keys(faults), faultRow, tests)

/** Rows that must be measured and are not. */
export const findMissingFigures = (figures: Figures): string[] =>
  Object.entries(faults).flatMap(([row, { measured }]) =>
    measured && !figures[row] ? [`No test of ${row} said what it saw`] : [],
  )

/** Each row's figures, the tests' files in order, and in each as they came. */
export const groupFigures = (observations: readonly Observation[]): Figures => {
  const sortedObservations = observations.toSorted((a, b) => (a.file ?? '').localeCompare(b.file ?? ''))
  const rows = Map.groupBy(sortedObservations, ({ row }) => row)
  return Object.fromEntries(
    [...rows].map(([row, seen]) => [
      row,
      [...new Set(seen.map(({ figure }) => figure.replace(/[\\|<>]/g, '\\$&')))].join('<br>'),
    ]),
  )
}

/** Where no test said anything, or none has been asked yet. */
const unmeasured = 'held by its tests'

const splitCells = (line: string) => line.slice(2, -2).split(/(?<!\\) \| /)

/** The figures a document shows. */
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

/** One line a row. Where nothing is measured the tests speak for themselves. */
const formatTable = (tests: readonly RequirementTest[], figures: Figures): string =>
  [
    '| | fault | what must happen | what was seen | tests |',
    '|---|---|---|---|---|',
    ...Object.entries(faults).map(
      ([row, { fault, required }]) =>
        `| ${row} | ${fault} | ${required} | ${figures[row] ?? unmeasured} | ${formatTestLinks(row, tests)} |`,
    ),
  ].join('\n')

const beginMarker = '<!-- Made by npm run test:faults of what its tests measured. -->\n'

const formatRun = ({ date, machine, seconds }: FaultRun) =>
  `Last run: ${date}, ${Math.round(seconds)} s, on ${machine}.`

const findLastRun = (document: string) => /^Last run: .*$/m.exec(document)?.[0] ?? 'Last run: never.'

/** A document with the figures of a run. */
export const replaceResults = (
  document: string,
  tests: readonly RequirementTest[],
  figures: Figures,
  run: FaultRun,
): string => replaceGenerated(document, beginMarker, `${formatRun(run)}\n\n${formatTable(tests, figures)}`)

/** A document with the tests there are now, and the figures it has. */
export const replaceTestLinks = (document: string, tests: readonly RequirementTest[]): string =>
  replaceGenerated(document, beginMarker, `${findLastRun(document)}\n\n${formatTable(tests, parseFigures(document))}`)
