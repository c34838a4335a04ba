import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { claimInRun, createOncePerRun } from './test-run.ts'

test('a name is claimed once in a run', () => {
  const name = randomUUID()
  expect([claimInRun(name), claimInRun(name)]).toEqual([true, false])
})

test('a file is created once in a run, by the next caller when the first fails', async () => {
  const name = randomUUID()
  await expect(createOncePerRun(name, () => Promise.reject(new Error('The disk is full')))).rejects.toThrow('disk')
  const create = async () => new Blob([randomUUID()])
  const [first, second] = await Promise.all([createOncePerRun(name, create), createOncePerRun(name, create)])
  expect(await second.text()).toBe(await first.text())
})
