import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { claimInRun } from './test-run.ts'

test('a name is claimed once in a run', () => {
  const name = randomUUID()
  expect([claimInRun(name), claimInRun(name)]).toEqual([true, false])
})
