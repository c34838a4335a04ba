import type { Config } from '../../config/config.ts'
import type { Storage } from '../../storage/storage.ts'
import { createFieldCodec, keyId } from './field-codec.ts'
import { createSessionKeys } from './session-keys.ts'
import { createCustomerBaskets } from './customer-baskets.ts'
import { createVault } from './vault.ts'

/**
 * The number of sessions and baskets that need one key. `sessionsUntil` is the latest end of these sessions in
 * milliseconds since 1970.
 */
export type KeyUsage = { sessions: number; sessionsUntil: number; baskets: number }

/**
 * How many sessions and baskets were re-encrypted, and the usage of each key that is listed or still in use, by key id.
 */
export type RotationResult = { sessions: number; baskets: number; usageByKey: Map<string, KeyUsage> }

/**
 * Re-encrypts every vault and basket pointer with the newest key, in batches, while the shop is open. A concurrent
 * write wins, so the command may be repeated. Sessions keep their names: a session needs the key of its name until it
 * ends.
 */
export const rotateKeys = async (
  { sessionKeys, sessionAbsoluteMs }: Pick<Config, 'sessionKeys' | 'sessionAbsoluteMs'>,
  storage: Storage,
): Promise<RotationResult> => {
  const codec = createFieldCodec(sessionKeys)
  const vault = createVault(storage, codec, Date.now)
  const customerBaskets = createCustomerBaskets({ storage, codec, keys: createSessionKeys(sessionKeys) })
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
    const result = await customerBaskets.reencrypt(name)
    if (!result) return
    if (result.isReencrypted) rotation.baskets += 1
    getKeyUsage(result.keyId).baskets += 1
  }

  for await (const keys of storage.scanKeys('vault')) await Promise.all(keys.map(reencryptSession))
  for await (const names of storage.scanKeys('basket')) await Promise.all(names.map(reencryptBasket))
  return rotation
}
