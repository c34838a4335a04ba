import type { FieldChanges, Fields } from '../../storage/storage.ts'
import type { FieldCodec } from './field-codec.ts'
import { Secret } from './secret.ts'
import type { BasketPointer } from '../shopper-session.ts'

type PointerFieldNames = { id: string; count: string }

/** The two vault fields of a basket pointer; undefined removes both. */
export const encodePointer = (
  codec: FieldCodec,
  key: string,
  { id, count }: PointerFieldNames,
  basket: BasketPointer | undefined,
): FieldChanges => ({
  [id]: basket ? codec.encode(key, id, basket.id.reveal()) : null,
  [count]: basket ? String(basket.count) : null,
})

/** The basket pointer; undefined when there is none, or when it cannot be decrypted. */
export const decodePointer = (
  codec: FieldCodec,
  key: string,
  { id, count }: PointerFieldNames,
  fields: Fields,
): BasketPointer | undefined => {
  const stored = fields[id]
  const basketId = stored === undefined ? undefined : codec.decode(key, id, stored)
  if (basketId === undefined) return undefined
  const parsedCount = Number(fields[count])
  return {
    id: new Secret(basketId, 'basket id'),
    count: Number.isSafeInteger(parsedCount) && parsedCount > 0 ? parsedCount : 0,
  }
}
