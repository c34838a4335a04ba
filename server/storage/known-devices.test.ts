import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useTestStorages } from '../testing/use-test-storages.ts'
import { maxDevicesPerAccount, type Storage } from './storage.ts'

const { implementations } = useTestStorages()

describe.concurrent.each(implementations)('the known devices of an account in %s', (kind, create) => {
  let storage: Storage
  beforeAll(async () => {
    storage = await create()
  })
  afterAll(() => storage.close())

  it('are known to that account until they are forgotten', async () => {
    const [account, other] = [`${kind}-a`, `${kind}-b`]
    expect(await storage.isKnownDevice(account, 'one')).toBe(false)
    await storage.rememberDevice(account, 'one', 60)
    await storage.rememberDevice(account, 'two', 60)
    await storage.rememberDevice(other, 'three', 60)
    expect(await storage.isKnownDevice(account, 'one')).toBe(true)
    expect(await storage.isKnownDevice(account, 'three')).toBe(false)
    await storage.forgetDevices([account, 'an older name'])
    expect(await storage.isKnownDevice(account, 'one')).toBe(false)
    expect(await storage.isKnownDevice(other, 'three')).toBe(true)
  })

  it('expire one by one', async () => {
    const account = `${kind}-expiring`
    await storage.rememberDevice(account, 'short', 1)
    await storage.rememberDevice(account, 'long', 60)
    await sleep(2_100)
    expect(await storage.isKnownDevice(account, 'short')).toBe(false)
    expect(await storage.isKnownDevice(account, 'long')).toBe(true)
  })

  it('are no more than an account needs: the one nearest to its end goes', async () => {
    const account = `${kind}-many`
    for (let count = 0; count <= maxDevicesPerAccount; count++)
      await storage.rememberDevice(account, `device ${count}`, 60 + count)
    expect(await storage.isKnownDevice(account, 'device 0')).toBe(false)
    expect(await storage.isKnownDevice(account, 'device 1')).toBe(true)
  })
})
