import { expect, test } from 'vitest'
import { selectSuites } from './select-suites.ts'
import { onePassed, type Suite } from './suite.ts'

const createSuite = (name: string, dependsOn?: string[]): Suite => ({
  name,
  title: name,
  dependsOn,
  run: () => Promise.resolve(onePassed),
})
const suites = [createSuite('lint'), createSuite('build'), createSuite('unit'), createSuite('browser', ['build'])]
const selectNames = (...args: string[]) => {
  const { selected, toolArguments } = selectSuites(suites, args)
  return { names: selected.map(({ name }) => name), toolArguments }
}

test('without arguments every suite runs', () => {
  expect(selectNames()).toEqual({ names: ['lint', 'build', 'unit', 'browser'], toolArguments: [] })
})

test('a named suite runs alone, with the suites it depends on, and gets the other arguments', () => {
  expect(selectNames('unit', 'server/bff', '-t', 'guest')).toEqual({
    names: ['unit'],
    toolArguments: ['server/bff', '-t', 'guest'],
  })
  expect(selectNames('browser')).toEqual({ names: ['build', 'browser'], toolArguments: [] })
  expect(selectNames('unit', 'lint').names).toEqual(['lint', 'unit'])
})

test('an unknown suite fails with the names of all suites', () => {
  expect(() => selectNames('speed')).toThrow('no suite called "speed". Choose from: lint, build, unit, browser.')
  expect(() => selectNames('lint', 'unit', 'speed')).toThrow('"speed"')
})
