import { z } from 'zod'
import type { Language } from '#shared/rules/preferences.ts'
import type { Storage } from '../storage/storage.ts'
import { Device } from './parse-device.ts'
import type { FieldCodec } from './vault/field-codec.ts'
import type { SessionKeys } from './vault/session-keys.ts'
import type { TokenService } from './token-service.ts'
import type { Vault } from './vault/vault.ts'

/** Times in milliseconds since 1970. */
type SessionDetails = { device: Device; startedAt: number; seenAt: number }

/** Stored as a tuple, because property names would take more space than their values. */
const StoredDetails = z
  .tuple([Device.shape.kind, Device.shape.browser, Device.shape.system, z.number(), z.number()])
  .transform(([kind, browser, system, startedAt, seenAt]): SessionDetails => ({
    device: { kind, browser, system },
    startedAt,
    seenAt,
  }))

/** A session of a customer, by its storage key. */
type ListedSession = SessionDetails & { key: string }

/**
 * The sessions of customers. A list is stored under an HMAC of the customer's id. Each entry of `SESSION_KEYS` gives
 * another HMAC: new sessions go to the list of the first entry, and reading covers the lists of all. Older lists expire
 * with their sessions. Keys of sessions never leave the server.
 */
export type SessionList = {
  /**
   * Records for `ttlSeconds` that a session was seen. When there are too many sessions, ends those that were seen least
   * recently.
   */
  addSession(userId: string, session: ListedSession, ttlSeconds: number, language: Language): Promise<void>
  /** Sessions that have not ended, most recently seen first. */
  listSessions(userId: string): Promise<ListedSession[]>
  /** Removes ended sessions from the list. */
  removeSessions(userId: string, ...sessions: string[]): Promise<void>
  /** Ends other sessions: here at once, and at the API. */
  revokeSessions(userId: string, sessions: readonly string[], language: Language): Promise<void>
}

type SessionListDeps = {
  storage: Storage
  codec: FieldCodec
  keys: Pick<SessionKeys, 'getCustomerKeys'>
  vault: Vault
  tokenService: TokenService
}

const detailsField = 'sessionDetails'

export const createSessionList = ({ storage, codec, keys, vault, tokenService }: SessionListDeps): SessionList => {
  const decode = (name: string, stored: string): SessionDetails | undefined => {
    try {
      return StoredDetails.parse(JSON.parse(codec.decode(name, detailsField, stored) ?? ''))
    } catch {
      return undefined
    }
  }

  const revokeSession = async (key: string, language: Language) => {
    const contents = await vault.read(key)
    await storage.endSession(key, 'other')
    if (contents && contents !== 'unreadable') await tokenService.revoke(contents.refreshToken, language)
  }

  const readEntries = async (name: string): Promise<ListedSession[]> =>
    (await storage.readSessionList(name)).flatMap(({ key, details }) => {
      const decoded = decode(name, details)
      return decoded ? [{ key, ...decoded }] : []
    })

  const removeSessions = async (userId: string, sessions: readonly string[]) => {
    await Promise.all(keys.getCustomerKeys(userId).map((name) => storage.removeFromSessionList(name, sessions)))
  }

  return {
    async addSession(userId, { key, device: { kind, browser, system }, startedAt, seenAt }, ttlSeconds, language) {
      const [name = ''] = keys.getCustomerKeys(userId)
      const details = codec.encode(name, detailsField, JSON.stringify([kind, browser, system, startedAt, seenAt]))
      const evictedKeys = await storage.addToSessionList(name, { key, details }, ttlSeconds)
      await Promise.all(evictedKeys.map((evictedKey) => revokeSession(evictedKey, language)))
    },
    async listSessions(userId) {
      const entries = (await Promise.all(keys.getCustomerKeys(userId).map(readEntries)))
        .flat()
        .toSorted((a, b) => b.seenAt - a.seenAt)
      const uniqueSessions = entries.filter(
        ({ key }, index) => entries.findIndex((candidate) => candidate.key === key) === index,
      )
      const areLive = await Promise.all(uniqueSessions.map(async ({ key }) => (await storage.readRecord(key)) !== null))
      return uniqueSessions.filter((_session, index) => areLive[index])
    },
    removeSessions: (userId, ...sessions) => removeSessions(userId, sessions),
    async revokeSessions(userId, sessions, language) {
      await Promise.all(sessions.map((key) => revokeSession(key, language)))
      await removeSessions(userId, sessions)
    },
  }
}
