import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { BusyError, createConcurrencyLimiter } from './concurrency-limiter.ts'
import { listClientNetworks } from './ip-group.ts'

const getNetworks = (ip: string) => listClientNetworks(ip, { site: 3, organisation: 10 })

test('the limiter runs no more than allowed at once, failures included', async () => {
  const limiter = createConcurrencyLimiter(2, 100)
  let running = 0
  let most = 0
  const work = (fails: boolean) => async () => {
    most = Math.max(most, ++running)
    await wait(5)
    running -= 1
    if (fails) throw new Error('failed')
  }
  const all = await Promise.allSettled(Array.from({ length: 12 }, (_, index) => limiter.run(work(index % 3 === 0), [])))
  expect(most).toBe(2)
  expect(all.filter(({ status }) => status === 'rejected')).toHaveLength(4)
})

test('the limiter rejects at once when its queue is full', async () => {
  const limiter = createConcurrencyLimiter(1, 1)
  const slow = () => wait(20)
  const first = limiter.run(slow, [])
  const second = limiter.run(slow, [])
  await expect(limiter.run(slow, [])).rejects.toBeInstanceOf(BusyError)
  await Promise.all([first, second])
  await limiter.run(slow, [])
})

test('the limiter leaves slots for others beside the slow tasks of one network [S42]', async () => {
  const limiter = createConcurrencyLimiter(4, Infinity, 3)
  const ended = Promise.withResolvers<void>()
  let started = 0
  const slow = () => {
    started += 1
    return ended.promise
  }
  const tasks = Array.from({ length: 9 }, () => limiter.run(slow, getNetworks('198.51.100.1')))
  await expect.poll(() => started).toBe(3)
  for (let time = 0; time < 2; time += 1)
    expect(await limiter.run(async () => 'done', getNetworks('203.0.113.7'))).toBe('done')
  expect(started).toBe(3)
  ended.resolve()
  await Promise.all(tasks)
})

test('the limiter keeps three quarters of its queue from one network', async () => {
  const limiter = createConcurrencyLimiter(1, 8)
  const slow = () => wait(5)
  const tasks = Array.from({ length: 3 }, () => limiter.run(slow, getNetworks('2001:db8::1')))
  await expect(limiter.run(slow, getNetworks('2001:db8:0:1::1'))).rejects.toBeInstanceOf(BusyError)
  tasks.push(limiter.run(slow, getNetworks('198.51.100.1')))
  await Promise.all(tasks)
  await limiter.run(slow, getNetworks('2001:db8::1'))
})

test('the limiter keeps the last quarter of its queue for networks with few tasks [S42]', async () => {
  const limiter = createConcurrencyLimiter(1, 64)
  const slow = () => wait(1)
  const run = (address: string) => limiter.run(slow, getNetworks(address))
  const hosts = [1, 2, 3, 4].flatMap((host) => Array<number>(16).fill(host))
  const flood = Promise.allSettled(hosts.map((host) => run(`198.51.100.${host}`)))
  const shopper = [run('203.0.113.7'), run('203.0.113.7')]
  await expect(run('203.0.113.7')).rejects.toBeInstanceOf(BusyError)
  await expect(run('198.51.100.4')).rejects.toBeInstanceOf(BusyError)
  await Promise.all(shopper)
  const outcomes = await flood
  expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(10)
})

/** Starts tasks of these IP addresses, one at a time; returns the limiter and the addresses in the order they ran. */
const runInTurn = (addresses: string[]) => {
  const limiter = createConcurrencyLimiter(1, 400)
  const order: string[] = []
  const work = (name: string) => async () => void order.push(name)
  const start = () =>
    Promise.all([
      limiter.run(() => wait(5), []),
      ...addresses.map((address, index) => limiter.run(work(address), getNetworks(address), `${address} ${index}`)),
    ])
  return { limiter, order, start, work }
}

test('the limiter serves networks in turn: fifty tasks of one wait for one task of another [S42]', async () => {
  const flood = ['198.51.100.1', '198.51.100.2']
  const { order, start } = runInTurn([...flood.flatMap((ip) => Array<string>(50).fill(ip)), '203.0.113.7'])
  await start()
  expect(order.slice(0, 4)).toEqual([...flood, '203.0.113.7', flood[0]])
})

test('the limiter serves a network in the round that runs when it comes', async () => {
  const { limiter, order, start, work } = runInTurn(Array<string>(50).fill('198.51.100.1'))
  const all = start()
  await expect.poll(() => order.length, { interval: 0 }).toBeGreaterThan(0)
  const served = order.length
  await limiter.run(work('late'), getNetworks('203.0.113.7'))
  expect(order.indexOf('late')).toBeLessThanOrEqual(served + 1)
  await all
})

test('the limiter gives an IPv6 /48 one task in a round, however many addresses it uses [S42]', async () => {
  const flood = Array.from({ length: 60 }, (_, index) => `2001:db8:1:${index.toString(16)}00::1`)
  const { order, start } = runInTurn([...flood, '203.0.113.7', '203.0.113.7'])
  await start()
  expect([1, 3].map((place) => order[place])).toEqual(['203.0.113.7', '203.0.113.7'])
})

test('the limiter moves a task to an earlier place for another client that waits for it', async () => {
  const { limiter, order, start, work } = runInTurn(Array<string>(50).fill('198.51.100.1'))
  const all = start()
  const named = limiter.run(work('named'), getNetworks('198.51.100.1'), 'named')
  const other = limiter.run(work('other'), getNetworks('198.51.100.1'), 'other')
  const shopper = getNetworks('203.0.113.7')
  limiter.hasten('named', shopper)
  limiter.hasten('other', shopper)
  limiter.hasten('unknown', shopper)
  await Promise.all([all, named, other])
  // Both count for the shopper now, one in each round.
  expect([1, 3].map((place) => order[place])).toEqual(['named', 'other'])
})
