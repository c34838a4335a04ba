import { expect, test } from 'vitest'
import { oneFailed, onePassed, type Suite } from './suite.ts'
import { runSuites } from './run-suites.ts'

/** Suites that record when they begin and end. Each takes one turn of the event loop. */
const createFakeSuites = (...descriptions: Partial<Suite>[]) => {
  const seen: string[] = []
  const suites = descriptions.map((suite): Suite => ({
    name: 'suite',
    title: 'Suite',
    run: async () => {
      seen.push(`${suite.name} begins`)
      await new Promise(setImmediate)
      seen.push(`${suite.name} ends`)
      return onePassed
    },
    ...suite,
  }))
  return { suites, seen }
}

test('suites that can run in parallel run two at a time; the others wait', async () => {
  const { suites, seen } = createFakeSuites(
    { name: 'lint', canRunInParallel: true },
    { name: 'types', canRunInParallel: true },
    { name: 'unit' },
    { name: 'browser' },
  )
  const results = await runSuites(suites, [])
  expect(seen.slice(0, 2)).toEqual(['lint begins', 'types begins'])
  expect(seen.slice(4)).toEqual(['unit begins', 'unit ends', 'browser begins', 'browser ends'])
  expect(results.map(({ suite }) => suite.name)).toEqual(['lint', 'types', 'unit', 'browser'])
})

test('no more than two suites run at a time', async () => {
  let running = 0
  let most = 0
  const run = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise(setImmediate)
    running -= 1
    return onePassed
  }
  const { suites } = createFakeSuites(
    ...['lint', 'types', 'boundaries', 'build'].map((name) => ({ name, canRunInParallel: true, run })),
  )
  await runSuites(suites, [])
  expect(most).toBe(2)
})

test('a suite fails without running when a suite that it depends on failed', async () => {
  const { suites, seen } = createFakeSuites(
    { name: 'build', canRunInParallel: true, run: async () => oneFailed },
    { name: 'browser', dependsOn: ['build'] },
  )
  const results = await runSuites(suites, [])
  expect(results.map(({ count }) => count)).toEqual([oneFailed, oneFailed])
  expect(seen).toEqual([])
})

test('the last suite gets the arguments of its tool', async () => {
  const receivedArguments: string[][] = []
  const run = async (toolArguments: string[]) => {
    receivedArguments.push(toolArguments)
    return onePassed
  }
  await runSuites(createFakeSuites({ name: 'build', canRunInParallel: true, run }, { name: 'unit', run }).suites, [
    'server/bff',
  ])
  expect(receivedArguments).toEqual([[], ['server/bff']])
})
