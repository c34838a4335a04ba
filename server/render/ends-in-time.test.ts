import { setImmediate as endTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { endsInTime } from './ends-in-time.ts'

const never = new Promise<void>(() => {})

/** Ends after some turns of the event loop, as a response does that arrives in parts. */
const takeTurns = async (count: number) => {
  for (let turn = 0; turn < count; turn++) await endTurn()
}

/** Leaves the process no idle time until `work` has ended. */
const keepBusyUntil = async (work: Promise<unknown>) => {
  let hasEnded = false
  void work.finally(() => (hasEnded = true))
  while (!hasEnded) {
    const end = Date.now() + 10
    while (Date.now() < end);
    await endTurn()
  }
}

test('work that never ends is late once the process has been idle', async () => {
  expect(await endsInTime(never, 5)).toBe(false)
})

test('work that ends or fails is in time', async () => {
  expect(await endsInTime(Promise.resolve(), 5)).toBe(true)
  expect(await endsInTime(Promise.reject(new Error('failed')), 5)).toBe(true)
})

test('work that could not end because the process was busy is in time', async () => {
  const isInTime = endsInTime(takeTurns(3), 5)
  await keepBusyUntil(isInTime)
  expect(await isInTime).toBe(true)
})

test('work that never ends is late although the process is always busy', async () => {
  const isInTime = endsInTime(never, 5)
  await keepBusyUntil(isInTime)
  expect(await isInTime).toBe(false)
})
