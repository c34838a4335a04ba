import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useTestStorages } from '../testing/use-test-storages.ts'
import type { Storage } from './storage.ts'

const { implementations } = useTestStorages()
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe.concurrent.each(implementations)('storage in %s', (kind, create) => {
  let storage: Storage
  let serial = 0
  const newKey = () => `${kind}-${++serial}`
  beforeAll(async () => {
    storage = await create()
  })
  afterAll(() => storage.close())

  it('has the requested kind, and responds', async () => {
    expect(storage.kind).toBe(kind)
    await storage.ping()
  })

  it('keeps a record until it expires', async () => {
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

  it('creates no session by renewing it', async () => {
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

  it('writes and removes single fields, but only of a living vault', async () => {
    const key = newKey()
    expect(await storage.writeVault(key, { basketId: 'b' })).toBe(false)
    expect(await storage.readVault(key)).toBeNull()
    await storage.insertVault(key, { epoch: '0', basketId: 'a', basketCount: '1' }, 60)
    expect(await storage.writeVault(key, { basketId: null, basketCount: '0' })).toBe(true)
    expect(await storage.readVault(key)).toEqual({ epoch: '0', basketCount: '0' })
    expect(await storage.writeVault(key, { basketCount: null })).toBe(true)
    expect(await storage.readVault(key)).toEqual({ epoch: '0' })
  })

  it('replaces single fields that did not change meanwhile, and only of a living vault [V1 F28]', async () => {
    const key = newKey()
    const updates = { token: { from: 'a', to: 'A' }, basketId: { from: 'b', to: 'B' }, none: { from: 'n', to: 'N' } }
    expect(await storage.compareAndSetFields(key, updates)).toBe(0)
    expect(await storage.readVault(key)).toBeNull()
    await storage.insertVault(key, { epoch: '0', token: 'a', basketId: 'b' }, 60)
    await storage.writeVault(key, { basketId: 'written meanwhile' })
    expect(await storage.compareAndSetFields(key, updates)).toBe(1)
    expect(await storage.readVault(key)).toEqual({ epoch: '0', token: 'A', basketId: 'written meanwhile' })
  })

  it('allows only the caller with the current epoch to rotate', async () => {
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

  it('restores nothing of an ended session [S16]', async () => {
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

  it('removes a discarded session without a tombstone', async () => {
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
