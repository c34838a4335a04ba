import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useTestStorages } from '../testing/use-test-storages.ts'
import type { Storage } from './storage.ts'

const { implementations, createRedisStorage } = useTestStorages()
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe.concurrent.each(implementations)('limits in %s', (kind, create) => {
  let storage: Storage
  const limit = (name: string, seconds = 60) => ({ name: `${kind}-${name}`, amount: 3, seconds })
  beforeAll(async () => {
    storage = await create()
  })
  afterAll(() => storage.close())

  const spendOften = async (times: number, name: string, key: string) => {
    const waits: number[] = []
    for (let count = 0; count < times; count++) waits.push(await storage.consume(limit(name), key))
    return waits.map((wait) => wait > 0)
  }

  it('allow an amount, and then return the time to wait', async () => {
    expect(await spendOften(4, 'so-many', 'a')).toEqual([false, false, false, true])
    const wait = await storage.consume(limit('so-many'), 'a')
    expect(wait).toBeGreaterThan(55_000)
    expect(wait).toBeLessThanOrEqual(60_000)
  })

  it('count each key and each limit separately', async () => {
    await spendOften(4, 'one', 'a')
    expect(await spendOften(1, 'one', 'b')).toEqual([false])
    expect(await spendOften(1, 'other', 'a')).toEqual([false])
  })

  it('allow no more when all calls come at once', async () => {
    const waits = await Promise.all(Array.from({ length: 20 }, () => storage.consume(limit('at-once'), 'a')))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
  })

  it('count no call that they reject, so that what is given back can be used again', async () => {
    await spendOften(9, 'rejected', 'a')
    await storage.restore(limit('rejected'), 'a')
    expect(await spendOften(2, 'rejected', 'a')).toEqual([false, true])
  })

  it('give nothing back that expired meanwhile', async () => {
    await storage.restore(limit('expired'), 'a')
    expect(await spendOften(4, 'expired', 'a')).toEqual([false, false, false, true])
  })

  it('restart after their time, and give one count back', async () => {
    for (let count = 0; count < 3; count++) await storage.consume(limit('anew', 1), 'a')
    expect(await storage.consume(limit('anew', 1), 'a')).toBeGreaterThan(0)
    await pause(1_100)
    expect(await storage.consume(limit('anew', 1), 'a')).toBe(0)
    await spendOften(3, 'back', 'a')
    await storage.restore(limit('back'), 'a')
    expect(await spendOften(2, 'back', 'a')).toEqual([false, true])
  })

  const limits = { quantity: 10, baskets: 2 }
  const countHold = (
    client: string,
    name: string,
    quantity: number,
    { atLeast = 0, ttlMs = 60_000, replaces = '' } = {},
  ) => storage.countHold(`${kind}-${client}`, { name, replaces, quantity, atLeast, ttlMs }, limits)

  it('leave a basket as many tickets as the other baskets of its client do not hold', async () => {
    expect(await countHold('sums', 'one', 6)).toBe(6)
    expect(await countHold('sums', 'two', 6)).toBe(4)
    expect(await countHold('sums', 'one', 8)).toBe(6)
    expect(await countHold('sums', 'one', 2)).toBe(2)
    expect(await countHold('sums', 'two', 6)).toBe(6)
    expect(await countHold('another', 'one', 20)).toBe(10)
    // A basket replaces its reservation.
    expect(await countHold('another', 'two', 8, { replaces: 'one' })).toBe(8)
  })

  it('leave a further basket no ticket, but every basket what it holds already', async () => {
    for (const name of ['one', 'two']) await countHold('many', name, 1)
    expect(await countHold('many', 'three', 1)).toBe(0)
    expect(await countHold('many', 'three', 1, { atLeast: 1 })).toBe(1)
    expect(await countHold('many', 'one', 0)).toBe(0)
    expect(await countHold('many', 'two', 3)).toBe(3)
  })

  it('count the tickets of each basket until its own end', async () => {
    await countHold('ends', 'short', 6, { ttlMs: 300 })
    await countHold('ends', 'long', 2)
    await pause(400)
    expect(await countHold('ends', 'third', 9)).toBe(8)
  })

  it('remember where a hold counts for its time, which reading it can renew', async () => {
    const places = { short: ['one'], renewed: ['one', 'two'] }
    for (const [name, clients] of Object.entries(places)) await storage.writeHeldAt(`${kind}-${name}`, clients, 300)
    expect(await storage.readHeldAt(`${kind}-renewed`, 60_000)).toEqual(places.renewed)
    expect(await storage.readHeldAt(`${kind}-short`)).toEqual(places.short)
    await pause(400)
    expect(await storage.readHeldAt(`${kind}-renewed`)).toEqual(places.renewed)
    expect(await storage.readHeldAt(`${kind}-short`, 60_000)).toBeUndefined()
  })
})

it('limits in Redis are shared by all replicas [S42]', async () => {
  const [firstStorage, secondStorage] = await Promise.all([createRedisStorage(), createRedisStorage()])
  const limit = { name: 'replicas', amount: 4, seconds: 60 }
  const waits = await Promise.all(
    Array.from({ length: 10 }, (_, index) => (index % 2 ? firstStorage : secondStorage).consume(limit, 'a')),
  )
  expect(waits.filter((wait) => wait === 0)).toHaveLength(4)
  await Promise.all([firstStorage.close(), secondStorage.close()])
})
