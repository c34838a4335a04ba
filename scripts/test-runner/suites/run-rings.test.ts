import { expect, test } from 'vitest'
import { failedOnce, passedOnce, type Ring } from './ring.ts'
import { runRings } from './run-rings.ts'

/** Rings that tell when they begin and end, each lasting until the next turn. */
const rehearse = (...described: Partial<Ring>[]) => {
  const seen: string[] = []
  const rings = described.map((ring): Ring => ({
    name: 'ring',
    title: 'Ring',
    run: async () => {
      seen.push(`${ring.name} begins`)
      await new Promise(setImmediate)
      seen.push(`${ring.name} ends`)
      return passedOnce
    },
    ...ring,
  }))
  return { rings, seen }
}

test('what may run alongside does so, two at a time; the others wait', async () => {
  const { rings, seen } = rehearse(
    { name: 'lint', alongside: true },
    { name: 'types', alongside: true },
    { name: 'unit' },
    { name: 'browser' },
  )
  const results = await runRings(rings, [])
  expect(seen.slice(0, 2)).toEqual(['lint begins', 'types begins'])
  expect(seen.slice(4)).toEqual(['unit begins', 'unit ends', 'browser begins', 'browser ends'])
  expect(results.map(({ ring }) => ring.name)).toEqual(['lint', 'types', 'unit', 'browser'])
})

test('no more than two run at a time', async () => {
  let running = 0
  let most = 0
  const run = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise(setImmediate)
    running -= 1
    return passedOnce
  }
  const { rings } = rehearse(
    ...['lint', 'types', 'boundaries', 'build'].map((name) => ({ name, alongside: true, run })),
  )
  await runRings(rings, [])
  expect(most).toBe(2)
})

test('a ring whose need has failed is not run, and has failed', async () => {
  const { rings, seen } = rehearse(
    { name: 'build', alongside: true, run: async () => failedOnce },
    { name: 'browser', needs: ['build'] },
  )
  const results = await runRings(rings, [])
  expect(results.map(({ count }) => count)).toEqual([failedOnce, failedOnce])
  expect(seen).toEqual([])
})

test('the last one is told what its tool is to be told', async () => {
  const told: string[][] = []
  const run = async (more: string[]) => {
    told.push(more)
    return passedOnce
  }
  await runRings(rehearse({ name: 'build', alongside: true, run }, { name: 'unit', run }).rings, ['server/bff'])
  expect(told).toEqual([[], ['server/bff']])
})
