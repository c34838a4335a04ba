import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startRedis, type TestRedis } from '../testing/start-redis.ts'
import { createStorage } from './create-storage.ts'
import type { Storage } from './storage.ts'

const silentLog = pino({ level: 'silent' })

let redis: TestRedis
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.close())

const implementations: [string, () => Promise<Storage>][] = [
  ['redis', () => createStorage({ redisUrl: redis.url, redisTimeoutMs: 5_000 }, silentLog)],
  ['memory', () => createStorage({ redisUrl: undefined, redisTimeoutMs: 5_000 }, silentLog)],
]

describe.each(implementations)('the basket pointer of a user in %s', (kind, create) => {
  let storage: Storage
  let serial = 0
  /** Two names of one user. A replica with another order of keys has them in reverse order. */
  const createUser = () => [`${kind}-old-${++serial}`, `${kind}-new-${serial}`] as [string, string]
  const readBasketId = async (...names: string[]) => (await storage.readBasketPointer(names))?.fields.basketId
  beforeAll(async () => {
    storage = await create()
  })
  afterAll(() => storage.close())

  it('is the latest write, can be removed, and belongs to one user', async () => {
    const [[one], [other]] = [createUser(), createUser()]
    expect(await storage.readBasketPointer([one])).toBeNull()
    await storage.writeBasketPointer([one], { basketId: 'a', basketCount: '1' })
    await storage.writeBasketPointer([one], { basketId: 'b' })
    await storage.writeBasketPointer([other], { basketId: 'c' })
    expect(await storage.readBasketPointer([one])).toMatchObject({ key: one, fields: { basketId: 'b' } })
    await storage.writeBasketPointer([one], null)
    expect(await storage.readBasketPointer([one])).toBeNull()
    expect(await readBasketId(other)).toBe('c')
    await storage.writeBasketPointer([one], { basketId: 'd' })
    expect(await readBasketId(one)).toBe('d')
    if (kind === 'redis') expect(await redis.client.ttl(`stagedoor:{${one}}:basket`)).toBe(-1)
  })

  it('is stored under one name at a time, whichever name comes first at the writer [S47]', async () => {
    const [oldKey, newKey] = createUser()
    await storage.writeBasketPointer([oldKey], { basketId: 'a' })
    await storage.writeBasketPointer([newKey, oldKey], { basketId: 'b' })
    expect([await readBasketId(oldKey), await readBasketId(newKey)]).toEqual([undefined, 'b'])
    await storage.writeBasketPointer([oldKey, newKey], { basketId: 'c' })
    expect([await readBasketId(oldKey), await readBasketId(newKey)]).toEqual(['c', undefined])
    for (const names of [
      [oldKey, newKey],
      [newKey, oldKey],
    ])
      expect(await readBasketId(...names)).toBe('c')
    await storage.writeBasketPointer([newKey, oldKey], null)
    for (const names of [[oldKey], [newKey], [oldKey, newKey]]) expect(await readBasketId(...names)).toBeUndefined()
  })

  it('is never lost when replicas write under different names at once [S47]', async () => {
    for (let round = 0; round < 50; round++) {
      const [oldKey, newKey] = createUser()
      const others = Array.from({ length: 6 }, (_, index) =>
        storage.writeBasketPointer(index % 2 ? [oldKey, newKey] : [newKey, oldKey], { basketId: `b${index}` }),
      )
      const readings = Array.from({ length: 4 }, (_, index) =>
        readBasketId(...(index % 2 ? [oldKey, newKey] : [newKey, oldKey])),
      )
      await Promise.all([...others, ...readings])
      const [one, other] = [await readBasketId(oldKey, newKey), await readBasketId(newKey, oldKey)]
      expect(one, `round ${round}`).toMatch(/^b\d$/)
      expect(other).toBe(one)
    }
  })

  it('moves to another name unless it changed meanwhile [S47]', async () => {
    const [oldKey, newKey] = createUser()
    await storage.writeBasketPointer([oldKey], { basketId: 'a' })
    const pointer = (await storage.readBasketPointer([newKey, oldKey]))!
    expect(await storage.moveBasketPointer(pointer, newKey, { basketId: 'moved' })).toBe(true)
    expect([await readBasketId(oldKey), await readBasketId(newKey)]).toEqual([undefined, 'moved'])

    const again = (await storage.readBasketPointer([newKey]))!
    expect(Number(again.writtenAt)).toBe(Number(pointer.writtenAt) + 1)
    await storage.writeBasketPointer([oldKey, newKey], { basketId: 'later' })
    expect(await storage.moveBasketPointer(again, oldKey, { basketId: 'late' })).toBe(false)
    expect(await storage.moveBasketPointer(again, newKey, { basketId: 'late' })).toBe(false)
    expect(await readBasketId(newKey, oldKey)).toBe('later')

    const last = (await storage.readBasketPointer([newKey, oldKey]))!
    await storage.writeBasketPointer([oldKey, newKey], null)
    for (const to of [oldKey, newKey])
      expect(await storage.moveBasketPointer(last, to, { basketId: 'forgotten' })).toBe(false)
    expect(await readBasketId(newKey, oldKey)).toBeUndefined()
  })

  it('is never lost when replicas move it to and fro at once [S47]', async () => {
    for (let round = 0; round < 50; round++) {
      const [oldKey, newKey] = createUser()
      await storage.writeBasketPointer([oldKey], { basketId: `b${round}` })
      const move = async (first: string, second: string) => {
        const pointer = await storage.readBasketPointer([first, second])
        expect(pointer?.fields.basketId, `round ${round}`).toBe(`b${round}`)
        if (pointer!.key !== first) await storage.moveBasketPointer(pointer!, first, pointer!.fields)
      }
      const replica = async (first: string, second: string) => {
        for (let time = 0; time < 8; time++) await move(first, second)
      }
      await Promise.all(
        Array.from({ length: 6 }, (_, index) => (index % 2 ? replica(oldKey, newKey) : replica(newKey, oldKey))),
      )
      for (const names of [
        [oldKey, newKey],
        [newKey, oldKey],
      ])
        expect(await readBasketId(...names), `round ${round}`).toBe(`b${round}`)
    }
  })

  it('gets another text under its own name unless it changed meanwhile', async () => {
    const [name] = createUser()
    await storage.writeBasketPointer([name], { basketId: 'a' })
    const pointer = (await storage.readBasketPointer([name]))!
    expect(await storage.moveBasketPointer(pointer, name, { basketId: 'A' })).toBe(true)
    expect(await readBasketId(name)).toBe('A')
    await storage.writeBasketPointer([name], { basketId: 'b' })
    expect(await storage.moveBasketPointer(pointer, name, { basketId: 'B' })).toBe(false)
    expect(await readBasketId(name)).toBe('b')
  })

  it('is listed by scanKeys, like vaults', async () => {
    const [name] = createUser()
    await storage.writeBasketPointer([name], { basketId: 'a' })
    await storage.insertVault(`${name}-session`, { epoch: '0' }, 60)
    const listScannedKeys = async (entryKind: 'vault' | 'basket') => {
      const names: string[] = []
      for await (const batch of storage.scanKeys(entryKind)) names.push(...batch)
      return names
    }
    expect(await listScannedKeys('basket')).toContain(name)
    expect(await listScannedKeys('basket')).not.toContain(`${name}-session`)
    expect(await listScannedKeys('vault')).toEqual([`${name}-session`])
  })
})

it('of an earlier version, without a time, is older than any other', async () => {
  const storage = await createStorage({ redisUrl: redis.url, redisTimeoutMs: 5_000 }, silentLog)
  await redis.client.hset('stagedoor:{early}:basket', { basketId: 'early', basketCount: '1' })
  const pointer = (await storage.readBasketPointer(['late', 'early']))!
  expect(pointer).toEqual({ key: 'early', writtenAt: '0', fields: { basketId: 'early', basketCount: '1' } })
  expect(await storage.moveBasketPointer(pointer, 'early', { basketId: 'EARLY' })).toBe(true)
  await storage.writeBasketPointer(['late'], { basketId: 'late' })
  expect((await storage.readBasketPointer(['early', 'late']))?.fields.basketId).toBe('late')
  await storage.close()
})
