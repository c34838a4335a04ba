import type { Config } from '../../config/config.ts'
import type { Storage } from '../../storage/storage.ts'
import { createFieldCodec, keyId } from './field-codec.ts'
import { createSessionKeys } from './session-keys.ts'
import { createUserBaskets } from './user-baskets.ts'
import { createVault } from './vault.ts'

/**
 * What cannot be read without one key. `until` is when the last of the sessions ends at the latest, milliseconds since
 * the epoch.
 */
export type KeyUsage = { sessions: number; sessionsUntil: number; baskets: number }

/**
 * How many were put under the newest key, and what depends on each key that is listed or has left a trace, by its id.
 */
export type RotationResult = { sessions: number; baskets: number; usageByKey: Map<string, KeyUsage> }

/**
 * Puts every vault and every basket pointer under the newest key, a batch at a time, while the shop is open. What
 * somebody writes meanwhile stays as they wrote it, so this can be repeated. Sessions keep their names: what named them
 * is needed until they have ended.
 */
export const rotateKeys = async (
  { sessionKeys, sessionAbsoluteMs }: Pick<Config, 'sessionKeys' | 'sessionAbsoluteMs'>,
  storage: Storage,
): Promise<RotationResult> => {
  const codec = createFieldCodec(sessionKeys)
  const vault = createVault(storage, codec, Date.now)
  const userBaskets = createUserBaskets({ storage, codec, keys: createSessionKeys(sessionKeys) })
  const keyIds = sessionKeys.map(keyId)
  const rotation: RotationResult = {
    sessions: 0,
    baskets: 0,
    usageByKey: new Map(keyIds.map((id) => [id, { sessions: 0, sessionsUntil: 0, baskets: 0 }])),
  }

  const getKeyUsage = (id: string) => {
    const usage = rotation.usageByKey.get(id) ?? { sessions: 0, sessionsUntil: 0, baskets: 0 }
    rotation.usageByKey.set(id, usage)
    return usage
  }

  const reencryptSession = async (key: string) => {
    const result = await vault.reencrypt(key)
    if (!result) return
    if (result.isReencrypted) rotation.sessions += 1
    for (const id of new Set([result.namedBy ?? codec.newestKeyId, ...result.encryptedBy])) {
      const usage = getKeyUsage(id)
      usage.sessions += 1
      usage.sessionsUntil = Math.max(usage.sessionsUntil, result.startedAt + sessionAbsoluteMs)
    }
  }

  const reencryptBasket = async (name: string) => {
    const result = await userBaskets.reencrypt(name)
    if (!result) return
    if (result.isReencrypted) rotation.baskets += 1
    getKeyUsage(result.keyId).baskets += 1
  }

  for await (const keys of storage.scanKeys('vault')) await Promise.all(keys.map(reencryptSession))
  for await (const names of storage.scanKeys('basket')) await Promise.all(names.map(reencryptBasket))
  return rotation
}
