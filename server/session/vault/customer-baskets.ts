import type { StoredBasketPointer, Storage } from '../../storage/storage.ts'
import { decodePointer, encodePointer } from './pointer-codec.ts'
import { parseEncryptionKeyId, type FieldCodec } from './field-codec.ts'
import type { SessionKeys } from './session-keys.ts'
import type { BasketPointer } from '../shopper-session.ts'

const fieldNames = { id: 'basketId', count: 'basketCount' }

/** The field with the owner of the pointer, so that the pointer can get a new name while the customer is away. */
const userField = 'userId'

/** The result for one pointer: whether it was re-encrypted, and the key (listed or not) on which it now depends. */
type ReencryptedBasket = { isReencrypted: boolean; keyId: string }

/** The basket of each customer, on every device. */
export type CustomerBaskets = {
  readPointer(userId: string): Promise<BasketPointer | undefined>
  writePointer(userId: string, basket: BasketPointer | undefined): Promise<void>
  /** Re-encrypts the pointer under one of a user's names with the newest key; undefined when there is none. */
  reencrypt(name: string): Promise<ReencryptedBasket | undefined>
}

type CustomerBasketsDeps = { storage: Storage; codec: FieldCodec; keys: Pick<SessionKeys, 'getCustomerKeys'> }

export const createCustomerBaskets = ({ storage, codec, keys }: CustomerBasketsDeps): CustomerBaskets => {
  const getNewestKey = (userId: string) => keys.getCustomerKeys(userId)[0] ?? ''

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
    [fields[fieldNames.id], fields[userField]].every(
      (stored) => parseEncryptionKeyId(stored ?? '') === codec.newestKeyId,
    )

  /** Does nothing when the pointer has changed meanwhile. */
  const rewritePointer = async (pointer: StoredBasketPointer, userId: string, basket: BasketPointer) =>
    storage.moveBasketPointer(pointer, getNewestKey(userId), encode(getNewestKey(userId), userId, basket))

  return {
    async readPointer(userId) {
      const storedPointer = await storage.readBasketPointer(keys.getCustomerKeys(userId))
      const basket = storedPointer
        ? decodePointer(codec, storedPointer.key, fieldNames, storedPointer.fields)
        : undefined
      // Does not wait: the caller must not depend on it, and the next read repeats it.
      if (storedPointer && basket && !isUpToDate(storedPointer, userId))
        rewritePointer(storedPointer, userId, basket).catch(() => {})
      return basket
    },
    async writePointer(userId, basket) {
      await storage.writeBasketPointer(
        keys.getCustomerKeys(userId),
        basket ? encode(getNewestKey(userId), userId, basket) : null,
      )
    },
    async reencrypt(name) {
      const storedPointer = await storage.readBasketPointer([name])
      if (!storedPointer) return undefined
      const basket = decodePointer(codec, name, fieldNames, storedPointer.fields)
      const userId = codec.decode(name, userField, storedPointer.fields[userField] ?? '')
      // The name and its content depend on the same key.
      if (!basket || userId === undefined)
        return { isReencrypted: false, keyId: parseEncryptionKeyId(storedPointer.fields[fieldNames.id] ?? '') ?? '' }
      if (isUpToDate(storedPointer, userId)) return { isReencrypted: false, keyId: codec.newestKeyId }
      return { isReencrypted: await rewritePointer(storedPointer, userId, basket), keyId: codec.newestKeyId }
    },
  }
}
