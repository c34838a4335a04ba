import { z } from 'zod'
import type { Language } from '#shared/preferences.ts'
import type { Storage } from '../storage/storage.ts'
import { Device } from './device-of.ts'
import type { FieldCodec } from './field-codec.ts'
import type { TokenService } from './token-service.ts'
import type { Vault } from './vault.ts'

/** Times in milliseconds since the epoch. */
const Details = z.object({ device: Device, startedAt: z.number(), seenAt: z.number() })
type Details = z.infer<typeof Details>

/** A session of a user, by the key it is stored under. */
export type UserSession = Details & { key: string }

/** Where users are signed in. `userKey` and session keys are HMACs; they never leave the server. */
export type UserSessions = {
  /** Notes that a session was seen, for `ttlSeconds`. When that makes too many, those longest unseen are ended. */
  note(userKey: string, session: UserSession, ttlSeconds: number, language: Language): Promise<void>
  /** Those that live, last seen first. */
  list(userKey: string): Promise<UserSession[]>
  /** Takes sessions that have ended out of the list. */
  forget(userKey: string, ...keys: string[]): Promise<void>
  /** Ends sessions from elsewhere: at once here, and upstream. */
  end(userKey: string, keys: readonly string[], language: Language): Promise<void>
}

export type UserSessionsDeps = { storage: Storage; codec: FieldCodec; vault: Vault; tokens: TokenService }

const field = 'sessionDetails'

export const createUserSessions = ({ storage, codec, vault, tokens }: UserSessionsDeps): UserSessions => {
  const decode = (userKey: string, stored: string): Details | undefined => {
    try {
      return Details.parse(JSON.parse(codec.decode(userKey, field, stored) ?? ''))
    } catch {
      return undefined
    }
  }

  const endOne = async (key: string, language: Language) => {
    const contents = await vault.read(key)
    await storage.endSession(key, 'other')
    if (contents && contents !== 'garbled') await tokens.revoke(contents.refreshToken, language)
  }

  return {
    async note(userKey, { key, ...details }, ttlSeconds, language) {
      const gone = await storage.indexSession(userKey, { key, details: codec.encode(userKey, field, JSON.stringify(details)) }, ttlSeconds)
      await Promise.all(gone.map((one) => endOne(one, language)))
    },
    async list(userKey) {
      const indexed = await storage.readIndex(userKey)
      const known = indexed.flatMap(({ key, details }) => {
        const decoded = decode(userKey, details)
        return decoded ? [{ key, ...decoded }] : []
      })
      const living = await Promise.all(known.map(async ({ key }) => (await storage.readRecord(key)) !== null))
      return known.filter((_one, index) => living[index]).toSorted((a, b) => b.seenAt - a.seenAt)
    },
    forget: (userKey, ...keys) => storage.removeFromIndex(userKey, keys),
    async end(userKey, keys, language) {
      await Promise.all(keys.map((key) => endOne(key, language)))
      await storage.removeFromIndex(userKey, keys)
    },
  }
}
