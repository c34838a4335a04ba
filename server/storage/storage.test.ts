import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pino } from 'pino'
import { startRedis, type TestRedis } from '../testing/start-redis.ts'
import getPort from 'get-port'
import { createStorage } from './create-storage.ts'
import { maxSessionsPerUser, StorageError, type Storage } from './storage.ts'

const silent = pino({ level: 'silent' })

let redis: TestRedis
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.close())

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const implementations: [string, () => Promise<Storage>][] = [
  ['redis', () => createStorage({ redisUrl: redis.url, redisTimeoutMs: 350 }, silent)],
  ['memory', () => createStorage({ redisUrl: undefined, redisTimeoutMs: 350 }, silent)],
]

describe.concurrent.each(implementations)('storage in %s', (kind, create) => {
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
    await storage.insertVault(key, { token: 'a' }, 1)
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
    await storage.insertVault(key, { epoch: '0', token: 'a' }, 60)
    await Promise.all([storage.writeVault(key, { basketId: 'b' }), storage.rotateVault(key, 0, 'me', { token: 'new' })])
    expect(await storage.readVault(key)).toEqual({ epoch: '1', token: 'new', basketId: 'b' })
  })

  it('writes and removes single fields, but only of a vault that lives', async () => {
    const key = newKey()
    expect(await storage.writeVault(key, { basketId: 'b' })).toBe(false)
    expect(await storage.readVault(key)).toBeNull()
    await storage.insertVault(key, { epoch: '0', basketId: 'a', basketCount: '1' }, 60)
    expect(await storage.writeVault(key, { basketId: null, basketCount: '0' })).toBe(true)
    expect(await storage.readVault(key)).toEqual({ epoch: '0', basketCount: '0' })
    expect(await storage.writeVault(key, { basketCount: null })).toBe(true)
    expect(await storage.readVault(key)).toEqual({ epoch: '0' })
  })

  it('exchanges single fields that nobody wrote meanwhile, and only of a vault that lives [V1 F28]', async () => {
    const key = newKey()
    const exchanges = { token: { from: 'a', to: 'A' }, basketId: { from: 'b', to: 'B' }, none: { from: 'n', to: 'N' } }
    expect(await storage.compareAndSetFields(key, exchanges)).toBe(0)
    expect(await storage.readVault(key)).toBeNull()
    await storage.insertVault(key, { epoch: '0', token: 'a', basketId: 'b' }, 60)
    await storage.writeVault(key, { basketId: 'written meanwhile' })
    expect(await storage.compareAndSetFields(key, exchanges)).toBe(1)
    expect(await storage.readVault(key)).toEqual({ epoch: '0', token: 'A', basketId: 'written meanwhile' })
  })

  it('lets only the caller with the current epoch rotate', async () => {
    const key = newKey()
    await storage.insertVault(key, { epoch: '0', token: 'a' }, 60)
    const outcomes = await Promise.all([
      storage.rotateVault(key, 0, 'me', { token: 'b' }),
      storage.rotateVault(key, 0, 'me', { token: 'c' }),
    ])
    expect(outcomes.toSorted()).toEqual(['saved', 'stale'])
    expect(await storage.rotateVault(key, 1, 'me', { token: 'd' })).toBe('saved')
    expect(await storage.readVault(key)).toEqual({ epoch: '2', token: 'd' })
  })

  it('brings nothing of an ended session back [S16]', async () => {
    const key = newKey()
    await storage.writeRecord(key, 'one', 60)
    await storage.insertVault(key, { epoch: '0', token: 'a' }, 60)
    expect(await storage.readTombstone(key)).toBeNull()
    expect(await storage.endSession(key, 'itself')).toBe(true)
    expect(await storage.endSession(key, 'itself')).toBe(false)
    expect(await storage.readTombstone(key)).toBe('itself')
    expect(await storage.writeRecord(key, 'late', 60)).toBe(false)
    expect(await storage.insertVault(key, { token: 'late' }, 60)).toBe(false)
    expect(await storage.writeVault(key, { token: 'late' })).toBe(false)
    expect(await storage.rotateVault(key, 0, 'me', { token: 'late' })).toBe('ended')
    expect(await storage.readRecord(key)).toBeNull()
    expect(await storage.readVault(key)).toBeNull()
  })

  it('clears a discarded session away without a tombstone', async () => {
    const key = newKey()
    await storage.writeRecord(key, 'one', 60)
    await storage.insertVault(key, { token: 'a' }, 60)
    await storage.discardSession(key)
    expect(await storage.readRecord(key)).toBeNull()
    expect(await storage.readVault(key)).toBeNull()
    expect(await storage.readTombstone(key)).toBeNull()
    expect(await storage.writeRecord(key, 'again', 60)).toBe(true)
  })
})

