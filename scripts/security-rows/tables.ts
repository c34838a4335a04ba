import { problemsOfRows, proofsOf, withMade } from '../docs/marked-rows.ts'
import type { MarkedTest } from '../docs/marked-tests.ts'
import { promises } from './promises.ts'

const securityRow = /^[SV]\d+$/

/** Rows without a test, and rows that tests name but nobody promised. */
export const problemsOf = (tests: readonly MarkedTest[]): string[] =>
  problemsOfRows(
    promises.flatMap(({ rows }) => Object.keys(rows)),
    securityRow,
    tests,
  )

const table = (rows: Record<string, string>, tests: readonly MarkedTest[]) => [
  '| | promise | tests |',
  '|---|---|---|',
  ...Object.entries(rows).map(([row, promise]) => `| ${row} | ${promise} | ${proofsOf(row, tests)} |`),
]

/** Every promise with its tests, as Markdown for a file in docs/. */
export const tablesOf = (tests: readonly MarkedTest[]): string =>
  promises.map(({ heading, rows }) => [`### ${heading}`, '', ...table(rows, tests)].join('\n')).join('\n\n')

const begin = '<!-- Made of the titles of tests by npm run documents. -->\n'

/** A document with its tables replaced by these. */
export const withTables = (document: string, tables: string): string => withMade(document, begin, tables)
