import type { MarkedTest } from './marked-tests.ts'

/** Rows without a test, and rows of this kind that tests name but that are not there. */
export const problemsOfRows = (promised: readonly string[], kind: RegExp, tests: readonly MarkedTest[]): string[] => {
  const marked = new Set(tests.flatMap(({ rows }) => rows))
  return [
    ...promised.filter((row) => !marked.has(row)).map((row) => `${row} has no test`),
    ...tests.flatMap(({ file, name, rows }) =>
      rows
        .filter((row) => kind.test(row) && !promised.includes(row))
        .map((row) => `${row} is no row: ${file} “${name}”`),
    ),
  ]
}

// What a title leaves open for each of its cases, and what Markdown would read as its own.
const shown = (name: string) => name.replace(/%[a-z]|\$\w+(\.\w+)*/g, '…').replace(/[\\`*_[\]<>|]/g, '\\$&')

/** The tests of a row, as a cell of a table in docs/. */
export const proofsOf = (row: string, tests: readonly MarkedTest[]): string =>
  tests
    .filter(({ rows }) => rows.includes(row))
    .map(({ file, name }) => `[${shown(name)}](../${file})`)
    .join('<br>')

const end = '\n<!-- End of what is made. -->\n'

/** A document whose part from `begin` (a line) to the next mark of an end is replaced. */
export const withMade = (document: string, begin: string, made: string): string => {
  const from = document.indexOf(begin)
  const to = document.indexOf(end, from)
  if (from < 0 || to < from) throw new Error('The document has no place for what is made.')
  return `${document.slice(0, from + begin.length)}\n${made}\n${document.slice(to)}`
}
