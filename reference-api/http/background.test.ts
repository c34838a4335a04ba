import pino from 'pino'
import { expect, it } from 'vitest'
import { createBackground } from './background.ts'

const createGate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open: () => open(), opened }
}

it('runCoalesced runs one task at a time, and once more when it is called during a run', async () => {
  const background = createBackground(pino({ level: 'silent' }))
  const { open, opened } = createGate()
  let runCount = 0
  let activeRuns = 0
  let maxActiveRuns = 0
  const work = async () => {
    runCount += 1
    maxActiveRuns = Math.max(maxActiveRuns, (activeRuns += 1))
    await opened
    activeRuns -= 1
  }
  for (let call = 0; call < 20; call += 1) background.runCoalesced('emails', work)
  expect(runCount).toBe(1)
  open()
  await background.drain()
  expect([runCount, maxActiveRuns]).toEqual([2, 1])
  background.runCoalesced('emails', work)
  await background.drain()
  expect(runCount).toBe(3)
})

it('runCoalesced runs again after a failed run', async () => {
  const background = createBackground(pino({ level: 'silent' }))
  let runCount = 0
  const work = async () => {
    runCount += 1
    await Promise.resolve()
    if (runCount === 1) throw new Error('The mail server is away')
  }
  background.runCoalesced('emails', work)
  background.runCoalesced('emails', work)
  await background.drain()
  expect(runCount).toBe(2)
})
