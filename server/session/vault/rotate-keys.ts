import type { Config } from '../../config/config.ts'
import type { Storage } from '../../storage/storage.ts'
import { createFieldCodec, keyIdOf } from './field-codec.ts'
import { createSessionKeys } from './session-keys.ts'
import { createUserBaskets } from './user-baskets.ts'
import { createVault } from './vault.ts'

/**
 * What cannot be read without one key. `until` is when the last of the sessions ends at the latest, milliseconds since
 * the epoch.
 */
export type KeyUse = { sessions: number; until: number; baskets: number }

/**
 * How many were put under the newest key, and what depends on each key that is listed or has left a trace, by its id.
 */
export type Rotation = { sessions: number; baskets: number; uses: Map<string, KeyUse> }

/**
 * Puts every vault and every basket pointer under the newest key, a batch at a time, while the shop is open. What
 * somebody writes meanwhile stays as they wrote it, so this can be repeated. Sessions keep their names: what named them
 * is needed until they have ended.
 */
export const rotateKeys = async (
  { sessionKeys, sessionAbsoluteMs }: Pick<Config, 'sessionKeys' | 'sessionAbsoluteMs'>,
  storage: Storage,
): Promise<Rotation> => {
  const codec = createFieldCodec(sessionKeys)
  const vault = createVault(storage, codec, Date.now)
  const userBaskets = createUserBaskets({ storage, codec, keys: createSessionKeys(sessionKeys) })
  const keyIds = sessionKeys.map(keyIdOf)
  const rotation: Rotation = {
    sessions: 0,
    baskets: 0,
    uses: new Map(keyIds.map((id) => [id, { sessions: 0, until: 0, baskets: 0 }])),
  }

  const useOf = (id: string) => {
    const use = rotation.uses.get(id) ?? { sessions: 0, until: 0, baskets: 0 }
    rotation.uses.set(id, use)
    return use
  }

  const renewSession = async (key: string) => {
    const kept = await vault.renew(key)
    if (!kept) return
    if (kept.isRenewed) rotation.sessions += 1
    for (const id of new Set([kept.namedBy ?? codec.newest, ...kept.sealedBy])) {
      const use = useOf(id)
      use.sessions += 1
      use.until = Math.max(use.until, kept.startedAt + sessionAbsoluteMs)
    }
  }

  const renewBasket = async (name: string) => {
    const kept = await userBaskets.renew(name)
    if (!kept) return
    if (kept.isRenewed) rotation.baskets += 1
    useOf(kept.keyId).baskets += 1
  }

  for await (const keys of storage.names('vault')) await Promise.all(keys.map(renewSession))
  for await (const names of storage.names('basket')) await Promise.all(names.map(renewBasket))
  return rotation
}
