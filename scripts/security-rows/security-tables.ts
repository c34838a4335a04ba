import { replaceGenerated } from '../docs/replace-generated.ts'
import { findRowErrors, formatTestLinks } from '../docs/requirement-tables.ts'
import type { RequirementTest } from '../docs/tests-by-requirement.ts'
import { securityRequirements } from './security-requirements.ts'

const securityRow = /^[SV]\d+$/

/** Finds rows without a test, and unknown rows that tests name. */
export const findRequirementErrors = (tests: readonly RequirementTest[]): string[] =>
  findRowErrors(
    securityRequirements.flatMap(({ rows }) => Object.keys(rows)),
    securityRow,
    tests,
  )

const formatTable = (rows: Record<string, string>, tests: readonly RequirementTest[]) => [
  '| | promise | tests |',
  '|---|---|---|',
  ...Object.entries(rows).map(([row, requirement]) => `| ${row} | ${requirement} | ${formatTestLinks(row, tests)} |`),
]

/** The tables of all requirements with links to their tests, as Markdown for a file in docs/. */
export const formatRequirementTables = (tests: readonly RequirementTest[]): string =>
  securityRequirements
    .map(({ heading, rows }) => [`### ${heading}`, '', ...formatTable(rows, tests)].join('\n'))
    .join('\n\n')

const beginMarker = '<!-- Made of the titles of tests by npm run generate:docs. -->\n'

export const replaceRequirementTables = (document: string, tables: string): string =>
  replaceGenerated(document, beginMarker, tables)
