import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createStorage } from '../storage/create-storage.ts'
import { StorageError, type Storage } from '../storage/storage.ts'
import { startRedis, type TestRedis } from '../testing/start-redis.ts'
import { createBasketLock, type KeyedLock } from './basket-lock.ts'

const times = { leaseMs: 800, renewEveryMs: 100, maxWaitMs: 5_000 }

let redis: TestRedis
let storages: Storage[]
let firstReplicaLock: KeyedLock
let secondReplicaLock: KeyedLock
let serial = 0
const newKey = () => `basket-${++serial}`

beforeAll(async () => {
  redis = await startRedis()
  const open = () => createStorage({ redisUrl: redis.url, redisTimeoutMs: 350 }, pino({ level: 'silent' }))
  storages = await Promise.all([open(), open()])
  ;[firstReplicaLock, secondReplicaLock] = storages.map((storage, index) =>
    createBasketLock(storage, `replica ${index}`, times),
  ) as [KeyedLock, KeyedLock]
})
afterAll(async () => {
  await Promise.all(storages.map((storage) => storage.close()))
  await redis.close()
})

/** Work that records its start and end. */
const recordWork = (steps: string[], name: string, ms: number) => async () => {
  steps.push(`${name} begins`)
  await wait(ms)
  steps.push(`${name} ends`)
  return name
}

describe('basket locks', () => {
  it('of two replicas on one basket never overlap, and continue after a failure [V3]', async () => {
    const key = newKey()
    const steps: string[] = []
    const failWork = async () => {
      await recordWork(steps, 'failing', 30)()
      throw new Error('failed')
    }
    const pendingWork = [
      firstReplicaLock(key, failWork).catch(() => 'failed'),
      secondReplicaLock(key, recordWork(steps, 'b', 30)),
      firstReplicaLock(key, recordWork(steps, 'c', 30)),
      secondReplicaLock(key, recordWork(steps, 'd', 30)),
    ]
    expect(await Promise.all(pendingWork)).toEqual(['failed', 'b', 'c', 'd'])
    const startedWork = steps.filter((_step, index) => index % 2 === 0).map((step) => step.split(' ')[0])
    expect(steps).toEqual(startedWork.flatMap((name) => [`${name} begins`, `${name} ends`]))
    await expect.poll(() => redis.client.keys(`*${key}*`)).toEqual([])
  })

  it('on different baskets run in parallel', async () => {
    const steps: string[] = []
    await Promise.all([
      firstReplicaLock(newKey(), recordWork(steps, 'a', 100)),
      secondReplicaLock(newKey(), recordWork(steps, 'b', 100)),
    ])
    expect(steps.slice(0, 2).toSorted()).toEqual(['a begins', 'b begins'])
  })

  it('last as long as the work', async () => {
    const key = newKey()
    const steps: string[] = []
    const long = firstReplicaLock(key, recordWork(steps, 'long', 1.5 * times.leaseMs))
    await expect.poll(() => steps).toHaveLength(1)
    await secondReplicaLock(key, recordWork(steps, 'next', 0))
    await long
    expect(steps).toEqual(['long begins', 'long ends', 'next begins', 'next ends'])
  })

  it('of a dead replica expire', async () => {
    const key = newKey()
    await storages[0]!.acquireLease(key, 'basket', 'a dead replica', times.leaseMs)
    expect(await firstReplicaLock(key, async () => 'done')).toBe('done')
  })

  it('reject with 503 when the wait takes too long', async () => {
    const key = newKey()
    const lockWithShortWait = createBasketLock(storages[0]!, 'a hasty replica', { ...times, maxWaitMs: 200 })
    await storages[0]!.acquireLease(key, 'basket', 'a busy replica', 60_000)
    await expect(lockWithShortWait(key, async () => 'done')).rejects.toMatchObject({
      status: 503,
      code: 'session_unavailable',
      retryAfter: 2,
    })
  })

  it('are not taken while Redis is silent, and leave nothing behind', async () => {
    const key = newKey()
    let startedWork = 0
    redis.pause()
    await expect(firstReplicaLock(key, async () => ++startedWork)).rejects.toThrow(StorageError)
    redis.resume()
    await expect
      .poll(() => secondReplicaLock(key, async () => ++startedWork).catch(() => 'not yet'), { timeout: 5_000 })
      .toBe(1)
    await expect.poll(() => redis.client.keys(`*${key}*`)).toEqual([])
  })
})
