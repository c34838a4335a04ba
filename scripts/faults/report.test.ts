import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parseSourceHash } from '../docs/source-hash.ts'
import { loadRequirementTests } from '../docs/tests-by-requirement.ts'
import { repositoryRoot, toRepositoryPath } from '../repository.ts'
import { faults } from './faults.ts'
import { hashFaultSources } from './measuring-tests.ts'
import {
  parseFigures,
  groupFigures,
  findMissingFigures,
  findFaultTestErrors,
  replaceResults,
  replaceTestLinks,
} from './report.ts'

const rows = Object.keys(faults)
const all = rows.map((row) => ({ file: 'server/x.test.ts', name: `holds ${row}`, rows: [row] }))
const run = { date: '2026-01-02', machine: 'a machine', seconds: 61.4, sourceHash: 'a'.repeat(64) }
const empty =
  'above\n<!-- `npm run test:faults` writes this table. -->\n\n<!-- End of the generated table. -->\nbelow\n'
const allFigures = Object.fromEntries(rows.map((row) => [row, `seen ${row}`]))

it('a row without a test is a problem, and so is a test of an unknown row', () => {
  expect(findFaultTestErrors(all)).toEqual([])
  expect(findFaultTestErrors(all.filter(({ rows: [row] }) => row !== 'F5'))).toEqual(['F5 has no test'])
  expect(findFaultTestErrors([...all, { file: 'server/y.test.ts', name: 'holds', rows: ['F18', 'S1'] }])).toEqual([
    'F18 is no row: server/y.test.ts “holds”',
  ])
})

it('a row without its measurement is reported', () => {
  expect(findMissingFigures(allFigures)).toEqual([])
  expect(findMissingFigures({ ...allFigures, F14: '', F31: '' })).toEqual(['No test of F14 records a measurement'])
})

it('figures come in the order of the files, each once', () => {
  const figures = [
    { row: 'F2', figure: '1 ms', file: 'b' },
    { row: 'F1', figure: 'a | b', file: 'b' },
    { row: 'F2', figure: '3 ms', file: 'a' },
    { row: 'F2', figure: '1 ms', file: 'b' },
  ]
  expect(groupFigures(figures)).toEqual({ F1: 'a \\| b', F2: '3 ms<br>1 ms' })
})

it('a run fills the table, and new titles keep its figures', () => {
  const document = replaceResults(empty, all, { ...allFigures, F1: 'a \\| b<br>c' }, run)
  expect(document).toMatch(/^above\n[^]*\nbelow\n$/)
  expect(document).toContain('Last run: 2026-01-02, 61 s, on a machine.')
  expect(parseSourceHash(document)).toBe(run.sourceHash)
  expect(document.match(/^\| F\d+ \|/gm)).toHaveLength(rows.length)
  expect(document).not.toMatch(/\| +\|(?! fault)/)
  expect(parseFigures(document)).toEqual({ ...allFigures, F1: 'a \\| b<br>c' })
  expect(replaceTestLinks(document, all)).toBe(document)
  expect(findMissingFigures(parseFigures(replaceTestLinks(empty, all)))).toContain(
    'No test of F14 records a measurement',
  )
  const renamed = all.map((test) => ({ ...test, name: `still ${test.name}` }))
  expect(replaceTestLinks(document, renamed)).toBe(document.replaceAll('[holds', '[still holds'))
})

it('docs/faults.md has the figures of its tests as they are; npm run test:faults writes it anew', () => {
  const document = readFileSync(toRepositoryPath('docs', 'faults.md'), 'utf8')
  expect(parseSourceHash(document), 'the hash of the sources').toBe(
    hashFaultSources(repositoryRoot, loadRequirementTests()),
  )
})

it('the hash changes with a test that measures a fault and with its helper, and not with another test', () => {
  const root = mkdtempSync(join(tmpdir(), 'faults-'))
  mkdirSync(join(root, 'server', 'testing'), { recursive: true })
  const write = (path: string, text: string) => writeFileSync(join(root, path), text)
  const hash = () =>
    hashFaultSources(
      root,
      ['server/a.test.ts', 'server/b.test.ts'].map((file) => ({ file, name: 'survives', rows: ['F1'] })),
    )
  write('package.json', '{ "imports": {} }')
  write('server/testing/gateway.ts', 'one')
  write('server/a.test.ts', "import './testing/gateway.ts'; recordMeasurement('F1', '1 ms')")
  write('server/b.test.ts', 'measures nothing')
  const first = hash()
  write('server/testing/gateway.ts', 'two')
  const second = hash()
  write('server/a.test.ts', "import './testing/gateway.ts'; recordMeasurement('F1', '2 ms')")
  expect(new Set([first, second, hash()]).size).toBe(3)
  const third = hash()
  write('server/b.test.ts', 'still measures nothing')
  expect(hash()).toBe(third)
})