describe.concurrent.each(implementations)('the index of sessions in %s', (kind, create) => {
  let storage: Storage
  let serial = 0
  const newUser = () => `${kind}-user-${++serial}`
  const indexed = async (user: string) => (await storage.readIndex(user)).map(({ key }) => key).toSorted()
  beforeAll(async () => {
    storage = await create()
  })
  afterAll(() => storage.close())

  it('lists the sessions of one user, each once, with what was last said of it', async () => {
    const [user, other] = [newUser(), newUser()]
    expect(await storage.readIndex(user)).toEqual([])
    expect(await storage.indexSession(user, { key: 'one', details: 'first' }, 60)).toEqual([])
    await storage.indexSession(user, { key: 'two', details: 'second' }, 60)
    await storage.indexSession(other, { key: 'three', details: 'third' }, 60)
    await storage.indexSession(user, { key: 'one', details: 'seen again' }, 60)
    expect((await storage.readIndex(user)).toSorted((a, b) => a.key.localeCompare(b.key))).toEqual([
      { key: 'one', details: 'seen again' },
      { key: 'two', details: 'second' },
    ])
  })

  it('forgets a session with its time, and is gone with the last', async () => {
    const user = newUser()
    await storage.indexSession(user, { key: 'long', details: '' }, 2)
    await storage.indexSession(user, { key: 'short', details: '' }, 1)
    expect(await indexed(user)).toEqual(['long', 'short'])
    await pause(1_100)
    expect(await indexed(user)).toEqual(['long'])
    await pause(1_100)
    expect(await indexed(user)).toEqual([])
    if (kind === 'redis') expect(await redis.client.keys(`*${user}*`)).toEqual([])
  })

  it('loses those that are named, and no other', async () => {
    const user = newUser()
    for (const key of ['one', 'two', 'three']) await storage.indexSession(user, { key, details: '' }, 60)
    await storage.removeFromIndex(user, ['one', 'three', 'unknown'])
    await storage.removeFromIndex(user, [])
    expect(await indexed(user)).toEqual(['two'])
  })

  it('holds so many at most: those nearest to their end leave, and are named', async () => {
    const user = newUser()
    await storage.indexSession(user, { key: 'nearest', details: '' }, 60)
    const left = await Promise.all(
      Array.from({ length: maxSessionsPerUser }, (_, index) =>
        storage.indexSession(user, { key: `s${index}`, details: '' }, 100 + index),
      ),
    )
    expect(left.flat()).toEqual(['nearest'])
    expect(await storage.readIndex(user)).toHaveLength(maxSessionsPerUser)
  })
})

