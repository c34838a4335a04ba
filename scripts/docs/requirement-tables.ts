import type { RequirementTest } from './tests-by-requirement.ts'

/** Finds required rows without a test, and rows of this kind that tests name but that are not required. */
export const findRowErrors = (
  requiredRows: readonly string[],
  rowPattern: RegExp,
  tests: readonly RequirementTest[],
): string[] => {
  const testedRows = new Set(tests.flatMap(({ rows }) => rows))
  return [
    ...requiredRows.filter((row) => !testedRows.has(row)).map((row) => `${row} has no test`),
    ...tests.flatMap(({ file, name, rows }) =>
      rows
        .filter((row) => rowPattern.test(row) && !requiredRows.includes(row))
        .map((row) => `${row} is no row: ${file} “${name}”`),
    ),
  ]
}

// Removes placeholders of parametrised titles, and escapes characters with a meaning in Markdown.
const escapeTitle = (name: string) => name.replace(/%[a-z]|\$\w+(\.\w+)*/g, '…').replace(/[\\`*_[\]<>|]/g, '\\$&')

/** The tests of a row, as a table cell for a document in docs/. */
export const formatTestLinks = (row: string, tests: readonly RequirementTest[]): string =>
  tests
    .filter(({ rows }) => rows.includes(row))
    .map(({ file, name }) => `[${escapeTitle(name)}](../${file})`)
    .join('<br>')
