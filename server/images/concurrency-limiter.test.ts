import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { BusyError, createConcurrencyLimiter } from './concurrency-limiter.ts'

test('the limiter runs no more than allowed at once, failures included', async () => {
  const limit = createConcurrencyLimiter(2, 100)
  let running = 0
  let most = 0
  const work = (fails: boolean) => async () => {
    most = Math.max(most, ++running)
    await wait(5)
    running -= 1
    if (fails) throw new Error('failed')
  }
  const all = await Promise.allSettled(Array.from({ length: 12 }, (_, index) => limit(work(index % 3 === 0))))
  expect(most).toBe(2)
  expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(4)
})

test('the limiter rejects at once when its queue is full', async () => {
  const limit = createConcurrencyLimiter(1, 1)
  const slow = () => wait(20)
  const first = limit(slow)
  const second = limit(slow)
  await expect(limit(slow)).rejects.toBeInstanceOf(BusyError)
  await Promise.all([first, second])
  await limit(slow)
})
