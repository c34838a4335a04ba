import type { RequirementTest } from './tests-by-requirement.ts'

/** Finds required rows without a test, and rows of this kind that tests name but that are not required. */
export const findRowProblems = (
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

const endMarker = '\n<!-- End of the generated table. -->\n'

/**
 * Replaces the part of a document between the line `beginMarker` and the next end marker. Throws when a marker is
 * missing.
 */
export const replaceGenerated = (document: string, beginMarker: string, generatedText: string): string => {
  const from = document.indexOf(beginMarker)
  const to = document.indexOf(endMarker, from)
  if (from < 0 || to < from) throw new Error('The document has no place for what is made.')
  return `${document.slice(0, from + beginMarker.length)}\n${generatedText}\n${document.slice(to)}`
}
