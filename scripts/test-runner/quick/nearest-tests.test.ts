import { expect, test } from 'vitest'
import { repositoryRoot } from '../../repository.ts'
import { findNearestTests } from './nearest-tests.ts'

const findNearest = (...files: string[]) => findNearestTests(repositoryRoot, files)

test('the nearest tests of a rule are its own and those that import it', () => {
  const { nearest } = findNearest('scripts/test-runner/quick/nearest-tests.ts')
  expect(nearest).toEqual([
    'scripts/test-runner/quick/nearest-tests.test.ts',
    'scripts/test-runner/quick/quick-suites.test.ts',
  ])
})

test('a changed test is its own nearest test', () => {
  expect(findNearest('shared/wire/format-money.test.ts').nearest).toEqual(['shared/wire/format-money.test.ts'])
})

test('a change that many tests reach runs forty of them and counts the others', () => {
  const { nearest, omittedCount } = findNearest('shared/rules/preferences.ts')
  expect(nearest).toHaveLength(40)
  expect(omittedCount).toBeGreaterThan(0)
})

test('a document has no tests', () => {
  expect(findNearest('README.md')).toEqual({ nearest: [], omittedCount: 0 })
})
