import type { MarkedTest } from '../marked-tests.ts'
import { promises } from './promises.ts'

const securityRow = /^[SV]\d+$/

/** Rows without a test, and rows that tests name but nobody promised. */
export const problemsOf = (tests: MarkedTest[]): string[] => {
  const promised = promises.flatMap(({ rows }) => Object.keys(rows))
  const marked = new Set(tests.flatMap(({ rows }) => rows))
  return [
    ...promised.filter((row) => !marked.has(row)).map((row) => `${row} has no test`),
    ...tests.flatMap(({ file, name, rows }) =>
      rows.filter((row) => securityRow.test(row) && !promised.includes(row)).map((row) => `${row} is no row: ${file} “${name}”`),
    ),
  ]
}

// What a title leaves open for each of its cases, and what Markdown would read as its own.
const shown = (name: string) => name.replace(/%[a-z]|\$\w+(\.\w+)*/g, '…').replace(/[\\`*_[\]<>|]/g, '\\$&')

/** A test as the documents in docs/ show it. */
export const linkTo = ({ file, name }: MarkedTest) => `[${shown(name)}](../${file})`

const table = (rows: Record<string, string>, tests: MarkedTest[]) => [
  '| | promise | tests |',
  '|---|---|---|',
  ...Object.entries(rows).map(([row, promise]) => {
    const proofs = tests.filter((test) => test.rows.includes(row))
    return `| ${row} | ${promise} | ${proofs.map(linkTo).join('<br>')} |`
  }),
]

/** Every promise with its tests, as Markdown for a file in docs/. */
export const tablesOf = (tests: MarkedTest[]): string =>
  promises.flatMap(({ heading, rows }) => [`### ${heading}`, '', ...table(rows, tests), '']).join('\n')

const begin = '<!-- Made of the titles of tests by npm run documents. -->\n'
const end = '<!-- End of what is made. -->\n'

/** A document with its tables replaced by these. */
export const withTables = (document: string, tables: string): string => {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)]
  if (from < 0 || to < from) throw new Error('The document has no place for the tables.')
  return `${document.slice(0, from + begin.length)}\n${tables}\n${document.slice(to)}`
}
