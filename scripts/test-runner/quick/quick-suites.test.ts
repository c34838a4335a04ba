import { expect, test } from 'vitest'
import { createQuickSuites } from './quick-suites.ts'

/** The names of the suites. Leaves out the build, which runs only when dist/ is out of date. */
const listNames = async (...files: string[]) =>
  (await createQuickSuites(files)).map(({ name }) => name).filter((name) => name !== 'build')

test('a change of code runs every quick suite, the tests first', async () => {
  expect(await listNames('server/app.ts', 'README.md')).toEqual([
    'unit',
    'browser',
    'types',
    'format',
    'lint',
    'boundaries',
  ])
})

test('a change of texts runs the unit tests that import them', async () => {
  expect(await listNames('locales/en/server.json')).toEqual(['unit', 'browser', 'types', 'format', 'boundaries'])
})

test('a change of documents runs neither lint nor unit tests', async () => {
  expect(await listNames('README.md')).toEqual(['browser', 'types', 'format', 'boundaries'])
})
