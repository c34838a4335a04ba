import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startRedis, type TestRedis } from '../testing/start-redis.ts'
import { createStorage } from './create-storage.ts'
import type { Storage } from './storage.ts'

const silent = pino({ level: 'silent' })

let redis: TestRedis
beforeAll(async () => {
  redis = await startRedis()
})
afterAll(() => redis.close())

const implementations: [string, () => Promise<Storage>][] = [
  ['redis', () => createStorage({ redisUrl: redis.url, redisTimeoutMs: 350 }, silent)],
  ['memory', () => createStorage({ redisUrl: undefined, redisTimeoutMs: 350 }, silent)],
]

describe.each(implementations)('the basket pointer of a user in %s', (kind, create) => {
  let storage: Storage
  let serial = 0
  /** Two names of one user: replicas with another order of keys have them the other way round. */
  const createUser = () => [`${kind}-old-${++serial}`, `${kind}-new-${serial}`] as [string, string]
  const found = async (...names: string[]) => (await storage.readBasketPointer(names))?.fields.basketId
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
    expect(await found(other)).toBe('c')
    await storage.writeBasketPointer([one], { basketId: 'd' })
    expect(await found(one)).toBe('d')
    if (kind === 'redis') expect(await redis.client.ttl(`stagedoor:{${one}}:basket`)).toBe(-1)
  })

  it('is stored under one name at a time, whichever name comes first at the writer [S47]', async () => {
    const [old, young] = createUser()
    await storage.writeBasketPointer([old], { basketId: 'a' })
    await storage.writeBasketPointer([young, old], { basketId: 'b' })
    expect([await found(old), await found(young)]).toEqual([undefined, 'b'])
    await storage.writeBasketPointer([old, young], { basketId: 'c' })
    expect([await found(old), await found(young)]).toEqual(['c', undefined])
    for (const names of [
      [old, young],
      [young, old],
    ])
      expect(await found(...names)).toBe('c')
    await storage.writeBasketPointer([young, old], null)
    for (const names of [[old], [young], [old, young]]) expect(await found(...names)).toBeUndefined()
  })

  it('is never lost when replicas write under different names at once [S47]', async () => {
    for (let round = 0; round < 50; round++) {
      const [old, young] = createUser()
      const others = Array.from({ length: 6 }, (_, index) =>
        storage.writeBasketPointer(index % 2 ? [old, young] : [young, old], { basketId: `b${index}` }),
      )
      const readings = Array.from({ length: 4 }, (_, index) => found(...(index % 2 ? [old, young] : [young, old])))
      await Promise.all([...others, ...readings])
      const [one, other] = [await found(old, young), await found(young, old)]
      expect(one, `round ${round}`).toMatch(/^b\d$/)
      expect(other).toBe(one)
    }
  })

  it('moves to another name unless it changed meanwhile [S47]', async () => {
    const [old, young] = createUser()
    await storage.writeBasketPointer([old], { basketId: 'a' })
    const seen = (await storage.readBasketPointer([young, old]))!
    expect(await storage.moveBasketPointer(seen, young, { basketId: 'moved' })).toBe(true)
    expect([await found(old), await found(young)]).toEqual([undefined, 'moved'])

    const again = (await storage.readBasketPointer([young]))!
    expect(Number(again.at)).toBe(Number(seen.at) + 1)
    await storage.writeBasketPointer([old, young], { basketId: 'later' })
    expect(await storage.moveBasketPointer(again, old, { basketId: 'late' })).toBe(false)
    expect(await storage.moveBasketPointer(again, young, { basketId: 'late' })).toBe(false)
    expect(await found(young, old)).toBe('later')

    const last = (await storage.readBasketPointer([young, old]))!
    await storage.writeBasketPointer([old, young], null)
    for (const to of [old, young])
      expect(await storage.moveBasketPointer(last, to, { basketId: 'forgotten' })).toBe(false)
    expect(await found(young, old)).toBeUndefined()
  })

  it('is never lost when replicas move it to and fro at once [S47]', async () => {
    for (let round = 0; round < 50; round++) {
      const [old, young] = createUser()
      await storage.writeBasketPointer([old], { basketId: `b${round}` })
      const move = async (first: string, second: string) => {
        const seen = await storage.readBasketPointer([first, second])
        expect(seen?.fields.basketId, `round ${round}`).toBe(`b${round}`)
        if (seen!.key !== first) await storage.moveBasketPointer(seen!, first, seen!.fields)
      }
      const replica = async (first: string, second: string) => {
        for (let time = 0; time < 8; time++) await move(first, second)
      }
      await Promise.all(
        Array.from({ length: 6 }, (_, index) => (index % 2 ? replica(old, young) : replica(young, old))),
      )
      for (const names of [
        [old, young],
        [young, old],
      ])
        expect(await found(...names), `round ${round}`).toBe(`b${round}`)
    }
  })

  it('gets another text under its own name unless it changed meanwhile', async () => {
    const [name] = createUser()
    await storage.writeBasketPointer([name], { basketId: 'a' })
    const seen = (await storage.readBasketPointer([name]))!
    expect(await storage.moveBasketPointer(seen, name, { basketId: 'A' })).toBe(true)
    expect(await found(name)).toBe('A')
    await storage.writeBasketPointer([name], { basketId: 'b' })
    expect(await storage.moveBasketPointer(seen, name, { basketId: 'B' })).toBe(false)
    expect(await found(name)).toBe('b')
  })

  it('is listed by scanKeys, like vaults', async () => {
    const [name] = createUser()
    await storage.writeBasketPointer([name], { basketId: 'a' })
    await storage.insertVault(`${name}-session`, { epoch: '0' }, 60)
    const all = async (of: 'vault' | 'basket') => {
      const names: string[] = []
      for await (const batch of storage.scanKeys(of)) names.push(...batch)
      return names
    }
    expect(await all('basket')).toContain(name)
    expect(await all('basket')).not.toContain(`${name}-session`)
    expect(await all('vault')).toEqual([`${name}-session`])
  })
})

it('of an earlier version, without a time, is older than any other', async () => {
  const storage = await createStorage({ redisUrl: redis.url, redisTimeoutMs: 350 }, silent)
  await redis.client.hset('stagedoor:{early}:basket', { basketId: 'early', basketCount: '1' })
  const seen = (await storage.readBasketPointer(['late', 'early']))!
  expect(seen).toEqual({ key: 'early', at: '0', fields: { basketId: 'early', basketCount: '1' } })
  expect(await storage.moveBasketPointer(seen, 'early', { basketId: 'EARLY' })).toBe(true)
  await storage.writeBasketPointer(['late'], { basketId: 'late' })
  expect((await storage.readBasketPointer(['early', 'late']))?.fields.basketId).toBe('late')
  await storage.close()
})
