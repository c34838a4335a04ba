import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { claimInRun } from './test-run.ts'

test('claimInRun returns true once for each name', () => {
  const name = randomUUID()
  expect([claimInRun(name), claimInRun(name)]).toEqual([true, false])
})
