import type { Storage } from '../storage/storage.ts'
import { decodePointer, encodePointer } from './basket-pointer.ts'
import type { FieldCodec } from './field-codec.ts'
import type { BasketPointer } from './shopper-session.ts'

const fieldNames = { id: 'basketId', count: 'basketCount' }

/** Where each customer's basket is, whatever device they come from. `key` is that of the user, never their id. */
export type UserBaskets = {
  read(key: string): Promise<BasketPointer | undefined>
  write(key: string, basket: BasketPointer | undefined): Promise<void>
}

export const createUserBaskets = (storage: Storage, codec: FieldCodec): UserBaskets => ({
  async read(key) {
    const fields = await storage.readUserBasket(key)
    return fields ? decodePointer(codec, key, fieldNames, fields) : undefined
  },
  async write(key, basket) {
    const { basketId, basketCount } = encodePointer(codec, key, fieldNames, basket)
    await storage.writeUserBasket(key, basketId && basketCount ? { basketId, basketCount } : null)
  },
})
