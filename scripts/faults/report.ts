import { problemsOfRows, proofsOf, withMade } from '../docs/marked-rows.ts'
import type { MarkedTest } from '../docs/marked-tests.ts'
import { faults } from './faults.ts'

/** What a test said by `observed`. */
export type Observation = { row: string; figure: string; file?: string }

/** What was observed, by row, as the document shows it. */
export type Figures = Record<string, string>

/** When and on what it ran. */
export type Run = { date: string; machine: string; seconds: number }

const faultRow = /^F\d+$/

/** Rows without a test, and tests of rows that are not there. */
export const problemsOf = (tests: readonly MarkedTest[]): string[] =>
  problemsOfRows(Object.keys(faults), faultRow, tests)

/** Rows that must be measured and are not. */
export const missingFigures = (figures: Figures): string[] =>
  Object.entries(faults).flatMap(([row, { measured }]) =>
    measured && !figures[row] ? [`No test of ${row} said what it saw`] : [],
  )

/** Each row's figures, the tests' files in order, and in each as they came. */
export const figuresOf = (observations: readonly Observation[]): Figures => {
  const inOrder = observations.toSorted((a, b) => (a.file ?? '').localeCompare(b.file ?? ''))
  const rows = Map.groupBy(inOrder, ({ row }) => row)
  return Object.fromEntries(
    [...rows].map(([row, seen]) => [
      row,
      [...new Set(seen.map(({ figure }) => figure.replace(/[\\|<>]/g, '\\$&')))].join('<br>'),
    ]),
  )
}

/** Where no test said anything, or none has been asked yet. */
const unmeasured = 'held by its tests'

const cells = (line: string) => line.slice(2, -2).split(/(?<!\\) \| /)

/** The figures a document shows. */
export const figuresIn = (document: string): Figures =>
  Object.fromEntries(
    document
      .split('\n')
      .filter((line) => /^\| F\d+ \|/.test(line))
      .flatMap((line) => {
        const [row = '', , , seen = ''] = cells(line)
        return seen === unmeasured ? [] : [[row, seen]]
      }),
  )

/** One line a row. Where nothing is measured the tests speak for themselves. */
const tableOf = (tests: readonly MarkedTest[], figures: Figures): string =>
  [
    '| | fault | what must happen | what was seen | tests |',
    '|---|---|---|---|---|',
    ...Object.entries(faults).map(
      ([row, { fault, required }]) =>
        `| ${row} | ${fault} | ${required} | ${figures[row] ?? unmeasured} | ${proofsOf(row, tests)} |`,
    ),
  ].join('\n')

const begin = '<!-- Made by npm run faults of what its tests measured. -->\n'

const runLine = ({ date, machine, seconds }: Run) => `Last run: ${date}, ${Math.round(seconds)} s, on ${machine}.`

const lastRun = (document: string) => /^Last run: .*$/m.exec(document)?.[0] ?? 'Last run: never.'

/** A document with the figures of a run. */
export const withRun = (document: string, tests: readonly MarkedTest[], figures: Figures, run: Run): string =>
  withMade(document, begin, `${runLine(run)}\n\n${tableOf(tests, figures)}`)

/** A document with the tests there are now, and the figures it has. */
export const withTests = (document: string, tests: readonly MarkedTest[]): string =>
  withMade(document, begin, `${lastRun(document)}\n\n${tableOf(tests, figuresIn(document))}`)
