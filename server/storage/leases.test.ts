import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useTestStorages } from '../testing/use-test-storages.ts'
import type { Storage } from './storage.ts'

const { implementations } = useTestStorages()
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe.each(implementations)('leases in %s', (kind, create) => {
  let storage: Storage
  let serial = 0
  const newKey = () => `${kind}-${++serial}`
  beforeAll(async () => {
    storage = await create()
  })
  afterAll(() => storage.close())

  it('belong to one holder until they are released [F14 V3]', async () => {
    const key = newKey()
    const leases = await Promise.all(
      ['a', 'b', 'c'].map((holder) => storage.acquireLease(key, 'refresh', holder, 60_000)),
    )
    expect(leases.filter(Boolean)).toHaveLength(1)
    const holder = ['a', 'b', 'c'][leases.indexOf(true)]!
    expect(await storage.acquireLease(key, 'refresh', holder, 60_000)).toBe(true)
    expect(await storage.acquireLease(key, 'basket', 'other', 60_000)).toBe(true)
    expect(await storage.acquireLease(newKey(), 'refresh', 'other', 60_000)).toBe(true)
    await storage.releaseLease(key, 'refresh', 'other')
    expect(await storage.acquireLease(key, 'refresh', 'other', 60_000)).toBe(false)
    await storage.releaseLease(key, 'refresh', holder)
    expect(await storage.acquireLease(key, 'refresh', 'other', 60_000)).toBe(true)
  })

  it('expire unless they are renewed, and then belong to another holder [F17 V3]', async () => {
    const [expired, renewed] = [newKey(), newKey()]
    for (const key of [expired, renewed]) await storage.acquireLease(key, 'basket', 'me', 100)
    await storage.acquireLease(renewed, 'basket', 'me', 60_000)
    await pause(150)
    expect(await storage.acquireLease(expired, 'basket', 'other', 60_000)).toBe(true)
    expect(await storage.acquireLease(renewed, 'basket', 'other', 60_000)).toBe(false)
    expect(await storage.acquireLease(expired, 'basket', 'me', 60_000)).toBe(false)
  })

  it('keep every other process from rotating tokens until they are released [F17 V3]', async () => {
    const key = newKey()
    await storage.insertVault(key, { epoch: '0', token: 'a' }, 60)
    await storage.acquireLease(key, 'refresh', 'other', 60_000)
    expect(await storage.rotateVault(key, 0, 'me', { token: 'late' })).toBe('stale')
    expect(await storage.readVault(key)).toEqual({ epoch: '0', token: 'a' })
    await storage.releaseLease(key, 'refresh', 'other')
    expect(await storage.rotateVault(key, 0, 'me', { token: 'b' })).toBe('saved')
    await storage.acquireLease(key, 'refresh', 'me', 60_000)
    expect(await storage.rotateVault(key, 1, 'me', { token: 'c' })).toBe('saved')
  })

  it('end with their session [F10 V3]', async () => {
    const key = newKey()
    await storage.insertVault(key, { epoch: '0', token: 'a' }, 60)
    for (const purpose of ['refresh', 'basket'] as const) await storage.acquireLease(key, purpose, 'me', 60_000)
    await storage.endSession(key, 'itself')
    for (const purpose of ['refresh', 'basket'] as const)
      expect(await storage.acquireLease(key, purpose, 'other', 60_000)).toBe(true)
  })
})