describe.each(implementations)('ending every session in %s', (kind, create) => {
  let storage: Storage
  beforeAll(async () => {
    storage = await create()
  })
  afterAll(() => storage.close())

  it('leaves none, in no index either, and basket pointers as they were [S21]', async () => {
    await storage.endAllSessions()
    // More than one batch of them.
    const keys = Array.from({ length: 450 }, (_, index) => `${kind}-every-${index}`)
    await Promise.all(
      keys.map(async (key) => [
        await storage.writeRecord(key, 'one', 60),
        await storage.insertVault(key, { epoch: '0' }, 60),
      ]),
    )
    await storage.insertVault('only begun', { epoch: '0' }, 60)
    for (const key of keys.slice(0, 3)) await storage.indexSession(`${kind}-every-user`, { key, details: '' }, 60)
    await storage.writeBasketPointer([`${kind}-every-user`], { basketId: 'b', basketCount: '2' })

    expect(await storage.endAllSessions()).toBe(451)
    for (const key of [...keys, 'only begun']) {
      expect([await storage.readRecord(key), await storage.readVault(key), await storage.readTombstone(key)]).toEqual([
        null,
        null,
        'other',
      ])
    }
    expect(await storage.readIndex(`${kind}-every-user`)).toEqual([])
    if (kind === 'redis') expect(await redis.client.keys('*session-*')).toEqual([])
    expect(await storage.readBasketPointer([`${kind}-every-user`])).toMatchObject({
      fields: { basketId: 'b', basketCount: '2' },
    })
    expect(await storage.endAllSessions()).toBe(0)
  })

  it('brings none of them back, and keeps nobody from beginning anew [S21]', async () => {
    await storage.writeRecord('old', 'one', 60)
    await storage.insertVault('old', { epoch: '0' }, 60)
    await storage.endAllSessions()
    expect([
      await storage.writeRecord('old', 'late', 60),
      await storage.insertVault('old', {}, 60),
      await storage.writeVault('old', { token: 'late' }),
    ]).toEqual([false, false, false])
    expect(await storage.rotateVault('old', 0, 'me', { token: 'late' })).toBe('ended')
    expect(await storage.writeRecord('new', 'one', 60)).toBe(true)
  })
})

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

  it('let so many through, and then say how long to wait', async () => {
    expect(await spendOften(4, 'so-many', 'a')).toEqual([false, false, false, true])
    const wait = await storage.consume(limit('so-many'), 'a')
    expect(wait).toBeGreaterThan(55_000)
    expect(wait).toBeLessThanOrEqual(60_000)
  })

  it('count each key and each limit for itself', async () => {
    await spendOften(4, 'one', 'a')
    expect(await spendOften(1, 'one', 'b')).toEqual([false])
    expect(await spendOften(1, 'other', 'a')).toEqual([false])
  })

  it('let no more through when all come at once', async () => {
    const waits = await Promise.all(Array.from({ length: 20 }, () => storage.consume(limit('at-once'), 'a')))
    expect(waits.filter((wait) => wait === 0)).toHaveLength(3)
  })

  it('start anew after their time, and take one back', async () => {
    for (let count = 0; count < 3; count++) await storage.consume(limit('anew', 1), 'a')
    expect(await storage.consume(limit('anew', 1), 'a')).toBeGreaterThan(0)
    await pause(1_100)
    expect(await storage.consume(limit('anew', 1), 'a')).toBe(0)
    await spendOften(3, 'back', 'a')
    await storage.restore(limit('back'), 'a')
    expect(await spendOften(2, 'back', 'a')).toEqual([false, true])
  })
})

it('limits in Redis hold for all replicas together [S42]', async () => {
  const [one, other] = await Promise.all([
    createStorage({ redisUrl: redis.url, redisTimeoutMs: 350 }, silent),
    createStorage({ redisUrl: redis.url, redisTimeoutMs: 350 }, silent),
  ])
  const limit = { name: 'replicas', amount: 4, seconds: 60 }
  const waits = await Promise.all(
    Array.from({ length: 10 }, (_, index) => (index % 2 ? one : other).consume(limit, 'a')),
  )
  expect(waits.filter((wait) => wait === 0)).toHaveLength(4)
  await Promise.all([one.close(), other.close()])
})

describe('a Redis that is not there', () => {
  it('does not keep the shop from starting; each operation fails at once', async () => {
    const lines: string[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
    const storage = await createStorage(
      { redisUrl: `redis://:CANARY@127.0.0.1:${await getPort()}`, redisTimeoutMs: 350 },
      log,
    )
    const started = performance.now()
    await expect(storage.readVault('any')).rejects.toThrow(StorageError)
    await expect(storage.ping()).rejects.toThrow(StorageError)
    await expect(storage.consume({ name: 'any', amount: 1, seconds: 1 }, 'any')).rejects.toThrow(StorageError)
    expect(performance.now() - started).toBeLessThan(500)
    await storage.close()
    expect(lines.filter((line) => line.includes('Redis is not reachable'))).toHaveLength(1)
    expect(lines.join('')).not.toContain('CANARY')
  })
})

it('memory says once that it is memory', async () => {
  const lines: string[] = []
  await createStorage(
    { redisUrl: undefined, redisTimeoutMs: 350 },
    pino({ level: 'info' }, { write: (line: string) => void lines.push(line) }),
  )
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('No REDIS_URL')
})
