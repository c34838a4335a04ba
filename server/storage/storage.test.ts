import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pino } from 'pino'
import { startRedis, type TestRedis } from '../testing/start-redis.ts'
import getPort from 'get-port'
import { createStorage } from './create-storage.ts'
import { StorageError, type Storage } from './storage.ts'

const silent = pino({ level: 'silent' })

let redis: TestRedis
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.close())

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const implementations: [string, () => Promise<Storage>][] = [
  ['redis', () => createStorage({ redisUrl: redis.url }, silent)],
  ['memory', () => createStorage({ redisUrl: undefined }, silent)],
]

describe.each(implementations)('storage in %s', (kind, create) => {
  let storage: Storage
  let serial = 0
  const newKey = () => `${kind}-${++serial}`
  beforeAll(async () => {
    storage = await create()
  })
  afterAll(() => storage.close())

  it('is what it was asked to be, and answers', async () => {
    expect(storage.kind).toBe(kind)
    await storage.ping()
  })

  it('keeps a record until its time is over', async () => {
    const key = newKey()
    expect(await storage.readRecord(key)).toBeNull()
    expect(await storage.writeRecord(key, 'one', 1)).toBe(true)
    expect(await storage.readRecord(key)).toBe('one')
    await pause(1_100)
    expect(await storage.readRecord(key)).toBeNull()
  })

  it('renews record and vault together', async () => {
    const key = newKey()
    await storage.writeRecord(key, 'one', 1)
    await storage.openVault(key, { token: 'a' }, 1)
    await storage.touchSession(key, 60)
    await pause(1_100)
    expect(await storage.readRecord(key)).toBe('one')
    expect(await storage.readVault(key)).toEqual({ token: 'a' })
  })

  it('does not make a session by renewing it', async () => {
    const key = newKey()
    await storage.touchSession(key, 60)
    expect(await storage.readRecord(key)).toBeNull()
    expect(await storage.readVault(key)).toBeNull()
  })

  it('keeps both of two parallel writes to one vault', async () => {
    const key = newKey()
    await storage.openVault(key, { epoch: '0', token: 'a' }, 60)
    await Promise.all([storage.writeVault(key, { basketId: 'b' }), storage.rotateVault(key, 0, { token: 'new' })])
    expect(await storage.readVault(key)).toEqual({ epoch: '1', token: 'new', basketId: 'b' })
  })

  it('writes and removes single fields, but only of a vault that lives', async () => {
    const key = newKey()
    expect(await storage.writeVault(key, { basketId: 'b' })).toBe(false)
    expect(await storage.readVault(key)).toBeNull()
    await storage.openVault(key, { epoch: '0', basketId: 'a', basketCount: '1' }, 60)
    expect(await storage.writeVault(key, { basketId: null, basketCount: '0' })).toBe(true)
    expect(await storage.readVault(key)).toEqual({ epoch: '0', basketCount: '0' })
    expect(await storage.writeVault(key, { basketCount: null })).toBe(true)
    expect(await storage.readVault(key)).toEqual({ epoch: '0' })
  })

  it('lets only the caller with the current epoch rotate', async () => {
    const key = newKey()
    await storage.openVault(key, { epoch: '0', token: 'a' }, 60)
    const outcomes = await Promise.all([storage.rotateVault(key, 0, { token: 'b' }), storage.rotateVault(key, 0, { token: 'c' })])
    expect(outcomes.toSorted()).toEqual(['saved', 'stale'])
    expect(await storage.rotateVault(key, 1, { token: 'd' })).toBe('saved')
    expect(await storage.readVault(key)).toEqual({ epoch: '2', token: 'd' })
  })

  it('brings nothing of an ended session back', async () => {
    const key = newKey()
    await storage.writeRecord(key, 'one', 60)
    await storage.openVault(key, { epoch: '0', token: 'a' }, 60)
    expect(await storage.hasEnded(key)).toBe(false)
    expect(await storage.endSession(key)).toBe(true)
    expect(await storage.endSession(key)).toBe(false)
    expect(await storage.hasEnded(key)).toBe(true)
    expect(await storage.writeRecord(key, 'late', 60)).toBe(false)
    expect(await storage.openVault(key, { token: 'late' }, 60)).toBe(false)
    expect(await storage.writeVault(key, { token: 'late' })).toBe(false)
    expect(await storage.rotateVault(key, 0, { token: 'late' })).toBe('ended')
    expect(await storage.readRecord(key)).toBeNull()
    expect(await storage.readVault(key)).toBeNull()
  })

  it('clears a discarded session away without a tombstone', async () => {
    const key = newKey()
    await storage.writeRecord(key, 'one', 60)
    await storage.openVault(key, { token: 'a' }, 60)
    await storage.discardSession(key)
    expect(await storage.readRecord(key)).toBeNull()
    expect(await storage.readVault(key)).toBeNull()
    expect(await storage.hasEnded(key)).toBe(false)
    expect(await storage.writeRecord(key, 'again', 60)).toBe(true)
  })

  it('keeps basket pointers of users apart, and forgets one', async () => {
    const [one, other] = [newKey(), newKey()]
    expect(await storage.readUserBasket(one)).toBeNull()
    await storage.writeUserBasket(one, { basketId: 'a', basketCount: '1' })
    await storage.writeUserBasket(one, { basketId: 'b' })
    await storage.writeUserBasket(other, { basketId: 'c' })
    expect(await storage.readUserBasket(one)).toEqual({ basketId: 'b' })
    await storage.writeUserBasket(one, null)
    expect(await storage.readUserBasket(one)).toBeNull()
    expect(await storage.readUserBasket(other)).toEqual({ basketId: 'c' })
  })
})

describe('a Redis that is not there', () => {
  it('does not keep the shop from starting; each operation fails at once', async () => {
    const lines: string[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
    const storage = await createStorage({ redisUrl: `redis://:CANARY@127.0.0.1:${await getPort()}` }, log)
    const started = performance.now()
    await expect(storage.readVault('any')).rejects.toThrow(StorageError)
    await expect(storage.ping()).rejects.toThrow(StorageError)
    expect(performance.now() - started).toBeLessThan(500)
    await storage.close()
    expect(lines.filter((line) => line.includes('Redis is not reachable'))).toHaveLength(1)
    expect(lines.join('')).not.toContain('CANARY')
  })
})

it('memory says once that it is memory', async () => {
  const lines: string[] = []
  await createStorage({ redisUrl: undefined }, pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('No REDIS_URL')
})
