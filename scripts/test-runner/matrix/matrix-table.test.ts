import { globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseSourceHash } from '../../docs/source-hash.ts'
import { repositoryRoot, toRepositoryPath } from '../../repository.ts'
import { hashFirstSecondsSources, hashMatrixSources } from './hash-matrix-sources.ts'
import { formatMatrixTable } from './matrix-table.ts'
import { unitMatrices } from './unit-matrices.ts'

const createSpec = (title: string, line: number, tags: string[] = [], ok = true) => ({
  title,
  file: 'journeys/x.spec.ts',
  line,
  ok,
  tags,
})

const hash = 'a'.repeat(64)

test('docs/test-matrix.md covers the matrices as they are; npm run test:matrix writes it anew', () => {
  const document = readFileSync(toRepositoryPath('docs', 'test-matrix.md'), 'utf8')
  expect(parseSourceHash(document), 'the hash of the sources').toBe(hashMatrixSources(repositoryRoot))
  expect(document, 'the results').not.toMatch(/failed \|$/m)
})

test('docs/first-seconds.md covers the controls as they are; npm run test:first-seconds writes it anew', () => {
  const document = readFileSync(toRepositoryPath('docs', 'first-seconds.md'), 'utf8')
  expect(parseSourceHash(document), 'the hash of the sources').toBe(hashFirstSecondsSources(repositoryRoot))
})

test('the table names the unit tests that run fewer cells in npm test', () => {
  const files = globSync('{client,docker,reference-api,scripts,server,shared}/**/*.test.ts', { cwd: repositoryRoot })
  const withCells = files.filter((file) =>
    /from '.*\/every-cell\.ts'/.test(readFileSync(toRepositoryPath(file), 'utf8')),
  )
  expect(withCells.toSorted()).toEqual(unitMatrices.map(({ file }) => file))
})

test('the table has one row for each matrix', () => {
  const cells = [createSpec('opens (en)', 7, ['matrix']), createSpec('opens (de)', 7, ['matrix', 'further'])]
  const nested = {
    specs: [createSpec('a | b, 320 px', 9, ['matrix', 'further'], false), createSpec('a | b, 1280 px', 9)],
  }
  const document = formatMatrixTable([{ specs: cells, suites: [nested] }], hash)
  expect(parseSourceHash(document)).toBe(hash)
  expect(document).toContain('2 matrices of journeys, 4 cells:')
  expect(document.match(/^\| journeys.*$/gm)).toEqual([
    '| journeys/x.spec.ts | a \\| b, 320 px | 2 | 1 | 1 failed |',
    '| journeys/x.spec.ts | opens (en) | 2 | 1 | passed |',
  ])
})

test('the hash changes with a matrix, a driver or a check, and not with another journey', () => {
  const root = mkdtempSync(join(tmpdir(), 'matrix-'))
  const write = (path: string, text: string) => {
    mkdirSync(join(root, path, '..'), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const hashes = new Set<string>()
  for (const [path, text] of [
    ['e2e/journeys/a.spec.ts', "import { toCells } from '../drivers/matrix.ts'"],
    ['e2e/drivers/a.ts', 'one'],
    ['e2e/drivers/a.ts', 'two'],
    ['e2e/screen-checks/a.ts', 'one'],
  ] as const) {
    write(path, text)
    hashes.add(hashMatrixSources(root))
  }
  expect(hashes.size).toBe(4)
  write('e2e/journeys/other.spec.ts', 'no cells')
  expect([...hashes].at(-1)).toBe(hashMatrixSources(root))
})
