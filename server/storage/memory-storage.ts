import { createExpiringMap } from './expiring-map.ts'
import { createMemoryCounters } from './memory-counters.ts'
import { createMemoryHolds } from './memory-holds.ts'
import { createMemoryBasketPointers } from './memory-basket-pointers.ts'
import {
  maxDevicesPerAccount,
  maxSessionsPerCustomer,
  tombstoneSeconds,
  type EndedBy,
  type Fields,
  type LeasePurpose,
  type Storage,
} from './storage.ts'

/**
 * The storage of a demo without Redis. Only one process can use it, and its data ends with the process. Each operation
 * is atomic because it never awaits.
 */
export const createMemoryStorage = (now: () => number = Date.now): Storage => {
  const records = createExpiringMap<string>(now)
  const vaults = createExpiringMap<Fields>(now)
  const tombstones = createExpiringMap<EndedBy>(now)
  const { keys: listBasketKeys, ...customerBaskets } = createMemoryBasketPointers(now)
  const leases = createExpiringMap<string>(now)
  /** The outer map is by user, the inner one by session. */
  const sessionLists = createExpiringMap<Map<string, { expiresAt: number; details: string }>>(now)
  /** The outer map is by account, the inner one by device; its value is the time at which the entry expires. */
  const knownDevices = createExpiringMap<Map<string, number>>(now)
  const leaseKey = (key: string, purpose: LeasePurpose) => `${purpose} ${key}`
  const isHeldByAnother = (lease: string, holder: string) => (leases.get(lease) ?? holder) !== holder
  const listLiveSessions = (userKey: string) =>
    [...(sessionLists.get(userKey) ?? [])].filter(([, { expiresAt }]) => expiresAt > now())

  return {
    kind: 'memory',
    readRecord: async (key) => records.get(key) ?? null,
    async writeRecord(key, value, ttlSeconds) {
      if (tombstones.get(key)) return false
      records.set(key, value, ttlSeconds)
      return true
    },
    async insertVault(key, fields, ttlSeconds) {
      if (tombstones.get(key)) return false
      vaults.set(key, { ...fields }, ttlSeconds)
      return true
    },
    async readVault(key) {
      const fields = vaults.get(key)
      return fields ? { ...fields } : null
    },
    async writeVault(key, changes) {
      const fields = vaults.get(key)
      if (!fields) return false
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) delete fields[name]
        else fields[name] = value
      }
      return true
    },
    async compareAndSetFields(key, updates) {
      const fields = vaults.get(key) ?? {}
      const unchanged = Object.entries(updates).filter(([name, { from }]) => fields[name] === from)
      for (const [name, { to }] of unchanged) fields[name] = to
      return unchanged.length
    },
    async rotateVault(key, epoch, holder, changes) {
      const fields = vaults.get(key)
      if (!fields) return 'ended'
      if (fields.epoch !== String(epoch) || isHeldByAnother(leaseKey(key, 'refresh'), holder)) return 'stale'
      Object.assign(fields, changes, { epoch: String(epoch + 1) })
      return 'saved'
    },
    async acquireLease(key, purpose, holder, ttlMs) {
      if (isHeldByAnother(leaseKey(key, purpose), holder)) return false
      leases.set(leaseKey(key, purpose), holder, ttlMs / 1000)
      return true
    },
    async releaseLease(key, purpose, holder) {
      if (leases.get(leaseKey(key, purpose)) === holder) leases.delete(leaseKey(key, purpose))
    },
    async touchSession(key, ttlSeconds) {
      records.touch(key, ttlSeconds)
      vaults.touch(key, ttlSeconds)
    },
    async endSession(key, endedBy) {
      const hasExisted = [records.delete(key), vaults.delete(key)].includes(true)
      for (const purpose of ['refresh', 'basket'] as const) leases.delete(leaseKey(key, purpose))
      tombstones.set(key, endedBy, tombstoneSeconds)
      return hasExisted
    },
    async discardSession(key) {
      records.delete(key)
      vaults.delete(key)
    },
    async endAllSessions() {
      const keys = new Set([...records.keys(), ...vaults.keys()])
      for (const key of keys) {
        records.delete(key)
        vaults.delete(key)
        tombstones.set(key, 'other', tombstoneSeconds)
      }
      // The lists would only contain ended sessions.
      for (const userKey of sessionLists.keys()) sessionLists.delete(userKey)
      for (const accountKey of knownDevices.keys()) knownDevices.delete(accountKey)
      return keys.size
    },
    readTombstone: async (key) => tombstones.get(key) ?? null,
    async addToSessionList(userKey, { key, details }, ttlSeconds) {
      const otherSessions = listLiveSessions(userKey).filter(([otherKey]) => otherKey !== key)
      const byEnd = [...otherSessions, [key, { expiresAt: now() + ttlSeconds * 1000, details }] as const].toSorted(
        ([, a], [, b]) => a.expiresAt - b.expiresAt,
      )
      const retained = byEnd.slice(-maxSessionsPerCustomer)
      sessionLists.set(userKey, new Map(retained), (retained.at(-1)![1].expiresAt - now()) / 1000)
      return byEnd.slice(0, -maxSessionsPerCustomer).map(([evictedKey]) => evictedKey)
    },
    async rememberDevice(accountKey, deviceHash, ttlSeconds) {
      const devices = new Map(knownDevices.get(accountKey)).set(deviceHash, now() + ttlSeconds * 1000)
      const latest = [...devices].toSorted(([, a], [, b]) => a - b).slice(-maxDevicesPerAccount)
      knownDevices.set(accountKey, new Map(latest), ttlSeconds)
    },
    isKnownDevice: async (accountKey, deviceHash) => (knownDevices.get(accountKey)?.get(deviceHash) ?? 0) > now(),
    async forgetDevices(accountKeys) {
      for (const accountKey of accountKeys) knownDevices.delete(accountKey)
    },
    readSessionList: async (userKey) => listLiveSessions(userKey).map(([key, { details }]) => ({ key, details })),
    async removeFromSessionList(userKey, keys) {
      for (const key of keys) sessionLists.get(userKey)?.delete(key)
    },
    ...createMemoryCounters(now),
    ...createMemoryHolds(now),
    ...customerBaskets,
    async *scanKeys(kind) {
      yield kind === 'vault' ? vaults.keys() : listBasketKeys()
    },
    ping: async () => {},
    close: async () => {},
  }
}
