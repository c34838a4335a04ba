import { expect, it } from 'vitest'
import { securityRequirements } from './security-requirements.ts'
import { findRequirementErrors, formatRequirementTables, replaceRequirementTables } from './security-tables.ts'

const rows = securityRequirements.flatMap((part) => Object.keys(part.rows))
const all = rows.map((row) => ({ file: 'server/x.test.ts', name: `holds ${row}`, rows: [row] }))

it('the rows are the fifty of the audit and the six of the vault', () => {
  const fifty = Array.from({ length: 50 }, (_, index) => `S${index + 1}`)
  expect(rows.toSorted()).toEqual([...fifty, 'V1', 'V2', 'V3', 'V4', 'V5', 'V6'].toSorted())
})

it('a row without a test is a problem, and so is a test of an unknown row', () => {
  expect(findRequirementErrors(all)).toEqual([])
  expect(findRequirementErrors(all.filter(({ rows: [row] }) => row !== 'S46'))).toEqual(['S46 has no test'])
  expect(findRequirementErrors([...all, { file: 'server/y.test.ts', name: 'holds', rows: ['S51', 'F1'] }])).toEqual([
    'S51 is no row: server/y.test.ts “holds”',
  ])
})

it('a title is escaped, with … for its placeholders', () => {
  const tests = [{ file: 'e2e/y.spec.ts', name: 'of $kind: %s stays_in `a` [b] | <c>', rows: ['S1'] }]
  expect(formatRequirementTables(tests)).toContain(
    '| [of …: … stays\\_in \\`a\\` \\[b\\] \\| \\<c\\>](../e2e/y.spec.ts) |',
  )
})

it('new tables replace the old ones, and nothing else changes', () => {
  const document = replaceRequirementTables(
    'above\n<!-- Made of the titles of tests by npm run generate:docs. -->\nold\n<!-- End of the generated table. -->\nbelow\n',
    'new',
  )
  expect(document.split('\n').filter((line) => line !== '')).toEqual([
    'above',
    expect.stringContaining('Made of'),
    'new',
    expect.stringContaining('End of'),
    'below',
  ])
  expect(replaceRequirementTables(document, 'new')).toBe(document)
  expect(() => replaceRequirementTables('nothing', 'new')).toThrow('lacks the line')
})
