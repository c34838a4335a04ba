import { expect, test, vi } from 'vitest'
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

test('checks run beside a suite with workers, and two suites with workers one after the other', async () => {
  const { suites, seen } = createFakeSuites(
    { name: 'build' },
    { name: 'unit', hasWorkers: true, runsAfter: ['build'] },
    { name: 'browser', hasWorkers: true, dependsOn: ['build'] },
    { name: 'lint' },
    { name: 'types' },
  )
  const results = await runSuites(suites, [])
  expect(seen.slice(0, 2)).toEqual(['build begins', 'lint begins'])
  expect(seen.filter((event) => /build|unit|browser/.test(event))).toEqual([
    'build begins',
    'build ends',
    'unit begins',
    'unit ends',
    'browser begins',
    'browser ends',
  ])
  expect(seen.indexOf('types begins')).toBeLessThan(seen.indexOf('unit ends'))
  expect(results.map(({ suite }) => suite.name)).toEqual(['build', 'unit', 'browser', 'lint', 'types'])
})

test('a suite waits only for suites that are selected', async () => {
  const { suites, seen } = createFakeSuites({ name: 'unit', hasWorkers: true, runsAfter: ['build'] })
  await runSuites(suites, [])
  expect(seen).toEqual(['unit begins', 'unit ends'])
})

test('a check prints only when no suite with workers writes to the terminal', async () => {
  const texts: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => texts.push(String(text)) > 0)
  const released = Promise.withResolvers<void>()
  const { suites } = createFakeSuites(
    {
      name: 'unit',
      title: 'Unit',
      hasWorkers: true,
      run: async () => {
        await released.promise
        process.stdout.write('of unit')
        return onePassed
      },
    },
    {
      name: 'lint',
      run: async (_toolArguments, print) => {
        print('of lint')
        released.resolve()
        return onePassed
      },
    },
  )
  await runSuites(suites, [])
  expect(texts.slice(1)).toEqual(['of unit', 'of lint'])
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
  const { suites } = createFakeSuites(...['lint', 'types', 'boundaries', 'build'].map((name) => ({ name, run })))
  await runSuites(suites, [])
  expect(most).toBe(2)
})

test('a suite fails without running when a suite that it depends on failed', async () => {
  const { suites, seen } = createFakeSuites(
    { name: 'build', run: async () => oneFailed },
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
  await runSuites(createFakeSuites({ name: 'build', run }, { name: 'unit', run }).suites, ['server/bff'])
  expect(receivedArguments).toEqual([[], ['server/bff']])
})
