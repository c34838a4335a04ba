import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useTestStorages } from '../testing/use-test-storages.ts'
import { maxSessionsPerCustomer, type Storage } from './storage.ts'

const { implementations, listRedisKeys } = useTestStorages()
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe.concurrent.each(implementations)('the session list of a user in %s', (kind, create) => {
  let storage: Storage
  let serial = 0
  const newUser = () => `${kind}-user-${++serial}`
  const listKeys = async (user: string) => (await storage.readSessionList(user)).map(({ key }) => key).toSorted()
  beforeAll(async () => {
    storage = await create()
  })
  afterAll(() => storage.close())

  it('lists the sessions of one user, each once, with their latest details', async () => {
    const [user, other] = [newUser(), newUser()]
    expect(await storage.readSessionList(user)).toEqual([])
    expect(await storage.addToSessionList(user, { key: 'one', details: 'first' }, 60)).toEqual([])
    await storage.addToSessionList(user, { key: 'two', details: 'second' }, 60)
    await storage.addToSessionList(other, { key: 'three', details: 'third' }, 60)
    await storage.addToSessionList(user, { key: 'one', details: 'seen again' }, 60)
    expect((await storage.readSessionList(user)).toSorted((a, b) => a.key.localeCompare(b.key))).toEqual([
      { key: 'one', details: 'seen again' },
      { key: 'two', details: 'second' },
    ])
  })

  it('loses a session when it expires, and is removed with the last', async () => {
    const user = newUser()
    await storage.addToSessionList(user, { key: 'long', details: '' }, 2)
    await storage.addToSessionList(user, { key: 'short', details: '' }, 1)
    expect(await listKeys(user)).toEqual(['long', 'short'])
    await pause(1_100)
    expect(await listKeys(user)).toEqual(['long'])
    await pause(1_100)
    expect(await listKeys(user)).toEqual([])
    if (kind === 'redis') expect(await listRedisKeys(`*${user}*`)).toEqual([])
  })

  it('loses the named sessions only', async () => {
    const user = newUser()
    for (const key of ['one', 'two', 'three']) await storage.addToSessionList(user, { key, details: '' }, 60)
    await storage.removeFromSessionList(user, ['one', 'three', 'unknown'])
    await storage.removeFromSessionList(user, [])
    expect(await listKeys(user)).toEqual(['two'])
  })

  it('is limited: the sessions nearest to their end leave, and are returned', async () => {
    const user = newUser()
    await storage.addToSessionList(user, { key: 'nearest', details: '' }, 60)
    const left = await Promise.all(
      Array.from({ length: maxSessionsPerCustomer }, (_, index) =>
        storage.addToSessionList(user, { key: `s${index}`, details: '' }, 100 + index),
      ),
    )
    expect(left.flat()).toEqual(['nearest'])
    expect(await storage.readSessionList(user)).toHaveLength(maxSessionsPerCustomer)
  })
})

describe.each(implementations)('ending every session in %s', (kind, create) => {
  let storage: Storage
  beforeAll(async () => {
    storage = await create()
  })
  afterAll(() => storage.close())

  it('leaves no session and no session list, and keeps basket pointers [S21]', async () => {
    await storage.endAllSessions()
    // These are more keys than one batch has.
    const keys = Array.from({ length: 450 }, (_, index) => `${kind}-every-${index}`)
    await Promise.all(
      keys.map(async (key) => [
        await storage.writeRecord(key, 'one', 60),
        await storage.insertVault(key, { epoch: '0' }, 60),
      ]),
    )
    await storage.insertVault('only begun', { epoch: '0' }, 60)
    for (const key of keys.slice(0, 3)) await storage.addToSessionList(`${kind}-every-user`, { key, details: '' }, 60)
    await storage.writeBasketPointer([`${kind}-every-user`], { basketId: 'b', basketCount: '2' })

    expect(await storage.endAllSessions()).toBe(451)
    for (const key of [...keys, 'only begun']) {
      expect({
        record: await storage.readRecord(key),
        vault: await storage.readVault(key),
        tombstone: await storage.readTombstone(key),
      }).toEqual({ record: null, vault: null, tombstone: 'other' })
    }
    expect(await storage.readSessionList(`${kind}-every-user`)).toEqual([])
    if (kind === 'redis') expect(await listRedisKeys('*session-*')).toEqual([])
    expect(await storage.readBasketPointer([`${kind}-every-user`])).toMatchObject({
      fields: { basketId: 'b', basketCount: '2' },
    })
    expect(await storage.endAllSessions()).toBe(0)
  })

  it('restores none of them, and allows new sessions [S21]', async () => {
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
