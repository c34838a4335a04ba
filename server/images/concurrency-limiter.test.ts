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
  const all = await Promise.allSettled(Array.from({ length: 12 }, (_, index) => limit(work(index % 3 === 0), [])))
  expect(most).toBe(2)
  expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(4)
})

test('the limiter rejects at once when its queue is full', async () => {
  const limit = createConcurrencyLimiter(1, 1)
  const slow = () => wait(20)
  const first = limit(slow, [])
  const second = limit(slow, [])
  await expect(limit(slow, [])).rejects.toBeInstanceOf(BusyError)
  await Promise.all([first, second])
  await limit(slow, [])
})

test('the limiter keeps three quarters of its queue from one network', async () => {
  const limit = createConcurrencyLimiter(1, 8)
  const slow = () => wait(5)
  const tasks = Array.from({ length: 3 }, () => limit(slow, ['2001:db8::/64', '2001:db8::/48']))
  await expect(limit(slow, ['2001:db8:0:1::/64', '2001:db8::/48'])).rejects.toBeInstanceOf(BusyError)
  tasks.push(limit(slow, ['198.51.100.1']))
  await Promise.all(tasks)
  await limit(slow, ['2001:db8::/64', '2001:db8::/48'])
})
