import type { StoredBasketPointer, Storage } from '../../storage/storage.ts'
import { decodePointer, encodePointer } from './basket-pointer.ts'
import { encryptionKeyIdOf, type FieldCodec } from './field-codec.ts'
import type { SessionKeys } from './session-keys.ts'
import type { BasketPointer } from '../shopper-session.ts'

const fieldNames = { id: 'basketId', count: 'basketCount' }

/** Whose pointer it is, so that it can get a new name while its customer is away. */
const userField = 'userId'

/** What became of a pointer: whether it had to be renewed, and the key it now depends on, listed or not. */
export type ReencryptedBasket = { isReencrypted: boolean; keyId: string }

/** Where each customer's basket is, whatever device they come from. */
export type UserBaskets = {
  readPointer(userId: string): Promise<BasketPointer | undefined>
  writePointer(userId: string, basket: BasketPointer | undefined): Promise<void>
  /**
   * Puts what stands under one of a user's names, encrypted, under the newest key; undefined when nothing stands there.
   */
  reencrypt(name: string): Promise<ReencryptedBasket | undefined>
}

export type UserBasketsDeps = { storage: Storage; codec: FieldCodec; keys: Pick<SessionKeys, 'getUserKeys'> }

export const createUserBaskets = ({ storage, codec, keys }: UserBasketsDeps): UserBaskets => {
  const getNewestKey = (userId: string) => keys.getUserKeys(userId)[0] ?? ''

  const encode = (name: string, userId: string, basket: BasketPointer) => {
    const { basketId, basketCount } = encodePointer(codec, name, fieldNames, basket)
    return {
      basketId: basketId ?? '',
      basketCount: basketCount ?? '',
      [userField]: codec.encode(name, userField, userId),
    }
  }

  const isUpToDate = ({ key, fields }: StoredBasketPointer, userId: string) =>
    key === getNewestKey(userId) &&
    [fields[fieldNames.id], fields[userField]].every((stored) => encryptionKeyIdOf(stored ?? '') === codec.newestKeyId)

  /** Leaves alone what was written in the meantime. */
  const rewritePointer = async (found: StoredBasketPointer, userId: string, basket: BasketPointer) =>
    storage.moveBasketPointer(found, getNewestKey(userId), encode(getNewestKey(userId), userId, basket))

  return {
    async readPointer(userId) {
      const found = await storage.readBasketPointer(keys.getUserKeys(userId))
      const basket = found ? decodePointer(codec, found.key, fieldNames, found.fields) : undefined
      // Not awaited, and tried again with the next reading: nobody waits for it, and it must not fail what was asked.
      if (found && basket && !isUpToDate(found, userId)) rewritePointer(found, userId, basket).catch(() => {})
      return basket
    },
    async writePointer(userId, basket) {
      await storage.writeBasketPointer(
        keys.getUserKeys(userId),
        basket ? encode(getNewestKey(userId), userId, basket) : null,
      )
    },
    async reencrypt(name) {
      const found = await storage.readBasketPointer([name])
      if (!found) return undefined
      const basket = decodePointer(codec, name, fieldNames, found.fields)
      const userId = codec.decode(name, userField, found.fields[userField] ?? '')
      // A name and what stands under it come from the same key.
      if (!basket || userId === undefined)
        return { isReencrypted: false, keyId: encryptionKeyIdOf(found.fields[fieldNames.id] ?? '') ?? '' }
      if (isUpToDate(found, userId)) return { isReencrypted: false, keyId: codec.newestKeyId }
      return { isReencrypted: await rewritePointer(found, userId, basket), keyId: codec.newestKeyId }
    },
  }
}
