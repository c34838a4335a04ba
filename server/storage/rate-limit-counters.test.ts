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

  it('restart after their time, and give one count back', async () => {
    for (let count = 0; count < 3; count++) await storage.consume(limit('anew', 1), 'a')
    expect(await storage.consume(limit('anew', 1), 'a')).toBeGreaterThan(0)
    await pause(1_100)
    expect(await storage.consume(limit('anew', 1), 'a')).toBe(0)
    await spendOften(3, 'back', 'a')
    await storage.restore(limit('back'), 'a')
    expect(await spendOften(2, 'back', 'a')).toEqual([false, true])
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
