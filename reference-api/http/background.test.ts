import pino from 'pino'
import { expect, it } from 'vitest'
import { createBackground } from './background.ts'

const gate = () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  return { open: () => open(), opened }
}

it('runCoalesced runs one task at a time, and once more when it is called during a run', async () => {
  const background = createBackground(pino({ level: 'silent' }))
  const { open, opened } = gate()
  let rounds = 0
  let atOnce = 0
  let most = 0
  const work = async () => {
    rounds += 1
    most = Math.max(most, (atOnce += 1))
    await opened
    atOnce -= 1
  }
  for (let asked = 0; asked < 20; asked += 1) background.runCoalesced('emails', work)
  expect(rounds).toBe(1)
  open()
  await background.drain()
  expect([rounds, most]).toEqual([2, 1])
  background.runCoalesced('emails', work)
  await background.drain()
  expect(rounds).toBe(3)
})

it('runCoalesced runs again after a failed run', async () => {
  const background = createBackground(pino({ level: 'silent' }))
  let rounds = 0
  const work = async () => {
    rounds += 1
    await Promise.resolve()
    if (rounds === 1) throw new Error('The mail server is away')
  }
  background.runCoalesced('emails', work)
  background.runCoalesced('emails', work)
  await background.drain()
  expect(rounds).toBe(2)
})
