import type { FoundBasket, Storage } from '../../storage/storage.ts'
import { decodePointer, encodePointer } from './basket-pointer.ts'
import { sealedBy, type FieldCodec } from './field-codec.ts'
import type { SessionKeys } from './session-keys.ts'
import type { BasketPointer } from '../shopper-session.ts'

const fieldNames = { id: 'basketId', count: 'basketCount' }

/** Whose pointer it is, so that it can get a new name while its customer is away. */
const userField = 'userId'

/** What became of a pointer: whether it had to be renewed, and the key it now depends on, listed or not. */
export type RenewedBasket = { isRenewed: boolean; keyId: string }

/** Where each customer's basket is, whatever device they come from. */
export type UserBaskets = {
  read(userId: string): Promise<BasketPointer | undefined>
  write(userId: string, basket: BasketPointer | undefined): Promise<void>
  /**
   * Puts what stands under one of a user's names, encrypted, under the newest key; undefined when nothing stands there.
   */
  renew(name: string): Promise<RenewedBasket | undefined>
}

export type UserBasketsDeps = { storage: Storage; codec: FieldCodec; keys: Pick<SessionKeys, 'ofUser'> }

export const createUserBaskets = ({ storage, codec, keys }: UserBasketsDeps): UserBaskets => {
  const nameOf = (userId: string) => keys.ofUser(userId)[0] ?? ''

  const encode = (name: string, userId: string, basket: BasketPointer) => {
    const { basketId, basketCount } = encodePointer(codec, name, fieldNames, basket)
    return {
      basketId: basketId ?? '',
      basketCount: basketCount ?? '',
      [userField]: codec.encode(name, userField, userId),
    }
  }

  const isNewest = ({ key, fields }: FoundBasket, userId: string) =>
    key === nameOf(userId) &&
    [fields[fieldNames.id], fields[userField]].every((stored) => sealedBy(stored ?? '') === codec.newest)

  /** Leaves alone what was written in the meantime. */
  const move = async (found: FoundBasket, userId: string, basket: BasketPointer) =>
    storage.moveUserBasket(found, nameOf(userId), encode(nameOf(userId), userId, basket))

  return {
    async read(userId) {
      const found = await storage.readUserBasket(keys.ofUser(userId))
      const basket = found ? decodePointer(codec, found.key, fieldNames, found.fields) : undefined
      // Not awaited, and tried again with the next reading: nobody waits for it, and it must not fail what was asked.
      if (found && basket && !isNewest(found, userId)) move(found, userId, basket).catch(() => {})
      return basket
    },
    async write(userId, basket) {
      await storage.writeUserBasket(keys.ofUser(userId), basket ? encode(nameOf(userId), userId, basket) : null)
    },
    async renew(name) {
      const found = await storage.readUserBasket([name])
      if (!found) return undefined
      const basket = decodePointer(codec, name, fieldNames, found.fields)
      const userId = codec.decode(name, userField, found.fields[userField] ?? '')
      // A name and what stands under it come from the same key.
      if (!basket || userId === undefined)
        return { isRenewed: false, keyId: sealedBy(found.fields[fieldNames.id] ?? '') ?? '' }
      if (isNewest(found, userId)) return { isRenewed: false, keyId: codec.newest }
      return { isRenewed: await move(found, userId, basket), keyId: codec.newest }
    },
  }
}
