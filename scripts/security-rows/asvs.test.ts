import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { toRepositoryPath } from '../repository.ts'
import { findAsvsErrors, replaceAsvsCounts } from './asvs.ts'

const document = readFileSync(toRepositoryPath('docs/asvs.md'), 'utf8')

it('docs/asvs.md has every requirement of levels 1 and 2 once, with references that exist', () => {
  expect(findAsvsErrors(document)).toEqual([])
})

it('docs/asvs.md has the current counts (npm run generate:docs)', () => {
  expect(document).toBe(replaceAsvsCounts(document))
})

it.each([
  ['a missing row', /^\| 1\.1\.1 .*\n/m, '', '1.1.1 stands 0 times'],
  ['a doubled row', /^(\| 1\.1\.1 .*\n)/m, '$1$1', '1.1.1 stands 2 times'],
  ['a number of another level', /^\| 1\.1\.1 \| 2/m, '| 1.1.1 | 1', '1.1.1 has level 2'],
  ['an unknown number', /^\| 1\.1\.1 .*\n/m, '$&| 1.1.9 | 2 | x | not applicable | y |\n', '1.1.9 is no requirement'],
  ['an unknown status', /^(\| 1\.1\.1 .*)\| met \|/m, '$1| partly |', '1.1.1 has the status “partly”'],
  ['an unknown row of tests', /\| S3, `server/, '| S99, `server/', '1.1.1 names the unknown row S99'],
  [
    'a missing file',
    /server\/tests\/hostile-requests/,
    'server/tests/gone',
    '1.1.1 names no file: server/tests/gone.test.ts',
  ],
  [
    'nothing that shows it',
    /(\| 1\.1\.2 .*\| met \|).*/,
    '$1 it is so |',
    '1.1.2 is met, but names nothing that shows it',
  ],
])('%s is a problem', (_name, found, replacement, problem) => {
  expect(findAsvsErrors(document.replace(found, replacement))).toContain(problem)
})
